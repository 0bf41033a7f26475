// Package mount gives scripts files: folders of the host, read-only or read-write, file
// trees in memory, any fs.FS, and overlays that keep writes apart from what they cover.
//
// A Mount places a FileSystem at an absolute path of the script's view. Names inside a
// FileSystem are slash-separated and relative, "." being its root, and satisfy
// fs.ValidPath: there is no ".." and no way out. Folders of the host are opened through
// os.Root, which symbolic links cannot leave.
package mount

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"
	"syscall"
	"time"
)

// Mount is a file system at a path.
type Mount struct {
	Path string // absolute and clean, as /data
	FS   FileSystem
}

// FileSystem is what a mount serves. Flags are those of package os. Errors are those of
// package fs or of package syscall; a script sees their kind, never the host's path.
type FileSystem interface {
	Open(name string, flag int) (File, error)
	Stat(name string, follow bool) (Info, error)
	ReadDir(name string) ([]Info, error)
	Mkdir(name string) error
	Remove(name string, dir bool) error
	Rename(from, to string) error
}

// File is an open file.
type File interface {
	ReadAt(b []byte, off int64) (int, error)
	WriteAt(b []byte, off int64) (int, error)
	Truncate(size int64) error
	Size() (int64, error)
	Close() error
}

// Info describes a file or folder.
type Info struct {
	Name  string
	Size  int64
	Mode  fs.FileMode
	MTime time.Time
}

// Quota bounds what may be written through a mount. Zero fields mean the default: 16 MiB
// and 10,000 entries.
type Quota struct {
	Bytes   int64
	Entries int
}

const (
	defaultBytes   = 16 << 20
	defaultEntries = 10000
)

func (q Quota) orDefault() Quota {
	if q.Bytes == 0 {
		q.Bytes = defaultBytes
	}
	if q.Entries == 0 {
		q.Entries = defaultEntries
	}
	return q
}

// String is the quota in words.
func (q Quota) String() string {
	return fmt.Sprintf("at most %d bytes and %d entries more", q.Bytes, q.Entries)
}

// ErrQuota says that a write would exceed the mount's quota.
var ErrQuota error = syscall.EDQUOT

// errReadOnly is what writing to a read-only mount gives.
var errReadOnly error = syscall.EROFS

// Table finds the mount of an absolute path.
type Table struct{ mounts []Mount }

// Private is a file system that each session has for itself. Its changes are part of the
// session's snapshots.
type Private interface {
	FileSystem
	Fresh() Private    // one of the same kind without changes
	Save() []byte      // the changes
	Load([]byte) error // puts saved changes in the place of its own; the bytes are not trusted
}

// fresh is what a session gets for a file system of its Env.
func fresh(f FileSystem) FileSystem {
	if p, ok := f.(Private); ok {
		return p.Fresh()
	}
	return f
}

// NewTable checks the mounts: absolute, clean, distinct paths. Private file systems are made
// anew.
func NewTable(mounts []Mount) (*Table, error) {
	seen := map[string]bool{}
	for _, m := range mounts {
		if !path.IsAbs(m.Path) || path.Clean(m.Path) != m.Path {
			return nil, errors.New("mount: path " + m.Path + " is not absolute and clean")
		}
		if m.FS == nil {
			return nil, errors.New("mount: nothing to mount at " + m.Path)
		}
		if seen[m.Path] {
			return nil, errors.New("mount: two mounts at " + m.Path)
		}
		seen[m.Path] = true
	}
	t := &Table{append([]Mount(nil), mounts...)}
	for i := range t.mounts {
		t.mounts[i].FS = fresh(t.mounts[i].FS)
	}
	return t, nil
}

// Mounts are the mounts of the table.
func (t *Table) Mounts() []Mount { return t.mounts }

// The longest path and the longest name in it, as on hosts.
const (
	maxPath = 4096
	maxName = 255
)

// Find returns the mount that serves an absolute path, which is the one with the longest path
// that covers it, and the name inside it.
func (t *Table) Find(name string) (*Mount, string, error) {
	if strings.IndexByte(name, 0) >= 0 {
		return nil, "", fs.ErrInvalid
	}
	if len(name) > maxPath {
		return nil, "", syscall.ENAMETOOLONG
	}
	name = path.Clean("/" + name)
	for part := range strings.SplitSeq(name, "/") {
		if len(part) > maxName {
			return nil, "", syscall.ENAMETOOLONG
		}
	}
	best, at := -1, 0
	for i, m := range t.mounts {
		if m.Path == "/" || name == m.Path || strings.HasPrefix(name, m.Path+"/") {
			if best < 0 || len(m.Path) > at {
				best, at = i, len(m.Path)
			}
		}
	}
	if best < 0 {
		return nil, "", fs.ErrPermission
	}
	rest := strings.TrimPrefix(strings.TrimPrefix(name, t.mounts[best].Path), "/")
	if rest == "" {
		rest = "."
	}
	return &t.mounts[best], rest, nil
}
