package vm

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync"
	"time"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/snapshot"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Saving and restoring a VM: its heap, the frames, what it waits for, what it has used.
// Code is named by source and position and compiled again; a frame or a started generator
// goes on only in code whose fingerprint is the same.

// A SavedNative is a NativeData that snapshots can hold. Save gives its plain part and the
// values it refers to; the kind names the function that Restorers has for it.
type SavedNative interface {
	heap.NativeData
	Save() (kind string, data []byte, refs []Value)
}

// A SoundNative is a SavedNative that relies on other objects: Sound is asked when all have
// their payloads, and reports that it can.
type SoundNative interface {
	SavedNative
	Sound(vm *VM) bool
}

// Restorers make native payloads of what their Save gave, by kind. Library packages add
// theirs when they are initialised. data and refs come from outside and are not trusted:
// refs are objects that are there, but of any kind, and other native objects among them may
// not have their payload yet.
var Restorers = map[string]func(vm *VM, data []byte, refs []Value) (heap.NativeData, error){
	"weakref": restoreWeakRef,
}

// MissingError lists the functions, modules and objects of the host that a snapshot needs
// and the restoring host does not offer.
type MissingError struct{ Names []string }

func (e *MissingError) Error() string {
	return "the host offers no " + strings.Join(e.Names, ", ")
}

// origin kinds of a program's code.
const (
	fromSource = iota
	fromLibrary
	fromPrelude
	fromHost
)

// saver implements heap.Names for one snapshot, in either direction.
type saver struct {
	vm      *VM
	ids     map[Value]string // names of image objects
	roots   []*compile.Code
	number  map[*compile.Code]int
	used    [][]*compile.Code     // by root, in the order of their first use
	place   map[*compile.Code]int // in used
	loaded  []savedProgram
	changed map[*compile.Code]bool // code whose fingerprint is not the saved one
	host    map[string]*native
	missing map[string]bool
	fork    bool // code is handed over as it is
	err     error
}

// savedProgram are the codes that a snapshot names of one program.
type savedProgram []*compile.Code

// Save writes the VM. It must stand at rest or suspended.
func (vm *VM) Save() ([]byte, error) {
	b, _, err := vm.save(false)
	return b, err
}

// SaveFork writes the VM for a Restore in this process, which is given the code that the VM
// uses, for Config.Code.
func (vm *VM) SaveFork() ([]byte, []*compile.Code, error) { return vm.save(true) }

func (vm *VM) save(fork bool) ([]byte, []*compile.Code, error) {
	if vm.state == Running {
		return nil, nil, fmt.Errorf("the session is running")
	}
	vm.safepoint()
	vm.h.CollectExtra()
	var body, head snapshot.Writer
	s := &saver{vm: vm, fork: fork, ids: vm.image.names(), number: map[*compile.Code]int{}, place: map[*compile.Code]int{}}
	e := vm.h.Save(&body, s)
	vm.saveMachine(e)
	if e.Err != "" {
		return nil, nil, fmt.Errorf("cannot save %s", e.Err)
	}
	if s.err != nil {
		return nil, nil, s.err
	}
	names := e.Finish()
	head.Uint(uint64(len(names)))
	for _, n := range names {
		head.String(n)
	}
	s.savePrograms(&head)
	head.String(string(body.B))
	return head.B, s.roots, nil
}

// names gives the image's objects names that later releases keep.
func (im *Image) names() map[Value]string {
	im.namesOnce.Do(func() {
		im.nameOf = map[Value]string{}
		im.byName = map[string]Value{}
		put := func(v Value, n string) {
			im.nameOf[v] = n
			im.byName[n] = v
		}
		for id, v := range im.consts { // filling maps: order does not matter
			put(v, "constant "+id)
		}
		im.heap.EachStr(func(v Value, s string) {
			if _, dup := im.byName["text "+s]; !dup {
				put(v, "text "+s)
			}
		})
		put(heap.Handle(heap.KTuple, 0), "()")
		im.heap.EachObject(func(v Value) {
			switch v.Kind() {
			case heap.KBuiltin:
				put(v, "native "+im.heap.Builtin(v).Def.(*native).id())
			case heap.KType:
				t := im.heap.Type(v)
				put(v, "type "+im.heap.Str(t.Module).S+"."+im.heap.Str(t.Name).S)
			case heap.KSlice: // any record: the image's are attributes of types
				r := im.heap.Rec(v).F
				if r[1].Is(heap.KType) {
					m := heap.Handle(heap.KMemberDescr, v.Index())
					t := im.heap.Type(r[1])
					put(m, "attribute "+im.heap.Str(t.Module).S+"."+im.heap.Str(t.Name).S+"."+im.heap.Str(r[0]).S)
				}
			}
		})
	})
	return im.nameOf
}

