package syntax

import (
	"strings"
	"testing"
	"time"

	"github.com/gilliam-run/gilliam/internal/cputime"
)

// hostileSize is a quarter of the largest source a sandbox accepts, so that
// the test is quick; the benchmark uses all of it.
var hostileSize = 1 << 18

// repeated is unit again and again, up to hostileSize.
func repeated(before, unit, after string) string {
	n := (hostileSize - len(before) - len(after)) / len(unit)
	return before + strings.Repeat(unit, n) + after
}

// hostileSources are each made to be slow or deep in one way.
var hostileSources = []struct {
	name   string
	source func() string
}{
	{"open brackets", func() string { return repeated("", "(", "") }},
	{"closed brackets", func() string { return repeated("", "()", "") }},
	{"brackets in brackets", func() string { return repeated("", strings.Repeat("[", 190)+strings.Repeat("]", 190)+"\n", "") }},
	{"broken brackets in brackets", func() string {
		return strings.Repeat("(", 190) + "a b" + strings.Repeat(")", 190)
	}},
	{"broken braces in braces", func() string {
		return repeated(strings.Repeat("{x: {y, ", 95), "1, ", "a b"+strings.Repeat("}}", 95))
	}},
	{"sum", func() string { return repeated("x = 1", "+1", "\n") }},
	{"broken sum", func() string { return repeated("x = 1", "+1", " 2\n") }},
	{"powers", func() string { return repeated("x = 1", "**1", "\n") }},
	{"attributes", func() string { return repeated("a", ".a", "\n") }},
	{"calls", func() string { return repeated("a", "()", "\n") }},
	{"subscripts", func() string { return repeated("a", "[0]", "\n") }},
	{"broken calls", func() string { return repeated("a", "(1)", " b\n") }},
	{"comparisons", func() string { return repeated("a", "<a", "\n") }},
	{"and and or", func() string { return repeated("a", " and a or a", "\n") }},
	{"not", func() string { return repeated("", "not ", "a\n") }},
	{"minus", func() string { return repeated("", "-", "a\n") }},
	{"await", func() string { return repeated("", "await ", "a\n") }},
	{"lambda", func() string { return repeated("", "lambda:", "a\n") }},
	{"ternaries", func() string { return repeated("", "a if a else ", "a\n") }},
	{"broken not", func() string { return repeated("a b ", "not ", "a\n") }},
	{"elif", func() string { return repeated("if a: b\n", "elif a: b\n", "") }},
	{"broken elif", func() string { return repeated("if a: b\n", "elif a: b\n", "elif a b: c\n") }},
	{"targets", func() string { return repeated("", "a=", "1\n") }},
	{"broken targets", func() string { return repeated("", "a=", "1=2\n") }},
	{"match", func() string { return repeated("", "match\n", "") }},
	{"match on one line", func() string { return repeated("", "match;", "\n") }},
	{"match that is none", func() string { return repeated("", "match(x)\n", "match y\n") }},
	{"match and case", func() string { return repeated("", "match x:\n case y: z\n", "") }},
	{"broken case", func() string { return repeated("match x:\n", " case [y, *_]: z\n", " case y z: 1\n") }},
	{"type", func() string { return repeated("", "type type = type\n", "") }},
	{"with", func() string { return repeated("with (", "a as b, ", "c): pass\n") }},
	{"with that is none", func() string { return repeated("with (", "a, ", "c).d: pass\n") }},
	{"broken with", func() string { return repeated("with (", "a as b, ", "c) d: pass\n") }},
	{"strings", func() string { return repeated("x = (", `"a" `, ")\n") }},
	{"broken strings", func() string { return repeated("x = (", `"a" `, "b'')\n") }},
	{"f-strings", func() string { return repeated("x = (", `f"{a}" `, ")\n") }},
	{"fields", func() string { return repeated(`x = f"`, `{a:{b}}`, "\"\n") }},
	{"broken fields", func() string { return repeated(`x = f"`, `{a:{b}}`, "{a b}\"\n") }},
	{"open string", func() string { return repeated(`x = """`, "a\n", "") }},
	{"escapes", func() string { return repeated(`x = "`, `\N{BULLET}\x41`, "\"\n") }},
	{"wrong escapes", func() string { return repeated(`x = "`, `\d`, "\"\n") }},
	{"digits", func() string { return repeated("x = 1", "0", "\n") }},
	{"hexadecimal digits", func() string { return repeated("x = 0x", "f", "\n") }},
	{"float digits", func() string { return repeated("x = 1.", "7", "\n") }},
	{"list", func() string { return repeated("x = [", "1,", "]\n") }},
	{"broken list", func() string { return repeated("x = [", "1,", "2 3]\n") }},
	{"broken dict", func() string { return repeated("x = {", "1:2,", "3}\n") }},
	{"arguments", func() string { return repeated("f(", "a=1,", ")\n") }},
	{"broken arguments", func() string { return repeated("f(", "a=1,", "b)\n") }},
	{"parameters", func() string { return repeated("def f(", "a,", "): pass\n") }},
	{"broken parameters", func() string { return repeated("def f(", "a=1,", "b): pass\n") }},
	{"clauses", func() string { return repeated("[a ", "for a in a ", "]\n") }},
	{"broken clauses", func() string { return repeated("[a ", "for a in a ", "for]\n") }},
	{"statements", func() string { return repeated("", "a;", "\n") }},
	{"lines", func() string { return repeated("", "a\n", "") }},
	{"broken last line", func() string { return repeated("", "a\n", "a b\n") }},
	{"broken class", func() string { return repeated("class A:\n", " a = f(1, [2])\n", " a b\n") }},
	{"broken functions", func() string { return repeated("if a:\n", " def f(a, b=1): return a\n", " a b\n") }},
	{"blank lines", func() string { return repeated("", "\n", "") }},
	{"comments", func() string { return repeated("", "#\n", "") }},
	{"continued lines", func() string { return repeated("", "\\\n", "a b\n") }},
	{"indentation", func() string {
		var b strings.Builder
		for i := range 99 {
			b.WriteString(strings.Repeat(" ", i) + "if a:\n")
		}
		return repeated(b.String(), strings.Repeat(" ", 99)+"a\n", "")
	}},
	{"too much indentation", func() string {
		var b strings.Builder
		for i := range 1400 {
			b.WriteString(strings.Repeat(" ", i) + "if a:\n")
		}
		return b.String()
	}},
	{"names", func() string { return repeated("", "é ", "\n") }},
	{"accents", func() string { return repeated("a", "\u0301", "\n") }},
	{"decorators", func() string { return repeated("", "@a\n", "def f(): pass\n") }},
	{"handlers", func() string { return repeated("try: a\n", "except a: b\n", "") }},
	{"broken handlers", func() string { return repeated("try: a\n", "except a: b\n", "except* c: d\n") }},
	{"patterns", func() string { return repeated("match x:\n case ", "a.b|", "c: d\n") }},
	{"legacy print", func() string { return repeated("", "print ", "a\n") }},
	{"named expressions", func() string { return repeated("(", "a:=b,", "c:=)\n") }},
	{"stars", func() string { return repeated("f(", "*a,", "*)\n") }},
	{"keys without values", func() string { return repeated("{**a, ", "f(", ")\n") }},
}

func TestHostileSourcesAreParsedInLinearTime(t *testing.T) {
	for _, h := range hostileSources {
		t.Run(h.name, func(t *testing.T) {
			source := h.source()
			start := cputime.Now()
			m, _, err := Parse("hostile", source, Exec)
			if took := cputime.Since(start); took > 2*time.Second {
				t.Errorf("took %v", took)
			}
			if err != nil && err.Msg == "" {
				t.Error("refused without a reason")
			}
			if err == nil && m == nil {
				t.Error("accepted without a tree")
			}
		})
	}
}

func BenchmarkHostile(b *testing.B) {
	defer func(size int) { hostileSize = size }(hostileSize)
	hostileSize = 1 << 20
	for _, h := range hostileSources {
		b.Run(h.name, func(b *testing.B) {
			source := h.source()
			for b.Loop() {
				Parse("hostile", source, Exec)
			}
		})
	}
}
