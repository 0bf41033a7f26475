package lib_test

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gilliam-run/gilliam"
	"github.com/gilliam-run/gilliam/mount"
)

// Scripts that work on files do with a mount what CPython did with a folder; the outputs
// beside them are recorded from it.
func TestScriptsWorkOnMountsAsOnFolders(t *testing.T) {
	scripts, err := filepath.Glob("testdata/mounts/*.py")
	if err != nil || len(scripts) == 0 {
		t.Fatal(scripts, err)
	}
	for _, name := range scripts {
		source, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		want, err := os.ReadFile(strings.TrimSuffix(name, ".py") + ".out")
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		s, err := gilliam.NewSession(&gilliam.Env{Stdout: &out, Mounts: []mount.Mount{{Path: "/tmp", FS: mount.Memory(mount.Quota{})}}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.Run(context.Background(), string(source), gilliam.Inputs{}); err != nil {
			var exc *gilliam.Exception
			if errors.As(err, &exc) {
				err = errors.New(exc.Traceback)
			}
			t.Errorf("%s: %v", name, err)
		}
		if out.String() != string(want) {
			t.Errorf("%s prints\n%s\ninstead of\n%s", name, out.String(), want)
		}
	}
}
