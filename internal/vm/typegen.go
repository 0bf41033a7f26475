package vm

import (
	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Generators, coroutines, async generators and iterators.

func genMethod(name, sig string, fn func(vm *VM, gv Value, g *heap.Gen, a []Value) Value) Def {
	return Def{Name: name, Sig: sig, Fn: func(vm *VM, a []Value) Value {
		if !a[0].Is(heap.KGen) {
			return vm.Raisef(E.TypeError, "descriptor '%s' requires a generator object", name)
		}
		return fn(vm, a[0], vm.h.Gen(a[0]), a)
	}}
}

func genThrow(vm *VM, gv Value, g *heap.Gen, a []Value) Value {
	if tb := orNone(a[3]); tb != heap.None && !tb.Is(heap.KTraceback) {
		return vm.Raisef(E.TypeError, "throw() third argument must be a traceback object")
	}
	return vm.Tail("_gen_throw", gv, a[1], orNone(a[2]), orNone(a[3]))
}

var genMethods = []Def{
	genMethod("send", "self, value, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value { return vm.resume(gv, g, a[1]) }),
	genMethod("throw", "self, type, value=, traceback=, /", genThrow),
	genMethod("close", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value {
		switch g.State {
		case heap.GenRunning:
			return vm.Raisef(E.ValueError, "%s already executing", genNoun(g))
		case heap.GenDone:
			return heap.None
		case heap.GenCreated:
			g.State = heap.GenDone
			vm.h.DropRegs(g)
			return heap.None
		}
		return vm.Tail("_gen_close", gv)
	}),
	plainRepr(),
}

// genGetters are the attributes of the three sorts under their prefix (gi, cr, ag).
func genGetters(p string) []Getter {
	return []Getter{
		{Name: "__name__", Get: func(vm *VM, o Value) Value {
			g := vm.h.Gen(o)
			if g.Name != heap.Unbound {
				return g.Name
			}
			return vm.funcName(vm.h.Func(g.Fn))
		}, Set: func(vm *VM, o, v Value) Value {
			if v == heap.Unbound || !vm.isStr(v) {
				return vm.Raisef(E.TypeError, "__name__ must be set to a string object")
			}
			vm.h.Gen(o).Name = v
			return heap.None
		}},
		{Name: "__qualname__", Get: func(vm *VM, o Value) Value { return vm.h.Intern(vm.genQual(vm.h.Gen(o))) },
			Set: func(vm *VM, o, v Value) Value {
				if v == heap.Unbound || !vm.isStr(v) {
					return vm.Raisef(E.TypeError, "__qualname__ must be set to a string object")
				}
				vm.h.Gen(o).Qual = v
				return heap.None
			}},
		{Name: p + "_running", Get: func(vm *VM, o Value) Value { return heap.Bool(vm.h.Gen(o).State == heap.GenRunning) }},
		{Name: p + "_suspended", Get: func(vm *VM, o Value) Value { return heap.Bool(vm.h.Gen(o).State == heap.GenSuspended) }},
		{Name: p + "_code", Get: func(vm *VM, o Value) Value { return vm.h.Func(vm.h.Gen(o).Fn).Unit.Self }},
		{Name: p + "_frame", Get: func(vm *VM, o Value) Value {
			if vm.h.Gen(o).State == heap.GenDone {
				return heap.None
			}
			return vm.h.NewRec(heap.KFrame, o, heap.Unbound, heap.Unbound, heap.Unbound)
		}},
	}
}

func delegateGetter(name string) Getter {
	return Getter{Name: name, Get: func(vm *VM, o Value) Value { return orNone(vm.delegate(vm.h.Gen(o))) }}
}

var generatorType = TypeDef{
	Name: "generator", Final: true, Weak: true,
	Methods: append([]Def{
		genMethod("__iter__", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value { return gv }),
		genMethod("__next__", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value { return vm.resume(gv, g, heap.None) }),
	}, genMethods...),
	Getters:      append(genGetters("gi"), delegateGetter("gi_yieldfrom")),
	ClassMethods: []Def{classGetitem},
}

var coroutineType = TypeDef{
	Name: "coroutine", Final: true, Weak: true,
	Methods: append([]Def{
		genMethod("__await__", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value {
			return vm.asyncStep("_coroutine_wrapper", "coroutine_wrapper", gv)
		}),
	}, genMethods...),
	Getters: append(genGetters("cr"), delegateGetter("cr_await"),
		Getter{Name: "cr_origin", Member: true, Get: func(vm *VM, o Value) Value { return heap.None }}),
	ClassMethods: []Def{classGetitem},
}

var asyncGeneratorType = TypeDef{
	Name: "async_generator", Final: true, Weak: true,
	Methods: []Def{
		genMethod("__aiter__", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value { return gv }),
		genMethod("__anext__", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value {
			return vm.asyncStep("_agen_asend", "async_generator_asend", gv, heap.None, heap.None)
		}),
		genMethod("asend", "self, value, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value {
			return vm.asyncStep("_agen_asend", "async_generator_asend", gv, heap.None, a[1])
		}),
		genMethod("athrow", "self, type, value=, traceback=, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value {
			return vm.asyncStep("_agen_athrow", "async_generator_athrow", gv, heap.None, heap.None, a[1], orNone(a[2]), orNone(a[3]))
		}),
		genMethod("aclose", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value {
			return vm.asyncStep("_agen_aclose", "async_generator_athrow", gv, heap.None, heap.None)
		}),
		plainRepr(),
	},
	Getters:      append(genGetters("ag"), delegateGetter("ag_await")),
	ClassMethods: []Def{classGetitem},
}

