package mount_test

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/gilliam-run/gilliam/mount"
)

func read(t *testing.T, s mount.FileSystem, name string) string {
	t.Helper()
	f, err := s.Open(name, os.O_RDONLY)
	if err != nil {
		t.Fatalf("open %s: %v", name, err)
	}
	defer f.Close()
	n, _ := f.Size()
	b := make([]byte, n)
	f.ReadAt(b, 0)
	return string(b)
}

func write(s mount.FileSystem, name, text string) error {
	f, err := s.Open(name, os.O_WRONLY|os.O_CREATE|os.O_TRUNC)
	if err != nil {
		return err
	}
	defer f.Close()
	_, err = f.WriteAt([]byte(text), 0)
	return err
}

func TestLinksDoNotLeaveAFolder(t *testing.T) {
	outside := t.TempDir()
	os.WriteFile(filepath.Join(outside, "secret"), []byte("secret"), 0o600)
	in := t.TempDir()
	os.Symlink(filepath.Join(outside, "secret"), filepath.Join(in, "link"))
	os.Symlink(outside, filepath.Join(in, "folder"))
	os.Symlink("../"+filepath.Base(outside)+"/secret", filepath.Join(in, "up"))
	s, err := mount.ReadWrite(in, mount.Quota{})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"link", "folder/secret", "up", "../" + filepath.Base(outside) + "/secret", filepath.Join(outside, "secret")} {
		if f, err := s.Open(name, os.O_RDONLY); err == nil {
			f.Close()
			t.Errorf("%s opens", name)
		}
		if err := write(s, name, "x"); err == nil && name != "link" {
			t.Errorf("%s is written", name)
		}
	}
	if b, _ := os.ReadFile(filepath.Join(outside, "secret")); string(b) != "secret" {
		t.Error("the file outside changed")
	}
}

func TestOverlayKeepsTheLowerTree(t *testing.T) {
	lower := fstest.MapFS{"a/x.txt": {Data: []byte("old")}, "a/y.txt": {Data: []byte("y")}}
	s := mount.Overlay(mount.FS(lower), mount.Quota{})
	if err := write(s, "a/x.txt", "new"); err != nil {
		t.Fatal(err)
	}
	if err := s.Remove("a/y.txt", false); err != nil {
		t.Fatal(err)
	}
	if err := write(s, "a/z.txt", "z"); err != nil {
		t.Fatal(err)
	}
	var names []string
	list, _ := s.ReadDir("a")
	for _, i := range list {
		names = append(names, i.Name)
	}
	if got := strings.Join(names, " "); got != "x.txt z.txt" {
		t.Errorf("folder lists %s", got)
	}
	if read(t, s, "a/x.txt") != "new" || string(lower["a/x.txt"].Data) != "old" {
		t.Error("the overlay does not keep the change to itself")
	}
	if _, err := s.Stat("a/y.txt", true); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a removed file: %v", err)
	}
}

func TestQuota(t *testing.T) {
	dir, err := mount.ReadWrite(t.TempDir(), mount.Quota{Bytes: 10, Entries: 2})
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]mount.FileSystem{"memory": mount.Memory(mount.Quota{Bytes: 10, Entries: 2}), "folder": dir} {
		if err := write(s, "a", "12345"); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		if err := write(s, "b", "123456"); !errors.Is(err, mount.ErrQuota) {
			t.Errorf("%s: too many bytes: %v", name, err)
		}
		if err := s.Mkdir("c"); !errors.Is(err, mount.ErrQuota) {
			t.Errorf("%s: too many entries: %v", name, err)
		}
	}
}

func TestTheLongestMountServesAPath(t *testing.T) {
	table, err := mount.NewTable([]mount.Mount{{Path: "/data", FS: mount.Memory(mount.Quota{})}, {Path: "/data/deep", FS: mount.Memory(mount.Quota{})}})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"/data/x": "/data", "/data/deep/x": "/data/deep", "/data/deep/../x": "/data", "/data/deeper": "/data"} {
		if got, _, err := table.Find(name); err != nil || got.Path != want {
			t.Errorf("%s is served by the wrong mount (%v)", name, err)
		}
	}
	for _, name := range []string{"/", "/etc/passwd", "/data/../etc", "relative", "/data\x00", "/data/" + strings.Repeat("x", 256), "/data" + strings.Repeat("/x", 3000)} {
		if _, _, err := table.Find(name); err == nil {
			t.Errorf("%q is served", name)
		}
	}
}