func (s *saver) Image(v Value) string { return s.ids[v] }

func (s *saver) Object(name string) Value {
	if v, ok := s.vm.image.byName[name]; ok {
		return v
	}
	if t, ok := strings.CutPrefix(name, "text "); ok {
		return s.vm.h.Intern(t)
	}
	return heap.Unbound
}

// Code writes the number of the program and the place in the list of those of its codes
// that the snapshot names; in a fork, where no list is, the place in the program.
func (s *saver) Code(w *snapshot.Writer, c *compile.Code) {
	root := c.Root
	if root == nil {
		root = c
	}
	n, ok := s.number[root]
	if !ok {
		n = len(s.roots)
		s.number[root] = n
		s.roots = append(s.roots, root)
		s.used = append(s.used, nil)
	}
	i := c.Index
	if !s.fork {
		var ok bool
		if i, ok = s.place[c]; !ok {
			i = len(s.used[n])
			s.place[c] = i
			s.used[n] = append(s.used[n], c)
		}
	}
	w.Uint(uint64(n))
	w.Uint(uint64(i))
}

// codeName is what later releases of the same source, or of a source that was edited since,
// find a code by: its qualified name and how many codes of that name stand before it.
type codeName struct {
	name  string
	after int
}

// namesOf names the codes of a program.
func namesOf(root *compile.Code) map[*compile.Code]codeName {
	names, seen := map[*compile.Code]codeName{}, map[string]int{}
	for _, c := range flatten(root, nil) {
		names[c] = codeName{c.Qualname, seen[c.Qualname]}
		seen[c.Qualname]++
	}
	return names
}

// flatten lists the codes of a program depth-first.
func flatten(c *compile.Code, out []*compile.Code) []*compile.Code {
	out = append(out, c)
	for _, x := range c.Codes {
		out = flatten(x, out)
	}
	return out
}

func (s *saver) savePrograms(w *snapshot.Writer) {
	if s.fork {
		w.Uint(0)
		return
	}
	w.Uint(uint64(len(s.roots)))
	for i, c := range s.roots {
		kind, name := s.vm.image.originOf(c)
		w.Byte(byte(kind))
		w.String(name)
		if kind == fromSource {
			w.String(c.File)
			w.String(c.Source)
			w.Byte(byte(c.Opt.Mode))
			w.Bool(c.Opt.TopLevelAwait)
			w.Bool(c.Opt.Namespace)
			w.Bool(c.Opt.StringAnnotations)
			w.Byte(byte(c.Opt.Optimize))
		}
		names := namesOf(c)
		w.Uint(uint64(len(s.used[i])))
		for _, x := range s.used[i] {
			w.String(names[x].name)
			w.Uint(uint64(names[x].after))
			w.Word(x.Fingerprint())
		}
	}
}

// originOf says where a program came from.
func (im *Image) originOf(root *compile.Code) (kind int, name string) {
	if root == hostCode {
		return fromHost, ""
	}
	im.libMu.Lock()
	defer im.libMu.Unlock()
	if n, ok := im.preludeOf[root]; ok {
		return fromPrelude, n
	}
	if n, ok := im.libraryOf[root]; ok {
		return fromLibrary, n
	}
	return fromSource, ""
}

