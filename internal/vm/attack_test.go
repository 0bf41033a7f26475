package vm

import (
	"bytes"
	"context"
	"fmt"
	"math/rand/v2"
	"runtime/debug"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// attackScript makes objects of every kind and has a native called with some of them; what
// it gives goes among them.
const attackScript = `
def _f(a, b=1, *c, d=2, **e):
    return lambda: a
async def _co(): pass
async def _ag(): yield 1
def _g():
    x = yield 1
class _C:
    __slots__ = 'p', '__dict__'
    def __init__(self, *a): self.p = 1
    def __eq__(self, o): return True
    def __hash__(self): return 1
    def __iter__(self): return iter([1])
    def __next__(self): raise StopIteration
    def __call__(self, *a): return 1
    def __len__(self): return 2
    def __getitem__(self, i): return i
    __index__ = __len__
class _D(_C): pass
class _I(int): pass
class _S(str): pass
class _L(list): pass
class _E(Exception): pass
class _T(tuple): pass
class _B(bytes): pass
class _A(bytearray): pass
class _K(dict): pass
class _W(set): pass
class _M(type): pass
class _N(metaclass=_M): pass
try:
    raise _E(1)
except _E as _e:
    _exc = _e
_started = _g(); next(_started)
_done = _g(); list(_done)
import sys
_values.extend([0, 1, -1, 2, 7, 63, 64, 10**12, -10**12, 2**61 - 1, 2**80, -2**80, True, None, ..., NotImplemented, 0.5, -0.0, float('nan'), float('inf'), 1j,
    '', 'a', 'abc', 'é', 'x' * 300, '__init__', '__new__', 'utf-8', 'strict', '\ud800', b'', b'abc', bytearray(b'xyz'), memoryview(b'abc'), memoryview(bytearray(b'abcd')),
    [], [1, 2], [[1], 'a', 0, 1], ['a', {}, 1, []], (), (1, 2), ('a', 'b'), (1, 2, 3, 4, 5), ((), 0, 1, 2, 3, 4), {}, {1: 2, 'a': _C()}, {'a': 1}, {_C(): 1}, set(), {1, 2}, {_C()}, frozenset([1, 'a']),
    range(3), range(2**70), slice(1, 2, 3), slice(None), _f, _f(1), len, [].append, list.append, _C, _D, _I, _N, _M, _E, int, type, object, dict, tuple, Exception, ValueError, StopIteration,
    _C(), _D(), _I(4), _S('q'), _L([1]), _T((1,)), _N(), _B(b"ab"), _A(b"ab"), _K(a=1), _W([1]), _exc, _exc.__traceback__, _exc.__traceback__.tb_frame, ValueError('a', 1), OSError(2, 'x'), ExceptionGroup('g', [ValueError(1)]), SyntaxError('m', ('f', 1, 2, 't', 3, 4)), UnicodeDecodeError('utf-8', b'a', 0, 1, 'r'),
    _g(), _started, _done, _ag(), _ag().asend(1), _C().__init__, _f.__code__, _f(1).__closure__[0], property(_f), classmethod(_f), staticmethod(_f), super(_D, _D()), int.__dict__, _C.__dict__, {}.keys(), {1: 2}.values(), {1: 2}.items(),
    iter([1]), iter(()), iter('ab'), iter({1: 2}), iter({1}), iter(range(3)), iter(range(2**70)), reversed([1]), enumerate([1]), zip([1], [2]), map(len, []), filter(None, [1]), iter(int, 1), _C.p, int.real, type.__mro__, sys, sys.modules, globals(), sys._getframe()])
_co().close()
for _ in range(rounds):
    try:
        r = attack()
        if len(_values) < 1000: _values.append(r)
    except BaseException as e:
        pass
`

// Attack calls natives with objects of every kind, as changed frames of the library can: none
// may panic, break the heap or change what all VMs share.
func Attack(t *testing.T, im *Image, r *rand.Rand, vms int) {
	var natives []Value
	im.names()
	im.heap.EachObject(func(v Value) {
		if v.Is(heap.KBuiltin) {
			natives = append(natives, v)
		}
	})
	if len(natives) < 2000 {
		t.Fatalf("only %d natives", len(natives))
	}
	var private []Value
	for _, n := range natives {
		if im.heap.Builtin(n).Def.(*native).module == "_prelude" {
			private = append(private, n)
		}
	}
	code := compileOwn("<attack>", attackScript, compile.Options{Mode: compile.ModeModule})
	sum := im.Sum()
	places := map[string]bool{}
	for range vms {
		a := &attacker{im: im, r: r, code: code, natives: natives}
		if r.IntN(2) == 0 {
			a.natives = private
		}
		err := a.run()
		if err == nil && im.Sum() != sum {
			err = fmt.Errorf("the image is changed")
			sum = im.Sum()
		}
		if err != nil && !places[err.Error()] {
			places[err.Error()] = true
			t.Errorf("%v after\n%s", err, strings.Join(a.last, "\n"))
		}
	}
}

type attacker struct {
	im      *Image
	natives []Value
	r       *rand.Rand
	code    *compile.Code
	values  Value
	last    []string // calls
}

const rounds = 50

func (a *attacker) run() (err error) {
	var out bytes.Buffer
	vm := New(Config{Image: a.im, Out: &out, Err: &out, Seed: [2]uint64{1, 2}, Limits: Limits{Recursion: 100, Memory: 8 << 20, Fuel: rounds * 20000}})
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("%v at %s", x, panicPlace(string(debug.Stack())))
		}
	}()
	def := &Def{Name: "attack", Fn: a.call}
	vm.SetModuleAttr(vm.main, "attack", vm.AddFunc(def, ""))
	vm.SetModuleAttr(vm.main, "rounds", heap.Small(rounds))
	a.values = vm.h.NewList(nil)
	vm.SetModuleAttr(vm.main, "_values", a.values)
	ctx := context.Background()
	vm.Begin(ctx, 0)
	vm.StartCode(a.code, vm.h.Module(vm.Main()).Dict)
	vm.Go(ctx)
	return vm.CheckHeap()
}

