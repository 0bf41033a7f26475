package regex

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/meter"
)

var casesFlag = flag.String("cases", "", "a further file that conformance/record_regex.py wrote")

// recordedText is a str, or the hexadecimal digits of bytes or of text with surrogates.
type recordedText string

func (t *recordedText) UnmarshalJSON(data []byte) error {
	if data[0] == '"' {
		var s string
		err := json.Unmarshal(data, &s)
		*t = recordedText(s)
		return err
	}
	var h struct{ Hex string }
	if err := json.Unmarshal(data, &h); err != nil {
		return err
	}
	b, err := hex.DecodeString(h.Hex)
	*t = recordedText(b)
	return err
}

type recordedError struct {
	Class string
	Text  recordedText
	At    []int
}

// recordedPattern is a line of a record.
type recordedPattern struct {
	Pattern   recordedText
	Flags     Flags
	Bytes     bool
	Error     *recordedError
	Shown     []int
	Names     [][2]any
	Warnings  [][2]string
	Runs      [][]json.RawMessage
	Templates [][2]json.RawMessage
}

func readRecord(t *testing.T, path string) []recordedPattern {
	t.Helper()
	file, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	var r io.Reader = file
	if strings.HasSuffix(path, ".gz") {
		if r, err = gzip.NewReader(file); err != nil {
			t.Fatal(err)
		}
	}
	var out []recordedPattern
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		var p recordedPattern
		if err := json.Unmarshal(lines.Bytes(), &p); err != nil {
			t.Fatalf("%s: %v: %s", path, err, lines.Bytes())
		}
		out = append(out, p)
	}
	if err := lines.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}

// TestRecord compares with what CPython did.
func TestRecord(t *testing.T) {
	paths, err := filepath.Glob("testdata/*.jsonl*")
	if err != nil {
		t.Fatal(err)
	}
	if *casesFlag != "" {
		paths = append(paths, *casesFlag)
	}
	for _, path := range paths {
		t.Run(filepath.Base(path), func(t *testing.T) {
			record := readRecord(t, path)
			for _, mt := range []*Matcher{{}, eagerMatcher()} {
				mt.Begin(meter.Free{})
				failed := 0
				for _, p := range record {
					for _, problem := range p.check(mt) {
						t.Errorf("%q flags %d, eager %v: %s", p.Pattern, p.Flags, mt.text.eager, problem)
						failed++
					}
					if failed > 40 {
						t.Fatal("too many differences")
					}
				}
			}
		})
	}
}

// check compiles and matches the pattern and lists what differs.
func (p *recordedPattern) check(mt *Matcher) (problems []string) {
	differ := func(format string, args ...any) { problems = append(problems, fmt.Sprintf(format, args...)) }
	prog, err := Compile(string(p.Pattern), p.Bytes, p.Flags, meter.Free{})
	if got, want := describe(err), p.Error.describe(); got != want {
		differ("compiles with %s, want %s", got, want)
	}
	if err != nil || p.Error != nil {
		return problems
	}
	if got := []int{int(prog.Flags), prog.NumGroups}; !reflect.DeepEqual(got, p.Shown) {
		differ("flags and groups are %v, want %v", got, p.Shown)
	}
	var names [][2]any
	for i, name := range prog.GroupNames {
		names = append(names, [2]any{name, float64(prog.GroupIndex[i])})
	}
	if !reflect.DeepEqual(names, p.Names) {
		differ("names are %v, want %v", names, p.Names)
	}
	var warnings [][2]string
	for _, w := range prog.Warnings {
		warnings = append(warnings, [2]string{w.Category, w.Msg})
	}
	if !reflect.DeepEqual(warnings, p.Warnings) {
		differ("warnings are %q, want %q", warnings, p.Warnings)
	}
	for _, run := range p.Runs {
		if got, want := p.run(mt, prog, run), compact(run[len(run)-1]); got != want {
			differ("%s gives %s, want %s", run[:len(run)-1], got, want)
		}
	}
	for _, tmpl := range p.Templates {
		if got, want := p.template(prog, tmpl[0]), compact(tmpl[1]); got != want {
			differ("template %s gives %s, want %s", tmpl[0], got, want)
		}
	}
	return problems
}

