package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// visible reports whether frames of code with these flags show in tracebacks.
func visible(f compile.Flags) bool { return f&(compile.FlagPrelude|compile.FlagHidden) == 0 }

// An entry of a traceback stands at an instruction, or at what that instruction calls and
// has not found. calleeAt is the second for instruction i, standing the instruction.
func calleeAt(i int) int { return -2 - i }

func standing(at int) int {
	if at < -1 {
		return -2 - at
	}
	return at
}

// posAt is the source range of an instruction: that of the nearest one before it that has
// one.
func posAt(c *compile.Code, i int) compile.Pos {
	if at := standing(i); at != i && at < len(c.Pos_) {
		return c.CalleePos(at)
	}
	for i = min(i, len(c.Pos_)-1); i >= 0; i-- {
		if c.Pos_[i].Line != 0 {
			return c.Pos_[i]
		}
	}
	return compile.Pos{Line: int32(c.FirstLine)}
}

// lineAt is the source line of instruction i.
func lineAt(c *compile.Code, i int) int { return int(posAt(c, i).Line) }

// maxTrace bounds how many frames of a traceback are looked at, also in a circle that a
// snapshot brought along.
const maxTrace = 1 << 16

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
	out := make([]TraceLine, 0, len(tr))
	for i := len(tr) - 1; i >= 0; i-- {
		c := tr[i].Unit.Code
		out = append(out, TraceLine{c, posAt(c, int(tr[i].PC))})
	}
	for tb := e.TB; tb.Is(heap.KTraceback) && len(out) < maxTrace; tb = vm.h.Rec(tb).F[0] {
		u, pc := vm.tbEntry(tb)
		out = append(out, TraceLine{u.Code, posAt(u.Code, pc)})
	}
	return out
}

// raisedAt is the code that raised an exception and where, nil if it was not raised yet.
func (vm *VM) raisedAt(e *heap.Exc) (u *heap.Unit, at int) {
	if e.TB == heap.Unbound && len(e.Trace) > 0 {
		return e.Trace[0].Unit, int(e.Trace[0].PC)
	}
	for tb, n := e.TB, 0; tb.Is(heap.KTraceback) && n < maxTrace; tb, n = vm.h.Rec(tb).F[0], n+1 {
		u, at = vm.tbEntry(tb)
	}
	return u, at
}
