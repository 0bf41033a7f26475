package vm

import (
	"errors"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Calls of the host that are under way: each gave the script an awaitable and has no answer
// yet. They are noted in the registry, so that a snapshot lists them.

const notedCalls = "host.calls"

// NoteCall notes that a call is under way.
func (vm *VM) NoteCall(c *HostCall) {
	if c.Code == "" {
		c.Code, c.Line = vm.Position()
	}
	tuple := vm.h.NewTuple
	rec := tuple([]Value{vm.h.Intern(c.Name), tuple(append([]Value(nil), c.Args...)), tuple(append([]Value(nil), c.Names...)),
		tuple(append([]Value(nil), c.Values...)), vm.h.NewStr(c.Code), vm.h.NewInt(int64(c.Line))})
	vm.dictSetStr(vm.h.Dict(vm.noted()), callKey(vm, c.ID), rec)
}

func callKey(vm *VM, id uint64) Value { return vm.h.NewStr(strconv.FormatUint(id, 10)) }

// noted is the dict of the calls under way.
func (vm *VM) noted() Value {
	if d := vm.Registry(notedCalls); d.Is(heap.KDict) {
		return d
	}
	d, _ := vm.h.NewDict()
	vm.SetRegistry(notedCalls, d)
	return d
}

// ForgetCall notes that a call has its answer.
func (vm *VM) ForgetCall(id uint64) {
	if d := vm.Registry(notedCalls); d.Is(heap.KDict) {
		if k := callKey(vm, id); vm.dictFind(d, k) != heap.Unbound {
			vm.dictDel(d, k)
		}
	}
}

// ForgetCalls notes that no call is under way.
func (vm *VM) ForgetCalls() {
	if d := vm.Registry(notedCalls); d.Is(heap.KDict) && vm.h.Dict(d).Len() > 0 {
		d, _ := vm.h.NewDict()
		vm.SetRegistry(notedCalls, d)
	}
}

// NotedCalls lists the calls under way in the order they were made. The error is that of a
// snapshot whose notes make no sense.
func (vm *VM) NotedCalls() ([]*HostCall, error) {
	d := vm.Registry(notedCalls)
	if !d.Is(heap.KDict) {
		return nil, nil
	}
	var out []*HostCall
	for _, e := range vm.h.Dict(d).Ents {
		if e.K == heap.Unbound {
			continue
		}
		c, err := vm.notedCall(e.K, e.V)
		if err != nil {
			return nil, err
		}
		out = append(out, c)
	}
	return out, nil
}

var errNotes = errors.New("bad notes of calls under way")

func (vm *VM) notedCall(k, v Value) (*HostCall, error) {
	if !k.Is(heap.KStr) || !v.Is(heap.KTuple) || len(vm.h.List(v).V) != 6 {
		return nil, errNotes
	}
	id, err := strconv.ParseUint(vm.h.Str(k).S, 10, 64)
	f := vm.h.List(v).V
	if err != nil || !f[0].Is(heap.KStr) || !f[1].Is(heap.KTuple) || !f[2].Is(heap.KTuple) || !f[3].Is(heap.KTuple) || !f[4].Is(heap.KStr) || !f[5].IsInt() {
		return nil, errNotes
	}
	c := &HostCall{ID: id, Name: vm.h.Str(f[0]).S, Args: vm.h.List(f[1]).V, Names: vm.h.List(f[2]).V, Values: vm.h.List(f[3]).V,
		Code: vm.h.Str(f[4]).S, Line: int(f[5].Int())}
	if len(c.Names) != len(c.Values) {
		return nil, errNotes
	}
	for _, n := range c.Names {
		if !n.Is(heap.KStr) {
			return nil, errNotes
		}
	}
	return c, nil
}

// OfferCall hands a noted call to the host and then gives its awaitable, as the last act of a
// native. The host answers the suspension with None, and the call when it can.
func (vm *VM) OfferCall(id uint64, name string) Value {
	return vm.Tail("_host_offer", vm.h.NewUint(id), vm.h.Intern(name))
}

// nativeHostOffer (number) suspends at a noted call.
func nativeHostOffer(vm *VM, a []Value) Value {
	id, _ := vm.AsInt64(a[0])
	if d := vm.Registry(notedCalls); d.Is(heap.KDict) {
		k := callKey(vm, uint64(id))
		if v := vm.dictFind(d, k); v != heap.Unbound {
			c, err := vm.notedCall(k, v)
			if err == nil {
				return vm.Suspend(c)
			}
		}
	}
	return vm.Raisef(E.SystemError, "call %d is not under way", id)
}
