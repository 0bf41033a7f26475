package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// visible reports whether frames of code with these flags show in tracebacks.
func visible(f compile.Flags) bool { return f&(compile.FlagPrelude|compile.FlagHidden) == 0 }

// posAt is the source range of instruction i: that of the nearest one before it that has one.
func posAt(c *compile.Code, i int) compile.Pos {
	for ; i >= 0; i-- {
		if i < len(c.Pos_) && c.Pos_[i].Line != 0 {
			return c.Pos_[i]
		}
	}
	return compile.Pos{Line: int32(c.FirstLine)}
}

// lineAt is the source line of instruction i.
func lineAt(c *compile.Code, i int) int { return int(posAt(c, i).Line) }

// A TraceLine is a frame of a traceback, outermost first.
type TraceLine struct {
	Code *compile.Code
	Pos  compile.Pos
}

// TraceOf lists the frames an exception passed through, outermost first.
func (vm *VM) TraceOf(exc Value) []TraceLine {
	e := vm.Exc(exc)
	if e == nil {
		return nil
	}
	tr := e.Trace
	if e.TB != heap.Unbound {
		if e.TB == heap.None {
			return nil
		}
		return vm.traceLines(e.TB)
	}
	out := make([]TraceLine, 0, len(tr))
	for i := len(tr) - 1; i >= 0; i-- {
		c := tr[i].Unit.Code
		out = append(out, TraceLine{c, posAt(c, int(tr[i].PC))})
	}
	return out
}

// traceLines lists the frames of a traceback object: entry F[1] of the exception F[0] and
// those inside it.
func (vm *VM) traceLines(tb Value) []TraceLine {
	r := vm.h.Rec(tb)
	e := vm.Exc(r.F[0])
	if e == nil {
		return nil
	}
	var out []TraceLine
	for i := min(int(r.F[1].Int()), len(e.Trace)-1); i >= 0; i-- {
		c := e.Trace[i].Unit.Code
		out = append(out, TraceLine{c, posAt(c, int(e.Trace[i].PC))})
	}
	return out
}
