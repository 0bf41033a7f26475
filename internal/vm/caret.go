package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// The source lines and carets of tracebacks and syntax errors.

// traceText is the lines of one frame of a traceback.
func traceText(l TraceLine) string {
	var b strings.Builder
	text := sourceLine(l.Code.Source, int(l.Pos.Line))
	writeFrame(&b, l.Code.File, int(l.Pos.Line), l.Code.Name, text)
	if c := carets(text, l); c != "" {
		b.WriteString("    " + c + "\n")
	}
	return b.String()
}

// carets marks the range of the failing expression under its line, "" if that is the whole line.
func carets(text string, l TraceLine) string {
	p := l.Pos
	if p.EndLine != p.Line || p.EndCol <= p.Col || int(p.EndCol) > len(text) {
		return ""
	}
	trimmed := strings.TrimLeft(text, " \t\f")
	lead := len(text) - len(trimmed)
	if int(p.Col) < lead {
		return ""
	}
	if strings.TrimSpace(text[:p.Col]) == "" && strings.TrimSpace(text[p.EndCol:]) == "" {
		return ""
	}
	pre := len([]rune(text[lead:p.Col]))
	n := len([]rune(text[p.Col:p.EndCol]))
	return strings.Repeat(" ", pre) + strings.Repeat("^", n)
}

// nativeSyntaxCarets is the source line of a SyntaxError and the carets under it.
func nativeSyntaxCarets(vm *VM, a []Value) Value {
	text := strings.TrimRight(vm.h.Str(a[0]).S, "\n\r")
	if i := strings.IndexByte(text, '\n'); i >= 0 {
		text = text[:i]
	}
	line, off, endLine, endOff := a[1].Int(), a[2].Int(), a[3].Int(), a[4].Int()
	r := []rune(text)
	trimmed := strings.TrimLeft(text, " \n\f\t")
	lead := int64(len(r) - len([]rune(trimmed)))
	out := "    " + trimmed + "\n"
	if off < 1 {
		return vm.h.NewStr(out)
	}
	if endLine != line && endLine != 0 {
		endOff = int64(len(r)) + 1
	}
	if endOff < 1 || endOff == off {
		endOff = off + 1
	}
	col, end := off-1-lead, endOff-1-lead
	if col < 0 {
		return vm.h.NewStr(out)
	}
	end = min(end, int64(len(r))+1)
	out += "    " + strings.Repeat(" ", int(col)) + strings.Repeat("^", int(max(end-col, 1))) + "\n"
	return vm.h.NewStr(out)
}

// excHint is the suggestion behind the text of a NameError, AttributeError or ImportError.
func (vm *VM) excHint(exc Value, text string) string {
	e := vm.Exc(exc)
	if e == nil || len(e.Fields) == 0 || !e.Fields[0].Is(heap.KStr) {
		return ""
	}
	name := vm.h.Str(e.Fields[0]).S
	switch {
	case vm.isExc(exc, E.AttributeError) && len(e.Fields) > 1 && e.Fields[1] != heap.Unbound:
		if near := suggest(name, vm.dirNames(e.Fields[1])); near != "" {
			return ". Did you mean: '" + near + "'?"
		}
	case vm.isExc(exc, E.NameError):
		if near := suggest(name, vm.namesAt(exc)); near != "" {
			return ". Did you mean: '" + near + "'?"
		}
		if _, ok := vm.image.modules[name]; ok {
			return ". Did you forget to import '" + name + "'?"
		}
	}
	return ""
}

// dirNames lists the attributes of o that need no Python code to know.
func (vm *VM) dirNames(o Value) (names []string) {
	d := vm.dirObject(o)
	for _, n := range vm.h.List(d).V {
		names = append(names, vm.h.Str(n).S)
	}
	return names
}

// namesAt lists the names that the frame an exception came from could see.
func (vm *VM) namesAt(exc Value) (names []string) {
	e := vm.Exc(exc)
	if len(e.Trace) > 0 {
		u := e.Trace[0].Unit
		names = append(append(names, u.Code.Locals...), u.Code.Free...)
		d := vm.h.Dict(u.Dict)
		for i := range d.Ents {
			if k := d.Ents[i].K; k.Is(heap.KStr) {
				names = append(names, vm.h.Str(k).S)
			}
		}
	}
	for _, n := range vm.image.builtinOrder {
		names = append(names, vm.h.Str(n).S)
	}
	return names
}