func (s *saver) loadPrograms(r *snapshot.Reader, given []*compile.Code) {
	for _, root := range given {
		s.loaded = append(s.loaded, flatten(root, nil))
	}
	for range r.Len(3) {
		kind, name := int(r.Byte()), r.String()
		root, err := s.program(r, kind, name)
		n := r.Len(10)
		if r.Err() != nil {
			return
		}
		if err != nil {
			r.Fail("%v", err)
			return
		}
		named := map[codeName]*compile.Code{}
		for c, name := range namesOf(root) { // filling a map: order does not matter
			named[name] = c
		}
		p := make(savedProgram, n)
		for i := range p {
			name := codeName{name: r.String()}
			name.after = r.Limit(1<<31 - 1)
			c := named[name]
			if c == nil {
				c = goneCode()
			}
			if p[i] = c; c.Fingerprint() != r.Word() {
				s.changed[c] = true
			}
		}
		s.loaded = append(s.loaded, p)
	}
}

func (s *saver) program(r *snapshot.Reader, kind int, name string) (*compile.Code, error) {
	im := s.vm.image
	switch kind {
	case fromHost:
		return hostCode, nil
	case fromPrelude:
		if c := im.preludeModule(name); c != nil {
			return c, nil
		}
	case fromLibrary:
		if m := im.modules[name]; m != nil && m.def.Source != "" {
			return im.codeOf(m), nil
		}
	case fromSource:
		file, src := r.String(), r.String()
		mode := compile.Mode(r.Byte())
		opt := compile.Options{Mode: mode, TopLevelAwait: r.Bool(), Namespace: r.Bool(), StringAnnotations: r.Bool(), Optimize: int(r.Byte())}
		if mode > compile.ModeDisplay || opt.Optimize > 2 || r.Err() != nil {
			return nil, fmt.Errorf("bad program")
		}
		if len(src) > 4<<20 {
			return nil, fmt.Errorf("source of %d bytes is too long", len(src))
		}
		pm := syntax.Exec
		if mode == compile.ModeEval {
			pm = syntax.Eval
		}
		tree, _, serr := syntax.Parse(file, src, pm)
		if serr == nil {
			var c *compile.Code
			if c, _, serr = compile.Compile(tree, file, src, opt); serr == nil {
				return c, nil
			}
		}
		return nil, fmt.Errorf("source %s does not compile here: %s", file, serr.Msg)
	}
	return goneCode().Root, nil // a part of the library that this release does not have
}

func (s *saver) ReadCode(r *snapshot.Reader) *compile.Code {
	n, i := r.Uint(), r.Uint()
	if n >= uint64(len(s.loaded)) || i >= uint64(len(s.loaded[n])) {
		r.Fail("code position out of range")
		return nil
	}
	return s.loaded[n][i]
}

func (s *saver) Def(def any) string {
	n, ok := def.(*native)
	if !ok {
		s.err = fmt.Errorf("cannot save a native function without a name")
		return ""
	}
	return n.id()
}

func (s *saver) Native(name string) any {
	if n := s.host[name]; n != nil {
		return n
	}
	s.vm.image.names()
	if v, ok := s.vm.image.byName["native "+name]; ok {
		return s.vm.h.Builtin(v).Def
	}
	s.missing[strings.TrimPrefix(name, "host:")] = true
	gone := &Def{Name: name, Fn: func(vm *VM, a []Value) Value {
		return vm.Raisef(E.RuntimeError, "the host no longer offers %s", name)
	}}
	return &native{Def: gone, fn: gone.Fn, host: name}
}

func (s *saver) Payload(w *snapshot.Writer, put func(Value), d heap.NativeData) bool {
	n, ok := d.(SavedNative)
	if !ok {
		s.err = fmt.Errorf("a %T cannot be saved", d)
		return false
	}
	kind, data, refs := n.Save()
	w.String(kind)
	w.String(string(data))
	w.Uint(uint64(len(refs)))
	for _, v := range refs {
		put(v)
	}
	return true
}

func (s *saver) ReadPayload(r *snapshot.Reader, get func() Value) heap.NativeData {
	u := &unbuilt{kind: r.String(), data: r.Bytes()}
	n := r.Len(2)
	u.refs = make([]Value, 0, n)
	for range n {
		u.refs = append(u.refs, get())
	}
	return u
}

func (s *saver) BuildPayload(r *snapshot.Reader, d heap.NativeData) heap.NativeData {
	u := d.(*unbuilt)
	f := Restorers[u.kind]
	if f == nil {
		r.Fail("there is no native object %q", u.kind)
		return d
	}
	built, err := f(s.vm, u.data, u.refs)
	if err != nil {
		r.Fail("%s: %v", u.kind, err)
		return d
	}
	return built
}

