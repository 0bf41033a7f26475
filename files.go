package gilliam

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path"
	"runtime"
	"sort"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/gilliam-run/gilliam/internal/snapshot"
	"github.com/gilliam-run/gilliam/internal/vm"
	"github.com/gilliam-run/gilliam/mount"
)

// files is the script's view of the mounts of a session. It notes what a run does to them.
type files struct {
	table   *mount.Table
	allowed map[string]bool // the mounts this run may use, nil: all
	open    atomic.Int64

	mu      sync.Mutex
	touched map[string]former // by absolute path
}

// former is what stood at a path before the run touched it.
type former struct {
	exists bool
	folder bool
	size   int64
	typ    string
}

// maxOpen bounds the files a session has open: they are the host's handles.
const maxOpen = 256

func newFiles(mounts []mount.Mount) (*files, error) {
	t, err := mount.NewTable(mounts)
	if err != nil {
		return nil, err
	}
	return &files{table: t, touched: map[string]former{}}, nil
}

// find gives the mount of an absolute path, the name inside it and the clean path.
func (f *files) find(name string) (m *mount.Mount, rest, clean string, err error) {
	m, rest, err = f.table.Find(name)
	if err == nil && f.allowed != nil && !f.allowed[m.Path] {
		err = fs.ErrPermission
	}
	return m, rest, path.Clean("/" + name), err
}

// has reports whether something is mounted at a path.
func (f *files) has(at string) bool {
	for _, m := range f.table.Mounts() {
		if m.Path == at {
			return true
		}
	}
	return false
}

const (
	writing = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREATE | os.O_TRUNC
	making  = os.O_CREATE | os.O_TRUNC
)

func (f *files) Open(name string, flag int) (vm.File, error) {
	m, rest, clean, err := f.find(name)
	if err != nil {
		return nil, err
	}
	if f.open.Add(1) > maxOpen {
		f.open.Add(-1)
		return nil, syscall.EMFILE
	}
	var before former
	if flag&writing != 0 {
		before = f.look(m, rest, clean)
	}
	file, err := m.FS.Open(rest, flag)
	if err != nil {
		f.open.Add(-1)
		return nil, err
	}
	if flag&making != 0 && (!before.exists || flag&os.O_TRUNC != 0) {
		f.note(clean, before)
	}
	t := &openFile{File: file, files: f, path: clean, before: before}
	t.lost = runtime.AddCleanup(t, func(f *files) { f.open.Add(-1) }, f)
	return t, nil
}

// openFile is a file a script has open.
type openFile struct {
	mount.File
	files  *files
	path   string
	before former
	once   sync.Once
	lost   runtime.Cleanup
}

func (o *openFile) WriteAt(b []byte, off int64) (int, error) {
	o.files.note(o.path, o.before)
	return o.File.WriteAt(b, off)
}

func (o *openFile) Truncate(n int64) error {
	o.files.note(o.path, o.before)
	return o.File.Truncate(n)
}

func (o *openFile) Close() error {
	o.once.Do(func() {
		o.lost.Stop()
		o.files.open.Add(-1)
	})
	return o.File.Close()
}

func (f *files) Stat(name string, follow bool) (vm.FileInfo, error) {
	m, rest, _, err := f.find(name)
	if err != nil {
		return vm.FileInfo{}, err
	}
	i, err := m.FS.Stat(rest, follow)
	return fileInfo(i), err
}

func (f *files) ReadDir(name string) ([]vm.FileInfo, error) {
	m, rest, _, err := f.find(name)
	if err != nil {
		return nil, err
	}
	list, err := m.FS.ReadDir(rest)
	out := make([]vm.FileInfo, len(list))
	for i, x := range list {
		out[i] = fileInfo(x)
	}
	return out, err
}

func (f *files) Mkdir(name string) error {
	m, rest, clean, err := f.find(name)
	if err != nil {
		return err
	}
	before := f.look(m, rest, clean)
	if err := m.FS.Mkdir(rest); err != nil {
		return err
	}
	f.note(clean, before)
	return nil
}

func (f *files) Remove(name string, dir bool) error {
	m, rest, clean, err := f.find(name)
	if err != nil {
		return err
	}
	before := f.look(m, rest, clean)
	if err := m.FS.Remove(rest, dir); err != nil {
		return err
	}
	f.left(clean, before)
	return nil
}

