package mount

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"sort"
	"sync"
	"syscall"
)

// dir is a folder of the host.
type dir struct {
	root     *os.Root
	readOnly bool

	mu    sync.Mutex
	quota Quota // what is left
	open  int   // files that are open for writing
}

// ReadOnly serves a folder of the host for reading.
func ReadOnly(folder string) (FileSystem, error) { return openDir(folder, true, Quota{}) }

// ReadWrite serves a folder of the host for reading and writing. The quota bounds by how much
// the folder grows, all sessions together.
func ReadWrite(folder string, q Quota) (FileSystem, error) { return openDir(folder, false, q) }

func openDir(folder string, readOnly bool, q Quota) (FileSystem, error) {
	r, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	return &dir{root: r, readOnly: readOnly, quota: q.orDefault()}, nil
}

// String says what a script may do here.
func (d *dir) String() string {
	if d.readOnly {
		return "read-only"
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	return "read and write, " + d.quota.String()
}

// take reserves bytes and entries of the quota; negative ones are given back.
func (d *dir) take(bytes int64, entries int) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if bytes > 0 && d.quota.Bytes < bytes || entries > 0 && d.quota.Entries < entries {
		return ErrQuota
	}
	d.quota.Bytes -= bytes
	d.quota.Entries -= entries
	return nil
}

// gone gives back what a removed file took. A file that is still open keeps its space, so
// while any is open nothing is given back.
func (d *dir) gone(size int64) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.quota.Entries++
	if d.open == 0 {
		d.quota.Bytes += size
	}
}

const writing = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREATE | os.O_TRUNC

func (d *dir) Open(name string, flag int) (File, error) {
	if flag&writing != 0 && d.readOnly {
		return nil, errReadOnly
	}
	// Devices, pipes and sockets are not files to a script. It is asked before opening, which
	// could already do something, and again of what was opened, which may be another file.
	if i, err := d.root.Stat(name); err == nil {
		if err := regular(i); err != nil {
			return nil, err
		}
	}
	f, err := d.openFile(name, flag)
	if err != nil {
		return nil, err
	}
	i, err := f.Stat()
	if err == nil {
		err = regular(i)
	}
	if err == nil && flag&os.O_TRUNC != 0 && i.Size() > 0 {
		if err = f.Truncate(0); err == nil {
			d.take(-i.Size(), 0)
		}
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	file := &dirFile{File: f, d: d, writes: flag&writing != 0}
	if file.writes {
		d.mu.Lock()
		d.open++
		d.mu.Unlock()
	}
	return file, nil
}

// openFile opens a file and pays for the entry if it makes one. Opening does not wait for a
// pipe that took the file's place.
func (d *dir) openFile(name string, flag int) (*os.File, error) {
	plain := flag&(os.O_WRONLY|os.O_RDWR) | syscall.O_NONBLOCK
	if flag&os.O_CREATE == 0 {
		return d.root.OpenFile(name, plain, 0)
	}
	if flag&os.O_EXCL == 0 {
		f, err := d.root.OpenFile(name, plain, 0)
		if !errors.Is(err, fs.ErrNotExist) {
			return f, err
		}
	}
	if err := d.take(0, 1); err != nil {
		return nil, err
	}
	f, err := d.root.OpenFile(name, plain|os.O_CREATE|flag&os.O_EXCL, 0o644)
	if err != nil {
		d.take(0, -1)
	}
	return f, err
}

func regular(i fs.FileInfo) error {
	switch {
	case i.IsDir():
		return errIsDir
	case !i.Mode().IsRegular():
		return fs.ErrPermission
	}
	return nil
}

func (d *dir) Stat(name string, follow bool) (Info, error) {
	stat := d.root.Lstat
	if follow {
		stat = d.root.Stat
	}
	i, err := stat(name)
	if err != nil {
		return Info{}, err
	}
	return infoOf(i), nil
}

func infoOf(i fs.FileInfo) Info {
	return Info{Name: i.Name(), Size: i.Size(), Mode: i.Mode(), MTime: i.ModTime()}
}

// maxList bounds the entries of a folder that a script can list.
const maxList = 100_000

func (d *dir) ReadDir(name string) ([]Info, error) {
	i, err := d.root.Stat(name)
	switch {
	case err != nil:
		return nil, err
	case !i.IsDir():
		return nil, errNotDir
	}
	f, err := d.root.OpenFile(name, os.O_RDONLY|syscall.O_NONBLOCK, 0)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	list, err := f.ReadDir(maxList + 1)
	switch {
	case len(list) > maxList:
		return nil, syscall.EOVERFLOW
	case err != nil && err != io.EOF:
		return nil, err
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name() < list[j].Name() })
	return infos(list), nil
}

