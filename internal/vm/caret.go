package vm

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/compile"
	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/syntax"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// The source lines and carets of tracebacks and syntax errors.

// traceText is the lines of one frame of a traceback.
func traceText(l TraceLine) string {
	var b strings.Builder
	p := l.Pos
	text := ""
	if shown(l.Code) && p.EndLine == 0 { // a line, not a part of one
		text = sourceLine(l.Code.Source, int(p.Line))
	}
	writeFrame(&b, l.Code.File, int(p.Line), l.Code.Name, text)
	if shown(l.Code) && p.EndLine != 0 {
		b.WriteString(excerpt(sourceLines(l.Code.Source, int(p.Line), int(max(p.EndLine, p.Line))), int(p.Col), int(p.EndCol)))
	}
	return b.String()
}

// shown reports whether tracebacks show the source of code: that of text a script
// compiled itself has no file.
func shown(c *compile.Code) bool {
	if c.Root != nil {
		c = c.Root
	}
	return !c.Opt.Namespace
}

// sourceLines are the lines from first to last, counted from 1, without white space at
// their ends.
func sourceLines(src string, first, last int) []string {
	var lines []string
	for ; first > 1; first, last = first-1, last-1 {
		i := strings.IndexByte(src, '\n')
		if i < 0 {
			return nil
		}
		src = src[i+1:]
	}
	for ; last > 0; last-- {
		line, rest, more := strings.Cut(src, "\n")
		lines = append(lines, strings.TrimRight(line, " \t\r\f\v"))
		if !more {
			break
		}
		src = rest
	}
	return lines
}

// excerpt shows the lines of an expression that begins at byte col of the first and ends
// before byte endCol of the last, with carets under it unless it is all there is.
func excerpt(lines []string, col, endCol int) string {
	if strings.TrimSpace(strings.Join(lines, "")) == "" {
		return ""
	}
	first, last := lines[0], lines[len(lines)-1]
	e := expression{lines: dedent(lines)}
	cut := utf8.RuneCountInString(first) - len(e.lines[0])
	e.start = max(0, runeIndex(first, col)-cut)
	e.end = max(0, runeIndex(last, endCol)-cut)
	if e.start > len(e.lines[0]) || e.end > len(e.lines[len(e.lines)-1]) {
		e.start, e.end = 0, len(e.lines[len(e.lines)-1])
	}
	e.findAnchors()
	return e.draw()
}

// runeIndex is the index of the character at byte n of a line.
func runeIndex(line string, n int) int {
	return utf8.RuneCountInString(line[:min(max(n, 0), len(line))])
}

// dedent takes away the white space that all lines begin with; blank lines do not count.
func dedent(lines []string) [][]rune {
	margin, known := "", false
	for _, l := range lines {
		lead := l[:len(l)-len(strings.TrimLeft(l, " \t"))]
		switch {
		case lead == l:
			continue
		case !known:
			margin, known = lead, true
		}
		for !strings.HasPrefix(lead, margin) {
			margin = margin[:len(margin)-1]
		}
	}
	out := make([][]rune, len(lines))
	for i, l := range lines {
		if strings.Trim(l, " \t") != "" {
			out[i] = []rune(l[len(margin):])
		}
	}
	return out
}

// A place is a character of the lines of an expression.
type place struct{ line, col int }

func (p place) before(q place) bool { return p.line < q.line || p.line == q.line && p.col < q.col }

// An expression is what a frame stands at: it begins at character start of the first line
// and ends before character end of the last. Its anchors, if it has any, delimit what is
// marked apart: the operator, the subscript or the arguments.
type expression struct {
	lines       [][]rune
	start, end  int
	anchored    bool
	left, right place
}

// segment is the text of the expression alone.
func (e *expression) segment() []string {
	out := make([]string, len(e.lines))
	for i, l := range e.lines {
		from, to := 0, len(l)
		if i == 0 {
			from = e.start
		}
		if i == len(e.lines)-1 {
			to = e.end
		}
		out[i] = string(l[from:max(from, to)])
	}
	return out
}

