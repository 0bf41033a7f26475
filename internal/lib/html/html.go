// Package htmllib is Python's html, html.entities and html.parser.
//
// Escaping, unescaping and the tables of entities are Go; the parser, whose handlers are
// code of scripts, is Python.
package htmllib

import (
	_ "embed"
	"sort"
	"strconv"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed html.py
var source string

//go:embed parser.py
var parserSource string

// A reference is a named character reference: the name, with its semicolon if it needs
// one, and what it stands for.
type reference struct{ name, text string }

// An entity is one of HTML 4, without a semicolon.
type entity struct {
	name string
	code rune
}

// Modules returns the package html and its modules.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "html", Package: true, Source: source, File: "<html>", Funcs: []vm.Def{
			{Name: "_unescape", Sig: "s, /", Fn: unescape},
		}},
		{Name: "html.entities", Init: bindEntities, Doc: "The named character references of HTML."},
		{Name: "html.parser", Source: parserSource, File: "<html.parser>"},
	}
}

// bindEntities makes the tables of html.entities.
func bindEntities(m *vm.VM, module vm.Value) {
	h := m.Heap()
	table := func(n int) vm.Value {
		v, d := h.NewDict()
		h.Reserve(d, n)
		return v
	}
	html5 := table(len(references))
	for i := range references {
		m.StoreKey(html5, h.NewStr(references[i].name), h.NewStr(references[i].text))
	}
	byName, byCode, defs := table(len(named)), table(len(named)), table(len(named))
	for _, e := range named {
		name, code := h.Intern(e.name), heap.Small(int64(e.code))
		m.StoreKey(byName, name, code)
		m.StoreKey(byCode, code, name)
		m.StoreKey(defs, name, h.NewStr(string(e.code)))
	}
	m.Bind(module, "html5", html5)
	m.Bind(module, "name2codepoint", byName)
	m.Bind(module, "codepoint2name", byCode)
	m.Bind(module, "entitydefs", defs)
	m.Bind(module, "__all__", h.NewList([]vm.Value{h.Intern("html5"), h.Intern("name2codepoint"), h.Intern("codepoint2name"), h.Intern("entitydefs")}))
}

// find returns what a name stands for.
func find(name string) (text string, ok bool) {
	i := sort.Search(len(references), func(i int) bool { return references[i].name >= name })
	if i == len(references) || references[i].name != name {
		return "", false
	}
	return references[i].text, true
}

// windows1252 is what numeric references to 128 and on stand for: the characters of that
// code page, where it has one.
var windows1252 = [32]rune{0x20ac, 0x81, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8d, 0x017d, 0x8f,
	0x90, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0x9d, 0x017e, 0x0178}

// numeric is the text of a numeric reference with these digits.
func numeric(digits string, base int) string {
	n, err := strconv.ParseUint(digits, base, 32)
	r := rune(n)
	switch {
	case err != nil || n == 0 || n > unicode.MaxRune || n >= 0xD800 && n < 0xE000:
		return "\uFFFD"
	case n >= 0x80 && n < 0xA0:
		return string(windows1252[n-0x80])
	case n == '\r':
		return "\r"
	case n < ' ' && n != '\t' && n != '\n' && n != '\f', n == 0x7F, n >= 0xFDD0 && n < 0xFDF0, n&0xFFFE == 0xFFFE:
		return "" // no characters
	}
	return string(r)
}

// maxName is the length of the longest name looked at.
const maxName = 32

// referenceAt reads the reference whose ampersand was read: its text and how much it takes,
// 0 if there is none.
func referenceAt(s string) (text string, size int) {
	if strings.HasPrefix(s, "#") {
		base, start := 10, 1
		if len(s) > 1 && s[1]|0x20 == 'x' {
			base, start = 16, 2
		}
		end := start
		for end < len(s) && (s[end]-'0' < 10 || base == 16 && s[end]|0x20 >= 'a' && s[end]|0x20 <= 'f') {
			end++
		}
		if end == start {
			return "", 0
		}
		text = numeric(s[start:end], base)
		if end < len(s) && s[end] == ';' {
			end++
		}
		return text, end
	}
	end, chars := 0, 0
	for end < len(s) && chars < maxName && strings.IndexByte("\t\n\f <&#;", s[end]) < 0 {
		_, n := unicode.DecodeRune(s[end:])
		end += n
		chars++
	}
	if chars == 0 {
		return "", 0
	}
	if end < len(s) && s[end] == ';' {
		end++
	}
	if text, ok := find(s[:end]); ok {
		return text, end
	}
	for i := end - 1; i > 1; i-- {
		if text, ok := find(s[:i]); ok {
			return text, i
		}
	}
	return "", 0
}

// unescape (s) replaces all character references.
func unescape(m *vm.VM, a []vm.Value) vm.Value {
	s, ok := m.Text(a[0])
	if !ok {
		return m.Raisef(vm.E.TypeError, "expected string or bytes-like object, got '%s'", m.TypeName(a[0]))
	}
	out := unicode.NewBuilder(m.Meter(), len(s))
	for {
		i := strings.IndexByte(s, '&')
		if i < 0 {
			break
		}
		out.AddString(s[:i])
		s = s[i+1:]
		text, size := referenceAt(s)
		if !out.Pay(i/32 + 60) {
			break
		}
		if size == 0 {
			out.AddByte('&')
			continue
		}
		out.AddString(text)
		s = s[size:]
	}
	out.AddString(s)
	text, err := out.Text()
	if err != nil {
		return m.Stopped(err)
	}
	return m.Heap().NewStr(text)
}