// unbuilt stands for the payload of a native object until all that it refers to is there.
type unbuilt struct {
	kind string
	data []byte
	refs []Value
}

func (u *unbuilt) Size() int { return 0 }

func (u *unbuilt) Trace(visit func(*Value)) {
	for i := range u.refs {
		visit(&u.refs[i])
	}
}

func (s *saver) Link(u *heap.Unit) {
	if s.changed[u.Code] { // what it made of its constants belongs to other instructions
		u.Consts, u.Units = nil, nil
	}
	s.vm.linkTables(u)
}

// goneCode stands for a function of the library that this release does not have any more.
var goneCode = sync.OnceValue(func() *compile.Code {
	return compileOwn("<gone>", "def gone(*args, **kwargs):\n    raise RuntimeError('this function is of another release')\n",
		compile.Options{Mode: compile.ModeModule, Hidden: true}).Codes[0]
})

// adapt puts right what refers to places in code that has changed: tracebacks show the
// function, and who stands inside it cannot go on.
func (s *saver) adapt(d *heap.Decoder) {
	h := s.vm.h
	for k, v := range s.vm.prefns { // each by itself: order does not matter
		if v.Is(heap.KFunc) && h.Func(v).Unit.Code == goneCode() {
			delete(s.vm.prefns, k)
		}
	}
	changed := func(unit Value) bool { return unit.Is(heap.KUnit) && s.changed[h.Unit(unit).Code] }
	d.Named(func(v Value) {
		switch v.Kind() {
		case heap.KTraceback:
			if f := &h.Rec(v).F; changed(f[1]) {
				f[2] = heap.Small(0)
			}
		case heap.KFrame:
			if f := &h.Rec(v).F; changed(f[0]) {
				f[1] = heap.Small(0)
			}
		case heap.KInst:
			if x := s.vm.Exc(v); x != nil {
				for i := range x.Trace {
					if s.changed[x.Trace[i].Unit.Code] {
						x.Trace[i].PC = 0
					}
				}
			}
		case heap.KGen:
			g := h.Gen(v)
			if g.State != heap.GenDone && g.Fn.Is(heap.KFunc) && s.changed[h.Func(g.Fn).Unit.Code] {
				d.R.Fail("the code of %s has changed since the snapshot was made, and a generator is in it", h.Func(g.Fn).Unit.Code.Qualname)
			}
		}
	})
}

// saveMachine writes what stands outside the heap.
func (vm *VM) saveMachine(e *heap.Encoder) {
	w := e.W
	for _, v := range vm.machineValues() {
		e.Value(*v)
	}
	w.Byte(byte(vm.state))
	w.Uint(uint64(vm.fp))
	top := 0
	for i := 1; i <= vm.fp; i++ {
		fr := &vm.frames[i]
		e.Value(fr.unit.Self)
		for _, v := range []Value{fr.fn, fr.globals, fr.locals, fr.handled, fr.extra} {
			e.Value(v)
		}
		if fr.gen == 0 {
			e.Value(heap.Unbound)
		} else {
			e.Value(fr.gen)
		}
		w.Uint(uint64(fr.how))
		w.Uint(uint64(fr.base))
		w.Uint(uint64(fr.pc))
		top = max(top, vm.liveEnd(i))
	}
	e.Values(vm.stack[:top])
	w.Int(vm.Fuel())
	w.Int(vm.fuel0)
	w.Int(vm.h.Quota())
	w.Int(int64(vm.spent))
	w.Int(int64(vm.slept))
	w.Int(int64(vm.rested))
	w.Int(int64(vm.monotonic()))
	w.Int(int64(vm.hostCalls))
	w.Bool(vm.reporting)
	w.Uint(uint64(len(vm.args)))
	for _, a := range vm.args {
		w.String(a)
	}
	names := make([]string, 0, len(vm.prefns))
	for k := range vm.prefns { // sorted next
		names = append(names, vm.h.Str(k).S)
	}
	sort.Strings(names)
	w.Uint(uint64(len(names)))
	for _, n := range names {
		w.String(n)
		e.Value(vm.prefns[vm.h.Intern(n)])
	}
	vm.saveImageSubs(e)
	e.Values(vm.weaks)
	e.Values(vm.finals)
	vm.saveTables(e)
	w.Uint(uint64(len(vm.dues)))
	for _, d := range vm.dues {
		e.Value(d.fn)
		e.Value(d.arg)
	}
	w.Uint(uint64(len(vm.arrivals)))
	for _, a := range vm.arrivals {
		w.Uint(a.id)
		e.Value(a.val)
		e.Value(a.exc)
	}
	vm.savePending(e)
	vm.saveWatch(e)
}

