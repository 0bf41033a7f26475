// Package oslib is Python's os with posixpath, and the module shutil's and pathlib's way to
// files.
//
// Everything outside the script is the host's: its mounts behind vm.Files, its environment,
// its randomness. There are no processes, users or signals. The current directory is a name
// of the script; hosts see absolute names only.
package oslib

import (
	_ "embed"
	"strings"
	"time"

	"github.com/gilliam-run/gilliam/internal/heap"
	iolib "github.com/gilliam-run/gilliam/internal/lib/io"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed os.py
var source string

//go:embed posixpath.py
var pathSource string

// Modules returns os, posixpath and os.path, which are the same.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{
		{Name: "os", Hidden: true, InC: strings.Fields("stat lstat access listdir scandir mkdir remove unlink rmdir rename replace fspath chdir"), Source: source, Doc: "OS routines.", Funcs: []vm.Def{
			{Name: "_stat", Sig: "path, follow, /", Fn: stat},
			{Name: "_list", Sig: "path, /", Fn: list},
			{Name: "_make_dir", Sig: "path, /", Fn: change(func(f vm.Files, a, _ string) error { return f.Mkdir(a) })},
			{Name: "_remove", Sig: "path, /", Fn: change(func(f vm.Files, a, _ string) error { return f.Remove(a, false) })},
			{Name: "_remove_dir", Sig: "path, /", Fn: change(func(f vm.Files, a, _ string) error { return f.Remove(a, true) })},
			{Name: "_rename", Sig: "path, to, /", Fn: change(func(f vm.Files, a, b string) error { return f.Rename(a, b) })},
			{Name: "_environ", Sig: "", Fn: environ},
		}},
		{Name: "posixpath", Hidden: true, Source: pathSource, Doc: "Operations on the text of paths."},
	}
}

// files are the host's, nil if none are granted.
func files(m *vm.VM) vm.Files {
	if m.Host() == nil {
		return nil
	}
	return m.Host().Files()
}

// info is a tuple of name, mode, size, time of modification in nanoseconds, whether it is a
// directory and whether it is a link.
func info(m *vm.VM, f vm.FileInfo) vm.Value {
	h := m.Heap()
	var ns int64
	if !f.MTime.Equal(time.Time{}) {
		ns = f.MTime.UnixNano()
	}
	return h.NewTuple([]vm.Value{h.NewStr(f.Name), h.NewUint(uint64(f.Mode)), h.NewInt(f.Size), h.NewInt(ns), heap.Bool(f.Dir), heap.Bool(f.Link)})
}

func stat(m *vm.VM, a []vm.Value) vm.Value {
	name, _ := m.Text(a[0])
	fs := files(m)
	if fs == nil {
		return iolib.NoFiles(m, name)
	}
	f, err := fs.Stat(name, a[1] == heap.True)
	if err != nil {
		return iolib.Fail(m, err, name)
	}
	return info(m, f)
}

func list(m *vm.VM, a []vm.Value) vm.Value {
	name, _ := m.Text(a[0])
	fs := files(m)
	if fs == nil {
		return iolib.NoFiles(m, name)
	}
	all, err := fs.ReadDir(name)
	if err != nil {
		return iolib.Fail(m, err, name)
	}
	if !m.Need(200*len(all)) || !m.Pay(50*len(all)) {
		return heap.Raised
	}
	out := make([]vm.Value, 0, len(all))
	for _, f := range all {
		out = append(out, info(m, f))
	}
	return m.Heap().NewList(out)
}

// change makes a native that changes the files under one or two names.
func change(fn func(f vm.Files, a, b string) error) func(*vm.VM, []vm.Value) vm.Value {
	return func(m *vm.VM, a []vm.Value) vm.Value {
		name, _ := m.Text(a[0])
		to := ""
		if len(a) > 1 {
			to, _ = m.Text(a[1])
		}
		fs := files(m)
		if fs == nil {
			return iolib.NoFiles(m, name)
		}
		if err := fn(fs, name, to); err != nil {
			return iolib.Fail(m, err, name)
		}
		return heap.None
	}
}

// environ is the granted environment, a list of NAME=VALUE.
func environ(m *vm.VM, _ []vm.Value) vm.Value {
	var out []vm.Value
	if m.Host() != nil {
		for _, kv := range m.Host().Environ() {
			out = append(out, m.Heap().NewStr(kv))
		}
	}
	return m.Heap().NewList(out)
}
