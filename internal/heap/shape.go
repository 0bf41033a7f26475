package heap

// maxShapes bounds the layouts of one class; instances beyond it keep their
// attributes in a dict.
const maxShapes = 512

// maxShapeSlots bounds the attributes a shape describes.
const maxShapeSlots = 64

const shapeBytes = 160

// RootShape returns the layout of an instance of class without attributes.
func (h *Heap) RootShape(class Value) *Shape {
	if h.rootOf == class {
		return h.root
	}
	t := h.shapeTree(class)
	if h.IsImage(class) { // which lives as long as the VM
		h.rootOf, h.root = class, t.root
	}
	return t.root
}

// DictShape returns the layout of an instance of class that keeps its attributes in a
// dictionary. It is one of its own, so that no cache takes such an instance for a new one.
func (h *Heap) DictShape(class Value) *Shape {
	t := h.shapeTree(class)
	if t.dict == nil {
		t.dict = &Shape{Class: class, tree: t, InDict: true}
		t.n++
		h.account(shapeBytes)
	}
	return t.dict
}

func (h *Heap) shapeTree(class Value) *ShapeTree {
	t := h.Type(class)
	tree := t.Tree
	image := h.image != nil && int(class.Index()/chunkLen) < h.Types.perm
	if image {
		tree = h.imageTrees[class]
	}
	if tree == nil {
		tree = &ShapeTree{root: &Shape{Class: class}, n: 1}
		tree.root.tree = tree
		h.account(treeBytes)
		if !image {
			t.Tree = tree
		} else {
			if h.imageTrees == nil {
				h.imageTrees = map[Value]*ShapeTree{}
			}
			h.imageTrees[class] = tree
		}
	}
	return tree
}

const treeBytes = shapeBytes + 64

// Slot returns the slot of an attribute, or -1.
func (s *Shape) Slot(name Value) int32 {
	if s.index == nil {
		for i, n := range s.Names {
			if n == name {
				return int32(i)
			}
		}
		return -1
	}
	if i, ok := s.index[name]; ok {
		return i
	}
	return -1
}

// With returns the layout with one more attribute, nil if the class has too many.
// name is interned.
func (h *Heap) With(s *Shape, name Value) *Shape {
	if n, ok := s.next[name]; ok {
		return n
	}
	t := s.tree
	if len(s.Names) >= maxShapeSlots || t.n >= maxShapes && !s.InDict {
		return nil
	}
	n := &Shape{Class: s.Class, tree: t, InDict: s.InDict, Names: append(s.Names[:len(s.Names):len(s.Names)], name)}
	n.Names = n.Names[:len(n.Names):len(n.Names)]
	if len(n.Names) > 8 {
		n.index = make(map[Value]int32, len(n.Names))
		for i, x := range n.Names {
			n.index[x] = int32(i)
		}
	}
	if s.next == nil {
		s.next = map[Value]*Shape{}
	}
	s.next[name] = n
	t.n++
	known := false
	for _, x := range t.names {
		known = known || x == name
	}
	if !known {
		before := cap(t.names)
		t.names = append(t.names, name)
		h.account(8 * int64(cap(t.names)-before))
	}
	h.account(shapeCost(n))
	return n
}

func shapeCost(s *Shape) int64 {
	n := int64(shapeBytes + 8*cap(s.Names))
	if s.index != nil {
		n += 40 * int64(len(s.Names))
	}
	return n
}

// treeCost is what a class's shapes cost, for the checker and for sweeping the class.
func treeCost(t *ShapeTree) int64 {
	if t == nil {
		return 0
	}
	n, todo := int64(treeBytes-shapeBytes+8*cap(t.names)), []*Shape{t.root}
	if t.dict != nil {
		todo = append(todo, t.dict)
	}
	for len(todo) > 0 {
		s := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		n += shapeCost(s)
		for _, x := range s.next { // a sum: order does not matter
			todo = append(todo, x)
		}
	}
	return n
}

