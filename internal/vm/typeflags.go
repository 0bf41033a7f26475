package vm

// The flags of a class that scripts see as __flags__, by CPython's numbers.
const (
	flagInlineValues = 1 << 2 // instances start without a dictionary of their own
	flagManagedDict  = 1 << 4
	flagSequence     = 1 << 5
	flagMapping      = 1 << 6
	flagImmutable    = 1 << 8
	flagHeap         = 1 << 9
	flagBase         = 1 << 10 // can be subclassed
	flagReady        = 1 << 12
	flagAbstract     = 1 << 20
)

// flagsOfBases are those of the subclasses of built-in classes.
var flagsOfBases = []struct {
	class *Value
	flag  int64
}{
	{&T.Int, 1 << 24}, {&T.List, 1 << 25}, {&T.Tuple, 1 << 26}, {&T.Bytes, 1 << 27}, {&T.Str, 1 << 28}, {&T.Dict, 1 << 29},
	{&E.BaseException, 1 << 30}, {&T.Type, 1 << 31},
}

func (vm *VM) visibleFlags(o Value) int64 {
	t := vm.h.Type(o)
	f := int64(flagReady)
	for _, c := range []struct {
		flag  uint32
		shown int64
	}{{typeHeap, flagHeap}, {typeAbstract, flagAbstract}, {typeSequence, flagSequence}, {typeMapping, flagMapping}} {
		if t.Flags&c.flag != 0 {
			f |= c.shown
		}
	}
	if vm.isFixed(o) {
		f |= flagImmutable
	}
	if t.Flags&typeFinal == 0 {
		f |= flagBase
	}
	if t.Flags&typeHeap != 0 && t.Flags&typeNoDict == 0 && !vm.IsSubclass(o, T.Type) && t.Flags&typeException == 0 {
		f |= flagManagedDict
		if vm.layout(o) == T.Object {
			f |= flagInlineValues
		}
	}
	for _, b := range flagsOfBases {
		if vm.IsSubclass(o, *b.class) {
			f |= b.flag
		}
	}
	return f
}
