package vm

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/syntax"
)

// Source text that a running script compiles: compile, exec and eval.

// The flags of compile().
const (
	flagOnlyAST       = 0x400
	flagTopLevelAwait = 0x2000
	flagAnnotations   = 0x1000000
	// knownFlags are those that CPython accepts: the features of __future__, and how to parse.
	knownFlags = 0x1ffff<<12&^0xfff | 0x3f00 | flagOnlyAST | 0x200 | 0x10
)

// builtinCompile is compile(): it makes a code object of source text.
func builtinCompile(vm *VM, a []Value) Value {
	if !vm.isStr(a[2]) {
		return vm.Raisef(E.TypeError, "compile() argument 'mode' must be str, not %s", vm.ArgTypeName(a[2]))
	}
	number := func(v Value, def int64) (int64, bool) {
		if v == heap.Unbound {
			return def, true
		}
		if !vm.isInt(v) {
			vm.Raisef(E.TypeError, "'%s' object cannot be interpreted as an integer", vm.TypeName(v))
			return 0, false
		}
		n, _ := vm.AsInt64(vm.plainInt(v))
		return n, true
	}
	flags, ok := number(a[3], 0)
	if !ok {
		return heap.Raised
	}
	optimize, ok := number(a[5], -1)
	if !ok {
		return heap.Raised
	}
	mode := vm.h.Str(vm.plainStr(a[2])).S
	switch {
	case flags&^knownFlags != 0:
		return vm.Raisef(E.ValueError, "compile(): unrecognised flags")
	case optimize < -1 || optimize > 2:
		return vm.Raisef(E.ValueError, "compile(): invalid optimize value")
	case mode == "func_type" && flags&flagOnlyAST == 0:
		return vm.Raisef(E.ValueError, "compile() mode 'func_type' requires flag PyCF_ONLY_AST")
	case mode != "exec" && mode != "eval" && mode != "single" && mode != "func_type":
		if flags&flagOnlyAST != 0 {
			return vm.Raisef(E.ValueError, "compile() mode must be 'exec', 'eval', 'single' or 'func_type'")
		}
		return vm.Raisef(E.ValueError, "compile() mode must be 'exec', 'eval' or 'single'")
	}
	name := a[1]
	switch {
	case vm.isStr(name):
		name = vm.plainStr(name)
	case vm.isBytesLike(name):
		name = vm.h.NewStr(strings.ToValidUTF8(string(vm.h.Bytes(vm.Payload(name)).B), "\ufffd"))
	default:
		return vm.Raisef(E.TypeError, "expected str, bytes or os.PathLike object, not %s", vm.TypeName(name))
	}
	if flags&flagOnlyAST != 0 {
		return vm.Tail("_compile_ast", a[0], name, vm.plainStr(a[2]))
	}
	if a[0].Is(heap.KUnit) {
		return a[0]
	}
	if a[4] == heap.Unbound || a[4] == heap.False || a[4] == heap.Small(0) {
		flags |= vm.inheritedFlags()
	}
	return vm.Tail("_compile_text", a[0], name, vm.plainStr(a[2]), vm.h.Intern("compile"), heap.Small(flags|max(optimize, 0)<<optimizeAt))
}

// optimizeAt is where the level of optimisation stands in the flags of nativeCompileSource.
const optimizeAt = 32

// inheritedFlags are those that code which a script compiles has of the script.
func (vm *VM) inheritedFlags() int64 {
	if vm.scriptFrame().unit.Code.Flags&compile.FlagAnnotations != 0 {
		return flagAnnotations
	}
	return 0
}

// nativeCompile (source, mode) compiles source text of the library.
func nativeCompile(vm *VM, a []Value) Value {
	file := vm.h.Intern("<string>")
	r := nativeCompileSource(vm, []Value{a[0], file, a[1], a[1], heap.Small(0)})
	if r == heap.Raised {
		return r
	}
	return vm.h.List(r).V[0]
}

