package vm

import (
	"bytes"
	"context"
	"slices"
	"testing"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// asking is what the host of these tests offers: ask(v) suspends and is answered with v,
// due(f) has f called as a finaliser is, between two instructions, offer() is an asynchronous
// call, answered while the script waits, and in_library calls a function of the library as a
// native does whose module the script has not imported.
var asking = []Def{
	{Name: "ask", Sig: "v, /", Fn: func(vm *VM, a []Value) Value {
		return vm.Suspend(&HostCall{Name: "ask", Args: []Value{a[0]}})
	}},
	{Name: "due", Sig: "f, /", Fn: func(vm *VM, a []Value) Value {
		vm.dues = append(vm.dues, dueCall{a[0], heap.None})
		vm.startWatching()
		return heap.None
	}},
	{Name: "offer", Fn: func(vm *VM, a []Value) Value {
		vm.NoteCall(&HostCall{ID: offered, Name: "offer"})
		return vm.OfferCall(offered, "offer")
	}},
	{Name: "in_library", Sig: "module, name, /, *args", Fn: func(vm *VM, a []Value) Value {
		return vm.CallIn(vm.h.Str(a[0]).S, vm.h.Str(a[1]).S, vm.h.List(a[2]).V...)
	}},
}

const offered = 7

// seen collects which completions, transforms and prelude functions stood in the frames of
// suspended VMs.
type seen struct {
	comps   [numCompletions]bool
	transs  [numTransforms]bool
	prelude map[string]bool
}

func (s *seen) note(vm *VM) {
	how := []uint32{vm.pending.then}
	for i := 1; i <= vm.fp; i++ {
		how = append(how, vm.frames[i].how)
		s.prelude[preludeOf(vm, vm.frames[i].unit)] = true
	}
	vm.h.EachObject(func(v Value) {
		if v.Is(heap.KGen) && vm.h.Gen(v).State == heap.GenSuspended {
			s.prelude[preludeOf(vm, vm.h.Func(vm.h.Gen(v).Fn).Unit)] = true
		}
	})
	for _, h := range how {
		s.comps[h>>8&0xff] = true
		s.transs[h>>16] = true
	}
}

// preludeOf is the prelude function whose code a unit has, "" if it is none.
func preludeOf(vm *VM, u *heap.Unit) string {
	if kind, name := vm.image.originOf(u.Code.Root); kind == fromPrelude {
		return name
	}
	return ""
}

// moving says where a script is moved to a new VM: where it asks, and where it is paused with
// a function of the prelude standing, a few times for each of those named.
type moving struct {
	asking  bool
	pausing []string
}

const pausesMoved = 5

// runAsking runs a script to its end, and then what it has called "called". It gives what was
// printed, with the traceback of a failure, and the fuel.
func runAsking(t *testing.T, im *Image, src string, how moving, s *seen) (string, int64) {
	t.Helper()
	var out bytes.Buffer
	ctx := context.Background()
	c := Config{Image: im, Out: &out, Err: &out, Seed: [2]uint64{1, 2}, Limits: Limits{Recursion: 1000}}
	vm := New(c)
	for i := range asking {
		vm.SetModuleAttr(vm.main, asking[i].Name, vm.AddFunc(&asking[i], ""))
	}
	vm.Begin(ctx, 0)
	vm.SetLast(true)
	vm.StartCode(compileOwn("<test>", src, compile.Options{Mode: compile.ModeModule, TopLevelAwait: true}), vm.h.Module(vm.Main()).Dict)
	moves := 0
	paused := map[string]int{}
	slice := func() {
		if how.pausing != nil {
			vm.SetSlice(1 + int64(moves)%3) // calls poll: no call is passed by every time
		}
	}
	move := func() {
		s.note(vm)
		if !how.asking {
			return
		}
		saved, err := vm.Save()
		if err != nil {
			t.Fatalf("%v in %s", err, src)
		}
		c.Seed[0]++
		if vm, err = Restore(c, saved, asking, nil); err != nil {
			t.Fatalf("%v in %s", err, src)
		}
		slice()
	}
	slice()
	called := false
	for {
		switch vm.Go(ctx) {
		case Suspended:
			moves++
			move()
			v := heap.None
			if c := vm.pending.call; c.Name == "ask" {
				v = c.Args[0]
			}
			vm.Answer(v)
		case Waiting:
			move()
			vm.ForgetCall(offered)
			vm.Arrive(offered, heap.Small(5), heap.Unbound)
			vm.AnswerWait()
		case Paused:
			moves++
			for i := vm.fp; i > 0; i-- {
				if name := preludeOf(vm, vm.frames[i].unit); slices.Contains(how.pausing, name) && paused[name] < pausesMoved {
					paused[name]++
					move()
					break
				}
			}
			slice()
		case Done:
			if f, ok := vm.dictGetStr(vm.h.Dict(vm.h.Module(vm.main).Dict), "called"); ok && !called {
				called = true
				vm.StartCall(f, []Value{heap.True})
				continue
			}
			if moves == 0 && how.asking {
				t.Errorf("ended without a move: %s", out.String())
			}
			if err := vm.CheckHeap(); err != nil {
				t.Error(err)
			}
			return out.String(), vm.Fuel()
		case Failed:
			return out.String() + vm.FormatException(vm.Raised()), vm.Fuel()
		default:
			t.Fatalf("ended in state %v: %v, %s\n%s", vm.State(), vm.StopErr(), out.String(), src)
		}
	}
}

// moved runs a script as it is and moved, and tells what it met while moved.
func moved(t *testing.T, im *Image, src string, how moving) *seen {
	t.Helper()
	s := &seen{prelude: map[string]bool{}}
	out, fuel := runAsking(t, im, src, moving{}, &seen{prelude: map[string]bool{}})
	there, fuelThere := runAsking(t, im, src, how, s)
	if out != there || fuel != fuelThere {
		t.Errorf("uninterrupted it printed\n%sfor %d units, moved\n%sfor %d:\n%s", out, fuel, there, fuelThere, src)
	}
	return s
}

// suspended moves a script where it asks.
func suspended(t *testing.T, im *Image, src string) *seen {
	t.Helper()
	return moved(t, im, src, moving{asking: true})
}

const asker = "class A:\n    def __init__(self, v): self.v = ask(v)\n"

// completionCases has a script for each completion in which a host call suspends while a
// frame with that completion stands.
var completionCases = [numCompletions]string{
	compStore:   "def f(): return ask(1)\nx = f()\nprint(x)",
	compDiscard: "class A:\n    def __setattr__(self, n, v): print(n, ask(v))\nA().x = 3",
	compTruth:   "class A:\n    def __bool__(self): return ask(False)\nprint('yes' if A() else 'no', not A())",
	compCompare: "class A:\n    def __lt__(self, o): return ask(NotImplemented)\n    def __gt__(self, o): return ask('gt')\nprint(A() < A())",
	compBinary:  "class A:\n    def __add__(self, o): return ask(NotImplemented)\nclass B:\n    def __radd__(self, o): return ask('radd')\nprint(A() + B())",
	compForIter: "class I:\n    n = 0\n    def __iter__(self): return self\n    def __next__(self):\n        self.n = ask(self.n + 1)\n        if self.n > 2: raise StopIteration\n        return self.n\nfor x in I(): print(x)",
	compSend:    "def g():\n    x = yield ask(1)\n    return ask(x)\ndef h():\n    print((yield from g()))\n    yield ask(9)\ng2 = h()\nprint(next(g2), g2.send(5))",
	compANext:   "class I:\n    n = 0\n    def __aiter__(self): return self\n    def __anext__(self): return ask(Next(self))\nclass Next:\n    def __init__(self, i): self.i = i\n    def __await__(self):\n        self.i.n = ask(self.i.n + 1)\n        if self.i.n > 2: raise StopAsyncIteration\n        return self.i.n\n        yield\nasync def main():\n    async for x in I(): print(x)\ntry: main().send(None)\nexcept StopIteration as e: print('end', e.value)",
	compExit:    "print(ask(1))",
	compEnd:     "class A:\n def __del__(self): print('gone', ask(self))\na = A()\na.me = a\ndel a",
	compBetween: "def f(x): print('due', ask(x))\ndue(f)\nn = 0\nwhile n < 100000: n += 1\nprint(n)",
}

// Each completion stands while a host call suspends, and goes on in a new VM.
func TestSuspendedInEveryCompletion(t *testing.T) {
	im := BuildImage(nil)
	for comp, src := range completionCases {
		if src == "" {
			t.Errorf("completion %d has no case", comp)
			continue
		}
		if !suspended(t, im, src).comps[comp] {
			t.Errorf("completion %d does not stand while this is suspended:\n%s", comp, src)
		}
	}
}

// transformCases has a script for each transform.
var transformCases = [numTransforms]string{
	transNone:    "print(ask(1))",
	transInit:    asker + "print(A(3).v)",
	transBool:    "class A:\n    def __bool__(self): return ask(True)\nprint(bool(A()))",
	transLen:     "class A:\n    def __len__(self): return ask(7)\nprint(len(A()))",
	transTruthOf: "class A:\n    def __len__(self): return ask(0)\nprint('yes' if A() else 'no')",
	transHash:    "class A:\n    def __hash__(self): return ask(7)\nprint(hash(A()))",
	transStr:     "class A:\n    def __str__(self): return ask('s')\nprint(str(A()))",
	transRepr:    "class A:\n    def __repr__(self): return ask('r')\nprint(repr(A()))",
	transFormat:  "class A:\n    def __format__(self, spec): return ask(spec + '!')\nprint(format(A(), 'x'))",
	transIter:    "class A:\n    def __iter__(self): return ask(iter([1]))\nprint([*A()], next(iter(A())))" + "\nfor x in A(): print(x)",
	transIndex:   "class A:\n    def __index__(self): return ask(1)\nprint([4, 5][A()], hex(A()))",
	transInt:     "class A:\n    def __int__(self): return ask(5)\nprint(int(A()))",
	transFloat:   "class A:\n    def __float__(self): return ask(2.5)\nprint(float(A()))",
	transAwait:   "class A:\n    def __await__(self): return ask(iter(()))\nasync def main(): print(await A())\ntry: main().send(None)\nexcept StopIteration: print('end')",
	transNone0:   "class A:\n    def __setattr__(self, n, v): return ask(n)\nprint(setattr(A(), 'x', 3))",
	transExtra:   "class A:\n    def __iter__(self):\n        yield ask(1)\n        yield ask(2)\nprint(list(A()))",
	transAIter:   "class A:\n    def __aiter__(self): return ask(self)\n    async def __anext__(self): raise StopAsyncIteration\nasync def main(): print([x async for x in A()])\ntry: main().send(None)\nexcept StopIteration: print('end')",
	transUnpack:  "class A:\n    def __iter__(self):\n        yield ask(1)\n        yield ask(2)\na, b = A()\nprint(a, b)",
}

// Each transform stands while a host call suspends, and goes on in a new VM.
func TestSuspendedInEveryTransform(t *testing.T) {
	im := BuildImage(nil)
	for trans, src := range transformCases {
		if src == "" {
			t.Errorf("transform %d has no case", trans)
			continue
		}
		if !suspended(t, im, src).transs[trans] {
			t.Errorf("transform %d does not stand while this is suspended:\n%s", trans, src)
		}
	}
}
