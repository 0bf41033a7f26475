package heap

import (
	"math/big"
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
)

// Str is a string: WTF-8 (lone surrogates as their three bytes). Strings that share bytes
// name the Buffer that owns them; others own theirs.
type Str struct {
	S     string
	hash  uint64   // keyed, 0 until asked
	runes int32    // code points, -1 until asked
	ascii bool     // valid once runes is known
	inter bool     // in the intern table
	buf   uint32   // index+1 of the owning Buffer, 0 if S is its own
	off   int32    // where S begins in the Buffer
	index *[]int32 // byte offset of every 64th code point, for strings that are not ASCII
}

// Buffer owns bytes that several strings share. It is never copied.
type Buffer struct {
	b strings.Builder
	// room is the number of bytes by which the string that is all of the buffer grows in
	// place. What a concatenation copies, and thus its fuel, follows from room: it is in
	// snapshots, and no collection changes it.
	room int
	text bool // a text chunk, whose bytes count where the strings stand
}

// BigInt is an integer beyond the inline range.
type BigInt struct {
	Neg bool
	Mag []big.Word // little endian, no leading zero
}

// List is a list or a tuple.
type List struct{ V []Value }

// Bytes is a bytes or bytearray; Exports counts the live memoryviews of a bytearray.
type Bytes struct {
	B       []byte
	Exports int32
	hash    uint64
}

// Rec is a record of up to four values: slice, range, bound method, property, class
// method, static method, super, mapping proxy, dict view, member descriptor, traceback.
type Rec struct{ F [4]Value }

// Cell is a variable shared by closures.
type Cell struct{ V Value }

// Func is a Python function.
type Func struct {
	Unit       *Unit
	Free       []Value // cells
	Globals    Value   // dict
	Defaults   Value   // tuple or Unbound
	KwDefaults Value   // dict or Unbound
	Name       Value   // Unbound: as the code says
	Qualname   Value
	Doc        Value
	Module     Value
	Annotate   Value // function making the annotations, or Unbound
	Annots     Value // the annotations once made, or Unbound
	TypeParams Value
	Dict       Value // attributes, or Unbound
	Builtins   Value
}

// GenState is where a generator stands.
type GenState uint8

// The states of a generator.
const (
	GenCreated GenState = iota
	GenSuspended
	GenRunning
	GenDone
)

// GenSort tells generators, coroutines and async generators apart.
type GenSort uint8

// The sorts of generator.
const (
	SortGenerator GenSort = iota
	SortCoroutine
	SortAsyncGen
	SortIterator // a generator of the prelude that scripts see as an iterator of Class
)

// Flags of a generator.
const (
	GenAwaitable uint8 = 1 << iota // it may be awaited as a coroutine may
	GenClaimed                     // a step of this async generator is under way
	GenClosed                      // it was closed
	GenKept                        // its end is to be seen
	GenFinal                       // its end has been seen
)

// Gen is a suspended frame.
type Gen struct {
	Fn      Value
	Regs    []Value
	PC      int32
	State   GenState
	Sort    GenSort
	Flags   uint8
	Handled Value // exception being handled inside
	Locals  Value
	Class   Value // Unbound, or the type scripts see
	Name    Value
	Qual    Value
	Extra   Value // of the sort: origin, asend queue state …
	Weak    uint32
}

// IterSort is the kind of a native iterator; package vm gives the meanings.
type IterSort uint8

// Iter is a native iterator over built-in data.
type Iter struct {
	Sort     IterSort
	Src, Aux Value
	I, N     int
}

// Module is a module object; its attributes are the entries of Dict.
type Module struct {
	Name  Value
	Dict  Value
	Slots Value // as a Native's
	Class Value // one of a script that was assigned to it, or Unbound
}

// Inst is an instance of a class made by a script or the prelude, or of an exception class.
type Inst struct {
	Shape *Shape
	Ext   *Ext
	Slots [inlineSlots]Value
}

const inlineSlots = 4