// nativeCompileSource (source, file name, mode, function, flags and level) compiles source text or
// bytes. It gives the code and the warnings: text, line, source line and column of each.
func nativeCompileSource(vm *VM, a []Value) Value {
	text, r := vm.sourceText(a[0], vm.h.Str(a[3]).S, vm.h.Str(a[1]).S)
	if r != heap.None {
		return r
	}
	file, mode := vm.h.Str(a[1]).S, vm.h.Str(a[2]).S
	flags := a[4].Int()
	pm, opt := syntax.Exec, compile.Options{Namespace: true, TopLevelAwait: flags&flagTopLevelAwait != 0,
		StringAnnotations: flags&flagAnnotations != 0, Optimize: int(flags >> optimizeAt)}
	switch mode {
	case "eval":
		pm, opt.Mode = syntax.Eval, compile.ModeEval
		text = strings.TrimLeft(text, " \t")
	case "single":
		pm, opt.Mode = syntax.Single, compile.ModeDisplay
	}
	bill := vm.payForText(text)
	opt.Watch = &bill.watch
	tree, warns, serr := syntax.ParseWatched(file, text, pm, opt.Watch)
	var c *compile.Code
	if serr == nil {
		var more []syntax.Warning
		c, more, serr = compile.Compile(tree, file, text, opt)
		warns = append(warns, more...)
		if serr != nil {
			serr.Text = "" // only the parser shows a text that is in no file
		}
	}
	if !bill.settle() {
		return heap.Raised
	}
	if serr != nil {
		return vm.Raise(vm.NewSyntaxError(serr))
	}
	u := vm.Link(c, vm.scriptFrame().globals)
	list := make([]Value, len(warns))
	for i, w := range warns {
		list[i] = vm.h.NewTuple([]Value{vm.h.NewStr(w.Msg), heap.Small(int64(w.Line)), vm.h.NewStr(sourceLine(text, w.Line)), heap.Small(int64(w.Col + 1))})
	}
	return vm.h.NewTuple([]Value{u.Self, vm.h.NewList(list)})
}

// What a compilation costs: for each byte of its text, which is looked at, and for each step.
const (
	compileFuel      = 200
	compileBytesEach = 8 // for one unit
	compileByteSpace = 4
	compileStepFuel  = 8
	compileStepSpace = 64
)

// A compileBill is what a compilation pays for its text and its steps as it takes them.
type compileBill struct {
	vm    *VM
	watch syntax.Watch
	space int
	paid  int // steps
}

// payForText begins to pay. What cannot be paid ends the compilation, and settle says so.
func (vm *VM) payForText(text string) *compileBill {
	b := &compileBill{vm: vm, space: compileByteSpace * len(text)}
	b.watch.Over = func() bool { return !b.settle() }
	vm.pay(compileFuel + len(text)/compileBytesEach)
	return b
}

// settle pays for the steps taken since it was asked last.
func (b *compileBill) settle() bool {
	n := b.watch.Steps - b.paid
	b.paid += n
	b.space += n * compileStepSpace
	return b.vm.state != Stopped && b.vm.pay(n*compileStepFuel) && b.vm.need(b.space)
}

// Parse parses text that a script gave, which it pays for. The result is false where that ended
// the run, and the error is why the text is no program.
func (vm *VM) Parse(file, text string, mode syntax.Mode) (*syntax.Module, *syntax.Error, bool) {
	bill := vm.payForText(text)
	tree, _, err := syntax.ParseWatched(file, text, mode, &bill.watch)
	return tree, err, bill.settle()
}

// sourceText is the text of source given as str or bytes; fn is what asks for it, file the name
// that errors give.
func (vm *VM) sourceText(src Value, fn, file string) (string, Value) {
	switch {
	case vm.isStr(src):
		return vm.h.Str(vm.plainStr(src)).S, heap.None
	case fn != "":
		raw, ok, r := vm.buffer(src)
		if r != heap.Unbound {
			return "", r
		}
		if !ok {
			what := "code"
			if fn == "compile" {
				what = "AST"
			}
			return "", vm.Raisef(E.TypeError, "%s() arg 1 must be a string, bytes or %s object", fn, what)
		}
		if strings.IndexByte(string(raw), 0) >= 0 {
			break
		}
		text, serr := syntax.Decode(file, raw)
		if serr != nil {
			return "", vm.Raise(vm.NewSyntaxError(serr))
		}
		return text, heap.None
	}
	return "", vm.Raise(vm.NewSyntaxError(&syntax.Error{Msg: "source code string cannot contain null bytes"}))
}

