package vm

import (
	"errors"
	"sort"
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// Importing. The prelude walks dotted names and packages; natives here find a module of
// the library or of the host, make it and run its Python part.

// ErrStop ends a run as a success, from any depth.
var ErrStop = errors.New("gilliam: the host ended the run")

// moduleNamed returns an imported module, None if there is none of that name.
func (vm *VM) moduleNamed(name string) Value {
	if v, ok := vm.dictGetStr(vm.h.Dict(vm.modules), name); ok {
		return v
	}
	return heap.None
}

// nativeModuleState (name) says where a module comes from: "library", "host" or None.
func nativeModuleState(vm *VM, a []Value) Value {
	name := vm.h.Str(a[0]).S
	if vm.host != nil && vm.host.Module(name) != nil {
		return vm.h.Intern("host")
	}
	if name == "builtins" || vm.image.modules[name] != nil {
		return vm.h.Intern("library")
	}
	return heap.None
}

// nativeModuleMake (name) makes the module with its natives, not yet its Python part.
func nativeModuleMake(vm *VM, a []Value) Value {
	name := vm.h.Str(a[0]).S
	if name == "builtins" {
		vm.showBuiltins()
		return vm.builtins
	}
	if vm.host != nil {
		if d := vm.host.Module(name); d != nil {
			m := vm.newModule(name)
			vm.bindHostModule(m, d)
			if vm.state != Running {
				return heap.Raised // a constant could not enter
			}
			return m
		}
	}
	info := vm.image.modules[name]
	if info == nil {
		return vm.badInternal()
	}
	m := vm.newModule(name)
	vm.SetRegistry("lib."+name, vm.h.Module(m).Dict)
	d := vm.h.Dict(vm.h.Module(m).Dict)
	for _, n := range info.natives {
		vm.dictSetStr(d, n.name, n.v)
	}
	if info.def.Doc != "" {
		vm.dictSetStr(d, vm.h.Intern("__doc__"), vm.h.NewStr(info.def.Doc))
	}
	pkg := name
	if !info.def.Package {
		pkg = parentName(name)
	}
	vm.dictSetStr(d, vm.h.Intern("__package__"), vm.h.Intern(pkg))
	if info.def.Package {
		vm.dictSetStr(d, vm.h.Intern("__path__"), vm.h.NewList(nil))
		if !vm.adoptParts(d, name+".") {
			return heap.Raised
		}
	}
	if info.def.Init != nil {
		info.def.Init(vm, m)
	}
	return m
}

// adoptParts enters into the dictionary of a package the modules below it that are there
// because an earlier import of the package began and did not end.
func (vm *VM) adoptParts(d *heap.Dict, prefix string) bool {
	mods := vm.h.Dict(vm.modules)
	if !vm.pay(len(mods.Ents)) {
		return false
	}
	for i := range mods.Ents {
		e := &mods.Ents[i]
		if !e.K.Is(heap.KStr) {
			continue
		}
		if part, ok := strings.CutPrefix(vm.h.Str(e.K).S, prefix); ok && !strings.Contains(part, ".") {
			vm.dictSetStr(d, vm.h.Intern(part), e.V)
		}
	}
	return true
}

func (vm *VM) bindHostModule(m Value, d *ModuleDef) {
	dict := vm.h.Dict(vm.h.Module(m).Dict)
	for i := range d.Funcs {
		vm.dictSetStr(dict, vm.h.Intern(d.Funcs[i].Name), vm.AddFunc(&d.Funcs[i], d.Name))
	}
	if d.Init != nil {
		d.Init(vm, m)
	}
}

func parentName(name string) string {
	for i := len(name) - 1; i >= 0; i-- {
		if name[i] == '.' {
			return name[:i]
		}
	}
	return ""
}

// nativeModuleRun (module) runs the Python part of a library module in its dictionary.
func nativeModuleRun(vm *VM, a []Value) Value {
	m := vm.h.Module(a[0])
	info := vm.image.modules[vm.h.Str(m.Name).S]
	if info == nil || info.def.Source == "" {
		return heap.None
	}
	u := vm.Link(vm.image.codeOf(info), m.Dict)
	vm.storeDoc(u.Code, m.Dict)
	fn, _ := vm.h.NewFunc(u, m.Dict, nil)
	if !vm.pushFrame(fn, m.Dict, u, vm.top()) {
		return heap.Raised
	}
	return heap.Pushed
}

// nativeModuleDrop (name) forgets a module whose import did not end.
func nativeModuleDrop(vm *VM, a []Value) Value {
	vm.dropModule(a[0])
	return heap.None
}

func (vm *VM) dropModule(name Value) {
	drop := func(d *heap.Dict, key Value) {
		if i := vm.h.FindStr(d, key, vm.h.Str(key)); i >= 0 {
			d.Remove(i)
		}
	}
	drop(vm.h.Dict(vm.modules), name)
	if key, ok := vm.h.Interned("lib." + vm.h.Str(name).S); ok {
		drop(vm.h.Dict(vm.registry), key)
	}
}

// dropHalfModules forgets the modules whose imports are on the stack of a run that ends
// without running its finally clauses: the next run imports them anew.
func (vm *VM) dropHalfModules() {
	importing := vm.h.Func(vm.preludeFunc("_import_one")).Unit.Code
	for i := 1; i <= vm.fp; i++ {
		fr := &vm.frames[i]
		if name := vm.stack[fr.base]; fr.unit.Code == importing && name.Is(heap.KStr) {
			vm.dropModule(name)
		}
	}
}

// clearMarks empties what modules of the library hold about the run that ends so.
func (vm *VM) clearMarks() {
	for name, info := range vm.image.modules { // each by itself: order does not matter
		for _, mark := range info.def.Marks {
			switch v := vm.LibraryValue(name, mark); v.Kind() {
			case heap.KSet:
				vm.clearSet(v)
			case heap.KDict:
				vm.h.Clear(vm.h.Dict(v))
			case heap.KList:
				vm.h.List(v).V = vm.h.List(v).V[:0]
			}
		}
	}
}

// Compile compiles the Python part.
func (m *ModuleDef) Compile() *compile.Code {
	file, opt := m.compiling()
	return compileOwn(file, m.Source, opt)
}

// compiling is what the Python part is compiled with.
func (m *ModuleDef) compiling() (file string, opt compile.Options) {
	if file = m.File; file == "" {
		file = "<" + m.Name + ">"
	}
	return file, compile.Options{Mode: compile.ModeModule, Hidden: m.Hidden}
}

// codeOf is the code of the Python part, which the first import in the process unpacks.
func (im *Image) codeOf(info *moduleInfo) *compile.Code {
	info.once.Do(func() {
		file, opt := info.def.compiling()
		if info.compiled = compile.Unpack(info.def.Code, file, info.def.Source, opt); info.compiled == nil {
			info.compiled = info.def.Compile()
		}
		im.libMu.Lock()
		im.libraryOf[info.compiled] = info.def.Name
		im.libMu.Unlock()
	})
	return info.compiled
}

// nativeModuleNames lists the importable modules.
func nativeModuleNames(vm *VM, a []Value) Value {
	names := make([]string, 0, len(vm.image.modules))
	for n := range vm.image.modules { // sorted next
		names = append(names, n)
	}
	sort.Strings(names)
	out := make([]Value, len(names))
	for i, n := range names {
		out[i] = vm.h.Intern(n)
	}
	return vm.h.NewList(out)
}

// absentModules are modules of CPython that are left out on purpose, with the reason.
var absentModules = map[string]string{
	"socket":          "a script reaches the network only through functions its host provides",
	"ssl":             "a script reaches the network only through functions its host provides",
	"subprocess":      "a sandboxed script cannot start processes",
	"multiprocessing": "a sandboxed script cannot start processes",
	"ctypes":          "a sandboxed script cannot call native code",
	"signal":          "a sandboxed script receives no signals",
	"pty":             "a sandboxed script has no terminal",
	"termios":         "a sandboxed script has no terminal",
	"tkinter":         "a sandboxed script has no display",
	"sqlite3":         "there is no database in the sandbox",
}

// nativeImportHint (name) is why a module is absent, or what is near, or "".
func nativeImportHint(vm *VM, a []Value) Value {
	name := vm.h.Str(a[0]).S
	if why, ok := absentModules[name]; ok {
		return vm.h.NewStr(" (" + why + ")")
	}
	names := make([]string, 0, len(vm.image.modules))
	for n := range vm.image.modules { // sorted next
		names = append(names, n)
	}
	sort.Strings(names)
	if near := suggest(name, names); near != "" {
		return vm.h.NewStr(". Did you mean '" + near + "'?")
	}
	return vm.h.NewStr("")
}
