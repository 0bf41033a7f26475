//go:build unix

package gilliam

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"sync"
	"syscall"
	"testing"
	"testing/fstest"
	"time"

	"github.com/gilliam-run/gilliam/mount"
)

// A run reports what it did to its mounts, also when it failed.
func TestFilesWrittenAreReported(t *testing.T) {
	env := &Env{Mounts: []mount.Mount{
		{Path: "/data", FS: mount.Overlay(mount.FS(fstest.MapFS{"keep.txt": {Data: []byte("k")}, "old.csv": {Data: []byte("a,b")}, "gone.bin": {Data: []byte("\x00\xff")},
			"same.txt": {Data: []byte("s")}, "moved.md": {Data: []byte("m")}}), mount.Quota{})},
	}}
	s := session(t, env)
	r, err := s.Run(context.Background(), `
import os
open('/data/keep.txt').read()
open('/data/same.txt', 'r+').close()
with open('/data/old.csv', 'a') as f: f.write('\n1,2')
os.remove('/data/gone.bin')
os.mkdir('/data/d')
with open('/data/d/r.json', 'w') as f: f.write('{}')
with open('/data/data', 'wb') as f: f.write(b'\x00\x01')
with open('/data/notes', 'w') as f: f.write('ä' * 300)
open('/data/passing', 'w').close()
os.remove('/data/passing')
os.rename('/data/moved.md', '/data/d/moved.md')
1 / 0
`, Inputs{})
	if err == nil {
		t.Fatal("no error")
	}
	want := []mount.Change{
		{Path: "/data/d", Kind: "new", Type: "folder"},
		{Path: "/data/d/moved.md", Kind: "new", Type: "text/markdown", Size: 1},
		{Path: "/data/d/r.json", Kind: "new", Type: "application/json", Size: 2},
		{Path: "/data/data", Kind: "new", Type: "application/octet-stream", Size: 2},
		{Path: "/data/gone.bin", Kind: "deleted", Type: "application/octet-stream", Size: 2},
		{Path: "/data/moved.md", Kind: "deleted", Type: "text/markdown", Size: 1},
		{Path: "/data/notes", Kind: "new", Type: "text/plain", Size: 600},
		{Path: "/data/old.csv", Kind: "changed", Type: "text/csv", Size: 7},
	}
	if !reflect.DeepEqual(r.Files, want) {
		t.Errorf("got\n%+v\nwant\n%+v", r.Files, want)
	}
	if r, err := s.Run(context.Background(), "open('/data/data').close()", Inputs{}); err != nil || len(r.Files) != 0 {
		t.Errorf("a run that only reads reports %v, %v", r.Files, err)
	}
	b, err := fs.ReadFile(s.Files(), "data/d/r.json")
	if err != nil || string(b) != "{}" {
		t.Errorf("the host reads %q, %v", b, err)
	}
	if err := fstest.TestFS(subFS(t, s.Files(), "data"), "d/r.json", "keep.txt"); err != nil {
		t.Error(err)
	}
}

func subFS(t *testing.T, f fs.FS, dir string) fs.FS {
	t.Helper()
	sub, err := fs.Sub(f, dir)
	if err != nil {
		t.Fatal(err)
	}
	return sub
}