// NewSyntaxError makes the exception for a compile error.
func (vm *VM) NewSyntaxError(s *syntax.Error) Value {
	h := &vm.h
	msg := h.NewStr(s.Msg)
	class := E.SyntaxError
	switch s.Kind {
	case syntax.IndentationError:
		class = E.IndentationError
	case syntax.TabError:
		class = E.TabError
	case syntax.MemoryError:
		return vm.NewException(E.MemoryError, msg)
	case syntax.UnicodeEncodeError:
		return vm.NewException(E.UnicodeError, msg)
	}
	undecoded := s.Col < 0 // the text as a whole
	if s.Line == 0 && !s.Incomplete && !undecoded || s.File == "" {
		exc := vm.NewException(class, msg)
		h.ExcFields(vm.Exc(exc), 9)
		vm.Exc(exc).Fields[0] = msg
		return exc
	}
	num := func(n int) Value {
		if n == 0 && (s.Line != 0 || undecoded) {
			return heap.None
		}
		return heap.Small(int64(n))
	}
	text := heap.None
	if s.Text != "" || s.Line == 0 && !undecoded {
		text = h.NewStr(s.Text)
	}
	end := num(s.EndCol)
	if s.EndLine != 0 {
		end = heap.Small(int64(s.EndCol))
	}
	info := []Value{h.NewStr(s.File), heap.Small(int64(s.Line)), heap.Small(int64(s.Col)), text, num(s.EndLine), end}
	args := info
	if undecoded {
		args = info[:4]
	}
	exc := vm.NewException(class, msg, h.NewTuple(append([]Value(nil), args...)))
	e := vm.Exc(exc)
	h.ExcFields(e, 9)
	e.Fields[0] = msg
	copy(e.Fields[1:], info)
	return exc
}

// nativeRunCode (code, globals, locals, closure or None, globals that are asked for names or None)
// runs a code object in namespaces; the result is the value of an expression, None for
// statements.
func nativeRunCode(vm *VM, a []Value) Value {
	g := a[1]
	space := a[4]
	if space == heap.None {
		space = heap.Unbound
	}
	if space != heap.Unbound && !(space.Is(heap.KInst) && vm.Payload(space) == g) {
		return vm.badInternal()
	}
	u := vm.linkedTo(vm.h.Unit(a[0]), g, space)
	var free []Value
	if a[3].Is(heap.KTuple) {
		free = append(free, vm.h.List(a[3]).V...)
	}
	fn, f := vm.h.NewFunc(u, g, free)
	if !vm.funcSound(f) {
		return vm.badInternal()
	}
	const lazy = compile.FlagGenerator | compile.FlagCoroutine | compile.FlagAsyncGen
	if u.Code.Flags&lazy != 0 {
		return vm.makeGen(fn, f, vm.top())
	}
	if n := u.Code.Pos + u.Code.KwOnly; n > 0 {
		return vm.invoke(fn, vm.top()+1, 0)
	}
	if !vm.pushFrame(fn, g, u, vm.top()) {
		return heap.Raised
	}
	if u.Code.Flags&compile.FlagModule != 0 {
		vm.frames[vm.fp].locals = a[2]
		vm.storeDoc(u.Code, a[2])
	}
	return heap.Pushed
}

// nativeFreeCount (code) is the number of free variables of code.
func nativeFreeCount(vm *VM, a []Value) Value {
	if !a[0].Is(heap.KUnit) {
		return heap.None
	}
	return heap.Small(int64(len(vm.h.Unit(a[0]).Code.Free)))
}
