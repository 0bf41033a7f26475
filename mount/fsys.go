package mount

import (
	"bytes"
	"io"
	"io/fs"
	"runtime"
	"sync/atomic"
	"syscall"
)

// fsys serves an fs.FS for reading.
type fsys struct {
	f    fs.FS
	held atomic.Int64 // bytes of files that are open
}

// FS serves any fs.FS, such as an embed.FS or a zip.Reader, for reading. For a folder of the
// host use ReadOnly: os.DirFS follows links out of it.
func FS(f fs.FS) FileSystem { return &fsys{f: f} }

// maxHeld bounds the bytes of open files that can only be read from their beginning and so
// stand in memory.
const maxHeld = 128 << 20

func (s *fsys) Open(name string, flag int) (File, error) {
	if flag&writing != 0 {
		return nil, errReadOnly
	}
	i, err := fs.Stat(s.f, name)
	if err == nil {
		err = regular(i)
	}
	if err != nil {
		return nil, err
	}
	f, err := s.f.Open(name)
	if err != nil {
		return nil, err
	}
	if at, ok := f.(io.ReaderAt); ok {
		return randomFile{ReaderAt: at, f: f}, nil
	}
	defer f.Close()
	if s.held.Add(i.Size()) > maxHeld {
		s.held.Add(-i.Size())
		return nil, syscall.ENFILE
	}
	b, err := io.ReadAll(io.LimitReader(f, i.Size()))
	if err != nil {
		s.held.Add(-i.Size())
		return nil, err
	}
	r := &readFile{Reader: bytes.NewReader(b)}
	r.release = runtime.AddCleanup(r, func(n int64) { s.held.Add(-n) }, i.Size())
	r.held = func() { s.held.Add(-i.Size()) }
	return r, nil
}

// String says what a script may do here.
func (*fsys) String() string { return "read-only" }

func (s *fsys) Stat(name string, _ bool) (Info, error) {
	i, err := fs.Stat(s.f, name)
	if err != nil {
		return Info{}, err
	}
	return infoOf(i), nil
}

func (s *fsys) ReadDir(name string) ([]Info, error) {
	list, err := fs.ReadDir(s.f, name)
	if err != nil {
		return nil, err
	}
	return infos(list), nil
}

func (*fsys) Mkdir(string) error          { return errReadOnly }
func (*fsys) Remove(string, bool) error   { return errReadOnly }
func (*fsys) Rename(string, string) error { return errReadOnly }

// unwritten refuses what changes a file.
type unwritten struct{}

func (unwritten) WriteAt([]byte, int64) (int, error) { return 0, errReadOnly }
func (unwritten) Truncate(int64) error               { return errReadOnly }

// randomFile is a file of an fs.FS that can be read anywhere.
type randomFile struct {
	io.ReaderAt
	unwritten
	f fs.File
}

func (f randomFile) Close() error { return f.f.Close() }
func (f randomFile) Size() (int64, error) {
	i, err := f.f.Stat()
	if err != nil {
		return 0, err
	}
	return i.Size(), nil
}

// readFile is the content of a file of an fs.FS.
type readFile struct {
	*bytes.Reader
	unwritten
	held    func()
	release runtime.Cleanup
}

func (f *readFile) Size() (int64, error) { return f.Reader.Size(), nil }

func (f *readFile) Close() error {
	if f.held != nil {
		f.release.Stop()
		f.held()
		f.held = nil
	}
	return nil
}