// GetSlot reads slot i of an instance.
func (in *Inst) GetSlot(i int32) Value {
	if i < inlineSlots {
		return in.Slots[i]
	}
	return in.Ext.More[i-inlineSlots]
}

// SetSlot writes slot i, which the shape has.
func (h *Heap) SetSlot(in *Inst, i int32, v Value) {
	if i < inlineSlots {
		in.Slots[i] = v
		return
	}
	h.growSlots(in, i)
	in.Ext.More[i-inlineSlots] = v
}

func (h *Heap) growSlots(in *Inst, i int32) {
	e := h.Extend(in)
	n := int(i - inlineSlots)
	if n < len(e.More) {
		return
	}
	if n >= cap(e.More) {
		more := make([]Value, n+1, growCap(n+1))
		copy(more, e.More)
		for k := len(e.More); k < len(more); k++ {
			more[k] = Unbound
		}
		h.account(8 * int64(cap(more)-cap(e.More)))
		e.More = more
		return
	}
	for k := len(e.More); k <= n; k++ {
		e.More = append(e.More, Unbound)
	}
}

const (
	extBytes = 64
	excBytes = 96 + 16*inlineTrace
)

// inlineTrace is the number of traceback entries that stand beside an exception.
const inlineTrace = 2

// excBlock is all of a plain exception but its arguments.
type excBlock struct {
	ext   Ext
	exc   Exc
	trace [inlineTrace]TraceEntry
}

func traceBytes(e *Exc) int64 {
	if cap(e.Trace) <= inlineTrace {
		return 0
	}
	return 16 * int64(cap(e.Trace))
}

// Extend gives in its extension.
func (h *Heap) Extend(in *Inst) *Ext {
	if in.Ext == nil {
		in.Ext = &Ext{Payload: Unbound, Dict: Unbound}
		h.charge(extBytes)
	}
	return in.Ext
}

// MakeExc gives in the state of an exception.
func (h *Heap) MakeExc(in *Inst, args Value) *Exc {
	if in.Ext != nil && in.Ext.Exc != nil {
		return in.Ext.Exc
	}
	b := new(excBlock)
	b.exc = Exc{Args: args, Cause: None, Context: None, TB: Unbound, Trace: b.trace[:0]}
	if in.Ext == nil {
		b.ext = Ext{Payload: Unbound, Dict: Unbound}
		in.Ext = &b.ext
		h.charge(extBytes)
	}
	in.Ext.Exc = &b.exc
	h.charge(excBytes)
	return in.Ext.Exc
}

// ExcFields gives an exception n fields, all unbound.
func (h *Heap) ExcFields(e *Exc, n int) {
	if len(e.Fields) >= n {
		return
	}
	h.charge(8 * int64(n-cap(e.Fields)))
	f := make([]Value, n)
	copy(f, e.Fields)
	for i := len(e.Fields); i < n; i++ {
		f[i] = Unbound
	}
	e.Fields = f
}

// Traced appends to the traceback of an exception.
func (h *Heap) Traced(e *Exc, u *Unit, pc int) {
	before := traceBytes(e)
	e.Trace = append(e.Trace, TraceEntry{u, int32(pc)})
	h.account(traceBytes(e) - before)
}

func extCost(e *Ext) int64 {
	if e == nil {
		return 0
	}
	n := extSolid(e) + 8*int64(cap(e.More))
	if e.Exc != nil {
		n += traceBytes(e.Exc)
	}
	return n
}

// extSolid is extCost without room for attributes and lines of the traceback.
func extSolid(e *Ext) int64 {
	switch {
	case e == nil:
		return 0
	case e.Exc == nil:
		return extBytes
	}
	return extBytes + excBytes + 8*int64(cap(e.Exc.Fields))
}

// growCap is the heap's own growth table: the capacity for at least n elements.
// It is not Go's append, so that accounting and collections are the same in every build.
func growCap(n int) int {
	switch {
	case n <= 4:
		return 4
	case n <= 8:
		return 8
	case n <= 16:
		return 16
	}
	return n + n/4 + 8
}
