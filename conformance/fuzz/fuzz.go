// Package fuzz makes random Python programs and compares what two interpreters make of them.
//
// In comes a seed, out goes a program that ends by construction, prints what it computes and
// often fails on the way. Between them the programs have every node of the syntax and every
// operation of the compiler. What a program prints and how it ends must be what CPython says.
package fuzz

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
)

// File is the name programs are compiled under.
const File = "fuzz.py"

// A Program is a source. Where it has syntax that CPython 3.13 lacks, Oracle has the same in
// other words, and places in tracebacks may differ.
type Program struct {
	Seed           uint64
	Source, Oracle string
	Inner          []string // sources it hands to exec
}

// Reworded reports whether the oracle runs another text.
func (p *Program) Reworded() bool { return p.Source != p.Oracle }

// Generate makes the program of a seed.
func Generate(seed uint64) *Program {
	g := &generator{r: rand.New(rand.NewPCG(seed, 0x67696c6c69616d)), seen: map[string]bool{}}
	g.program()
	p := &Program{Seed: seed, Inner: g.inner}
	text := g.b.String()
	if g.r.IntN(25) == 0 {
		text = g.broken(text)
	}
	p.Source, p.Oracle = worded(text, 0), worded(text, 1)
	return p
}

// Syntax in two wordings stands between marks: the one of 3.14, the one of 3.13.
const open, between, shut = "\x01", "\x02", "\x03"

func (g *generator) either(now, before string) string { return open + now + between + before + shut }

// worded picks one of the wordings, from the inside out.
func worded(text string, which int) string {
	for {
		end := strings.Index(text, shut)
		if end < 0 {
			return text
		}
		start := strings.LastIndex(text[:end], open)
		now, before, _ := strings.Cut(text[start+1:end], between)
		if which == 1 {
			now = before
		}
		text = text[:start] + now + text[end+1:]
	}
}

// A generator writes one program.
type generator struct {
	r       *rand.Rand
	b       strings.Builder
	indent  int
	lines   int // written so far
	budget  int // lines to write
	names   int
	frame   *frame
	frames  []*frame
	classes []*class
	odd     []string        // names of classes whose special methods answer oddly
	seen    map[string]bool // what was imported or defined once
	inner   []string
}

// A frame is a function, class body or the module while it is written.
type frame struct {
	vars      map[kind][]string
	funcs     []*function
	outer     []string // ints of enclosing functions
	loops     int
	depth     int // of statements in it
	cost      int // of running it, in lines
	factor    int // how often the current place runs
	async     bool
	generates bool
	function  bool
	class     bool
}

// A kind is what an expression is meant to give.
type kind int

const (
	integer kind = iota
	float
	boolean
	text
	octets
	list
	tuple
	dict
	set
	none
	object
	kinds
)

// A function is one that later code may call. Its parameters are integers.
type function struct {
	name     string
	params   []string // positional
	optional int      // how many of them have defaults
	keywords []string // keyword-only
	star     bool
	result   kind
	cost     int
	async    bool
	yields   bool // it is a generator function
}

// A class has integer attributes a and b and the methods listed.
type class struct {
	name    string
	methods []string // of one integer, giving an integer
	context bool
	asyncs  bool
	match   bool // it has __match_args__
}

func (g *generator) chance(percent int) bool { return g.r.IntN(100) < percent }

func (g *generator) pick(from ...string) string { return from[g.r.IntN(len(from))] }

func (g *generator) fresh(prefix string) string {
	g.names++
	return fmt.Sprintf("%s%d", prefix, g.names)
}

func (g *generator) line(format string, a ...any) {
	for range g.indent {
		g.b.WriteString("    ")
	}
	fmt.Fprintf(&g.b, format, a...)
	g.b.WriteByte('\n')
	g.lines++
	g.frame.cost += max(1, g.frame.factor)
}

// block writes an indented block.
func (g *generator) block(write func()) {
	g.indent++
	g.frame.depth++
	before := g.lines
	write()
	if g.lines == before {
		g.line("pass")
	}
	g.frame.depth--
	g.indent--
}

// enter begins a frame, leave ends it.
func (g *generator) enter(f *frame) {
	f.vars, f.factor = map[kind][]string{}, 1
	if g.frame != nil {
		f.funcs = append(f.funcs, g.frame.funcs...)
	}
	g.frames = append(g.frames, g.frame)
	g.frame = f
}

func (g *generator) leave() *frame {
	f := g.frame
	g.frame = g.frames[len(g.frames)-1]
	g.frames = g.frames[:len(g.frames)-1]
	return f
}

// program writes a whole program.
func (g *generator) program() {
	g.budget = 2 + g.r.IntN(4) + g.r.IntN(7)
	g.enter(&frame{})
	if g.chance(10) {
		g.line(`"""What it does is random."""`)
	}
	for range 2 + g.r.IntN(2) {
		g.assign()
	}
	for g.lines < g.budget {
		if g.chance(30) {
			g.define()
		} else {
			g.statement()
		}
	}
	g.show()
	g.leave()
}

// show prints the variables of the frame.
func (g *generator) show() {
	var names []string
	for k := range kinds {
		for _, n := range g.frame.vars[k] {
			if k == set {
				n = "sorted(" + n + ")"
			}
			names = append(names, n)
		}
	}
	if len(names) > 0 {
		g.line("print(%s)", strings.Join(names, ", "))
	}
}

// annotations are evaluated by CPython 3.13 at once, here when they are asked for: what is in
// them is not spoilt.
var annotations = regexp.MustCompile(`(: |-> )(int\b|str\b|list\[int\]|dict\[str, int\] \| None)`)

// newSyntax is what CPython 3.13 reads in another way: template strings, and exceptions after
// except without parentheses.
var newSyntax = regexp.MustCompile(`(?i)\b(t|rt|tr)['"]|^\s*except\*? [^(]*,`)

// broken takes a program and spoils one place of it.
func (g *generator) broken(source string) string {
	if strings.Contains(source, open) {
		return source
	}
	lines := strings.Split(strings.TrimRight(source, "\n"), "\n")
	i := g.r.IntN(len(lines))
	line := lines[i]
	if line == "" {
		return source
	}
	at := g.r.IntN(len(line))
	for at > 0 && line[at]&0xc0 == 0x80 {
		at--
	}
	end := at + 1
	for end < len(line) && line[end]&0xc0 == 0x80 {
		end++
	}
	how := g.r.IntN(5)
	for _, span := range annotations.FindAllStringIndex(line, -1) {
		if span[0] < at && at <= span[1] {
			how = 3
		}
	}
	switch how {
	case 0:
		line = line[:at] + line[end:]
	case 1:
		line = line[:at] + g.pick("(", ")", "[", "]", ",", "=", "'", " ", ".", "*", "in ", "if ", "lambda ", "}", "{", "== ", "not ", "yield ") + line[at:]
	case 2:
		line = line[:at]
	case 3:
		line = " " + line
	default:
		lines = append(lines[:i], lines[i+1:]...)
		return strings.Join(lines, "\n") + "\n"
	}
	if newSyntax.MatchString(line) && !newSyntax.MatchString(lines[i]) {
		return source
	}
	lines[i] = line
	return strings.Join(lines, "\n") + "\n"
}
