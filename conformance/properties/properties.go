// Package properties has scripts that try random cases of an area, formats, slices or decimal
// arithmetic, and print what became of them. The same seed gives the same cases in every
// Python, so a script is compared with CPython by its output: recorded here, or made anew by
// cmd/properties.
package properties

import (
	"bytes"
	"context"
	"embed"
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/gilliam-run/gilliam"
)

//go:embed *.py recorded/*.txt
var files embed.FS

// common is what the scripts have in common.
const common = "common.py"

// Names lists the scripts.
func Names() (names []string) {
	all, _ := files.ReadDir(".")
	for _, f := range all {
		if name, ok := strings.CutSuffix(f.Name(), ".py"); ok && f.Name() != common {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return names
}

// Cases are what to try: where the random choices begin, how many there are, and whether the
// output has every case or a digest of each hundred.
type Cases struct {
	Seed  uint64
	Count int
	Show  bool
}

// Recorded are the cases whose outcome in CPython is recorded.
var Recorded = Cases{Seed: 1, Count: 3000}

// Source is the whole text of a script for some cases.
func Source(name string, c Cases) (string, error) {
	begin, err := files.ReadFile(common)
	if err != nil {
		return "", err
	}
	rest, err := files.ReadFile(name + ".py")
	if err != nil {
		return "", err
	}
	show := "False"
	if c.Show {
		show = "True"
	}
	return fmt.Sprintf("seed, cases, show = %d, %d, %s\n%s%s", c.Seed, c.Count, show, begin, rest), nil
}

// Outcome is what CPython printed for the recorded cases.
func Outcome(name string) (string, error) {
	b, err := files.ReadFile(path.Join("recorded", name+".txt"))
	return string(b), err
}

// Run is what a script prints here.
func Run(name string, c Cases) (string, error) {
	source, err := Source(name, c)
	if err != nil {
		return "", err
	}
	p, cerr := gilliam.Compile(name+".py", source)
	if cerr != nil {
		return "", cerr
	}
	var out bytes.Buffer
	env := &gilliam.Env{Stdout: &out, Limits: gilliam.Limits{Memory: 1 << 30, Duration: -1, Output: -1}}
	_, err = p.Run(context.Background(), env, gilliam.Inputs{})
	return out.String(), err
}
