package mount

import (
	"bytes"
	"io"
	"io/fs"
)

// fsys serves an fs.FS for reading.
type fsys struct{ f fs.FS }

// FS serves any fs.FS, such as an embed.FS or a zip.Reader, for reading.
func FS(f fs.FS) FileSystem { return fsys{f} }

func (s fsys) Open(name string, flag int) (File, error) {
	if flag&writing != 0 {
		return nil, errReadOnly
	}
	f, err := s.f.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	i, err := f.Stat()
	switch {
	case err != nil:
		return nil, err
	case i.IsDir():
		return nil, errIsDir
	case i.Size() > maxFile:
		return nil, ErrQuota
	}
	b, err := io.ReadAll(io.LimitReader(f, maxFile))
	if err != nil {
		return nil, err
	}
	return readFile{bytes.NewReader(b)}, nil
}

func (s fsys) Stat(name string, _ bool) (Info, error) {
	i, err := fs.Stat(s.f, name)
	if err != nil {
		return Info{}, err
	}
	return infoOf(i), nil
}

func (s fsys) ReadDir(name string) ([]Info, error) {
	list, err := fs.ReadDir(s.f, name)
	if err != nil {
		return nil, err
	}
	out := make([]Info, 0, len(list))
	for _, e := range list {
		if i, err := e.Info(); err == nil {
			out = append(out, infoOf(i))
		}
	}
	return out, nil
}

func (fsys) Mkdir(string) error          { return errReadOnly }
func (fsys) Remove(string, bool) error   { return errReadOnly }
func (fsys) Rename(string, string) error { return errReadOnly }

// readFile is the content of a file of an fs.FS.
type readFile struct{ *bytes.Reader }

func (readFile) WriteAt([]byte, int64) (int, error) { return 0, errReadOnly }
func (readFile) Truncate(int64) error               { return errReadOnly }
func (f readFile) Size() (int64, error)             { return f.Reader.Size(), nil }
func (readFile) Close() error                       { return nil }
