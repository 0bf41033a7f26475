// Package iolib is Python's io.
//
// Streams are Python: StringIO keeps a string and what was appended since, BytesIO a
// bytearray, TextIOWrapper text over any stream of bytes. Only files are native, and they
// are the host's: without a mount opening one raises PermissionError. A file is not
// buffered on the script's side; after a restore it is opened again when it is next used.
package iolib

import (
	"embed"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed *.py
var sources embed.FS

// reading is how CPython's methods of streams take their arguments.
var reading = map[string]vm.Reading{
	"_BufferedIOBase.detach": vm.ByClass, "_TextIOBase.detach": vm.ByClass, "_IOBase.fileno": vm.ByClass, "BytesIO.getbuffer": vm.ByClass,
	"BufferedReader.truncate": vm.ByClass, "BufferedWriter.truncate": vm.ByClass, "BufferedRandom.truncate": vm.ByClass, "_BufferedIOBase.write": vm.ByClass,
}

// Modules returns io and _io, where the classes are.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "io", Hidden: true, Source: read("io.py"), Doc: "Files and buffers."},
		{Name: "_io", Hidden: true, InC: []string{"*"}, Reading: reading, Shared: []string{"_Buffered", "_Reads", "_Writes"}, Source: read("base.py") + read("memory.py") + read("files.py") + read("text.py"), Funcs: []vm.Def{
			{Name: "_file_open", Sig: "name, flags, /", Fn: openFile},
			{Name: "_file_read", Sig: "file, offset, n, /", Fn: readFile},
			{Name: "_file_write", Sig: "file, offset, data, /", Fn: writeFile},
			{Name: "_file_size", Sig: "file, /", Fn: sizeFile},
			{Name: "_file_truncate", Sig: "file, n, /", Fn: truncateFile},
			{Name: "_file_close", Sig: "file, /", Fn: closeFile},
		}, Types: []vm.TypeDef{{Name: "_File", Methods: nil}}},
	}
}

func read(name string) string {
	b, err := sources.ReadFile(name)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// file is an open file of the host.
type file struct {
	name  string
	flags int
	f     vm.File // nil after a restore, until it is used
}

func (f *file) Size() int { return 64 + len(f.name) }

func (f *file) Trace(func(*heap.Value)) {}
