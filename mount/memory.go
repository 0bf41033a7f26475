package mount

import (
	"io"
	"io/fs"
	"os"
	"path"
	"sort"
	"strings"
	"sync"
	"syscall"
	"time"
)

var (
	errIsDir    error = syscall.EISDIR
	errNotDir   error = syscall.ENOTDIR
	errNotEmpty error = syscall.ENOTEMPTY
)

// maxFile bounds one file in memory.
const maxFile = 1 << 30

// memory is a tree in memory, over another file system or over nothing.
type memory struct {
	mu    sync.Mutex
	nodes map[string]*node
	gone  map[string]bool // names of the lower file system that were removed
	lower FileSystem      // nil: none
	quota Quota
	left  Quota
}

type node struct {
	folder bool
	data   []byte
	mtime  time.Time
	open   int  // files open on it
	gone   bool // it was removed: what it takes is given back when no file is open on it
}

// Memory serves a tree in memory, empty at first and for each session its own.
func Memory(q Quota) FileSystem { return newMemory(nil, q) }

// Overlay serves lower with writes kept in memory, for each session its own: lower itself
// never changes.
func Overlay(lower FileSystem, q Quota) FileSystem { return newMemory(lower, q) }

func newMemory(lower FileSystem, q Quota) *memory {
	q = q.orDefault()
	return &memory{nodes: map[string]*node{".": {folder: true, mtime: time.Unix(0, 0)}}, gone: map[string]bool{}, lower: lower, quota: q, left: q}
}

// String says what a script may do here.
func (m *memory) String() string { return "read and write, " + m.quota.String() }

// Fresh is a file system of the same kind without the changes.
func (m *memory) Fresh() Private { return newMemory(fresh(m.lower), m.quota) }

// lowerStat finds a name in the lower file system, unless it or a folder above it was removed.
func (m *memory) lowerStat(name string, follow bool) (Info, error) {
	if m.lower == nil {
		return Info{}, fs.ErrNotExist
	}
	for p := name; ; p = path.Dir(p) {
		if n := m.nodes[p]; m.gone[p] || n != nil && !n.folder {
			return Info{}, fs.ErrNotExist
		}
		if p == "." {
			return m.lower.Stat(name, follow)
		}
	}
}

func (m *memory) stat(name string, follow bool) (Info, error) {
	if n := m.nodes[name]; n != nil {
		mode := fs.FileMode(0o644)
		if n.folder {
			mode = fs.ModeDir | 0o755
		}
		return Info{Name: path.Base(name), Size: int64(len(n.data)), Mode: mode, MTime: n.mtime}, nil
	}
	return m.lowerStat(name, follow)
}

// parent makes sure that the folder a name is in exists.
func (m *memory) parent(name string) error {
	i, err := m.stat(path.Dir(name), true)
	if err != nil {
		return err
	}
	if !i.Mode.IsDir() {
		return errNotDir
	}
	return nil
}

func (m *memory) take(bytes int64, entries int) error {
	if m.left.Bytes < bytes || m.left.Entries < entries {
		return ErrQuota
	}
	m.left.Bytes -= bytes
	m.left.Entries -= entries
	return nil
}

func (m *memory) Open(name string, flag int) (File, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, err := m.stat(name, true)
	exists := err == nil
	switch {
	case exists && i.Mode.IsDir():
		return nil, errIsDir
	case exists && flag&os.O_EXCL != 0 && flag&os.O_CREATE != 0:
		return nil, fs.ErrExist
	case !exists && flag&os.O_CREATE == 0:
		return nil, err
	}
	if m.nodes[name] == nil {
		if exists && flag&writing == 0 {
			return m.lower.Open(name, flag)
		}
		if err := m.adopt(name, exists && flag&os.O_TRUNC == 0, i.Size); err != nil {
			return nil, err
		}
	} else if flag&os.O_TRUNC != 0 {
		m.left.Bytes += int64(len(m.nodes[name].data))
		m.nodes[name].data = nil
	}
	f := &memFile{m: m, n: m.nodes[name], write: flag&writing != 0}
	f.n.open++
	return f, nil
}

// adopt makes a node for a name, with the lower file's content if copied.
func (m *memory) adopt(name string, copied bool, size int64) error {
	if err := m.parent(name); err != nil {
		return err
	}
	if err := m.take(0, 1); err != nil {
		return err
	}
	n := &node{mtime: time.Unix(0, 0)}
	if copied {
		if err := m.take(size, 0); err != nil {
			m.left.Entries++
			return err
		}
		if err := m.read(n, name, size); err != nil {
			m.left.Bytes += size
			m.left.Entries++
			return err
		}
	}
	m.nodes[name] = n
	return nil
}

// read fills a node with the content of the lower file.
func (m *memory) read(n *node, name string, size int64) error {
	f, err := m.lower.Open(name, os.O_RDONLY)
	if err != nil {
		return err
	}
	defer f.Close()
	n.data = make([]byte, size)
	k, err := f.ReadAt(n.data, 0)
	if err != nil && err != io.EOF {
		return err
	}
	m.left.Bytes += size - int64(k)
	n.data = n.data[:k]
	return nil
}

func (m *memory) Stat(name string, follow bool) (Info, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	return m.stat(name, follow)
}

func (m *memory) ReadDir(name string) ([]Info, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, err := m.stat(name, true)
	if err != nil {
		return nil, err
	}
	if !i.Mode.IsDir() {
		return nil, errNotDir
	}
	return m.list(name), nil
}

