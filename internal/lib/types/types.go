// Package types is Python's types: the classes of what the interpreter makes itself, and
// the parametrized forms of classes, which the machine asks it for.
package types

import (
	_ "embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

var (
	//go:embed types.py
	source string
	//go:embed dynamicattr.py
	dynamic string
)

// Modules is the module types and what it takes from a part of its own.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "_dynamicattr", Source: dynamic, Hidden: true}, {Name: "types", Source: source, Hidden: true, InC: []string{"SimpleNamespace", "UnionType", "GenericAlias"}, Funcs: []vm.Def{
		{Name: "_awaitable", Sig: "gen, /", Fn: awaitable},
		{Name: "_is_awaitable", Sig: "gen, /", Fn: func(m *vm.VM, a []heap.Value) heap.Value {
			return heap.Bool(a[0].Is(heap.KGen) && m.Heap().Gen(a[0]).Flags&heap.GenAwaitable != 0)
		}},
	}, Init: bind}}
}

// bind names the classes that the interpreter makes.
func bind(m *vm.VM, module heap.Value) {
	t := &vm.T
	for _, c := range []struct {
		name  string
		class heap.Value
	}{
		{"FunctionType", t.Function}, {"LambdaType", t.Function}, {"CodeType", t.Code}, {"MappingProxyType", t.MappingProxy},
		{"CellType", t.Cell}, {"GeneratorType", t.Generator}, {"CoroutineType", t.Coroutine},
		{"AsyncGeneratorType", t.AsyncGenerator}, {"MethodType", t.Method}, {"BuiltinFunctionType", t.BuiltinFunction},
		{"BuiltinMethodType", t.BuiltinFunction}, {"WrapperDescriptorType", t.WrapperDescriptor},
		{"MethodWrapperType", t.MethodWrapper}, {"MethodDescriptorType", t.MethodDescriptor},
		{"ClassMethodDescriptorType", t.ClassMethodDescriptor}, {"ModuleType", t.Module}, {"TracebackType", t.Traceback},
		{"FrameType", t.Frame}, {"GetSetDescriptorType", t.GetSet}, {"MemberDescriptorType", t.Member},
		{"EllipsisType", t.Ellipsis}, {"NoneType", t.NoneType}, {"NotImplementedType", t.NotImplemented},
	} {
		m.Bind(module, c.name, c.class)
	}
}

// awaitable lets a generator be awaited.
func awaitable(m *vm.VM, a []heap.Value) heap.Value {
	if a[0].Is(heap.KGen) {
		m.Heap().Gen(a[0]).Flags |= heap.GenAwaitable
	}
	return a[0]
}
