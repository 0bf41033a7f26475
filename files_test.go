package gilliam

import (
	"context"
	"errors"
	"reflect"
	"testing"
	"testing/fstest"

	"github.com/gilliam-run/gilliam/mount"
)

// A script reads and writes what is mounted, and nothing else.
func TestScriptsSeeTheirMounts(t *testing.T) {
	scratch := mount.Memory(mount.Quota{})
	env := &Env{Mounts: []mount.Mount{
		{Path: "/in", FS: mount.FS(fstest.MapFS{"names.txt": {Data: []byte("ada\ngrace\n")}})},
		{Path: "/out", FS: scratch},
	}}
	s, err := NewSession(env)
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.Run(context.Background(), `
with open('/in/names.txt') as f:
    names = [line.strip() for line in f]
with open('/out/names.txt', 'w') as f:
    f.write(', '.join(names))
tried = []
for path, mode in (('/in/names.txt', 'w'), ('/etc/passwd', 'r'), ('/out/../etc/passwd', 'r'), ('/in/none', 'r')):
    try:
        open(path, mode).close()
        tried.append('opened')
    except OSError as e:
        tried.append(type(e).__name__)
(names, open('/out/names.txt').read(), tried)
`, Inputs{})
	if err != nil {
		var exc *Exception
		if errors.As(err, &exc) {
			t.Fatal(exc.Traceback)
		}
		t.Fatal(err)
	}
	got := r.Value.(Tuple)
	want := []any{"OSError", "PermissionError", "PermissionError", "FileNotFoundError"}
	if got[1] != "ada, grace" || !reflect.DeepEqual(got[2], want) {
		t.Errorf("got %v", got)
	}
}
