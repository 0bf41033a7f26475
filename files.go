package gilliam

import (
	"io/fs"

	"github.com/gilliam-run/gilliam/internal/vm"
	"github.com/gilliam-run/gilliam/mount"
)

// files is the script's view of the mounts of a session.
type files struct{ table *mount.Table }

func (f files) Open(name string, flag int) (vm.File, error) {
	s, rest, err := f.table.Find(name)
	if err != nil {
		return nil, err
	}
	return s.Open(rest, flag)
}

func (f files) Stat(name string, follow bool) (vm.FileInfo, error) {
	s, rest, err := f.table.Find(name)
	if err != nil {
		return vm.FileInfo{}, err
	}
	i, err := s.Stat(rest, follow)
	return fileInfo(i), err
}

func (f files) ReadDir(name string) ([]vm.FileInfo, error) {
	s, rest, err := f.table.Find(name)
	if err != nil {
		return nil, err
	}
	list, err := s.ReadDir(rest)
	out := make([]vm.FileInfo, len(list))
	for i, x := range list {
		out[i] = fileInfo(x)
	}
	return out, err
}

func (f files) Mkdir(name string) error {
	s, rest, err := f.table.Find(name)
	if err != nil {
		return err
	}
	return s.Mkdir(rest)
}

func (f files) Remove(name string, dir bool) error {
	s, rest, err := f.table.Find(name)
	if err != nil {
		return err
	}
	return s.Remove(rest, dir)
}

func (f files) Rename(from, to string) error {
	s, a, err := f.table.Find(from)
	if err != nil {
		return err
	}
	t, b, err := f.table.Find(to)
	if err != nil {
		return err
	}
	if s != t {
		return fs.ErrInvalid
	}
	return s.Rename(a, b)
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
