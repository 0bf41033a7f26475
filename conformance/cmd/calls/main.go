// Command calls makes up calls of the names of library modules, and of the methods of what
// they return, and reports those that come out differently here and in CPython.
//
//	go run ./conformance/cmd/calls --python PATH [--calls N] [--seed N] [--rounds N] [--binding] [MODULE...]
//
// Without modules it takes the list in this file. The exit code is 1 if there was a
// disagreement. Two TypeErrors that say in other words that arguments do not fit count only
// with --binding.
package main

import (
	"bufio"
	"bytes"
	"context"
	_ "embed" // for the programs
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/gilliam-run/gilliam"
)

// modules are those whose names depend on nothing outside the program.
var modules = strings.Fields(`
	builtins math cmath string textwrap re json base64 binascii bisect heapq operator itertools functools collections
	statistics fractions decimal numbers datetime calendar zoneinfo copy csv dataclasses difflib enum fnmatch graphlib
	hashlib hmac html html.parser io ipaddress keyword mimetypes optparse posixpath pprint queue random reprlib shlex stat struct
	tomllib types typing unicodedata urllib.parse uuid xml.etree.ElementTree zlib configparser contextlib colorsys
	array ast getopt argparse email.utils plistlib quopri sched string.templatelib codecs copyreg pathlib weakref inspect
	linecache timeit http locale`)

var (
	python  = flag.String("python", "python3.13", "the CPython to compare with")
	calls   = flag.Int("calls", 400, "how many calls of a module")
	seed    = flag.Int("seed", 1, "the first seed; the others follow")
	rounds  = flag.Int("rounds", 1, "how many seeds")
	binding = flag.Bool("binding", false, "report errors about arguments in other words, too")
)

//go:embed show.py
var show string

//go:embed generate.py
var generate string

// variable finds the names of results in an expression.
var variable = regexp.MustCompile(`\bv[0-9]+\b`)

// replay evaluates what CPython evaluated; its input is the module's name and the calls.
const replay = `
import json
def run():
    if module == "builtins":
        import builtins as library
    else:
        library = __import__(module, fromlist=["x"])
    names = {"P": P, "m": library}
    return [outcome(source, names, name) for name, source in steps]
run()
`

func main() {
	flag.Parse()
	list := flag.Args()
	if len(list) == 0 {
		list = modules
	}
	made, different, reworded := 0, 0, 0
	for s := *seed; s < *seed+*rounds; s++ {
		for _, module := range list {
			m, d, r, err := compare(module, s)
			if err != nil {
				fmt.Printf("== %s, seed %d: %v\n", module, s, err)
				d++
			}
			made, different, reworded = made+m, different+d, reworded+r
		}
	}
	fmt.Printf("%d calls, %d came out differently, and %d were refused in other words\n", made, different, reworded)
	if different > 0 {
		os.Exit(1)
	}
}

// compare gives the numbers of calls made, of those that came out differently and of those
// that both sides refuse, in other words.
func compare(module string, seed int) (made, different, reworded int, err error) {
	cmd := exec.Command(*python, "-c", show+generate, module, strconv.Itoa(seed), strconv.Itoa(*calls))
	cmd.Env = append(os.Environ(), "PYTHONHASHSEED=0", "TZ=UTC")
	out, err := cmd.Output()
	if err != nil && len(out) == 0 {
		return 0, 0, 0, fmt.Errorf("CPython: %w", err)
	}
	var steps []any
	var theirs []string
	for in := bufio.NewScanner(bytes.NewReader(out)); in.Scan(); {
		var step [3]string
		if err := json.Unmarshal(in.Bytes(), &step); err != nil {
			return 0, 0, 0, err
		}
		steps = append(steps, []any{step[0], step[1]})
		theirs = append(theirs, step[2])
	}
	program, err := gilliam.Compile("calls.py", show+replay)
	if err != nil {
		return 0, 0, 0, err
	}
	env := &gilliam.Env{Limits: gilliam.Limits{Output: -1}}
	result, err := program.Run(context.Background(), env, gilliam.Inputs{Vars: map[string]any{"module": module, "steps": steps}})
	if err != nil {
		return 0, 0, 0, err
	}
	ours, err := gilliam.As[[]string](result.Value)
	if err != nil {
		return 0, 0, 0, err
	}
	doubtful := map[string]bool{} // names bound to what already came out differently, or to what came of that
	for i, their := range theirs {
		name, source := steps[i].([]any)[0].(string), steps[i].([]any)[1].(string)
		follows := slices.ContainsFunc(variable.FindAllString(source, -1), func(n string) bool { return doubtful[n] })
		if follows {
			doubtful[name] = true
		}
		if ours[i] == their || follows {
			continue
		}
		doubtful[name] = true
		if strings.HasPrefix(ours[i], "TypeError: ") && strings.HasPrefix(their, "TypeError: ") {
			reworded++
			if !*binding {
				continue
			}
		}
		different++
		fmt.Printf("%s, seed %d: %v = %v\n\tthere %s\n\there  %s\n", module, seed, name, source, their, ours[i])
	}
	return len(theirs), different, reworded, nil
}