// Ext is the part few instances have.
type Ext struct {
	Payload Value   // the built-in value of an instance of a subclass of int, str, list …; else Unbound
	Dict    Value   // attributes as a dict, once a script asked for it; else Unbound
	More    []Value // slots beyond the inline ones
	Exc     *Exc    // of exceptions
	Weak    bool    // some weakref names it
	Final   bool    // __del__ ran
}

// Exc is the state of an exception.
type Exc struct {
	Args     Value // tuple
	Cause    Value
	Context  Value
	Suppress bool
	Trace    []TraceEntry // outermost last
	TB       Value        // a traceback object set by a script, Unbound if Trace is what counts
	Fields   []Value      // the attributes of the built-in class beyond args (errno, name, value …)
}

// TraceEntry is a frame an exception passed through.
type TraceEntry struct {
	Unit *Unit
	PC   int32
}

// Builtin is a native function; package vm owns its meaning.
type Builtin struct {
	Def  any
	Self Value // bound receiver or Unbound
}

// Native is an object whose payload is a Go value.
type Native struct {
	Class Value
	Data  NativeData
	Dict  Value
	Slots Value // a dictionary of what the slots of __slots__ hold; Unbound before the first
}

// NativeData is the payload of a Native.
type NativeData interface {
	// Size is the bytes the payload holds; it may change only through Heap.Resize.
	Size() int
	// Trace calls visit for every Value the payload holds.
	Trace(visit func(*Value))
}

// Type is a class.
type Type struct {
	Name, Qualname Value
	Meta           Value
	Bases          []Value
	MRO            []Value // itself first
	Dict           *Dict
	Flags          uint32
	Base           Kind            // kind of the built-in payload of instances, 0 for plain objects
	Tree           *ShapeTree      // layouts of instances; nil until the first
	Slots          [NumSlots]Value // special methods found along the MRO, Unbound where absent
	SlotsValid     bool
	Def            any // native part; package vm owns its meaning
	Subclasses     []Value
	Module         Value
}

// NumSlots is the number of special methods a Type caches.
const NumSlots = 96

// Unit is a Code linked into a VM: constants and names as values, inline caches.
type Unit struct {
	Code    *compile.Code
	Instrs  []compile.Instr
	Consts  []Value // Unbound until first used
	Names   []Value
	Sites   []Site
	Globals []GlobalSite
	Units   []Value // inner codes, Unbound until first used
	Self    Value   // handle of this unit
	Simple  uint32  // number of arguments a plain positional call passes, or NotSimple
	Params  uint8   // registers that parameters fill; the other locals, up to …
	Locals  uint8   // … this register, begin unbound
	Dict    Value   // the module dictionary its functions run in
	Space   Value   // the instance of a subclass of dict whose payload Dict is and that names are asked of, or Unbound
	Kwnames map[int32][]Value
}

// NotSimple marks units whose calls need argument binding or make a generator.
const NotSimple = ^uint32(0)

// Site caches an attribute access of one instruction.
type Site struct {
	Name  Value
	Shape *Shape // instances of this shape …
	Next  *Shape // a store moves them to this shape
	Slot  int32  // … keep the attribute here
	How   uint8  // package vm's classification of the hit
	Kind  Kind   // or: receivers of this built-in kind …
	Val   Value  // … find this method
	Ver   uint32 // while the types' version is this
	Unit  *Unit  // of Val when it is a plain Python function
}

// GlobalSite caches where a global name lives.
type GlobalSite struct {
	Name  Value
	Index int32  // entry in the module's dictionary, verified by its key
	Ver   uint32 // dictionary key version for which Val holds
	Val   Value  // the builtin, when the module has no such name
}

// Shape is the layout of an instance: its class and the names of its slots in order.
type Shape struct {
	Class Value
	Names []Value
	tree  *ShapeTree
	index map[Value]int32
	next  map[Value]*Shape
	// InDict says that the attributes stand in a dictionary; Names are those of __slots__.
	InDict bool
}

// ShapeTree is all layouts of a class.
type ShapeTree struct {
	root  *Shape
	dict  *Shape // root of the layouts with a dictionary, nil while there is none
	n     int
	names []Value // of all its layouts
}