// findAnchors parses the expression and looks at its outermost operation.
func (e *expression) findAnchors() {
	lines := e.segment()
	tree, _, err := syntax.Parse("", "(\n"+strings.Join(lines, "\n")+"\n)", syntax.Exec)
	if err != nil || len(tree.Body) != 1 {
		return
	}
	stmt, ok := tree.Body[0].(*syntax.ExprStmt)
	if !ok {
		return
	}
	s := scanner{lines: make([][]rune, len(lines))}
	for i, l := range lines {
		s.lines[i] = []rune(l)
	}
	// The line of the bracket and the count from 1 make two.
	at := func(line, col int32) place {
		i := int(line) - 2
		if i < 0 || i >= len(lines) {
			return place{len(lines), 0}
		}
		return place{i, runeIndex(lines[i], int(col))}
	}
	endOf := func(x syntax.Expr) place { r := x.Pos(); return at(r.EndLine, r.EndCol) }
	switch x := stmt.Value.(type) {
	case *syntax.BinOp:
		s.place = endOf(x.Left)
		s.until(func(c rune) bool { return !unicode.IsSpace(c) && c != ')' })
		r := x.Right.Pos()
		e.left, e.right = s.place, place{s.line, s.col + 1}
		if !s.ended() && e.right.before(at(r.Line, r.Col)) && e.right.col < len(s.lines[s.line]) {
			if c := s.lines[s.line][e.right.col]; !unicode.IsSpace(c) && c != '\\' && c != '#' {
				e.right.col++
			}
		}
	case *syntax.Subscript:
		s.place = endOf(x.Value)
		s.until(func(c rune) bool { return c == '[' })
		e.left, e.right = s.place, endOf(x)
	case *syntax.Call:
		s.place = endOf(x.Func)
		s.until(func(c rune) bool { return c == '(' })
		e.left, e.right = s.place, endOf(x)
	default:
		return
	}
	e.anchored = !s.ended()
	if e.left.line == 0 {
		e.left.col += e.start
	}
	if e.right.line == 0 {
		e.right.col += e.start
	}
}

// A scanner looks for a character, leaving out comments and joined lines' ends.
type scanner struct {
	place
	lines [][]rune
}

func (s *scanner) ended() bool { return s.line >= len(s.lines) }

// until moves on to the first character that stop accepts.
func (s *scanner) until(stop func(rune) bool) {
	for !s.ended() {
		switch l := s.lines[s.line]; {
		case s.col >= len(l) || l[s.col] == '\\' || l[s.col] == '#':
			s.place = place{s.line + 1, 0}
		case stop(l[s.col]):
			return
		default:
			s.col++
		}
	}
}

// marked reports whether carets say more than the lines do.
func (e *expression) marked() bool {
	if e.wholeCall() {
		return false
	}
	last := e.lines[len(e.lines)-1]
	return e.anchored || strings.TrimSpace(string(e.lines[0][:e.start])) != "" || strings.TrimSpace(string(last[e.end:])) != ""
}

// wholeCall reports a call that is all its statement does: a returned call of a plain name
// or a call assigned to one name, where they begin and end with the lines.
func (e *expression) wholeCall() bool {
	texts := make([]string, len(e.lines))
	for i, l := range e.lines {
		texts[i] = string(l)
	}
	tree, _, err := syntax.Parse("", strings.Join(texts, "\n"), syntax.Exec)
	if err != nil || len(tree.Body) == 0 {
		return err == nil
	}
	var call *syntax.Call
	switch s := tree.Body[0].(type) {
	case *syntax.Return:
		if c, ok := s.Value.(*syntax.Call); ok {
			if _, plain := c.Func.(*syntax.Name); plain {
				call = c
			}
		}
	case *syntax.Assign:
		if _, plain := s.Targets[0].(*syntax.Name); plain && len(s.Targets) == 1 {
			call, _ = s.Value.(*syntax.Call)
		}
	}
	if call == nil {
		return false
	}
	r := call.Pos()
	return r.Line == 1 && int(r.EndLine) == len(e.lines) && int(r.Col) == e.start && int(r.EndCol) == e.end
}

