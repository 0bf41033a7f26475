package mount

import (
	"io/fs"
	"os"
	"sort"
	"sync"
)

// dir is a folder of the host.
type dir struct {
	root     *os.Root
	readOnly bool

	mu    sync.Mutex
	quota Quota // what is left
}

// ReadOnly serves a folder of the host for reading.
func ReadOnly(folder string) (FileSystem, error) { return openDir(folder, true, Quota{}) }

// ReadWrite serves a folder of the host for reading and writing. The quota counts what the
// script adds.
func ReadWrite(folder string, q Quota) (FileSystem, error) { return openDir(folder, false, q) }

func openDir(folder string, readOnly bool, q Quota) (FileSystem, error) {
	r, err := os.OpenRoot(folder)
	if err != nil {
		return nil, err
	}
	return &dir{root: r, readOnly: readOnly, quota: q.orDefault()}, nil
}

// take reserves bytes and entries of the quota.
func (d *dir) take(bytes int64, entries int) error {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.quota.Bytes < bytes || d.quota.Entries < entries {
		return ErrQuota
	}
	d.quota.Bytes -= bytes
	d.quota.Entries -= entries
	return nil
}

const writing = os.O_WRONLY | os.O_RDWR | os.O_APPEND | os.O_CREATE | os.O_TRUNC

func (d *dir) Open(name string, flag int) (File, error) {
	if flag&writing != 0 && d.readOnly {
		return nil, errReadOnly
	}
	info, err := d.root.Stat(name)
	switch {
	case err == nil && info.IsDir():
		return nil, errIsDir
	case err == nil && !info.Mode().IsRegular():
		return nil, fs.ErrPermission // devices, pipes and sockets are not files to a script
	case err != nil && flag&os.O_CREATE != 0:
		if err := d.take(0, 1); err != nil {
			return nil, err
		}
	}
	f, err := d.root.OpenFile(name, flag&^os.O_APPEND, 0o644)
	if err != nil {
		return nil, err
	}
	return &dirFile{f, d}, nil
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

func (d *dir) ReadDir(name string) ([]Info, error) {
	f, err := d.root.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	list, err := f.ReadDir(-1)
	if err != nil {
		return nil, err
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name() < list[j].Name() })
	out := make([]Info, 0, len(list))
	for _, e := range list {
		if i, err := e.Info(); err == nil {
			out = append(out, infoOf(i))
		}
	}
	return out, nil
}

func (d *dir) Mkdir(name string) error {
	if d.readOnly {
		return errReadOnly
	}
	if err := d.take(0, 1); err != nil {
		return err
	}
	return d.root.Mkdir(name, 0o755)
}

func (d *dir) Remove(name string, folder bool) error {
	if d.readOnly {
		return errReadOnly
	}
	i, err := d.root.Lstat(name)
	switch {
	case err != nil:
		return err
	case folder && !i.IsDir():
		return errNotDir
	case !folder && i.IsDir():
		return errIsDir
	}
	return d.root.Remove(name)
}

func (d *dir) Rename(from, to string) error {
	if d.readOnly {
		return errReadOnly
	}
	return d.root.Rename(from, to)
}

// dirFile counts what is written against the quota.
type dirFile struct {
	*os.File
	d *dir
}

func (f *dirFile) Size() (int64, error) {
	i, err := f.Stat()
	if err != nil {
		return 0, err
	}
	return i.Size(), nil
}

func (f *dirFile) WriteAt(b []byte, off int64) (int, error) {
	size, err := f.Size()
	if err != nil {
		return 0, err
	}
	if grow := off + int64(len(b)) - size; grow > 0 {
		if err := f.d.take(grow, 0); err != nil {
			return 0, err
		}
	}
	return f.File.WriteAt(b, off)
}

func (f *dirFile) Truncate(n int64) error {
	size, err := f.Size()
	if err != nil {
		return err
	}
	if n > size {
		if err := f.d.take(n-size, 0); err != nil {
			return err
		}
	}
	return f.File.Truncate(n)
}
