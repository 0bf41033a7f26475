package main

import (
	"context"
	"io"
	"os"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/gilliam-run/gilliam"
)

// typist types lines, one each time the loop asks.
type typist struct{ lines []string }

func (t *typist) line(string) (string, error) {
	if len(t.lines) == 0 {
		return "", io.EOF
	}
	line := t.lines[0]
	t.lines = t.lines[1:]
	if line == "^C" {
		return "", errInterrupted
	}
	return line, nil
}

func (t *typist) stdin() io.Reader      { return strings.NewReader("") }
func (t *typist) until(context.Context) {}

// trigger calls f when something is printed.
type trigger struct {
	strings.Builder
	f func()
}

func (t *trigger) Write(b []byte) (int, error) {
	if strings.Contains(string(b), "running") {
		t.f()
	}
	return t.Builder.Write(b)
}

// Ctrl-C stops a run, and an input that is being typed; the session goes on.
func TestInterruptsKeepTheSession(t *testing.T) {
	out := &trigger{f: func() {
		if err := syscall.Kill(os.Getpid(), syscall.SIGINT); err != nil {
			t.Error(err)
		}
	}}
	var errs strings.Builder
	s, err := gilliam.NewSession(&gilliam.Env{Stdout: out, Stderr: &errs, Limits: gilliam.Limits{Duration: time.Minute}})
	if err != nil {
		t.Fatal(err)
	}
	r := &repl{&console{strings.NewReader(""), out, &errs}, s}
	lines := []string{"kept = 41", "def spin():", "    print('running')", "    while True: pass", "", "spin()", "def half():", "^C", "kept + 1"}
	if err := r.loop(context.Background(), &typist{lines}); err != nil {
		t.Fatal(err)
	}
	if got, want := out.String(), "running\n42\n"; got != want {
		t.Errorf("printed %q, want %q", got, want)
	}
	if got, want := errs.String(), "KeyboardInterrupt\nKeyboardInterrupt\n"; got != want {
		t.Errorf("reported %q, want %q", got, want)
	}
}

// The line editor forgets a line given up by Ctrl-C, keeps what is typed after it, and
// still has the history before it.
func TestCtrlCAtThePrompt(t *testing.T) {
	var out strings.Builder
	typed := "first\rabc\x03second\r\x03\x1b[A\x1b[A\rlast\x03\x04"
	in := newTerminal(newSwitchedReader(strings.NewReader(typed)), &out, -1, func(string) string { return "" })
	var got []string
	for {
		line, err := in.edit(">>> ")
		if err == io.EOF {
			break
		}
		if err != nil {
			line = err.Error()
		}
		got = append(got, line)
	}
	want := []string{"first", "interrupted", "second", "interrupted", "first", "interrupted"}
	if !slices.Equal(got, want) {
		t.Errorf("got %q, want %q; shown: %q", got, want, out.String())
	}
}

func TestAnInputIsCompleteWhenNothingIsOpen(t *testing.T) {
	for _, c := range []struct {
		input string
		want  bool
	}{
		{"1 + 1", true}, {"x = (1,", false}, {"x = (1,\n2)", true}, {"if x: pass", false}, {"if x: pass\n", true},
		{"def f():", false}, {"def f():\n    return 1", false}, {"def f():\n    return 1\n", true},
		{"s = '''a\n", false}, {"s = '''a\n\nb'''", true}, {"@d", false}, {"@d\ndef f(): pass\n", true}, {"match = 1", true},
		{"match x:", false}, {"iffy = 1", true}, {"x y", true}, {"a = 1 \\", false}, {"async def f(): pass", false},
		{"class C:\n  '''doc\n", false},
	} {
		if got := complete(strings.Split(c.input, "\n")); got != c.want {
			t.Errorf("%q: complete is %v", c.input, got)
		}
	}
}

func TestTabCompletesNamesOfTheSession(t *testing.T) {
	s, err := gilliam.NewSession(nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Run(context.Background(), "apple = 1\napply = 2\nzeta = 3\n", gilliam.Inputs{}); err != nil {
		t.Fatal(err)
	}
	r := &repl{session: s}
	for line, want := range map[string]string{"": "    ", "print(ap": "pl", "ze": "ta", "apple": "", "x.ap": "", "q": ""} {
		if got := r.complete(line); got != want {
			t.Errorf("%q is completed by %q, want %q", line, got, want)
		}
	}
}