// draw writes the first and the last line and those about the anchors, the others as their
// number, with carets under them.
func (e *expression) draw() string {
	show := map[int]bool{0: true, len(e.lines) - 1: true}
	if e.anchored {
		for d := -1; d <= 1; d++ {
			show[e.left.line+d], show[e.right.line+d] = true, true
		}
	}
	marked := e.marked()
	var out []string
	before := -1
	for i := range e.lines {
		if !show[i] {
			continue
		}
		switch skipped := i - before - 1; {
		case skipped == 1:
			out = e.drawLine(out, i-1, marked)
		case skipped > 1:
			out = append(out, "...<"+strconv.Itoa(skipped)+" lines>...")
		}
		before = i
		out = e.drawLine(out, i, marked)
	}
	var b strings.Builder
	for _, l := range dedent(out) {
		b.WriteString("    " + string(l) + "\n")
	}
	return b.String()
}

// drawLine adds a line and, if wanted, the carets under it.
func (e *expression) drawLine(out []string, i int, marked bool) []string {
	line := e.lines[i]
	out = append(out, string(line))
	if !marked {
		return out
	}
	lead := 0
	for lead < len(line) && unicode.IsSpace(line[lead]) {
		lead++
	}
	end := len(line)
	if i == len(e.lines)-1 {
		end = e.end
	}
	var b strings.Builder
	for col, c := range line[:end] {
		mark, at := byte('^'), place{i, col}
		switch {
		case col < lead || i == 0 && col < e.start:
			mark = ' '
		case e.anchored && (at.before(e.left) || !at.before(e.right)):
			mark = '~'
		}
		for range width(c) {
			b.WriteByte(mark)
		}
	}
	return append(out, b.String())
}

// width is how many columns of a terminal a character takes.
func width(c rune) int {
	if c < 0x80 {
		return 1
	}
	if w := unicode.EastAsianWidth(c); w == "W" || w == "F" {
		return 2
	}
	return 1
}

// nativeExcerpt (text, col, end_col) is excerpt for the lines of a text.
func nativeExcerpt(vm *VM, a []Value) Value {
	src := vm.h.Str(a[0]).S
	if !vm.pay(40*len(src)) || !vm.need(40*len(src)) {
		return heap.Raised
	}
	lines := strings.Split(strings.TrimSuffix(src, "\n"), "\n")
	return vm.h.NewStr(excerpt(lines, int(a[1].Int()), int(a[2].Int())))
}

// nativeSyntaxCarets (text, line, offset, end line, end offset) is the source line of a
// SyntaxError and the carets under it; numbers that are not known are None.
func nativeSyntaxCarets(vm *VM, a []Value) Value {
	text := []rune(vm.h.Str(a[0]).S)
	if !vm.pay(len(text)/4) || !vm.need(8*len(text)) {
		return heap.Raised
	}
	size := int64(len(text))
	for len(text) > 0 && text[len(text)-1] == '\n' {
		text = text[:len(text)-1]
	}
	lead := 0
	for lead < len(text) && strings.ContainsRune(" \n\f", text[lead]) {
		lead++
	}
	line := "    " + string(text[lead:]) + "\n"
	off, known := vm.AsInt64(a[2])
	if !known {
		return vm.h.NewStr(line)
	}
	end := int64(len(text)) + 1
	if same, _ := vm.EqualNow(a[1], a[3]); same {
		end = off
		if e, ok := vm.AsInt64(a[4]); ok && e != 0 {
			end = e
		}
	}
	if size > 0 {
		if off > size {
			off = int64(len(text)) + 1
		}
		if end > size {
			end = int64(len(text)) + 1
		}
	}
	if off >= end || end < 0 {
		end = off + 1
	}
	col := off - 1 - int64(lead)
	if col < 0 {
		return vm.h.NewStr(line)
	}
	var b strings.Builder
	for _, c := range text[lead:min(int64(lead)+col, int64(len(text)))] {
		if !unicode.IsSpace(c) {
			c = ' '
		}
		b.WriteRune(c)
	}
	return vm.h.NewStr(line + "    " + b.String() + strings.Repeat("^", int(min(end-off, max(size, 1)))) + "\n")
}

