// Package heap is the storage of a VM: values, typed arenas with their own
// mark-sweep collector, and the containers they hold. It knows no Python semantics
// beyond equality and hashing of built-in keys.
//
// A Value is a 64-bit word: a 62-bit integer, a self-tagged double, or a handle of
// kind and index into an arena. Handles below an arena's image mark name objects of
// the process-wide image, which every VM shares, nobody writes and the collector skips.
//
// Invariants: every byte a VM can reach is counted in Used (Check recounts it);
// a collection may happen at any allocation and keeps the roots the VM names and
// every object allocated since the last call of Safepoint.
package heap

import (
	"math"
	"math/bits"
)

// Value is a Python value.
type Value uint64

// Kind says what a handle refers to.
type Kind uint32

// The kinds. Zero and one are the doubles 0.0 and -0.0.
const (
	_ Kind = iota
	_
	KUnbound // no value: an unassigned variable, an absent argument
	KNone
	KFalse
	KTrue
	KEllipsis
	KNotImplemented
	KRaised    // a native's answer: an exception is pending
	KPushed    // a native's answer: a frame was pushed, its completion has the result
	KSuspended // a native's answer: the host has to answer

	KStr
	KInt
	KFloat
	KComplex
	KBytes
	KByteArray
	KList
	KTuple
	KDict
	KSet
	KFrozenSet
	KRange
	KSlice
	KFunc
	KBuiltin
	KMethod
	KCell
	KGen
	KIter
	KType
	KInst
	KModule
	KNative
	KUnit
	KBuffer
	KProperty
	KClassMethod
	KStaticMethod
	KSuper
	KMappingProxy
	KDictKeys
	KDictValues
	KDictItems
	KMemberDescr // of __slots__ and native attributes
	KTraceback
	KFrame
	NumKinds
)

// The values that have no object.
const (
	Unbound        = Value(KUnbound << 2)
	None           = Value(KNone << 2)
	False          = Value(KFalse << 2)
	True           = Value(KTrue << 2)
	Ellipsis       = Value(KEllipsis << 2)
	NotImplemented = Value(KNotImplemented << 2)
	Raised         = Value(KRaised << 2)
	Pushed         = Value(KPushed << 2)
	Suspended      = Value(KSuspended << 2)
)

// MinSmall and MaxSmall bound the integers a Value holds inline.
const (
	MinSmall = -1 << 61
	MaxSmall = 1<<61 - 1
)

// IsInt reports whether v is an inline integer.
func (v Value) IsInt() bool { return v&3 == 3 }

// Int returns the inline integer v.
func (v Value) Int() int64 { return int64(v) >> 2 }

// Small makes an inline integer; i must fit (FitsSmall).
func Small(i int64) Value { return Value(i)<<2 | 3 }

// FitsSmall reports whether i fits an inline integer.
func FitsSmall(i int64) bool { return i<<2>>2 == i }

// IsDouble reports whether v is an inline double.
func (v Value) IsDouble() bool { return (v+1)&2 != 0 || v&^4 == 0 }

// Double returns the inline double v.
func (v Value) Double() float64 {
	return math.Float64frombits(bits.RotateLeft64(uint64(v), -3))
}

// InlineDouble encodes f inline if its exponent allows it.
func InlineDouble(f float64) (Value, bool) {
	r := Value(bits.RotateLeft64(math.Float64bits(f), 3))
	return r, r.IsDouble()
}

// IsHandle reports whether v refers to an object or is a special value.
func (v Value) IsHandle() bool { return v&3 == 0 && v&^4 != 0 }

// Kind returns the kind of a handle and 0 for numbers held inline.
func (v Value) Kind() Kind {
	if v&3 != 0 {
		return 0
	}
	return Kind(uint32(v) >> 2)
}

// Is reports whether v is a handle of kind k.
func (v Value) Is(k Kind) bool { return uint32(v) == uint32(k)<<2 }

// Index returns the arena index of a handle.
func (v Value) Index() uint32 { return uint32(v >> 32) }

// Handle makes a handle.
func Handle(k Kind, index uint32) Value { return Value(k)<<2 | Value(index)<<32 }

// Bool returns True or False.
func Bool(b bool) Value {
	if b {
		return True
	}
	return False
}

// IsBool reports whether v is True or False.
func (v Value) IsBool() bool { return v == True || v == False }