func (vm *VM) machineValues() []*Value {
	return []*Value{&vm.main, &vm.modules, &vm.builtins, &vm.prelude, &vm.registry, &vm.result, &vm.raised}
}

// saveImageSubs writes the classes made here under classes of the image, in the order of
// the bases.
func (vm *VM) saveImageSubs(e *heap.Encoder) {
	bases := make([]Value, 0, len(vm.imageSubs))
	for base := range vm.imageSubs { // sorted next
		bases = append(bases, base)
	}
	slices.Sort(bases)
	e.W.Uint(uint64(len(bases)))
	for _, base := range bases {
		e.Value(base)
		e.Values(vm.imageSubs[base])
	}
}

func (vm *VM) loadImageSubs(d *heap.Decoder) {
	for range d.R.Len(2) {
		base := d.Value()
		subs := d.Values()
		if !base.Is(heap.KType) || !vm.h.IsImage(base) {
			d.R.Fail("subclasses of what is no class")
			return
		}
		for _, s := range subs {
			if !s.Is(heap.KType) || !vm.h.Valid(s) {
				d.R.Fail("a subclass that is no class")
				return
			}
			vm.addImageSubclass(base, s)
		}
	}
}

func (vm *VM) savePending(e *heap.Encoder) {
	w := e.W
	w.Uint(uint64(vm.pending.then))
	e.Value(vm.pending.extra)
	c := vm.pending.call
	w.Bool(c != nil)
	if c == nil {
		return
	}
	w.Uint(c.ID)
	w.String(c.Name)
	e.Values(c.Args)
	e.Values(c.Names)
	e.Values(c.Values)
	w.String(c.Code)
	w.Uint(uint64(c.Line))
	w.Byte(byte(c.Kind))
	w.Int(int64(c.Wait))
}

// Restore makes a VM of what Save wrote. Host functions bind by name to those of funcs and
// to the modules the host serves; all that are missing are in one MissingError.
func Restore(c Config, b []byte, funcs []Def, modules []*ModuleDef) (*VM, error) {
	vm := newEmpty(c)
	vm.restored = true
	vm.image.names()
	s := &saver{vm: vm, changed: map[*compile.Code]bool{}, host: map[string]*native{}, missing: map[string]bool{}}
	for i := range funcs {
		s.addHost(&funcs[i], "")
	}
	for _, m := range modules {
		for i := range m.Funcs {
			s.addHost(&m.Funcs[i], m.Name)
		}
	}
	r := snapshot.NewReader(b)
	names := make([]string, r.Len(1))
	for i := range names {
		names[i] = r.String()
	}
	s.loadPrograms(r, c.Code)
	body := snapshot.NewReader(r.Bytes())
	if r.Err() != nil {
		return nil, r.Err()
	}
	d := vm.h.Load(body, s, names)
	vm.loadMachine(d)
	granted, quota := vm.granted, vm.h.Quota()
	vm.verify(s, d)
	vm.granted, vm.budget = granted, 0 // making payloads anew and looking at them is not the script's work
	vm.h.SetQuota(quota)
	if err := body.Err(); err != nil {
		return nil, err
	}
	if len(s.missing) > 0 {
		e := &MissingError{}
		for n := range s.missing { // sorted next
			e.Names = append(e.Names, n)
		}
		sort.Strings(e.Names)
		return nil, e
	}
	vm.attach()
	vm.limitRecursion()
	vm.h.SetStress(c.Stress)
	return vm, nil
}

func (s *saver) addHost(d *Def, module string) {
	n := hostNative(d, module)
	s.host[n.host] = n
}