func (f *files) Rename(from, to string) error {
	m, a, cleanFrom, err := f.find(from)
	if err != nil {
		return err
	}
	n, b, cleanTo, err := f.find(to)
	if err != nil {
		return err
	}
	if m != n {
		return syscall.EXDEV
	}
	before, replaced := f.look(m, a, cleanFrom), f.look(m, b, cleanTo)
	if err := m.FS.Rename(a, b); err != nil {
		return err
	}
	if cleanFrom != cleanTo {
		f.left(cleanFrom, before)
		f.note(cleanTo, replaced)
	}
	return nil
}

// look is what stands at a path, unless the run has touched it before.
func (f *files) look(m *mount.Mount, name, clean string) former {
	f.mu.Lock()
	before, known := f.touched[clean]
	f.mu.Unlock()
	if known {
		return before
	}
	i, err := m.FS.Stat(name, false)
	if err != nil {
		return former{}
	}
	before = former{exists: true, folder: i.Mode.IsDir(), size: i.Size}
	if !before.folder {
		before.typ = mediaType(m.FS, name, i)
	}
	return before
}

// note remembers what stood at a path that the run changes.
func (f *files) note(clean string, before former) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if _, known := f.touched[clean]; !known {
		f.touched[clean] = before
	}
}

// left notes that a name is gone from a path. What the run itself made there is forgotten.
func (f *files) left(clean string, before former) {
	if before.exists {
		f.note(clean, before)
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	delete(f.touched, clean)
}

// mediaType reads the beginning of a file only where its name does not say.
func mediaType(s mount.FileSystem, name string, i mount.Info) string {
	if t := mount.MediaType(name, nil); t != "text/plain" || !i.Mode.IsRegular() || i.Size == 0 {
		return t
	}
	begin := make([]byte, min(i.Size, 512))
	if file, err := s.Open(name, os.O_RDONLY); err == nil {
		n, _ := file.ReadAt(begin, 0)
		begin = begin[:n]
		file.Close()
	}
	return mount.MediaType(name, begin)
}

// changes lists what the run did, by path, and begins anew.
func (f *files) changes() (out []mount.Change) {
	f.mu.Lock()
	defer f.mu.Unlock()
	for name, before := range f.touched { // sorted below
		m, rest, err := f.table.Find(name)
		if err != nil {
			continue
		}
		i, err := m.FS.Stat(rest, false)
		c := mount.Change{Path: name}
		switch {
		case err != nil && !before.exists:
			continue
		case err != nil:
			c.Kind, c.Size, c.Type = "deleted", before.size, before.typ
			if before.folder {
				c.Size, c.Type = 0, "folder"
			}
			out = append(out, c)
			continue
		case before.exists:
			c.Kind = "changed"
		default:
			c.Kind = "new"
		}
		if i.Mode.IsDir() {
			if before.exists && before.folder {
				continue
			}
			c.Type = "folder"
		} else {
			c.Size, c.Type = i.Size, mediaType(m.FS, rest, i)
		}
		out = append(out, c)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Path < out[j].Path })
	f.touched = map[string]former{}
	return out
}

