package vm

import (
	"embed"
	"strings"
	"sync"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
)

// The prelude: Python functions that natives go on in. Its files hold function
// definitions and nothing else, each of which is unpacked by itself when a VM of the
// process first needs it: a program uses few.

//go:embed prelude/*.py
var preludeFiles embed.FS

// preludePacked is an archive of their compiled code, by the functions' names.
// TestPreludePacked writes it.
//
//go:embed prelude/packed.bin
var preludePacked string

// preludeCode is one prelude function.
type preludeCode struct {
	file   string
	start  int // of its text in the file
	line   int // of its definition, from 0
	text   string
	packed string // what compile.Pack made of module
	once   sync.Once
	module *compile.Code // code whose only inner code is the function's
}

// splitPrelude lists the functions of the prelude's files.
func (im *Image) splitPrelude() {
	files, err := preludeFiles.ReadDir("prelude")
	if err != nil {
		panic(err)
	}
	for _, f := range files {
		src, err := preludeFiles.ReadFile("prelude/" + f.Name())
		if err != nil {
			panic(err)
		}
		im.splitFile("<prelude "+f.Name()+">", string(src))
	}
	for name, code := range compile.PackedCode(preludePacked) { // each by itself: order does not matter
		if p := im.prelude[name]; p != nil {
			p.packed = code
		}
	}
}

// splitFile cuts a file where a line begins a definition.
func (im *Image) splitFile(file, src string) {
	last := &preludeCode{text: src}
	at, line := 0, 0
	for text := range strings.Lines(src) {
		if name := definedName(text); name != "" {
			if im.prelude[name] != nil {
				panic("vm: prelude function defined twice: " + name)
			}
			last.text = last.text[:at-last.start]
			last = &preludeCode{file: file, line: line, start: at, text: src[at:]}
			im.prelude[name] = last
		}
		at += len(text)
		line++
	}
}

// definedName is the name of the function whose definition a line begins, or "".
func definedName(line string) string {
	line = strings.TrimPrefix(line, "async ")
	if !strings.HasPrefix(line, "def ") {
		return ""
	}
	return line[len("def "):strings.IndexByte(line, '(')]
}

// preludeOptions are what prelude functions are compiled with.
var preludeOptions = compile.Options{Mode: compile.ModeModule, Prelude: true}

// source is the text, on the lines that it has in its file.
func (p *preludeCode) source() string { return strings.Repeat("\n", p.line) + p.text }

// preludeModule is the module code that holds a prelude function, nil if there is none.
func (im *Image) preludeModule(name string) *compile.Code {
	im.preludeOnce.Do(im.splitPrelude)
	p := im.prelude[name]
	if p == nil {
		return nil
	}
	p.once.Do(func() {
		src := p.source()
		if p.module = compile.Unpack(p.packed, p.file, src, preludeOptions); p.module == nil {
			p.module = compileOwn(p.file, src, preludeOptions)
		}
		if len(p.module.Codes) != 1 {
			panic("vm: " + p.file + " holds more than functions")
		}
		im.libMu.Lock()
		im.preludeOf[p.module] = name
		im.libMu.Unlock()
	})
	return p.module
}

// preludeFunc returns a prelude function, made at its first use in this VM.
func (vm *VM) preludeFunc(name string) Value {
	v, ok := vm.preludeName(vm.h.Intern(name))
	if !ok {
		panic("vm: no prelude function " + name)
	}
	return v
}

// preludeName finds a name that only prelude code sees: its functions and private natives.
func (vm *VM) preludeName(name Value) (Value, bool) {
	if v, ok := vm.prefns[name]; ok {
		return v, true
	}
	if v, ok := vm.image.private[name]; ok {
		return v, true
	}
	c := vm.image.preludeModule(vm.h.Str(name).S)
	if c == nil {
		return heap.Unbound, false
	}
	u := vm.Link(c.Codes[0], vm.prelude)
	v, _ := vm.h.NewFunc(u, vm.prelude, nil)
	if vm.prefns == nil {
		vm.prefns = map[Value]Value{}
	}
	vm.prefns[name] = v
	return v, true
}
