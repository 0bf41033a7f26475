package vm

import (
	"errors"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Objects of the host: a script holds a name of them, the host has the rest. One key is one
// object for as long as the VM lives, and in its snapshots.

// An ObjectHost is a Host that serves objects.
type ObjectHost interface {
	// ObjectAttr reads an attribute of an object: a value, NotImplemented if the name is that of
	// a method, Unbound if there is none, or a mark.
	ObjectAttr(vm *VM, key, name string) Value
	// ObjectNames lists the attributes and methods.
	ObjectNames(key string) []string
	// ObjectCall calls a method as the last act of a native.
	ObjectCall(vm *VM, key, method string, args []Value) Value
	// ObjectRestored says that a snapshot holds an object.
	ObjectRestored(key string)
}

// hostObject is the payload of an object; with a method it is that of a bound method.
type hostObject struct {
	key    string
	method string
}

func (o *hostObject) Size() int { return 32 + len(o.key) + len(o.method) }

func (o *hostObject) Trace(func(*Value)) {}

// Save writes the key, which is all there is on this side.
func (o *hostObject) Save() (kind string, data []byte, refs []Value) {
	return "host object", []byte(o.key + "\x00" + o.method), nil
}

func init() {
	Restorers["host object"] = func(vm *VM, b []byte, _ []Value) (heap.NativeData, error) {
		for i, c := range b {
			if c == 0 {
				o := &hostObject{string(b[:i]), string(b[i+1:])}
				if h, ok := vm.host.(ObjectHost); ok {
					h.ObjectRestored(o.key)
				}
				return o, nil
			}
		}
		return nil, errors.New("bad object of the host")
	}
}

const hostObjects = "host.objects"

// HostObject is the object of a key.
func (vm *VM) HostObject(key string) Value {
	d := vm.Registry(hostObjects)
	if !d.Is(heap.KDict) {
		d, _ = vm.h.NewDict()
		vm.SetRegistry(hostObjects, d)
	}
	k := vm.h.NewStr(key)
	if v := vm.dictFind(d, k); v != heap.Unbound {
		return v
	}
	v := vm.NewObject(T.HostObject, &hostObject{key: key})
	vm.dictSetStr(vm.h.Dict(d), k, v)
	return v
}

// HostKey is the key of an object of the host; ok is false for anything else.
func (vm *VM) HostKey(v Value) (key string, ok bool) {
	if o := vm.hostObject(v); o != nil && o.method == "" {
		return o.key, true
	}
	return "", false
}

func (vm *VM) hostObject(v Value) *hostObject {
	if v.Is(heap.KNative) {
		if o, ok := vm.h.Native(v).Data.(*hostObject); ok {
			return o
		}
	}
	return nil
}

// ofHost makes a native of a method on objects of the host.
func ofHost(name, sig string, fn func(vm *VM, h ObjectHost, o *hostObject, a []Value) Value) Def {
	return Def{Name: name, Sig: sig, Fn: func(vm *VM, a []Value) Value {
		o := vm.hostObject(a[0])
		h, ok := vm.host.(ObjectHost)
		if o == nil || !ok {
			return vm.Raisef(E.TypeError, "descriptor '%s' requires an object of the host but received a '%s'", name, vm.TypeName(a[0]))
		}
		return fn(vm, h, o, a)
	}}
}

var hostObjectType = TypeDef{
	Name: "host_object", Module: "gilliam", Final: true, Doc: "An object of the host.",
	Methods: []Def{
		ofHost("__getattr__", "self, name, /", func(vm *VM, h ObjectHost, o *hostObject, a []Value) Value {
			name, _ := vm.Text(a[1])
			switch v := h.ObjectAttr(vm, o.key, name); v {
			case heap.NotImplemented:
				return vm.NewObject(T.HostMethod, &hostObject{o.key, name})
			case heap.Unbound:
				return vm.noAttr(a[0], vm.h.Intern(name))
			default:
				return v
			}
		}),
		ofHost("__dir__", "self, /", func(vm *VM, h ObjectHost, o *hostObject, _ []Value) Value {
			names := h.ObjectNames(o.key)
			out := make([]Value, len(names))
			for i, n := range names {
				out[i] = vm.h.Intern(n)
			}
			return vm.h.NewList(out)
		}),
		ofHost("__repr__", "self, /", func(vm *VM, _ ObjectHost, o *hostObject, _ []Value) Value {
			return vm.h.NewStr("<host object " + o.key + ">")
		}),
	},
}

var hostMethodType = TypeDef{
	Name: "host_method", Module: "gilliam", Final: true, Doc: "A method of an object of the host.",
	Methods: []Def{
		ofHost("__call__", "self, /, *args", func(vm *VM, h ObjectHost, o *hostObject, a []Value) Value {
			return h.ObjectCall(vm, o.key, o.method, append([]Value(nil), vm.h.List(a[1]).V...))
		}),
		ofHost("__repr__", "self, /", func(vm *VM, _ ObjectHost, o *hostObject, _ []Value) Value {
			return vm.h.NewStr("<method " + o.method + " of host object " + o.key + ">")
		}),
	},
	Getters: []Getter{
		{Name: "__name__", Get: func(vm *VM, self Value) Value { return vm.h.NewStr(vm.hostObject(self).method) }},
		{Name: "__self__", Get: func(vm *VM, self Value) Value { return vm.HostObject(vm.hostObject(self).key) }},
	},
}