// save writes the changes of private mounts and what the run in progress has touched.
func (f *files) save(w *snapshot.Writer) {
	mounts := f.table.Mounts()
	n := 0
	for _, m := range mounts {
		if _, ok := m.FS.(mount.Private); ok {
			n++
		}
	}
	w.Uint(uint64(n))
	for _, m := range mounts {
		if p, ok := m.FS.(mount.Private); ok {
			w.String(m.Path)
			w.String(string(p.Save()))
		}
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	names := sortedKeys(f.touched)
	w.Uint(uint64(len(names)))
	for _, name := range names {
		b := f.touched[name]
		w.String(name)
		w.Bool(b.exists)
		w.Bool(b.folder)
		w.Int(b.size)
		w.String(b.typ)
	}
}

// loadFiles reads what save wrote. missing lists the mounts the Env lacks.
func (s *Session) loadFiles(r *snapshot.Reader) (missing []string, err error) {
	for range r.Len(2) {
		at, changes := r.String(), r.Bytes()
		if r.Err() != nil {
			return nil, r.Err()
		}
		p := s.privateMount(at)
		if p == nil {
			missing = append(missing, "mount "+at)
		} else if err := p.Load(changes); err != nil {
			return nil, err
		}
	}
	for range r.Len(5) {
		name := r.String()
		b := former{exists: r.Bool(), folder: r.Bool(), size: r.Int(), typ: r.String()}
		if s.files != nil && r.Err() == nil {
			s.files.touched[path.Clean("/"+name)] = b
		}
	}
	return missing, r.Err()
}

func (s *Session) privateMount(at string) mount.Private {
	if s.files != nil {
		for _, m := range s.files.table.Mounts() {
			if p, ok := m.FS.(mount.Private); ok && m.Path == at {
				return p
			}
		}
	}
	return nil
}

// The type bits of a file's mode as scripts see them.
const (
	modeFolder = 0o040000
	modeFile   = 0o100000
	modeLink   = 0o120000
)

func fileInfo(i mount.Info) vm.FileInfo {
	mode := uint32(i.Mode.Perm()) | modeFile
	switch {
	case i.Mode.IsDir():
		mode = uint32(i.Mode.Perm()) | modeFolder
	case i.Mode&fs.ModeSymlink != 0:
		mode = uint32(i.Mode.Perm()) | modeLink
	}
	return vm.FileInfo{Name: i.Name, Size: i.Size, Mode: mode, MTime: i.MTime, Dir: i.Mode.IsDir(), Link: i.Mode&fs.ModeSymlink != 0}
}

// Files is what a script sees of the session's mounts, for the host to read: "out/report.csv"
// is the script's /out/report.csv.
func (s *Session) Files() fs.FS {
	f := s.files
	if f == nil {
		f, _ = newFiles(nil)
	}
	return hostView{f.table}
}

// hostView is a table of mounts as an fs.FS.
type hostView struct{ table *mount.Table }

func (v hostView) Open(name string) (fs.File, error) {
	fail := func(err error) (fs.File, error) { return nil, &fs.PathError{Op: "open", Path: name, Err: err} }
	if !fs.ValidPath(name) {
		return fail(fs.ErrInvalid)
	}
	m, rest, err := v.table.Find("/" + name)
	if errors.Is(err, fs.ErrPermission) {
		err = fs.ErrNotExist // nothing is mounted there
	}
	if err != nil {
		return fail(err)
	}
	i, err := m.FS.Stat(rest, true)
	if err != nil {
		return fail(err)
	}
	i.Name = path.Base(name)
	if i.Mode.IsDir() {
		list, err := m.FS.ReadDir(rest)
		if err != nil {
			return fail(err)
		}
		return &hostFolder{hostInfo{i}, list}, nil
	}
	file, err := m.FS.Open(rest, os.O_RDONLY)
	if err != nil {
		return fail(err)
	}
	return &hostFile{io.NewSectionReader(file, 0, i.Size), file, hostInfo{i}}, nil
}

type hostFile struct {
	*io.SectionReader
	file mount.File
	info hostInfo
}

func (f *hostFile) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f *hostFile) Close() error               { return f.file.Close() }

type hostFolder struct {
	info hostInfo
	left []mount.Info
}

func (f *hostFolder) Stat() (fs.FileInfo, error) { return f.info, nil }
func (f *hostFolder) Close() error               { return nil }
func (f *hostFolder) Read([]byte) (int, error) {
	return 0, &fs.PathError{Op: "read", Path: f.info.Name(), Err: syscall.EISDIR}
}

func (f *hostFolder) ReadDir(n int) (out []fs.DirEntry, err error) {
	k := len(f.left)
	if n > 0 {
		if k == 0 {
			return nil, io.EOF
		}
		k = min(k, n)
	}
	for _, i := range f.left[:k] {
		out = append(out, fs.FileInfoToDirEntry(hostInfo{i}))
	}
	f.left = f.left[k:]
	return out, nil
}

// hostInfo is a mount.Info as an fs.FileInfo.
type hostInfo struct{ i mount.Info }

func (h hostInfo) Name() string       { return h.i.Name }
func (h hostInfo) Size() int64        { return h.i.Size }
func (h hostInfo) Mode() fs.FileMode  { return h.i.Mode }
func (h hostInfo) ModTime() time.Time { return h.i.MTime }
func (h hostInfo) IsDir() bool        { return h.i.Mode.IsDir() }
func (h hostInfo) Sys() any           { return nil }