// asyncStep makes the awaitable of a step of an async generator: a prelude generator that
// scripts see under its own class name.
func (vm *VM) asyncStep(fn, class string, args ...Value) Value {
	v := vm.Tail(fn, args...)
	if !v.Is(heap.KGen) {
		return v
	}
	g := vm.h.Gen(v)
	g.Sort = heap.SortIterator
	g.Class = asyncStepTypes[class]
	if ag := vm.h.Gen(args[0]); ag.Extra == heap.Unbound {
		ag.Extra = heap.None
		if hooks := vm.Registry(asyncGenHooks); hooks.Is(heap.KTuple) && len(vm.h.List(hooks).V) == 2 {
			h := vm.h.List(hooks).V
			ag.Extra = h[1]
			if h[0] != heap.None {
				return vm.Tail("_call_then", h[0], args[0], v)
			}
		}
	}
	return v
}

// asyncGenHooks is the name of the pair of functions that are called with an async generator
// when its first step is made, and when it is abandoned.
const asyncGenHooks = "sys.asyncgen_hooks"

var asyncStepTypes = map[string]Value{}

// awaitableDefs are the methods of the awaitables that prelude generators implement.
var awaitableDefs = []Def{
	genMethod("__await__", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value { return gv }),
	genMethod("__iter__", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value { return gv }),
	genMethod("__next__", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value { return vm.resume(gv, g, heap.None) }),
	genMethod("throw", "self, type, value=, traceback=, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value {
		if g.State == heap.GenDone && vm.awaitedOnce(g) != "" {
			return vm.resume(gv, g, heap.None) // which says so
		}
		return vm.Tail("_step_throw", gv, a[1], orNone(a[2]), orNone(a[3]))
	}),
	genMethods[0], genMethods[3],
	genMethod("close", "self, /", func(vm *VM, gv Value, g *heap.Gen, a []Value) Value {
		if g.State != heap.GenDone && vm.isAgenStep(g) {
			return vm.Tail("_step_close", gv)
		}
		return genMethods[2].Fn(vm, a)
	}),
}

var (
	asendType            = TypeDef{Name: "async_generator_asend", Final: true, Methods: awaitableDefs}
	athrowType           = TypeDef{Name: "async_generator_athrow", Final: true, Methods: awaitableDefs}
	coroutineWrapperType = TypeDef{Name: "coroutine_wrapper", Final: true, Methods: awaitableDefs[1:]}
)

// isAgenStep reports whether g is the awaitable of a step of an async generator, which has the
// parameters of the prelude's _agen_asend and _agen_athrow.
func (vm *VM) isAgenStep(g *heap.Gen) bool {
	return g.Sort == heap.SortIterator && len(g.Regs) > 2 && (g.Class == asyncStepTypes["async_generator_asend"] || g.Class == asyncStepTypes["async_generator_athrow"])
}

// nativeStepFirst (step, exception) makes a step of an async generator that has not begun
// begin by raising the exception there, and reports whether it could.
func nativeStepFirst(vm *VM, a []Value) Value {
	g := vm.h.Gen(a[0])
	if g.State != heap.GenCreated || !vm.isAgenStep(g) {
		return heap.False
	}
	g.Regs[1] = a[1]
	return heap.True
}

// nativeAgenClaim (generator) reports whether no other step of an async generator is under
// way, and claims it then; nativeAgenFree ends that.
func nativeAgenClaim(vm *VM, a []Value) Value {
	g := vm.h.Gen(a[0])
	if g.Flags&heap.GenClaimed != 0 {
		return heap.False
	}
	g.Flags |= heap.GenClaimed
	return heap.True
}

func nativeAgenFree(vm *VM, a []Value) Value {
	vm.h.Gen(a[0]).Flags &^= heap.GenClaimed
	return heap.None
}