// What a script removes, cuts or writes again is given back to the quota; what it still holds
// open is not.
func TestTheQuotaBoundsGrowth(t *testing.T) {
	folder, err := mount.ReadWrite(t.TempDir(), mount.Quota{Bytes: 10, Entries: 3})
	if err != nil {
		t.Fatal(err)
	}
	for name, s := range map[string]mount.FileSystem{"memory": mount.Memory(mount.Quota{Bytes: 10, Entries: 3}), "folder": folder} {
		for range 20 {
			if err := write(s, "a", "123456789"); err != nil {
				t.Fatalf("%s: writing again: %v", name, err)
			}
		}
		for i := range 20 {
			if err := s.Remove("a", false); err != nil {
				t.Fatal(err)
			}
			if err := write(s, "a", "1234567890"); err != nil {
				t.Fatalf("%s: writing after removing, %d: %v", name, i, err)
			}
			if err := s.Mkdir("a"); err == nil {
				t.Fatal("a folder in the place of a file")
			}
			s.Mkdir("d/e/f") // fails, and takes nothing
		}
		if err := write(s, "b", ""); err != nil {
			t.Fatal(err)
		}
		if err := s.Rename("a", "b"); err != nil {
			t.Fatal(err)
		}
		held, err := s.Open("b", os.O_RDWR)
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Remove("b", false); err != nil {
			t.Fatal(err)
		}
		if err := write(s, "c", "x"); !errors.Is(err, mount.ErrQuota) {
			t.Errorf("%s: a removed file that is open takes no space: %v", name, err)
		}
		held.Close()
		for _, off := range []int64{-1, 1 << 40, 1<<63 - 1} {
			f, err := s.Open("c", os.O_RDWR|os.O_CREATE)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := f.WriteAt([]byte("x"), off); err == nil {
				t.Errorf("%s: a byte at %d", name, off)
			}
			if err := f.Truncate(off); err == nil {
				t.Errorf("%s: a length of %d", name, off)
			}
			f.Close()
		}
	}
}

// The changes of a private file system go through bytes; changed bytes are an error or a
// valid tree within the quota.
func TestSavedChangesAreChecked(t *testing.T) {
	lower := fstest.MapFS{"a/x": {Data: []byte("old")}, "a/y": {Data: []byte("y")}, "b": {Data: []byte("b")}}
	whole := mount.Overlay(mount.FS(lower), mount.Quota{Bytes: 100, Entries: 10}).(mount.Private)
	write(whole, "a/x", "new")
	whole.Mkdir("!d")
	write(whole, "!d/z", "zz")
	whole.Remove("a/y", false)
	whole.Rename("b", "c")
	b := whole.Save()
	other := whole.Fresh()
	if err := other.Load(b); err != nil {
		t.Fatal(err)
	}
	if read(t, other, "a/x") != "new" || read(t, other, "!d/z") != "zz" || read(t, other, "c") != "b" {
		t.Error("content is lost")
	}
	for _, name := range []string{"a/y", "b"} {
		if _, err := other.Stat(name, true); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s is back: %v", name, err)
		}
	}
	if string(other.Save()) != string(b) {
		t.Error("saving again gives other bytes")
	}
	for i := range b {
		for _, x := range []byte{0, 1, '/', '.', 0x7f, 0x80, 0xff, b[i] ^ 1} {
			c := append([]byte(nil), b...)
			c[i] = x
			if m := whole.Fresh(); m.Load(c) == nil {
				m.ReadDir(".")
				m.Save()
			}
		}
		if whole.Fresh().Load(b[:i]) == nil {
			t.Errorf("the first %d bytes are taken for the whole", i)
		}
	}
}
