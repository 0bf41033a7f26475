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
	a, b := mount.Memory(mount.Quota{}), mount.Memory(mount.Quota{})
	table, err := mount.NewTable([]mount.Mount{{Path: "/data", FS: a}, {Path: "/data/deep", FS: b}})
	if err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]mount.FileSystem{"/data/x": a, "/data/deep/x": b, "/data/deep/../x": a, "/data/deeper": a} {
		if got, _, err := table.Find(name); err != nil || got != want {
			t.Errorf("%s is served by the wrong mount (%v)", name, err)
		}
	}
	for _, name := range []string{"/", "/etc/passwd", "/data/../etc", "relative", "/data\x00"} {
		if _, _, err := table.Find(name); err == nil {
			t.Errorf("%q is served", name)
		}
	}
}