// nativeAgenClosed (generator, close) reports whether an async generator was closed, or has let
// go of what closes it, and closes it if asked to.
func nativeAgenClosed(vm *VM, a []Value) Value {
	g := vm.h.Gen(a[0])
	closed := heap.Bool(g.Flags&heap.GenClosed != 0)
	if a[1] == heap.True {
		g.Flags |= heap.GenClosed
	}
	return closed
}

// nativeGenResume (generator, value) resumes an async generator for one step: a tuple of
// whether it yielded and the value, StopAsyncIteration at its end.
func nativeGenResume(vm *VM, a []Value) Value {
	g := vm.h.Gen(a[0])
	if g.State == heap.GenDone {
		return vm.RaiseArgs(E.StopAsyncIteration)
	}
	return vm.resume(a[0], g, a[1])
}

// nativeGenThrow (generator, exception) raises inside it.
func nativeGenThrow(vm *VM, a []Value) Value {
	if vm.Exc(a[1]) == nil {
		return vm.Raisef(E.TypeError, "exceptions must derive from BaseException")
	}
	return vm.throwInto(a[0], vm.h.Gen(a[0]), a[1])
}

func iterTypeDef(name string) TypeDef {
	methods := []Def{
		{Name: "__iter__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return a[0] }},
		{Name: "__next__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.nextOrStop(vm.Payload(a[0])) }},
		{Name: "__length_hint__", Sig: "self, /", Fn: func(vm *VM, a []Value) Value { return vm.lengthHint(vm.Payload(a[0])) }},
		{Name: "__reduce__", Sig: "self, /", Fn: reduceIter},
	}
	if positioned[name] {
		methods = append(methods, Def{Name: "__setstate__", Sig: "self, state, /", Fn: setIterState})
	}
	return TypeDef{Name: name, Final: true, Methods: methods}
}

// nextOrStop is next(it) as a call: StopIteration at the end.
func (vm *VM) nextOrStop(it Value) Value {
	v := vm.next(it)
	if v == heap.Unbound {
		if vm.then>>8&0xff == compForIter {
			return heap.Pushed
		}
		return vm.RaiseArgs(E.StopIteration)
	}
	return v
}

// entriesLeft is how many entries of a dict or set an iterator has before it.
func (vm *VM) entriesLeft(it *heap.Iter) (n int) {
	ents := vm.h.Dict(it.Src).Ents
	switch it.Sort {
	case iterKeysRev, iterValuesRev, iterItemsRev:
		ents = ents[:min(it.I, len(ents))]
	default:
		ents = ents[min(it.I, len(ents)):]
	}
	if !vm.pay(len(ents) / 16) {
		return 0
	}
	for i := range ents {
		if ents[i].K != heap.Unbound {
			n++
		}
	}
	return n
}

// lengthHint is how many elements a native iterator has left.
func (vm *VM) lengthHint(v Value) Value {
	if !v.Is(heap.KIter) {
		return heap.NotImplemented
	}
	it := vm.h.Iter(v)
	n := 0
	switch it.Sort {
	case iterList, iterTuple:
		if it.Src != heap.None {
			n = len(vm.h.List(it.Src).V) - it.I
		}
	case iterListRev, iterTupleRev:
		if it.Src != heap.None && it.I < len(vm.h.List(it.Src).V) {
			n = it.I + 1
		}
	case iterStr:
		n = vm.h.Str(it.Src).Len() - vm.h.RuneIndex(vm.h.Str(it.Src), it.I)
	case iterStrRev:
		n = vm.h.RuneIndex(vm.h.Str(it.Src), it.I)
	case iterBytes:
		if it.N >= 0 {
			n = len(vm.h.Bytes(it.Src).B) - it.I
		}
	case iterBytesRev:
		if n = it.I; n > len(vm.h.Bytes(it.Src).B) {
			n = 0
		}
	case iterRange:
		n = it.N
	case iterBigRange:
		return vm.nativeBinary(compile.OpSub, vm.h.Rec(it.Src).F[3], it.Aux)
	case iterSeq, iterSeqRev:
		if it.Src == heap.None || it.I == 0 && it.Sort == iterSeqRev {
			break
		}
		return vm.Tail("_seq_hint", it.Src, heap.Small(int64(it.I)), heap.Bool(it.Sort == iterSeqRev))
	case iterKeys, iterValues, iterItems, iterSet, iterKeysRev, iterValuesRev, iterItemsRev:
		switch {
		case it.Src == heap.None || vm.h.Dict(it.Src).Len() != it.N:
		case it.Sort == iterSet && !it.Aux.IsInt():
			n = vm.leftInOrder(it)
		default:
			n = vm.entriesLeft(it)
		}
	}
	return heap.Small(int64(max(n, 0)))
}