// Memory and overlay mounts belong to a session: another of the same Env sees none of it, a
// snapshot and a fork carry it, and open files go on.
func TestPrivateMountsGoWithTheSession(t *testing.T) {
	ctx := context.Background()
	env := &Env{Funcs: callEnv.Funcs, Mounts: []mount.Mount{{Path: "/m", FS: mount.Memory(mount.Quota{})}}}
	s := session(t, env)
	u, err := s.Start(ctx, "f = open('/m/a.txt', 'w')\nf.write('one ')\nask(1)\nf.write('two')\nf.close()\nopen('/m/a.txt').read()", Inputs{})
	if err != nil || u.Kind != Calls {
		t.Fatalf("%+v, %v", u, err)
	}
	b, err := s.Snapshot(testKey)
	if err != nil {
		t.Fatal(err)
	}
	restored, v, err := Restore(ctx, env, []Key{testKey}, b)
	if err != nil {
		t.Fatal(err)
	}
	defer restored.Close()
	forked, w, err := s.Fork(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer forked.Close()
	for i, x := range []*Suspension{u, v, w} {
		x, err := x.Resume(ctx, Answer{ID: x.Calls[0].ID})
		if err != nil || x.Err != nil || x.Result.Value != "one two" || len(x.Result.Files) != 1 || x.Result.Files[0].Kind != "new" {
			t.Errorf("%d: got %+v %v", i, x, err)
		}
	}
	other := session(t, env)
	if _, err := other.Run(ctx, "open('/m/a.txt')", Inputs{}); err == nil {
		t.Error("a session sees another's file")
	}
	_, _, err = Restore(ctx, &Env{Funcs: callEnv.Funcs}, []Key{testKey}, b)
	var se *SnapshotError
	if !errors.As(err, &se) || !reflect.DeepEqual(se.Missing, []string{"mount /m"}) {
		t.Errorf("got %v", err)
	}
}

// The tricks a script may try: each is an expression that must neither give what lies outside
// nor change it. R is a read-only mount of a folder, W a read-write one, O an overlay.
var escapes = []string{
	// Up and out.
	"open('/R/../outside/secret').read()", "open('/R/../../outside/secret').read()", "open('/R/a/../../outside/secret').read()",
	"open('../outside/secret').read()", "open('/R/./../outside/secret').read()", "open('/R//..//outside/secret').read()",
	"open('/R/a/b/../../../../../../../../etc/passwd').read()", "open('/etc/passwd').read()", "open('//etc/passwd').read()",
	"open('/proc/self/environ').read()", "open('/dev/stdin').read()", "open('/dev/zero', 'rb').read(4)", "open('/').read()",
	"open('OUT/secret').read()", "open('/RIN/secret').read()", "open('/R/OUT/secret').read()", "open('/R/%2e%2e/outside/secret').read()",
	"open('/R/..\\\\outside\\\\secret').read()", "open('\\\\\\\\R\\\\..\\\\outside').read()", "open('/R/..').read()", "open('/R/...').read()",
	"open('/R/.. /outside/secret').read()", "open('/R/..\\x00/../outside/secret').read()", "open('/R/plain\\x00/../../outside/secret').read()",
	"open(b'/R/../outside/secret').read()", "open('/R/\\u2024\\u2024/outside/secret').read()", "open('/R/\\uff0e\\uff0e\\uff0foutside\\uff0fsecret').read()",
	"open('/R/' + '../' * 500 + 'outside/secret').read()", "open('/R/' + 'a/../' * 500 + '../outside/secret').read()",
	// Links that the host left in the folder.
	"open('/R/link').read()", "open('/R/up').read()", "open('/R/folder/secret').read()", "open('/R/chain1').read()", "open('/R/loop').read()",
	"open('/R/folder/../outside/secret').read()", "open('/R/link/../secret').read()", "os.listdir('/R/folder')", "os.listdir('/R/root')",
	"open('/R/root/etc/passwd').read()", "os.stat('/R/link').st_size", "os.stat('/R/folder/secret')", "os.path.exists('/R/folder/secret') and 'secret'",
	"list(os.walk('/R', followlinks=True)).__repr__().count('secret') > 3 and 'secret'", "open('/R/cwd/secret').read()",
	"open('/W/link', 'w').write('x')", "open('/W/link', 'a').write('x')", "open('/W/link', 'r+').write('x')", "open('/W/dangling', 'w').write('x')",
	"open('/W/folder/new', 'w').write('x')", "os.mkdir('/W/folder/new')", "os.remove('/W/folder/secret')", "os.rmdir('/W/folder')",
	"os.rename('/W/folder/secret', '/W/got') or open('/W/got').read()", "os.rename('/W/plain', '/W/folder/plain')", "os.replace('/W/plain', '/W/link') or open('/W/link').read()",
	"os.rename('/W/link', '/W/l2') or open('/W/l2').read()", "os.rename('/W/folder', '/W/f2') or open('/W/f2/secret').read()",
	"open('/O/link').read()", "open('/O/link', 'a').write('x')", "open('/O/folder/secret').read()", "open('/O/folder/new', 'w').write('x')",
	"os.rename('/O/link', '/O/l2') or open('/O/l2').read()", "os.remove('/O/folder/secret')",
	// From mount to mount.
	"os.rename('/R/plain', '/W/x')", "os.rename('/W/plain', '/R/x')", "os.rename('/W/plain', '/W/../R/x')", "os.rename('/W', '/X')",
	"os.rename('/W/plain', '/etc/x')", "os.rename('/W/a', '/W/a/b/c')", "os.rename('/W/a', '/W')", "os.remove('/W')", "os.rmdir('/W')", "os.rmdir('/R/a')",
	// Writing where only reading is granted.
	"open('/R/plain', 'w').write('x')", "open('/R/plain', 'a').write('x')", "open('/R/plain', 'r+').write('x')", "open('/R/new', 'x').write('x')",
	"os.open('/R/plain', os.O_RDWR)", "os.open('/R/plain', os.O_RDONLY | os.O_TRUNC)", "os.open('/R/new', os.O_RDONLY | os.O_CREAT)", "os.mkdir('/R/new')",
	"os.remove('/R/plain')", "os.rename('/R/plain', '/R/x')", "os.truncate('/R/plain', 0)", "os.makedirs('/R/x/y')", "os.utime('/R/plain', (0, 0))", "os.chmod('/R/plain', 0)",
	// What is no file.
	"open('/R/pipe').read()", "open('/W/pipe', 'w').write('x')", "open('/R/null').read()", "open('/R/devlink').read()", "open('/R/socket').read()",
	"os.mkfifo('/W/p')", "os.mknod('/W/n')", "os.symlink('OUT/secret', '/W/s') or open('/W/s').read()", "os.link('OUT/secret', '/W/s') or open('/W/s').read()",
	"os.chroot('/')", "os.chdir('/R/folder') or open('secret').read()", "os.open('/R', os.O_RDONLY)", "os.fdopen(0).read()", "open(0).read()", "open(1, 'w').write('x')", "open(3).read()",
	"os.readlink('/R/link')", "os.path.realpath('/R/link')", "os.scandir('/R/folder').__next__().path",
	"__import__('pathlib').Path('/R/../outside/secret').read_text()", "__import__('pathlib').Path('/R/link').read_text()",
	"list(__import__('pathlib').Path('/R').glob('folder/*'))", "__import__('glob').glob('/R/folder/*')", "__import__('io').FileIO('/R/../outside/secret').read()",
	"__import__('shutil').copy('/R/link', '/W/copy') and open('/W/copy').read()",
	// By every part of the library that opens, makes, moves or lists files.
	"Z('../outside/z').extractall('/W/z')", "Z('OUT/z').extractall('/W/z')", "Z('folder/z').extractall('/W')", "Z('link').extractall('/W')",
	"Z('a/../../outside/z').extract('a/../../outside/z', '/W')", "Z('z').extractall('/W/folder')", "Z('z').extractall('/W/../outside')",
	"__import__('zipfile').ZipFile('/R/link')", "__import__('zipfile').ZipFile('/W/link', 'w').writestr('x', 'y')", "__import__('zipfile').ZipFile('/W/link', 'a').writestr('x', 'y')",
	"tempfile.NamedTemporaryFile(dir='/W/folder', delete=False).write(b'x')", "tempfile.NamedTemporaryFile(dir='/W/../outside').write(b'x')",
	"tempfile.NamedTemporaryFile(dir='/W', prefix='../outside/x', delete=False).write(b'x')", "tempfile.mkdtemp(dir='/W/folder')",
	"tempfile.mkdtemp(dir='/W', prefix='folder/')", "tempfile.TemporaryDirectory(dir='/W/folder').name",
	"shutil.copyfile('/W/plain', '/W/link')", "shutil.copy('/W/plain', '/W/folder')", "shutil.copytree('/R/folder', '/W/c') and open('/W/c/secret').read()",
	"shutil.copytree('/R', '/W/c', ignore_dangling_symlinks=True) and open('/W/c/folder/secret').read()", "shutil.move('/W/plain', '/W/folder/plain')",
	"shutil.move('/W/folder/secret', '/W/got') and open('/W/got').read()", "shutil.rmtree('/W/folder')", "shutil.rmtree('/W/cwd', ignore_errors=True)",
	"shutil.copymode('/W/plain', '/W/link')", "shutil.copyfileobj(open('/R/link'), open('/W/got', 'w')) or open('/W/got').read()",
	"pathlib.Path('/W/link').write_text('x')", "pathlib.Path('/W/folder/new').touch()", "pathlib.Path('/W/dangling').touch()", "pathlib.Path('/W/folder/new').mkdir(parents=True)",
	"pathlib.Path('/W/plain').rename('/W/folder/plain')", "pathlib.Path('/W/plain').replace('/W/folder/plain')", "pathlib.Path('/W/folder/secret').unlink()",
	"pathlib.Path('/W/s').symlink_to('OUT/secret') or open('/W/s').read()", "pathlib.Path('/W/s').hardlink_to('OUT/secret') or open('/W/s').read()",
	"[str(x) for x in pathlib.Path('/R/folder').iterdir()]", "[str(x) for x in pathlib.Path('/R').rglob('secret')]", "[str(x) for x in pathlib.Path('/R').glob('**/sec*')]",
	"(pathlib.Path('/R') / '/etc/hostname').read_text()", "(pathlib.Path('/R/a') / '..' / '..' / 'outside' / 'secret').read_text()", "pathlib.Path('/R/folder').resolve().joinpath('secret').read_bytes()",
	"__import__('glob').glob('/R/**/secret', recursive=True)", "__import__('glob').glob('secret', root_dir='/R/folder')", "__import__('glob').glob('/R/../out*/*')",
	"__import__('codecs').open('/R/link', encoding='utf-8').read()", "__import__('gzip').open('/R/link', 'rt').read()", "__import__('gzip').open('/W/link', 'wb').write(b'x')",
	"__import__('linecache').getline('/R/link', 1)", "__import__('io').open('/R/folder/secret').read()", "__import__('io').open_code('/R/link').read()",
	"__import__('configparser').ConfigParser().read('/R/link')", "__import__('logging').FileHandler('/W/link').emit(None)", "open('/R/plain', opener=lambda p, f: os.open('OUT/secret', f)).read()",
	"sys.path.insert(0, '/R/folder'); import secret", "sys.path[:] = ['OUT']; import secret", "__import__('importlib').import_module('secret')",
	"next(os.walk('/R/folder'))", "os.path.getsize('/R/link')", "os.makedirs('/W/folder/x/y')", "os.removedirs('/W/folder/x')", "os.renames('/W/plain', '/W/folder/x/y')",
	"os.truncate('/W/link', 0)", "os.utime('/W/link', (0, 0))", "os.chmod('/W/link', 0o777)", "os.unlink('/W/folder/secret')",
	// By how a path ends and is written.
	"open('/R/link/').read()", "open('/R/link/.').read()", "open('/R/folder/./secret').read()", "open('/R/folder//secret').read()", "open('/R/folder/../link').read()",
	"open('/W/dangling/', 'w').write('x')", "open('/W/link/../dangling', 'w').write('x')", "open('/R/folder\\secret').read()", "open('/R/file:///etc/passwd').read()",
	"open('/R/plain\\udcff/../../outside/secret').read()", "open('/R/\u202e../outside/secret').read()", "open('/R/li\u200bnk').read()", "open('/proc/1/root/etc/passwd').read()",
	"open('/R/root/proc/self/environ').read()", "open('/dev/fd/0').read()", "open('/proc/self/fd/1', 'w').write('x')", "open('~/secret').read()", "os.path.expanduser('~') and open(os.path.expanduser('~/.profile')).read()",
	// By the marks an overlay could keep, and by what it says is gone.
	"open('/O/.wh.plain', 'w').write('x')", "open('/O/.wh..wh..opq', 'w').write('x')", "os.mkdir('/O/.wh.a')", "os.remove('/O/folder') or os.mkdir('/O/folder') or open('/O/folder/secret').read()",
	"os.rmdir('/O/folder')", "os.remove('/O/link') or open('/O/link').read()", "os.remove('/O/link') or open('/O/link', 'w').write('x')", "os.rename('/O/a', '/O/folder')",
	"os.rename('/O/folder', '/O/b') or open('/O/b/secret').read()", "shutil.rmtree('/O')", "shutil.copytree('/O', '/O/c') and open('/O/c/folder/secret').read()",
	"os.remove('/O/plain') or os.rename('/O/root', '/O/plain') or open('/O/plain/etc/passwd').read()",
	// By the case of letters, by size and by number.
	"open('/r/plain').read()", "open('/R/PLAIN').read()", "open('/R/LINK').read()", "open('/W/' + 'x' * 300, 'w')", "open('/W/' + 'd/' * 3000 + 'x', 'w')",
	"open('/W/big', 'wb').write(b'x' * (2 << 20))", "os.truncate('/W/plain', 1 << 40)", "[open(f'/W/n{i}', 'w').close() for i in range(200)]",
	"[open('/R/plain') for _ in range(2000)]", "open('/W/sparse', 'wb').seek(1 << 50) and open('/W/sparse', 'r+b').write(b'x')",
}

// beforeTricks is what each trick may use: Z makes an archive in memory with one file of a name.
const beforeTricks = `import io, os, pathlib, shutil, sys, tempfile, zipfile
def Z(name):
    f = io.BytesIO()
    with zipfile.ZipFile(f, 'w') as z:
        z.writestr(name, 'x')
    return zipfile.ZipFile(f)
`

// fill makes the folder that a script sees and what lies outside it.
func fill(t *testing.T, in, outside string) {
	t.Helper()
	must := func(err error) {
		if err != nil {
			t.Fatal(err)
		}
	}
	must(os.MkdirAll(filepath.Join(in, "a/b"), 0o755))
	must(os.WriteFile(filepath.Join(in, "plain"), []byte("plain"), 0o644))
	for name, to := range map[string]string{"link": filepath.Join(outside, "secret"), "up": "../outside/secret", "folder": outside, "chain1": "chain2",
		"chain2": "link", "loop": "loop", "root": "/", "cwd": "a/../../outside", "dangling": filepath.Join(outside, "made"), "devlink": "/dev/zero", "null": "/dev/null"} {
		must(os.Symlink(to, filepath.Join(in, name)))
	}
	must(syscall.Mkfifo(filepath.Join(in, "pipe"), 0o644))
}

// tree is what lies in a folder: names and contents.
func tree(t *testing.T, dir string) string {
	t.Helper()
	var b strings.Builder
	err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		text := ""
		if d.Type().IsRegular() {
			x, _ := os.ReadFile(name)
			text = string(x)
		}
		fmt.Fprintln(&b, name, d.Type(), text)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// No trick reaches anything outside of the mounts, or writes where only reading is granted.
func TestNothingOutsideTheMountsIsReached(t *testing.T) {
	distinct := map[string]bool{}
	for _, trick := range escapes {
		distinct[trick] = true
	}
	if len(distinct) < 200 || len(distinct) != len(escapes) {
		t.Errorf("only %d tricks of %d differ", len(distinct), len(escapes))
	}
	top := t.TempDir()
	outside := filepath.Join(top, "outside")
	os.Mkdir(outside, 0o755)
	os.WriteFile(filepath.Join(outside, "secret"), []byte("the secret"), 0o600)
	folders := map[string]string{}
	for _, name := range []string{"R", "W", "O"} {
		folders[name] = filepath.Join(top, name)
		os.Mkdir(folders[name], 0o755)
		fill(t, folders[name], outside)
	}
	reads, err := mount.ReadOnly(folders["R"])
	if err != nil {
		t.Fatal(err)
	}
	writes, err := mount.ReadWrite(folders["W"], mount.Quota{Bytes: 1 << 20, Entries: 50})
	if err != nil {
		t.Fatal(err)
	}
	lower, err := mount.ReadOnly(folders["O"])
	if err != nil {
		t.Fatal(err)
	}
	env := &Env{Limits: Limits{Duration: 5 * time.Second}, Mounts: []mount.Mount{{Path: "/R", FS: reads}, {Path: "/W", FS: writes}, {Path: "/O", FS: mount.Overlay(lower, mount.Quota{})}}}
	untouched := tree(t, outside) + tree(t, folders["R"]) + tree(t, folders["O"])
	before, _ := os.ReadDir(top)
	for _, trick := range escapes {
		source := beforeTricks + strings.NewReplacer("OUT", outside, "RIN", folders["R"]).Replace(trick)
		p, err := Compile("trick.py", source)
		if err != nil {
			t.Fatalf("%s: %v", trick, err)
		}
		s := session(t, env)
		began := time.Now()
		r, err := s.Load(context.Background(), p, Inputs{})
		if r != nil && strings.Contains(fmt.Sprint(r.Value, r.Stdout), "secret") || err != nil && strings.Contains(err.Error(), "the secret") {
			t.Errorf("%s gives %v", trick, r.Value)
		}
		if strings.HasPrefix(trick, "open('/etc") && err == nil {
			t.Errorf("%s works", trick)
		}
		var lim *LimitError
		if errors.As(err, &lim) || time.Since(began) > 4*time.Second {
			t.Errorf("%s hangs: %v", trick, err)
		}
		s.Close()
	}
	if now := tree(t, outside) + tree(t, folders["R"]) + tree(t, folders["O"]); now != untouched {
		t.Errorf("something changed:\n%s\nwas\n%s", now, untouched)
	}
	if after, _ := os.ReadDir(top); len(after) != len(before) {
		t.Errorf("beside the folders there are %v", after)
	}
	var size int64
	entries := 0
	filepath.WalkDir(folders["W"], func(name string, d fs.DirEntry, err error) error {
		if i, err := d.Info(); err == nil && d.Type().IsRegular() {
			size += i.Size()
		}
		entries++
		return nil
	})
	if size > 1<<20+5 || entries > 70 {
		t.Errorf("the folder has %d bytes in %d entries", size, entries)
	}
}

// While another process turns a folder of the mount into a link to the outside and back,
// nothing outside is read, written, renamed or removed.
func TestNoRaceLeadsOutside(t *testing.T) {
	top := t.TempDir()
	in, outside := filepath.Join(top, "in"), filepath.Join(top, "outside")
	for _, dir := range []string{in, outside, filepath.Join(in, "d")} {
		os.Mkdir(dir, 0o755)
	}
	os.WriteFile(filepath.Join(outside, "f"), []byte("the secret"), 0o600)
	os.WriteFile(filepath.Join(in, "d", "f"), []byte("inside"), 0o600)
	untouched := tree(t, outside)
	w, err := mount.ReadWrite(in, mount.Quota{Bytes: 1 << 20, Entries: 1 << 20})
	if err != nil {
		t.Fatal(err)
	}
	stop := make(chan struct{})
	var swaps sync.WaitGroup
	swaps.Add(1)
	go func() {
		defer swaps.Done()
		d, real := filepath.Join(in, "d"), filepath.Join(in, "real")
		for {
			select {
			case <-stop:
				return
			default:
			}
			os.Rename(d, real)
			os.Symlink(outside, d)
			os.Remove(d)
			os.Rename(real, d)
		}
	}()
	s := session(t, &Env{Mounts: []mount.Mount{{Path: "/w", FS: w}}, Limits: Limits{Duration: -1}})
	r, err := s.Run(context.Background(), `
import os
seen = set()
for i in range(3000):
    for act in (lambda: open('/w/d/f').read(), lambda: open('/w/d/f', 'r+').write('inside'), lambda: open('/w/d/new', 'w').write('x'),
                lambda: os.remove('/w/d/new'), lambda: os.rename('/w/d/f', '/w/d/g'), lambda: os.rename('/w/d/g', '/w/d/f'), lambda: os.listdir('/w/d')):
        try:
            seen.add(str(act()))
        except OSError:
            pass

# What walks folders decides at one moment and acts at a later one.
import glob, io, pathlib, shutil, tempfile, zipfile
packed = io.BytesIO()
with zipfile.ZipFile(packed, 'w') as z:
    z.writestr('d/f', 'unpacked')
    z.writestr('d/deep/f', 'unpacked')

def zipped():
    b = io.BytesIO()
    with zipfile.ZipFile(b, 'w') as z:
        for name in glob.glob('/w/d/**', recursive=True):
            z.write(name)
    with zipfile.ZipFile(b) as z:
        return [z.read(n) for n in z.namelist()]

def copied():
    shutil.copytree('/w/d', '/w/copy', dirs_exist_ok=True)
    return [p.read_text() for p in pathlib.Path('/w/copy').rglob('*') if p.is_file()]

def archived():
    shutil.make_archive('/w/archive', 'zip', '/w', 'd')
    with zipfile.ZipFile('/w/archive.zip') as z:
        return [z.read(n) for n in z.namelist()]

def removed():
    os.makedirs('/w/d/deep', exist_ok=True)
    shutil.rmtree('/w/d/deep')

def kept():
    with tempfile.TemporaryDirectory(dir='/w/d') as t:
        open(t + '/f', 'w').write('temporary')

acts = [zipped, copied, archived, removed, kept, lambda: zipfile.ZipFile(packed).extractall('/w'), lambda: shutil.move('/w/d/f', '/w/moved'),
        lambda: shutil.move('/w/moved', '/w/d/f'), lambda: [open(os.path.join(at, n)).read() for at, _, names in os.walk('/w/d') for n in names],
        lambda: shutil.rmtree('/w/d'), lambda: os.makedirs('/w/d', exist_ok=True)]
for i in range(200):
    for act in acts:
        try:
            seen.add(str(act()))
        except (OSError, shutil.Error):
            pass
sorted(seen)
`, Inputs{})
	close(stop)
	swaps.Wait()
	if err != nil {
		t.Fatal(err)
	}
	if text := fmt.Sprint(r.Value); strings.Contains(text, "secret") || !strings.Contains(text, "inside") {
		t.Errorf("read %v", r.Value)
	}
	if now := tree(t, outside); now != untouched {
		t.Errorf("outside is now\n%s", now)
	}
}