func (a *attacker) call(vm *VM, _ []Value) Value {
	all := vm.h.List(a.values).V
	target := a.natives[a.r.IntN(len(a.natives))]
	d := vm.h.Builtin(target).Def.(*native)
	n := d.signature().need + a.r.IntN(d.signature().pos-d.signature().need+2)
	at := vm.top() + 1
	vm.room(at + n)
	call := d.id()
	for i := range n {
		v := all[a.r.IntN(len(all))]
		for range 20 { // most often one that is taken
			if k := d.signature().kinds; i >= len(k) || k[i] == "" || vm.isOfKind(d, k[i], v) {
				break
			}
			v = all[a.r.IntN(len(all))]
		}
		if a.r.IntN(12) == 0 {
			v = heap.Unbound
		}
		vm.stack[at+i] = v
		call += fmt.Sprintf(" %d:%x", v.Kind(), uint64(v)>>32)
	}
	if a.last = append(a.last, call); len(a.last) > 3 {
		a.last = a.last[1:]
	}
	return vm.invoke(target, at, n)
}

// panicPlace is where a panic arose.
func panicPlace(stack string) string {
	_, at, _ := strings.Cut(stack, "\npanic(")
	var lines []string
	for _, l := range strings.Split(at, "\n") {
		if l = strings.TrimSpace(l); strings.Contains(l, ".go:") && !strings.Contains(l, "runtime/") {
			l, _, _ = strings.Cut(l, " +0x")
			if lines = append(lines, l[strings.LastIndex(l, "/")+1:]); len(lines) == 4 {
				break
			}
		}
	}
	return strings.Join(lines, " < ")
}