func (vm *VM) loadMachine(d *heap.Decoder) {
	r := d.R
	for _, p := range vm.machineValues() {
		*p = d.Value()
	}
	vm.state = State(r.Byte())
	n := r.Limit(1 << 16)
	vm.loadFrames(d, n)
	regs := d.Values()
	if r.Err() != nil {
		return
	}
	vm.room(len(regs) + 256)
	copy(vm.stack, regs)
	fuel := r.Int()
	vm.granted, vm.budget = fuel, 0
	vm.fuel0 = r.Int()
	vm.limitFuel()
	vm.h.SetQuota(r.Int())
	vm.spent, vm.slept, vm.rested = time.Duration(r.Int()), time.Duration(r.Int()), time.Duration(r.Int())
	vm.resumeClock(time.Duration(r.Int()))
	vm.hostCalls = int(r.Int())
	vm.reporting = r.Bool()
	vm.args = make([]string, r.Len(1))
	for i := range vm.args {
		vm.args[i] = r.String()
	}
	vm.prefns = map[Value]Value{}
	for range r.Len(2) {
		name := vm.h.Intern(r.String())
		vm.prefns[name] = d.Value()
	}
	vm.loadImageSubs(d)
	vm.weaks, vm.finals = d.Values(), d.Values()
	vm.loadTables(d)
	for range r.Len(2) {
		vm.dues = append(vm.dues, dueCall{d.Value(), d.Value()})
	}
	for range r.Len(3) {
		vm.arrivals = append(vm.arrivals, arrived{r.Uint(), d.Value(), d.Value()})
	}
	vm.loadPending(d)
	vm.loadWatch(d)
	if r.Left() != 0 {
		r.Fail("%d bytes behind the end", r.Left())
	}
}

func (vm *VM) loadFrames(d *heap.Decoder, n int) {
	r := d.R
	if n >= len(vm.frames) {
		if n > preludeShare*vm.recursion {
			r.Fail("%d frames are more than the recursion limit allows", n)
			return
		}
		vm.resizeFrames(n + 8)
	}
	vm.fp = n
	vm.maxFrames = min(len(vm.frames), vm.recursion)
	for i := 1; i <= n; i++ {
		fr := &vm.frames[i]
		uv := d.Value()
		fr.fn, fr.globals, fr.locals, fr.handled, fr.extra = d.Value(), d.Value(), d.Value(), d.Value(), d.Value()
		if fr.gen = d.Value(); fr.gen == heap.Unbound {
			fr.gen = 0
		}
		fr.how, fr.base, fr.pc = uint32(r.Limit(1<<32-1)), int32(r.Limit(1<<28)), int32(r.Limit(1<<28))
		if r.Err() != nil {
			return
		}
		if !uv.Is(heap.KUnit) || !vm.h.Valid(uv) {
			r.Fail("frame without code")
			return
		}
		fr.unit = vm.h.Unit(uv)
	}
}

func (vm *VM) loadPending(d *heap.Decoder) {
	r := d.R
	vm.pending.then = uint32(r.Limit(1<<32 - 1))
	vm.pending.extra = d.Value()
	if !r.Bool() {
		return
	}
	c := &HostCall{ID: r.Uint(), Name: r.String(), Args: d.Values(), Names: d.Values(), Values: d.Values(), Code: r.String()}
	c.Line, c.Kind, c.Wait = r.Limit(1<<31-1), HostCallKind(r.Byte()), time.Duration(r.Int())
	if len(c.Names) != len(c.Values) || c.Kind > CallSleep {
		r.Fail("bad host call")
	}
	for _, n := range c.Names {
		if !n.Is(heap.KStr) {
			r.Fail("bad keyword of a host call")
		}
	}
	vm.pending.call = c
}

func restoreWeakRef(vm *VM, data []byte, refs []Value) (heap.NativeData, error) {
	if len(refs) != 3 {
		return nil, fmt.Errorf("bad weak reference")
	}
	w := &weakRef{target: refs[0], callback: refs[1], hash: refs[2]}
	if len(data) > 0 {
		w.proxy, w.quiet = data[0]&1 != 0, data[0]&2 != 0
	}
	return w, nil
}

func (w *weakRef) Save() (string, []byte, []Value) {
	flags := byte(0)
	if w.proxy {
		flags |= 1
	}
	if w.quiet {
		flags |= 2
	}
	return "weakref", []byte{flags}, []Value{w.target, w.callback, w.hash}
}
