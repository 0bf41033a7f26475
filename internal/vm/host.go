package vm

import (
	"time"

	"github.com/gilliam-run/gilliam/internal/heap"
)

// Host is what the embedder grants: the machine asks it for everything outside itself.
// A refusal is an error whose text a script may see.
type Host interface {
	// Now is the wall clock; ok is false if no clock is granted.
	Now() (t time.Time, ok bool)
	// Monotonic is a clock for measuring; ok is false if no clock is granted.
	Monotonic() (d time.Duration, ok bool)
	// Random fills b with random bytes; false if no randomness is granted.
	Random(b []byte) bool
	// Seed seeds the random module of a new session.
	Seed() uint64
	// CanSleep reports whether sleeping is granted.
	CanSleep() bool
	// Environ lists the granted environment as NAME=VALUE, names in order.
	Environ() []string
	// Stdin reads a line including its newline, "" at the end of input; false if not granted.
	Stdin() (line string, ok bool)
	// ReadFile and the like live behind Files; nil if no mount is granted.
	Files() Files
	// Module names the natives of a module the host serves; nil if there is none.
	Module(name string) *ModuleDef
}

// Files is the virtual file system of a session.
type Files interface {
	Open(name string, flag int) (File, error)
	Stat(name string, follow bool) (FileInfo, error)
	ReadDir(name string) ([]FileInfo, error)
	Mkdir(name string) error
	Remove(name string, dir bool) error
	Rename(from, to string) error
}

// File is an open file.
type File interface {
	ReadAt(b []byte, off int64) (int, error)
	WriteAt(b []byte, off int64) (int, error)
	Truncate(n int64) error
	Size() (int64, error)
	Close() error
}

// FileInfo describes a file.
type FileInfo struct {
	Name  string
	Size  int64
	Mode  uint32 // of the script's view: type bits as os.stat gives them
	MTime time.Time
	Dir   bool
	Link  bool
}

// A HostCall is a call of a function of the host that the host has to answer.
type HostCall struct {
	ID     uint64
	Name   string
	Args   []Value
	Names  []Value // keyword names …
	Values []Value // … and values
	Code   string  // where the script stands
	Line   int
	Kind   HostCallKind
	Wait   time.Duration // of a Wait: until the next timer, negative for none
}

// HostCallKind tells what the machine waits for.
type HostCallKind uint8

// The kinds of host call.
const (
	CallFunction HostCallKind = iota // a host function: answer with its value
	CallWait                         // outstanding futures or a timer: answer with None
	CallSleep                        // a blocking sleep of Wait: answer with None
)

func (c *HostCall) visit(visit func(*Value)) {
	for _, s := range [][]Value{c.Args, c.Names, c.Values} {
		for i := range s {
			visit(&s[i])
		}
	}
}

// Pending is the call a suspended machine waits for.
func (vm *VM) Pending() *HostCall { return vm.pending.call }

// Suspend is what a native answers when the host has to supply its result.
func (vm *VM) Suspend(call *HostCall) Value {
	call.Code, call.Line = vm.Position()
	s := Suspended
	if call.Kind == CallWait || call.Kind == CallSleep {
		s = Waiting
	}
	return vm.suspend(call, s)
}

// Position is where the innermost frame of the script stands.
func (vm *VM) Position() (name string, line int) {
	t, ok := vm.Standing()
	if !ok {
		return "", 0
	}
	return t.Code.File, int(t.Pos.Line)
}

// Standing is the innermost frame of the script, as a traceback would show it.
func (vm *VM) Standing() (t TraceLine, ok bool) {
	for i := vm.fp; i > 0; i-- {
		fr := &vm.frames[i]
		pc := int(fr.pc)
		if i == vm.fp && vm.state == Running {
			pc = vm.pc
		}
		if c := fr.unit.Code; visible(c.Flags) {
			return TraceLine{c, posAt(c, pc-1)}, true
		}
	}
	return t, false
}

// AddFunc makes a native of the host callable: its id is stable across processes.
func (vm *VM) AddFunc(d *Def, module string) Value {
	return vm.h.NewBuiltin(hostNative(d, module), heap.Unbound)
}

func hostNative(d *Def, module string) *native {
	id := "host:" + d.Name
	if module != "" {
		id = "host:" + module + "." + d.Name
	}
	return &native{Def: d, fn: d.Fn, module: module, host: id, ownerKey: heap.Unbound}
}

// SetGlobal binds a name in __main__.
func (vm *VM) SetGlobal(name string, v Value) {
	vm.dictSetStr(vm.h.Dict(vm.h.Module(vm.main).Dict), vm.h.Intern(name), v)
}

// Global reads a name of __main__.
func (vm *VM) Global(name string) (Value, bool) {
	return vm.dictGetStr(vm.h.Dict(vm.h.Module(vm.main).Dict), name)
}

// SetKey stores a pair in a dict of built-in keys; false if the key has no hash.
func (vm *VM) SetKey(d, k, v Value) bool { return vm.keyOK(k) && vm.dictSetNow(d, k, v) == heap.None }

// AddKey adds a built-in value to a set; false if it has no hash.
func (vm *VM) AddKey(s, k Value) bool { return vm.keyOK(k) && vm.setAddNow(s, k) == heap.None }

func (vm *VM) keyOK(k Value) bool {
	_, ok := vm.hashNow(vm.h.Dict(vm.registry), k)
	return ok
}
