package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// What the library may know of source text and of where code stands.

var sourcePrivate = []Def{
	{Name: "_source_text", Sig: "file:str, /", Fn: nativeSourceText},
	{Name: "_code_text", Sig: "code:code, /", Fn: nativeCodeText},
	{Name: "_code_lines", Sig: "code:code, first:int, last:int, /", Fn: nativeCodeLines},
	{Name: "_place", Sig: "traceback_or_frame:place, /", Fn: nativePlace},
	{Name: "_caller", Sig: "level, /", Fn: nativeCaller},
	{Name: "_warn_frame", Sig: "stacklevel:int, prefixes:seq, /", Fn: nativeWarnFrame},
}

// nativeSourceText (file) is the text of a program of the host by its name, None if it is
// not known or no code of it is left.
func nativeSourceText(vm *VM, a []Value) Value {
	name, found := vm.h.Str(a[0]).S, (*compile.Code)(nil)
	n := 0
	vm.h.EachUnit(func(u *heap.Unit) {
		n++
		if u.Code.File == name && shown(u.Code) && visible(u.Code.Flags) {
			found = u.Code
		}
	})
	if !vm.pay(n) {
		return heap.Raised
	}
	if found == nil {
		return heap.None
	}
	return vm.sourceOf(found)
}

// sourceOf is the whole text code was compiled from.
func (vm *VM) sourceOf(c *compile.Code) Value {
	if !vm.need(len(c.Source)) {
		return heap.Raised
	}
	return vm.h.NewStr(c.Source)
}

// nativeCodeText (code) is the text of the program code belongs to, None where tracebacks
// do not show it.
func nativeCodeText(vm *VM, a []Value) Value {
	c := vm.h.Unit(a[0]).Code
	if !shown(c) || !visible(c.Flags) {
		return heap.None
	}
	return vm.sourceOf(c)
}

// nativeCodeLines (code, first, last) are lines of the text of code.
func nativeCodeLines(vm *VM, a []Value) Value {
	c := vm.h.Unit(a[0]).Code
	first, last := int(a[1].Int()), int(a[2].Int())
	if !shown(c) || !visible(c.Flags) {
		return heap.None
	}
	if !vm.pay(len(c.Source)/16) || !vm.need(2*len(c.Source)) {
		return heap.Raised
	}
	return vm.h.NewStr(strings.Join(sourceLines(c.Source, first, max(first, last)), "\n") + "\n")
}

// nativePlace (traceback or frame) is where it stands: line, last line, column, last column.
func nativePlace(vm *VM, a []Value) Value {
	var u *heap.Unit
	var pc int
	if a[0].Is(heap.KTraceback) {
		u, pc = vm.tbEntry(a[0])
	} else {
		u, pc = vm.frameUnit(a[0])
	}
	p := posAt(u.Code, pc)
	if p.EndLine == 0 { // a line, not a part of one
		return vm.h.NewTuple([]Value{heap.Small(int64(p.Line)), heap.Small(int64(p.Line)), heap.None, heap.None})
	}
	return vm.h.NewTuple([]Value{heap.Small(int64(p.Line)), heap.Small(int64(p.EndLine)), heap.Small(int64(p.Col)), heap.Small(int64(p.EndCol))})
}

// nativeWarnFrame (stacklevel, prefixes) finds the frame a warning is about: its globals,
// file and line, None if the stack is not that deep. It is called by the function that
// warns. Where that was called by code that does not show, the first frame that does
// stands for the caller's caller.
func nativeWarnFrame(vm *VM, a []Value) Value {
	level, prefixes := int(a[0].Int()), vm.h.List(a[1]).V
	if len(prefixes) > 0 {
		level = max(level, 2)
	}
	i := vm.fp - 1
	if i > 0 && !visible(vm.frames[i].unit.Code.Flags) {
		level--
	}
	for i = vm.shownFrame(i, nil); i > 0 && level > 1; level-- {
		i = vm.shownFrame(i-1, prefixes)
	}
	if !vm.pay(vm.fp - i) {
		return heap.Raised
	}
	if i == 0 {
		return heap.None
	}
	fr := &vm.frames[i]
	c := fr.unit.Code
	return vm.h.NewTuple([]Value{fr.globals, vm.h.Intern(c.File), heap.Small(int64(lineAt(c, int(fr.pc)-1)))})
}

// nativeCaller (level) is where the frame of the script stands that is level frames out, 1
// for the innermost: its file, its line and its function, None if there are not as many.
func nativeCaller(vm *VM, a []Value) Value {
	level, _ := vm.AsInt64(a[0])
	i := vm.shownFrame(vm.fp-1, nil)
	for ; i > 0 && level > 1; level-- {
		i = vm.shownFrame(i-1, nil)
	}
	if !vm.pay(vm.fp - i) {
		return heap.Raised
	}
	if i == 0 {
		return heap.None
	}
	fr := &vm.frames[i]
	c := fr.unit.Code
	return vm.h.NewTuple([]Value{vm.h.Intern(c.File), heap.Small(int64(lineAt(c, int(fr.pc)-1))), vm.h.Intern(c.Name)})
}

// shownFrame is the innermost frame at or outside frame i that shows and whose file does
// not begin with one of the prefixes; 0 if there is none.
func (vm *VM) shownFrame(i int, prefixes []Value) int {
	for ; i > 0; i-- {
		c := vm.frames[i].unit.Code
		if visible(c.Flags) && !vm.hasPrefix(c.File, prefixes) {
			return i
		}
	}
	return 0
}

func (vm *VM) hasPrefix(s string, prefixes []Value) bool {
	for _, p := range prefixes {
		if t, ok := vm.Text(p); ok && strings.HasPrefix(s, t) {
			return true
		}
	}
	return false
}
