package vm

import (
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// The type str.

var strType = TypeDef{
	Name: "str", Kind: heap.KStr,
	New:     &Def{Sig: "cls, object=, encoding=, errors=", Fn: strNew},
	Statics: []Def{{Name: "maketrans", Sig: "x, y=, z=, /", Fn: strMaketrans}},
	Methods: append(strMethods, operatorDefs("lt", "le", "eq", "ne", "gt", "ge")...),
}

func strMethod(name, sig string, fn func(vm *VM, a []Value) Value) Def {
	return method(heap.KStr, name, sig, fn)
}

var strMethods = []Def{
	strMethod("capitalize", "self, /", strCapitalize),
	strMethod("casefold", "self, /", strCasefold),
	strMethod("center", "self, width, fillchar=, /", strCenter),
	strMethod("count", "self, sub, start=, end=, /", strCount),
	strMethod("encode", "self, /, encoding=, errors=", strEncode),
	strMethod("endswith", "self, suffix, start=, end=, /", strEndswith),
	strMethod("expandtabs", "self, /, tabsize=", strExpandtabs),
	strMethod("find", "self, sub, start=, end=, /", strFind),
	strMethod("format", "self, *args, **kwargs", strFormat),
	strMethod("format_map", "self, mapping, /", strFormatMap),
	strMethod("index", "self, sub, start=, end=, /", strIndex),
	strMethod("isalnum", "self, /", strIsalnum),
	strMethod("isalpha", "self, /", strIsalpha),
	strMethod("isascii", "self, /", strIsascii),
	strMethod("isdecimal", "self, /", strIsdecimal),
	strMethod("isdigit", "self, /", strIsdigit),
	strMethod("isidentifier", "self, /", strIsidentifier),
	strMethod("islower", "self, /", strIslower),
	strMethod("isnumeric", "self, /", strIsnumeric),
	strMethod("isprintable", "self, /", strIsprintable),
	strMethod("isspace", "self, /", strIsspace),
	strMethod("istitle", "self, /", strIstitle),
	strMethod("isupper", "self, /", strIsupper),
	strMethod("join", "self, iterable, /", strJoin),
	strMethod("ljust", "self, width, fillchar=, /", strLjust),
	strMethod("lower", "self, /", strLower),
	strMethod("lstrip", "self, chars=, /", strLstrip),
	strMethod("partition", "self, sep, /", strPartition),
	strMethod("removeprefix", "self, prefix, /", strRemoveprefix),
	strMethod("removesuffix", "self, suffix, /", strRemovesuffix),
	strMethod("replace", "self, old, new, /, count=", strReplace),
	strMethod("rfind", "self, sub, start=, end=, /", strRfind),
	strMethod("rindex", "self, sub, start=, end=, /", strRindex),
	strMethod("rjust", "self, width, fillchar=, /", strRjust),
	strMethod("rpartition", "self, sep, /", strRpartition),
	strMethod("rsplit", "self, /, sep=, maxsplit=", strRsplit),
	strMethod("rstrip", "self, chars=, /", strRstrip),
	strMethod("split", "self, /, sep=, maxsplit=", strSplit),
	strMethod("splitlines", "self, /, keepends=", strSplitlines),
	strMethod("startswith", "self, prefix, start=, end=, /", strStartswith),
	strMethod("strip", "self, chars=, /", strStrip),
	strMethod("swapcase", "self, /", strSwapcase),
	strMethod("title", "self, /", strTitle),
	strMethod("translate", "self, table, /", strTranslate),
	strMethod("upper", "self, /", strUpper),
	strMethod("zfill", "self, width, /", strZfill),

	strMethod("__add__", "self, value, /", concatMethod),
	strMethod("__mul__", "self, value, /", repeatMethod("__mul__")),
	strMethod("__rmul__", "self, value, /", repeatMethod("__rmul__")),
	strMethod("__mod__", "self, value, /", func(vm *VM, a []Value) Value { return vm.percent(a[0], a[1]) }),
	{Name: "__rmod__", Sig: "self, value, /", Fn: reflectedPercent(heap.KStr)},
	strMethod("__contains__", "self, key, /", func(vm *VM, a []Value) Value { return vm.Contains(a[0], a[1]) }),
	{Name: "__format__", Sig: "self, format_spec, /", Fn: strFormatMethod},
	strMethod("__getnewargs__", "self, /", func(vm *VM, a []Value) Value { return vm.h.NewTuple([]Value{vm.h.NewStr(vm.h.Str(a[0]).S)}) }),
	strMethod("__hash__", "self, /", func(vm *VM, a []Value) Value { return vm.Hash(a[0]) }),
	strMethod("__sizeof__", "self, /", func(vm *VM, a []Value) Value { return heap.Small(int64(sizeofStr(vm.h.Str(a[0])))) }),
	strMethod("__str__", "self, /", func(vm *VM, a []Value) Value { return a[0] }),
	lengthDef(heap.KStr), strIterDef, getitemDef(heap.KStr), reprDef(heap.KStr),
}

// sizeofStr is what sys.getsizeof says of a string in CPython: a header, which is shorter for
// ASCII, and one, two or four bytes a character and for the end.
func sizeofStr(s *heap.Str) int {
	if s.ASCII() {
		return 40 + s.Len() + 1
	}
	width := 1
	for i := 0; i < len(s.S) && width < 4; {
		r, n := unicode.DecodeRune(s.S[i:])
		i += n
		switch {
		case r >= 0x10000:
			width = 4
		case r >= 0x100:
			width = 2
		}
	}
	return 56 + width*(s.Len()+1)
}

// strNew is str(object), or str(object, encoding, errors) for bytes.
func strNew(vm *VM, a []Value) Value {
	cls := a[0]
	if cls == T.Str && a[1] != heap.Unbound && a[2] == heap.Unbound && a[3] == heap.Unbound {
		switch {
		case a[1].IsInt():
			return vm.intText(a[1].Int())
		case vm.then>>16 != transNone:
			return vm.Tail("_str_of", a[1]) // another check of the result is due already
		}
		return vm.Str(a[1])
	}
	if !vm.newable(cls, T.Str) {
		return heap.Raised
	}
	if a[1] == heap.Unbound {
		return vm.wrapNew(cls, T.Str, emptyStr)
	}
	encoding, errors, r := vm.codecArgs("str", a, 2)
	if r != heap.Unbound {
		return r
	}
	decoding := a[2] != heap.Unbound || a[3] != heap.Unbound
	switch {
	case cls != T.Str && !decoding && a[1].Is(heap.KStr):
		return vm.NewPayload(cls, a[1])
	case cls != T.Str && !decoding:
		return vm.Tail("_wrap_new", cls, T.Str, vm.h.NewTuple([]Value{a[1]}))
	case cls != T.Str:
		return vm.Tail("_wrap_new", cls, T.Str, vm.h.NewTuple([]Value{a[1], vm.h.NewStr(encoding), vm.h.NewStr(errors)}))
	case vm.isStr(a[1]):
		return vm.Raisef(E.TypeError, "decoding str is not supported")
	}
	b, ok, r := vm.buffer(a[1])
	switch {
	case !ok:
		return vm.Raisef(E.TypeError, "decoding to str: need a bytes-like object, %s found", vm.TypeName(a[1]))
	case r != heap.Unbound:
		return r
	case vm.isBytesLike(a[1]):
		return vm.Decode(vm.plainBytes(a[1]), encoding, errors)
	}
	data := vm.copied(heap.KBytes, b)
	if data == heap.Raised {
		return data
	}
	return vm.Decode(data, encoding, errors)
}

// newable checks the class that a __new__ is called with.
func (vm *VM) newable(cls, base Value) bool {
	name := vm.ClassName(base)
	switch {
	case !cls.Is(heap.KType):
		vm.Raisef(E.TypeError, "%s.__new__(X): X is not a type object (%s)", name, vm.TypeName(cls))
	case !vm.IsSubclass(cls, base):
		sub := vm.ClassName(cls)
		vm.Raisef(E.TypeError, "%s.__new__(%s): %s is not a subtype of %s", name, sub, sub, name)
	default:
		return true
	}
	return false
}

// isOperator reports that the machine is trying the operands' methods for an operator:
// what a method cannot do, another may.
func (vm *VM) isOperator() bool { return vm.then>>8&0xff == compBinary }

// concatMethod is __add__ of text.
func concatMethod(vm *VM, a []Value) Value {
	r := vm.textBinary(compile.OpAdd, a[0], a[1], false)
	if r == heap.NotImplemented && !vm.isOperator() {
		return vm.seqOperandError(compile.OpAdd, a[0], a[1])
	}
	return r
}

// repeatMethod is __mul__ or __rmul__ of text.
func repeatMethod(name string) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		switch {
		case vm.isInt(a[1]):
			return vm.repeatText(a[0], a[1], false)
		case vm.isOperator() && (!vm.hasIndex(a[1]) || vm.slots(vm.TypeOf(a[1]))[slotRmul] != heap.Unbound):
			return heap.NotImplemented
		case vm.hasIndex(a[1]):
			return vm.again(name, a, 1)
		}
		return vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(a[1]))
	}
}