func describe(err error) string {
	var e *Error
	var a *ArgError
	switch {
	case err == nil:
		return "no error"
	case errors.As(err, &e) && e.Pos < 0:
		return fmt.Sprintf("error %q", e.Error())
	case errors.As(err, &e):
		return fmt.Sprintf("error %q %v", e.Error(), []int{e.Pos, e.Line, e.Col})
	case errors.As(err, &a):
		return fmt.Sprintf("%s %q", a.Class, a.Msg)
	}
	return err.Error()
}

func (e *recordedError) describe() string {
	switch {
	case e == nil:
		return "no error"
	case e.At == nil:
		return fmt.Sprintf("%s %q", e.Class, e.Text)
	}
	return fmt.Sprintf("%s %q %v", e.Class, e.Text, e.At)
}

// run does one recorded run and writes the result as the record does.
func (p *recordedPattern) run(mt *Matcher, prog *Prog, run []json.RawMessage) string {
	var op string
	var text recordedText
	mustUnmarshal(run[0], &op)
	mustUnmarshal(run[1], &text)
	in := inputOf(string(text), p.Bytes)
	offsets := charOffsets(string(text), p.Bytes)
	where := []int{0, len(offsets) - 1}
	for i, raw := range run[2 : len(run)-1] {
		mustUnmarshal(raw, &where[i])
		where[i] = min(where[i], len(offsets)-1)
	}
	pos, end := offsets[where[0]], offsets[where[1]]
	modes := map[string]Mode{"search": Search, "match": Match, "fullmatch": FullMatch, "iter": Search, "scan": Match}
	var result any
	switch op {
	case "iter", "scan":
		all := [][]int{}
		for s := (Scan{Pos: pos, End: end}); ; {
			caps, last, err := mt.Next(prog, in, &s, modes[op])
			if err != nil {
				return err.Error()
			}
			if caps == nil {
				break
			}
			all = append(all, inChars(caps, last, offsets))
		}
		result = all
	default:
		caps, last, err := mt.Match(prog, in, pos, end, modes[op])
		if err != nil {
			return err.Error()
		}
		if caps != nil {
			result = inChars(caps, last, offsets)
		}
	}
	return marshal(result)
}

// template parses a template and writes the parts as the record does.
func (p *recordedPattern) template(prog *Prog, source json.RawMessage) string {
	var text recordedText
	mustUnmarshal(source, &text)
	parts, err := ParseTemplate(string(text), p.Bytes, prog, meter.Free{})
	var e *Error
	var a *ArgError
	switch {
	case errors.As(err, &e):
		return marshal(map[string]any{"class": "error", "text": e.Error(), "at": []int{e.Pos, e.Line, e.Col}})
	case errors.As(err, &a):
		return marshal(map[string]any{"class": a.Class, "text": a.Msg})
	}
	out := []any{}
	for _, part := range parts {
		switch {
		case part.Group >= 0:
			out = append(out, part.Group)
		case p.Bytes || !utf8.ValidString(part.Text):
			out = append(out, map[string]string{"hex": hex.EncodeToString([]byte(part.Text))})
		default:
			out = append(out, part.Text)
		}
	}
	return marshal(out)
}

func marshal(v any) string {
	b, _ := json.Marshal(v)
	return compact(b)
}

// compact writes JSON in one way, whatever way it came in.
func compact(data []byte) string {
	var v any
	mustUnmarshal(data, &v)
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return err.Error()
	}
	return b.String()
}

func mustUnmarshal(data []byte, v any) {
	if err := json.Unmarshal(data, v); err != nil {
		panic(err)
	}
}

// charOffsets are the offsets of all characters and of the end.
func charOffsets(text string, isBytes bool) []int {
	var out []int
	for i := range len(text) {
		if isBytes || !isContinuation(text[i]) {
			out = append(out, i)
		}
	}
	return append(out, len(text))
}

// inChars writes groups as the record does: in characters, the last group behind.
func inChars(caps []int, last int, offsets []int) []int {
	out := make([]int, 0, len(caps)+1)
	for _, c := range caps {
		if c >= 0 {
			c, _ = slices.BinarySearch(offsets, c)
		}
		out = append(out, c)
	}
	return append(out, last)
}

// inputOf is the input for a text of either kind.
func inputOf(text string, isBytes bool) Input {
	if isBytes {
		return Input{Raw: []byte(text)}
	}
	return Input{Text: text}
}

// eagerMatcher remembers failed states from the start of each match.
func eagerMatcher() *Matcher {
	var mt Matcher
	mt.text.eager, mt.raw.eager = true, true
	return &mt
}
