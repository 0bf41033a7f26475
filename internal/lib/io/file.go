package iolib

import (
	"encoding/binary"
	"errors"
	"io"
	"io/fs"
	"os"
	"syscall"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/vm"
)

// Save writes the name and how it was opened.
func (f *file) Save() (kind string, data []byte, refs []vm.Value) {
	return "file", append(binary.LittleEndian.AppendUint64(nil, uint64(f.flags)), f.name...), nil
}

func init() {
	vm.Restorers["file"] = func(_ *vm.VM, b []byte, _ []vm.Value) (heap.NativeData, error) {
		if len(b) < 8 {
			return nil, errors.New("bad length")
		}
		// What was made or emptied when the file was opened stays as it is.
		const once = os.O_CREATE | os.O_EXCL | os.O_TRUNC
		return &file{name: string(b[8:]), flags: int(binary.LittleEndian.Uint64(b)) &^ once}, nil
	}
}

// Errno is the number and the text that a script sees for an error of a host's file.
func Errno(err error) (n int, text string) {
	var number syscall.Errno
	switch {
	case errors.As(err, &number):
		n = int(number)
	case errors.Is(err, fs.ErrNotExist):
		n = 2
	case errors.Is(err, fs.ErrExist):
		n = 17
	case errors.Is(err, fs.ErrPermission):
		n = 13
	case errors.Is(err, fs.ErrClosed):
		n = 9
	case errors.Is(err, fs.ErrInvalid):
		n = 22
	default:
		return 5, "Input/output error"
	}
	if t, ok := errnoTexts[n]; ok {
		return n, t
	}
	return n, "Error " + syscall.Errno(n).Error()
}

var errnoTexts = map[int]string{
	1: "Operation not permitted", 2: "No such file or directory", 5: "Input/output error", 9: "Bad file descriptor",
	13: "Permission denied", 17: "File exists", 18: "Invalid cross-device link", 20: "Not a directory",
	21: "Is a directory", 22: "Invalid argument", 24: "Too many open files", 27: "File too large",
	28: "No space left on device", 30: "Read-only file system", 36: "File name too long",
	39: "Directory not empty", 40: "Too many levels of symbolic links", 122: "Disk quota exceeded",
}

// Fail raises the OSError of an error of the host's files.
func Fail(m *vm.VM, err error, name string) vm.Value {
	n, text := Errno(err)
	h := m.Heap()
	return m.CallIn("_io", "_os_error", heap.Small(int64(n)), h.NewStr(text), h.NewStr(name))
}

// NoFiles raises the error of a script to which no files are granted.
func NoFiles(m *vm.VM, name string) vm.Value {
	h := m.Heap()
	return m.CallIn("_io", "_os_error", heap.Small(13), h.NewStr("Permission denied: files are not granted to this script (grant: Mounts)"), h.NewStr(name))
}

// openFile (name, flags) opens a file of the host.
func openFile(m *vm.VM, a []vm.Value) vm.Value {
	name, _ := m.Text(a[0])
	flags, _ := m.AsInt64(a[1])
	if m.Host() == nil || m.Host().Files() == nil {
		return NoFiles(m, name)
	}
	f := &file{name: name, flags: int(flags)}
	if err := f.open(m); err != nil {
		return Fail(m, err, name)
	}
	return m.NewObject(m.TypeIn("_io", "_File"), f)
}

func (f *file) open(m *vm.VM) (err error) {
	if f.f != nil {
		return nil
	}
	if m.Host() == nil || m.Host().Files() == nil {
		return fs.ErrPermission
	}
	f.f, err = m.Host().Files().Open(f.name, f.flags)
	return err
}

// opened is the file a native works on; a mark if there is none.
func opened(m *vm.VM, v vm.Value) (*file, vm.Value) {
	if v.Is(heap.KNative) {
		if f, ok := m.Heap().Native(v).Data.(*file); ok {
			if err := f.open(m); err != nil {
				return nil, Fail(m, err, f.name)
			}
			return f, heap.Unbound
		}
	}
	return nil, m.Raisef(vm.E.TypeError, "no file")
}

// piece is how much is read at once, so that a short file does not cost a large buffer.
const piece = 256 << 10

// readFile (file, offset, n) reads up to n bytes, all if n is negative.
func readFile(m *vm.VM, a []vm.Value) vm.Value {
	f, r := opened(m, a[0])
	if r != heap.Unbound {
		return r
	}
	off, _ := m.AsInt64(a[1])
	n, _ := m.AsInt64(a[2])
	size, err := f.f.Size()
	if err != nil {
		return Fail(m, err, f.name)
	}
	left := max(size-off, 0)
	if n < 0 || n > left {
		n = left
	}
	if !m.Need(int(n)) || !m.Pay(int(n)/64) {
		return heap.Raised
	}
	b := make([]byte, n)
	got := 0
	for got < len(b) {
		k, err := f.f.ReadAt(b[got:min(len(b), got+piece)], off+int64(got))
		got += k
		if err == io.EOF || err == nil && k == 0 {
			break
		}
		if err != nil {
			return Fail(m, err, f.name)
		}
		if !m.Pay(1) {
			return heap.Raised
		}
	}
	return m.Heap().NewBytes(heap.KBytes, b[:got])
}

// writeFile (file, offset, data) writes data.
func writeFile(m *vm.VM, a []vm.Value) vm.Value {
	f, r := opened(m, a[0])
	if r != heap.Unbound {
		return r
	}
	off, _ := m.AsInt64(a[1])
	b := m.Heap().Bytes(m.Payload(a[2])).B
	if !m.Pay(len(b) / 64) {
		return heap.Raised
	}
	n, err := f.f.WriteAt(b, off)
	if err != nil {
		return Fail(m, err, f.name)
	}
	return heap.Small(int64(n))
}

func sizeFile(m *vm.VM, a []vm.Value) vm.Value {
	f, r := opened(m, a[0])
	if r != heap.Unbound {
		return r
	}
	n, err := f.f.Size()
	if err != nil {
		return Fail(m, err, f.name)
	}
	return m.Heap().NewInt(n)
}

func truncateFile(m *vm.VM, a []vm.Value) vm.Value {
	f, r := opened(m, a[0])
	if r != heap.Unbound {
		return r
	}
	n, _ := m.AsInt64(a[1])
	if err := f.f.Truncate(n); err != nil {
		return Fail(m, err, f.name)
	}
	return heap.None
}

// closeFile closes a file that is open.
func closeFile(m *vm.VM, a []vm.Value) vm.Value {
	if !a[0].Is(heap.KNative) {
		return heap.None
	}
	f, ok := m.Heap().Native(a[0]).Data.(*file)
	if !ok || f.f == nil {
		return heap.None
	}
	err := f.f.Close()
	f.f = nil
	if err != nil {
		return Fail(m, err, f.name)
	}
	return heap.None
}
