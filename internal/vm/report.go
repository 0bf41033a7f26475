package vm

import (
	"context"
	"fmt"
	"strings"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// What the host is told at the end of a run.

// reportDescribe begins to describe the exception that reached the host's frame, in Python,
// because str() of it may be; the run ends when that is done.
func (vm *VM) reportDescribe(exc Value) {
	vm.raised = exc
	vm.reporting = true
	vm.then, vm.extra = then(transNone, compExit, 0), heap.Unbound
	vm.pc = 1
	if r := vm.Tail("_describe", exc); r != heap.Pushed && vm.state == Running {
		vm.halt(Failed)
	}
}

// described returns part i of the description of the exception that ended the run.
func (vm *VM) described(i int) Value {
	if vm.result.Is(heap.KList) {
		if l := vm.h.List(vm.result).V; i < len(l) {
			return l[i]
		}
	}
	return heap.Unbound
}

// ExceptionName is the class of the exception that ended the run.
func (vm *VM) ExceptionName(exc Value) string {
	if v := vm.described(0); v.Is(heap.KStr) {
		return vm.h.Str(v).S
	}
	return vm.qualClass(vm.TypeOf(exc))
}

// ExceptionText is its str().
func (vm *VM) ExceptionText(exc Value) string {
	if v := vm.described(1); v.Is(heap.KStr) {
		return vm.h.Str(v).S
	}
	return vm.plainMessage(exc)
}

// plainMessage is the text of an exception with one str argument.
func (vm *VM) plainMessage(exc Value) string {
	if e := vm.Exc(exc); e != nil {
		if a := vm.h.List(e.Args).V; len(a) == 1 && a[0].Is(heap.KStr) {
			return vm.h.Str(a[0]).S
		}
	}
	return ""
}

// ExceptionNotes are its notes.
func (vm *VM) ExceptionNotes(Value) (notes []string) {
	if v := vm.described(2); v.Is(heap.KList) {
		for _, n := range vm.h.List(v).V {
			if n.Is(heap.KStr) {
				notes = append(notes, vm.h.Str(n).S)
			}
		}
	}
	return notes
}

// FormatException is the traceback as Python prints it.
func (vm *VM) FormatException(exc Value) string {
	if v := vm.described(3); v.Is(heap.KStr) {
		return vm.h.Str(v).S
	}
	return "Traceback (most recent call last):\n" + vm.frameLines(exc) + vm.qualClass(vm.TypeOf(exc)) + ": " + vm.plainMessage(exc) + "\n"
}

// Trace is the traceback of a run that a limit or the host stopped: where it stood.
func (vm *VM) Trace() string {
	var b strings.Builder
	b.WriteString("Traceback (most recent call last):\n")
	for i := 1; i <= vm.fp; i++ {
		fr := &vm.frames[i]
		if c := fr.unit.Code; visible(c.Flags) {
			p := posAt(c, int(fr.pc)-1)
			line := ""
			if shown(c) {
				line = sourceLine(c.Source, int(p.Line))
			}
			writeFrame(&b, c.File, int(p.Line), c.Name, line)
		}
	}
	return b.String()
}

// ExitCode reports whether exc is a SystemExit, its code, and the text to show for a code
// that is no number.
func (vm *VM) ExitCode(exc Value) (code int, text string, ok bool) {
	if !vm.isExc(exc, E.SystemExit) {
		return 0, "", false
	}
	e := vm.Exc(exc)
	c := heap.None
	if len(e.Fields) > 0 {
		c = e.Fields[0]
	}
	if c == heap.None || c == heap.Unbound {
		return 0, "", true
	}
	if i, isInt := vm.AsInt64(c); isInt {
		return int(i), "", true
	}
	return 1, vm.ExceptionText(exc), true
}

// frameLines is the frames' part of a traceback; frames that repeat are folded.
func (vm *VM) frameLines(exc Value) string {
	var b strings.Builder
	lines := vm.TraceOf(exc)
	repeat := 0
	for i, l := range lines {
		if i > 0 && lines[i-1].Code.File == l.Code.File && lines[i-1].Pos.Line == l.Pos.Line && lines[i-1].Code.Name == l.Code.Name {
			repeat++
		} else {
			foldRepeats(&b, repeat)
			repeat = 0
		}
		if repeat < foldAfter {
			b.WriteString(traceText(l))
		}
	}
	foldRepeats(&b, repeat)
	return b.String()
}

// foldAfter is how many times the same frame is shown in a row.
const foldAfter = 3

func foldRepeats(b *strings.Builder, repeat int) {
	if n := repeat + 1 - foldAfter; n > 0 {
		fmt.Fprintf(b, "  [Previous line repeated %d more time%s]\n", n, plural(n))
	}
}

func writeFrame(b *strings.Builder, file string, line int, name, text string) {
	fmt.Fprintf(b, "  File \"%s\", line %d, in %s\n", file, line, name)
	if t := strings.TrimSpace(text); t != "" {
		b.WriteString("    " + t + "\n")
	}
}

// sourceLine is line n of a text, counted from 1.
func sourceLine(src string, n int) string {
	for ; n > 1; n-- {
		i := strings.IndexByte(src, '\n')
		if i < 0 {
			return ""
		}
		src = src[i+1:]
	}
	if i := strings.IndexByte(src, '\n'); i >= 0 {
		src = src[:i]
	}
	return strings.TrimRight(src, "\r")
}

// Usage is what a VM has used.
type Usage struct {
	Fuel      int64
	Execution int64 // nanoseconds
	Memory    int64
	Peak      int64
	HostCalls int
}

// Usage reports what the run in progress or the last one used.
func (vm *VM) Usage() Usage {
	return Usage{Fuel: vm.Fuel() - vm.fuel0, Execution: int64(vm.Elapsed()), Memory: vm.h.Used(), Peak: vm.h.Peak(), HostCalls: vm.hostCalls}
}

// Rest drops what the last run left on the stack once its result was taken.
func (vm *VM) Rest() {
	vm.rest()
	vm.state = Idle
	vm.result, vm.raised = heap.None, heap.None
	vm.ctx = context.Background()
}

// Stop ends the run in progress.
func (vm *VM) Stop(err error) {
	if vm.stopErr == nil {
		vm.stopErr = err
	}
	vm.pending = pending{extra: heap.Unbound}
	vm.state = Stopped
}

// MainDict is the dictionary of __main__.
func (vm *VM) MainDict() Value { return vm.h.Module(vm.main).Dict }

// SetModuleAttr binds a name in a module.
func (vm *VM) SetModuleAttr(m Value, name string, v Value) {
	vm.dictSetStr(vm.h.Dict(vm.h.Module(m).Dict), vm.h.Intern(name), v)
}

// GlobalNames lists the names of __main__ that scripts bound, in order.
func (vm *VM) GlobalNames() (names []string) {
	d := vm.h.Dict(vm.MainDict())
	for i := range d.Ents {
		if k := d.Ents[i].K; k.Is(heap.KStr) && !strings.HasPrefix(vm.h.Str(k).S, "__") {
			names = append(names, vm.h.Str(k).S)
		}
	}
	return names
}

// ExceptionClass finds an exception class by name: built in, or dotted in an imported
// module; RuntimeError if there is none.
func (vm *VM) ExceptionClass(name string) Value {
	if v, ok := vm.image.builtins[vm.h.Intern(name)]; ok && vm.isExcClass(v) {
		return v
	}
	if i := strings.LastIndexByte(name, '.'); i > 0 {
		if m := vm.moduleNamed(name[:i]); m.Is(heap.KModule) {
			if v, ok := vm.dictGetStr(vm.h.Dict(vm.h.Module(m).Dict), name[i+1:]); ok && vm.isExcClass(v) {
				return v
			}
		}
	}
	if v, ok := vm.Global(name); ok && vm.isExcClass(v) {
		return v
	}
	return E.RuntimeError
}

// CountHostCall counts a call of the host: RuntimeError beyond the limit, the end of the
// run at twice the limit.
func (vm *VM) CountHostCall() (Value, bool) {
	vm.hostCalls++
	n := vm.lim.HostCalls
	switch {
	case n <= 0 || vm.hostCalls <= n:
		return heap.None, true
	case vm.hostCalls > 2*n:
		return vm.stopped(&LimitError{"host calls", int64(vm.hostCalls), int64(n)}), false
	}
	return vm.Raisef(E.RuntimeError, "host call limit exceeded: %d of %d calls", vm.hostCalls, n), false
}
