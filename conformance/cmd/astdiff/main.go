// Command astdiff compares the trees gilliam makes of Python files with those
// of an installed CPython: every field and every position, and for files that
// are refused the message and its position.
//
//	astdiff --python /usr/bin/python3.13 [folder or file ...]
//
// Without arguments it takes the standard library of that Python. It prints
// every disagreement and a summary, and exits with status 1 if there is any.
package main

import (
	"bufio"
	"bytes"
	_ "embed"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/gilliam-run/gilliam/internal/syntax"
)

//go:embed dump.py
var dumpScript string

func main() {
	python := flag.String("python", "python3.13", "the CPython to compare with")
	errors := flag.Bool("errors", true, "compare the messages and positions of errors as well")
	flag.Parse()
	disagree, err := run(*python, flag.Args(), *errors)
	if err != nil {
		fmt.Fprintln(os.Stderr, "astdiff:", err)
		os.Exit(2)
	}
	if disagree > 0 {
		os.Exit(1)
	}
}

func run(python string, roots []string, errors bool) (disagree int, err error) {
	if len(roots) == 0 {
		out, err := exec.Command(python, "-c", "import sysconfig; print(sysconfig.get_path('stdlib'))").Output()
		if err != nil {
			return 0, err
		}
		roots = []string{strings.TrimSpace(string(out))}
	}
	files, err := pythonFiles(roots)
	if err != nil {
		return 0, err
	}
	oracle, err := startOracle(python)
	if err != nil {
		return 0, err
	}
	defer oracle.stop()
	refused := 0
	for _, file := range files {
		theirs, err := oracle.ask(file)
		if err != nil {
			return disagree, err
		}
		ours, err := answer(file)
		if err != nil {
			return disagree, err
		}
		if strings.HasPrefix(theirs, "error ") {
			refused++
			fmt.Printf("refused by CPython: %s: %s\n", file, strings.TrimPrefix(theirs, "error "))
			if !errors && strings.HasPrefix(ours, "error ") {
				continue
			}
		}
		if ours != theirs {
			disagree++
			report(file, ours, theirs)
		}
	}
	fmt.Printf("%d files, %d refused by CPython, %d disagreements\n", len(files), refused, disagree)
	return disagree, nil
}

// pythonFiles lists the .py files below the roots; a root that is a file is
// taken whatever its name.
func pythonFiles(roots []string) ([]string, error) {
	var files []string
	for _, root := range roots {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if d.Name() == "site-packages" {
				return fs.SkipDir
			}
			if !d.IsDir() && (path == root || strings.HasSuffix(path, ".py")) {
				files = append(files, path)
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}

// answer is what the oracle would say, by our own parser.
func answer(file string) (string, error) {
	raw, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	source, serr := syntax.Decode(file, raw)
	var m *syntax.Module
	if serr == nil {
		m, _, serr = syntax.Parse(file, source, syntax.Exec)
	}
	if serr != nil {
		return "error " + errorText(serr), nil
	}
	var b bytes.Buffer
	b.WriteString("tree ")
	if err := syntax.Dump(&b, m); err != nil {
		return "", err
	}
	return b.String(), nil
}

func errorText(e *syntax.Error) string {
	position := "None\tNone\tNone\tNone"
	if e.Line > 0 {
		position = fmt.Sprintf("%d\t%d\t%d\t%d", e.Line, e.Col, e.EndLine, e.EndCol)
	} else if e.Col < 0 {
		position = fmt.Sprintf("0\t%d\tNone\tNone", e.Col)
	}
	return strings.ReplaceAll(fmt.Sprintf("%s\t%s\t%s", e.Kind, e.Msg, position), "\n", `\n`)
}

// report prints the first place where two answers differ.
func report(file, ours, theirs string) {
	i := 0
	for i < len(ours) && i < len(theirs) && ours[i] == theirs[i] {
		i++
	}
	from := max(0, i-80)
	if strings.HasPrefix(theirs, "error ") {
		from = 0
	}
	fmt.Printf("%s\n  ours:   %s\n  theirs: %s\n", file,
		ours[from:min(len(ours), max(from, i)+120)], theirs[from:min(len(theirs), max(from, i)+120)])
}

// oracle is a running CPython that dumps trees.
type oracle struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

func startOracle(python string) (*oracle, error) {
	cmd := exec.Command(python, "-W", "ignore", "-c", dumpScript)
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	return &oracle{cmd, in, bufio.NewReaderSize(out, 1<<20)}, nil
}

func (o *oracle) ask(file string) (string, error) {
	if _, err := fmt.Fprintln(o.in, file); err != nil {
		return "", err
	}
	line, err := o.out.ReadString('\n')
	return strings.TrimSuffix(line, "\n"), err
}

func (o *oracle) stop() {
	o.in.Close()
	o.cmd.Wait()
}
