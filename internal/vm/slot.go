package vm

// The special methods a class caches, in the order of their interned names: the image
// interns these first, so that the string handle of a name is its slot.
const (
	slotNew = iota
	slotInit
	slotDel
	slotRepr
	slotStr
	slotBytes
	slotFormat
	slotLt
	slotLe
	slotEq
	slotNe
	slotGt
	slotGe
	slotHash
	slotBool
	slotGetattribute
	slotGetattr
	slotSetattr
	slotDelattr
	slotDir
	slotGet
	slotSet
	slotDelete
	slotCall
	slotLen
	slotGetitem
	slotSetitem
	slotDelitem
	slotMissing
	slotIter
	slotNext
	slotReversed
	slotContains
	slotAdd
	slotSub
	slotMul
	slotTruediv
	slotMod
	slotFloordiv
	slotPow
	slotMatmul
	slotAnd
	slotOr
	slotXor
	slotLshift
	slotRshift
	slotRadd
	slotRsub
	slotRmul
	slotRtruediv
	slotRmod
	slotRfloordiv
	slotRpow
	slotRmatmul
	slotRand
	slotRor
	slotRxor
	slotRlshift
	slotRrshift
	slotIadd
	slotIsub
	slotImul
	slotItruediv
	slotImod
	slotIfloordiv
	slotIpow
	slotImatmul
	slotIand
	slotIor
	slotIxor
	slotIlshift
	slotIrshift
	slotNeg
	slotPos
	slotInvert
	slotAbs
	slotInt
	slotFloat
	slotComplex
	slotIndex
	slotRound
	slotTrunc
	slotDivmod
	slotRdivmod
	slotEnter
	slotExit
	slotAwait
	slotAiter
	slotAnext
	slotAenter
	slotAexit
	slotInstancecheck
	slotSubclasscheck
	slotPrepare
	numSlots
)

var slotNames = [numSlots]string{
	"__new__", "__init__", "__del__", "__repr__", "__str__", "__bytes__", "__format__",
	"__lt__", "__le__", "__eq__", "__ne__", "__gt__", "__ge__", "__hash__", "__bool__",
	"__getattribute__", "__getattr__", "__setattr__", "__delattr__", "__dir__",
	"__get__", "__set__", "__delete__", "__call__", "__len__", "__getitem__", "__setitem__", "__delitem__", "__missing__",
	"__iter__", "__next__", "__reversed__", "__contains__",
	"__add__", "__sub__", "__mul__", "__truediv__", "__mod__", "__floordiv__", "__pow__", "__matmul__",
	"__and__", "__or__", "__xor__", "__lshift__", "__rshift__",
	"__radd__", "__rsub__", "__rmul__", "__rtruediv__", "__rmod__", "__rfloordiv__", "__rpow__", "__rmatmul__",
	"__rand__", "__ror__", "__rxor__", "__rlshift__", "__rrshift__",
	"__iadd__", "__isub__", "__imul__", "__itruediv__", "__imod__", "__ifloordiv__", "__ipow__", "__imatmul__",
	"__iand__", "__ior__", "__ixor__", "__ilshift__", "__irshift__",
	"__neg__", "__pos__", "__invert__", "__abs__", "__int__", "__float__", "__complex__", "__index__",
	"__round__", "__trunc__", "__divmod__", "__rdivmod__",
	"__enter__", "__exit__", "__await__", "__aiter__", "__anext__", "__aenter__", "__aexit__",
	"__instancecheck__", "__subclasscheck__", "__prepare__",
}