// reflectedPercent is __rmod__ of text.
func reflectedPercent(k heap.Kind) func(vm *VM, a []Value) Value {
	return func(vm *VM, a []Value) Value {
		if !vm.Payload(a[1]).Is(k) {
			return heap.NotImplemented
		}
		return vm.percent(vm.Payload(a[1]), a[0])
	}
}

// textBuiltins are the built-in functions about text.
var textBuiltins = []Def{
	{Name: "chr", Sig: "i, /", Fn: builtinChr},
	{Name: "ord", Sig: "c, /", Fn: builtinOrd},
	{Name: "ascii", Sig: "obj, /", Fn: builtinASCII},
}

func builtinChr(vm *VM, a []Value) Value {
	n, ok := vm.ClampIndex(a[0])
	if !ok {
		return vm.indexThen(a[0], "_chr_of_index")
	}
	if n < 0 || n > unicode.MaxRune {
		return vm.Raisef(E.ValueError, "chr() arg not in range(0x110000)")
	}
	var one [4]byte
	return vm.charString(string(unicode.AppendRune(one[:0], rune(n))))
}

func builtinOrd(vm *VM, a []Value) Value {
	n := 0
	switch {
	case vm.isStr(a[0]):
		s := vm.h.Str(vm.plainStr(a[0]))
		if n = s.Len(); n == 1 {
			r, _ := unicode.DecodeRune(s.S)
			return heap.Small(int64(r))
		}
	case vm.isBytesLike(a[0]):
		b := vm.h.Bytes(vm.plainBytes(a[0])).B
		if n = len(b); n == 1 {
			return heap.Small(int64(b[0]))
		}
	default:
		return vm.Raisef(E.TypeError, "ord() expected string of length 1, but %s found", vm.TypeName(a[0]))
	}
	return vm.Raisef(E.TypeError, "ord() expected a character, but string of length %d found", n)
}