func infos(list []fs.DirEntry) []Info {
	out := make([]Info, 0, len(list))
	for _, e := range list {
		if i, err := e.Info(); err == nil { // else it is gone by now
			out = append(out, infoOf(i))
		}
	}
	return out
}

func (d *dir) Mkdir(name string) error {
	if d.readOnly {
		return errReadOnly
	}
	if err := d.take(0, 1); err != nil {
		return err
	}
	err := d.root.Mkdir(name, 0o755)
	if err != nil {
		d.take(0, -1)
	}
	return err
}

func (d *dir) Remove(name string, folder bool) error {
	if d.readOnly {
		return errReadOnly
	}
	i, err := d.root.Lstat(name)
	switch {
	case err != nil:
		return err
	case name == ".":
		return fs.ErrPermission
	case folder && !i.IsDir():
		return errNotDir
	case !folder && i.IsDir():
		return errIsDir
	}
	if err := d.root.Remove(name); err != nil {
		return err
	}
	d.gone(space(i))
	return nil
}

// space is what a file takes of the quota.
func space(i fs.FileInfo) int64 {
	if i.Mode().IsRegular() {
		return i.Size()
	}
	return 0
}

func (d *dir) Rename(from, to string) error {
	if d.readOnly {
		return errReadOnly
	}
	if from == "." || to == "." {
		return fs.ErrPermission
	}
	old, err := d.root.Lstat(to)
	replaced := err == nil
	if a, err := d.root.Lstat(from); err == nil && replaced && os.SameFile(a, old) {
		return nil
	}
	if err := d.root.Rename(from, to); err != nil {
		return err
	}
	if replaced {
		d.gone(space(old))
	}
	return nil
}

// dirFile counts what is written against the quota.
type dirFile struct {
	*os.File
	d      *dir
	writes bool
	once   sync.Once
}

func (f *dirFile) Close() error {
	f.once.Do(func() {
		if f.writes {
			f.d.mu.Lock()
			f.d.open--
			f.d.mu.Unlock()
		}
	})
	return f.File.Close()
}

func (f *dirFile) Size() (int64, error) {
	i, err := f.Stat()
	if err != nil {
		return 0, err
	}
	return i.Size(), nil
}

func (f *dirFile) WriteAt(b []byte, off int64) (int, error) {
	if err := f.grow(off, int64(len(b))); err != nil {
		return 0, err
	}
	return f.File.WriteAt(b, off)
}

// grow reserves what a file of n bytes from off on has more than this one.
func (f *dirFile) grow(off, n int64) error {
	if off < 0 || n < 0 || off > maxFile || off+n > maxFile {
		return syscall.EFBIG
	}
	size, err := f.Size()
	if err != nil {
		return err
	}
	if more := off + n - size; more > 0 {
		return f.d.take(more, 0)
	}
	return nil
}

func (f *dirFile) Truncate(n int64) error {
	if err := f.grow(0, n); err != nil {
		return err
	}
	size, err := f.Size()
	if err != nil {
		return err
	}
	if err := f.File.Truncate(n); err != nil {
		return err
	}
	if n < size {
		f.d.take(n-size, 0)
	}
	return nil
}
