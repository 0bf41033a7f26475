package vm

import (
	_ "embed"
	"strings"
	"sync"
)

// Signatures of natives as CPython writes them in __text_signature__.

// recorded holds the signatures of builtins whose defaults the declarations do not tell,
// one a line: the name, a space, the signature; those with nothing behind the name have none.
//
//go:embed signatures.txt
var recorded string

var signatures = sync.OnceValue(func() map[string]string {
	m := map[string]string{}
	for line := range strings.Lines(recorded) {
		name, text, _ := strings.Cut(strings.TrimSuffix(line, "\n"), " ")
		m[name] = text
	}
	return m
})

// text is __text_signature__ of a native: "$self", "$type" or "$module" stand for what it
// is bound to, and an absent default that no record has cannot be shown. It is empty where
// there is none.
func (n *native) text() string {
	if n.module == "builtins" || n.owner != "" {
		if t, ok := signatures()[n.qual()]; ok {
			return t
		}
	}
	params := strings.Split(n.Sig, ",")
	if n.Sig == "" {
		params = nil
	}
	bound := "$module"
	switch n.kind {
	case nativeMethod:
		bound, params = "$self", params[1:]
	case nativeClassMethod, nativeNew:
		bound, params = "$type", params[1:]
	}
	out := []string{bound}
	only := false
	for i, p := range params {
		p = strings.TrimSpace(p)
		if name, ok := strings.CutSuffix(p, "="); ok {
			p = name + "=<unrepresentable>"
		}
		only = only || p == "/" && i > 0
		if p != "/" || i > 0 {
			out = append(out, p)
		}
	}
	if !only {
		out = append(out[:1], append([]string{"/"}, out[1:]...)...)
	}
	return "(" + strings.Join(out, ", ") + ")"
}