func builtinASCII(vm *VM, a []Value) Value { return vm.ASCII(a[0]) }

// ASCII is ascii(v): its repr with what is not ASCII escaped. The result belongs to vm.then.
func (vm *VM) ASCII(v Value) Value {
	if !hasOwnOps(v) && !isReprContainer(v) {
		if b, ok := vm.appendRepr(nil, v); ok {
			return vm.asciiOf(string(b))
		}
	}
	return vm.Tail("_ascii", v)
}

// asciiOf escapes what is not ASCII in a repr.
func (vm *VM) asciiOf(s string) Value {
	size, ok := 0, true
	vm.eachPiece(s, reprPiece, 8, &ok, func(piece string) {
		for i := range len(piece) {
			if piece[i] >= 0xC0 { // a character begins
				size += 9
			}
		}
	})
	switch {
	case !ok:
		return heap.Raised
	case size == 0:
		return vm.text(s, true)
	}
	size += len(s)
	if !vm.need(size) {
		return heap.Raised
	}
	var out strings.Builder
	out.Grow(size)
	var escape [10]byte
	vm.eachPiece(s, reprPiece, 4, &ok, func(piece string) {
		for i := 0; i < len(piece); {
			start := i
			for i < len(piece) && piece[i] < utf8.RuneSelf {
				i++
			}
			out.WriteString(piece[start:i])
			if i < len(piece) {
				r, n := unicode.DecodeRune(piece[i:])
				i += n
				out.Write(appendEscape(escape[:0], r))
			}
		}
	})
	if !ok {
		return heap.Raised
	}
	return vm.text(out.String(), true)
}

// nativeASCII (repr) is asciiOf for the prelude.
func nativeASCII(vm *VM, a []Value) Value {
	s := vm.h.Str(vm.plainStr(a[0]))
	if s.ASCII() {
		return a[0] // also if it is of a subclass
	}
	return vm.asciiOf(s.S)
}