// excHint is the suggestion behind the text of a NameError, AttributeError or ImportError. Names
// that its frame could see are suggested only for one that is shown with its traceback.
func (vm *VM) excHint(exc Value, text string, traced bool) string {
	e := vm.Exc(exc)
	if e != nil && vm.isExc(exc, E.ImportError) && len(e.Fields) > 2 && e.Fields[2].Is(heap.KStr) && e.Fields[0].Is(heap.KStr) {
		if m, ok := vm.dictGetStr(vm.h.Dict(vm.modules), vm.h.Str(e.Fields[0]).S); ok {
			if near := suggest(vm.h.Str(e.Fields[2]).S, vm.dirNames(m)); near != "" {
				return ". Did you mean: '" + near + "'?"
			}
		}
		return ""
	}
	if e == nil || len(e.Fields) == 0 || !e.Fields[0].Is(heap.KStr) {
		return ""
	}
	name := vm.h.Str(e.Fields[0]).S
	switch {
	case vm.isExc(exc, E.AttributeError) && len(e.Fields) > 1 && e.Fields[1] != heap.Unbound:
		if near := suggest(name, vm.dirNames(e.Fields[1])); near != "" {
			return ". Did you mean: '" + near + "'?"
		}
	case vm.isExc(exc, E.NameError):
		near := ""
		if traced {
			near = suggest(name, vm.namesAt(exc))
		}
		_, module := vm.image.modules[name]
		switch {
		case near != "" && module:
			return ". Did you mean: '" + near + "'? Or did you forget to import '" + name + "'?"
		case near != "":
			return ". Did you mean: '" + near + "'?"
		case module:
			return ". Did you forget to import '" + name + "'?"
		}
	}
	return ""
}

// dirNames lists the attributes of o that need no Python code to know.
func (vm *VM) dirNames(o Value) (names []string) {
	d := vm.dirObject(o)
	for _, n := range vm.h.List(d).V {
		names = append(names, vm.h.Str(n).S)
	}
	return names
}

// namesAt lists the names that the frame an exception came from could see.
func (vm *VM) namesAt(exc Value) (names []string) {
	e := vm.Exc(exc)
	if u, at := vm.raisedAt(e); u != nil {
		if u.Code.Flags&compile.FlagNamespace != 0 {
			names = namesStored(u.Code, standing(at))
		} else {
			names = append(append(names, u.Code.Locals...), u.Code.Free...)
		}
		d := vm.h.Dict(u.Dict)
		for i := range d.Ents {
			if k := d.Ents[i].K; k.Is(heap.KStr) {
				names = append(names, vm.h.Str(k).S)
			}
		}
	}
	for _, n := range vm.image.builtinOrder {
		names = append(names, vm.h.Str(n).S)
	}
	return names
}

// namesStored lists the names that the code of a class has put into its namespace before an
// instruction.
func namesStored(c *compile.Code, before int) []string {
	var names []string
	if c.Flags&compile.FlagModule == 0 {
		names = append(names, "__module__", "__qualname__")
	}
	for _, ins := range c.Instrs[:max(0, min(before, len(c.Instrs)))] {
		switch ins.Op() {
		case compile.OpStoreN:
			if name := c.Names[ins.Imm()]; !slices.Contains(names, name) {
				names = append(names, name)
			}
		case compile.OpDelN:
			names = slices.DeleteFunc(names, func(n string) bool { return n == c.Names[ins.Imm()] })
		}
	}
	return names
}