func (m *memory) list(name string) []Info {
	var out []Info
	for p := range m.nodes { // sorted below
		if p != "." && path.Dir(p) == name {
			i, _ := m.stat(p, false)
			out = append(out, i)
		}
	}
	if _, err := m.lowerStat(name, true); err == nil {
		lower, _ := m.lower.ReadDir(name)
		for _, i := range lower {
			p := path.Join(name, i.Name)
			if m.nodes[p] == nil && !m.gone[p] {
				out = append(out, i)
			}
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Name < out[j].Name })
	return out
}

func (m *memory) Mkdir(name string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, err := m.stat(name, false); err == nil {
		return fs.ErrExist
	}
	if err := m.parent(name); err != nil {
		return err
	}
	if err := m.take(0, 1); err != nil {
		return err
	}
	m.nodes[name] = &node{folder: true, mtime: time.Unix(0, 0)}
	return nil
}

func (m *memory) Remove(name string, folder bool) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, err := m.stat(name, false)
	switch {
	case err != nil:
		return err
	case name == ".":
		return fs.ErrPermission
	case folder && !i.Mode.IsDir():
		return errNotDir
	case !folder && i.Mode.IsDir():
		return errIsDir
	case folder && len(m.list(name)) > 0:
		return errNotEmpty
	}
	m.drop(name)
	return nil
}

// drop removes a name.
func (m *memory) drop(name string) {
	if n := m.nodes[name]; n != nil {
		n.gone = true
		m.settle(n)
		delete(m.nodes, name)
	}
	if _, err := m.lowerStat(name, false); err == nil {
		m.gone[name] = true
	}
}

// settle gives back what a removed node took, once no file is open on it.
func (m *memory) settle(n *node) {
	if n.gone && n.open == 0 {
		m.left.Bytes += int64(len(n.data))
		m.left.Entries++
		n.data = nil
	}
}

func (m *memory) Rename(from, to string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	i, err := m.stat(from, false)
	if err != nil {
		return err
	}
	if from == to {
		return nil
	}
	if i.Mode.IsDir() {
		return m.renameDir(from, to)
	}
	if t, err := m.stat(to, false); err == nil && t.Mode.IsDir() {
		return errIsDir
	}
	if err := m.parent(to); err != nil {
		return err
	}
	if m.nodes[from] == nil {
		if err := m.adopt(from, true, i.Size); err != nil {
			return err
		}
	}
	n := m.nodes[from]
	delete(m.nodes, from)
	m.drop(from)
	m.drop(to)
	m.nodes[to] = n
	return nil
}

// renameDir moves a folder that lies wholly in memory.
func (m *memory) renameDir(from, to string) error {
	if _, err := m.lowerStat(from, false); err == nil {
		return syscall.EXDEV
	}
	if strings.HasPrefix(to, from+"/") {
		return fs.ErrInvalid
	}
	if _, err := m.stat(to, false); err == nil {
		return fs.ErrExist
	}
	if err := m.parent(to); err != nil {
		return err
	}
	for p := range m.nodes { // all are looked at: order does not matter
		if strings.HasPrefix(p, from+"/") && len(p)-len(from)+len(to) > maxPath {
			return syscall.ENAMETOOLONG
		}
	}
	moved := map[string]*node{}
	for p, n := range m.nodes { // moving all: order does not matter
		if p == from || strings.HasPrefix(p, from+"/") {
			moved[to+strings.TrimPrefix(p, from)] = n
			delete(m.nodes, p)
		}
	}
	for p, n := range moved { // filling a map: order does not matter
		m.nodes[p] = n
	}
	return nil
}

// memFile is an open file in memory.
type memFile struct {
	m      *memory
	n      *node
	write  bool
	closed bool
}

func (f *memFile) ReadAt(b []byte, off int64) (int, error) {
	f.m.mu.Lock()
	defer f.m.mu.Unlock()
	if off < 0 || off >= int64(len(f.n.data)) {
		return 0, io.EOF
	}
	k := copy(b, f.n.data[off:])
	if k < len(b) {
		return k, io.EOF
	}
	return k, nil
}

func (f *memFile) WriteAt(b []byte, off int64) (int, error) {
	f.m.mu.Lock()
	defer f.m.mu.Unlock()
	if off < 0 || off > maxFile {
		return 0, syscall.EFBIG
	}
	if err := f.resize(max(off+int64(len(b)), int64(len(f.n.data)))); err != nil {
		return 0, err
	}
	return copy(f.n.data[off:], b), nil
}

func (f *memFile) resize(size int64) error {
	if !f.write {
		return fs.ErrPermission
	}
	if size < 0 || size > maxFile {
		return syscall.EFBIG
	}
	old := int64(len(f.n.data))
	if err := f.m.take(size-old, 0); err != nil {
		return err
	}
	if size <= old {
		f.n.data = f.n.data[:size]
		if int64(cap(f.n.data)) > 2*size+512 { // what is not counted is not kept
			f.n.data = append([]byte(nil), f.n.data...)
		}
	} else {
		f.n.data = append(f.n.data, make([]byte, size-old)...)
	}
	return nil
}

func (f *memFile) Truncate(size int64) error {
	f.m.mu.Lock()
	defer f.m.mu.Unlock()
	return f.resize(size)
}

func (f *memFile) Size() (int64, error) {
	f.m.mu.Lock()
	defer f.m.mu.Unlock()
	return int64(len(f.n.data)), nil
}

func (f *memFile) Close() error {
	f.m.mu.Lock()
	defer f.m.mu.Unlock()
	if !f.closed {
		f.closed = true
		f.n.open--
		f.m.settle(f.n)
	}
	return nil
}
