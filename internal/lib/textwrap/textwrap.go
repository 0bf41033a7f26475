// Package textwrap is Python's textwrap: Go splits text into chunks, Python fills lines.
package textwrap

import (
	_ "embed"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/heap"
	"github.com/gilliam-run/gilliam/internal/unicode"
	"github.com/gilliam-run/gilliam/internal/vm"
)

//go:embed textwrap.py
var source string

// Modules returns the module textwrap.
func Modules() []*vm.ModuleDef {
	return []*vm.ModuleDef{{Name: "textwrap", Source: source, File: "<textwrap>", Funcs: []vm.Def{
		{Name: "_chunks", Sig: "text, hyphens, /", Fn: chunks},
	}}}
}

// classes of characters
const (
	space  = 1 << iota // white space that ends a word
	word               // of a word, as \w
	letter             // of a word and no digit
	joint              // may stand before a dash
)

// classOf tells what a character is to the splitter.
func classOf(r rune) (c uint8) {
	if r < utf8.RuneSelf {
		return asciiClass[r]
	}
	if unicode.IsAlnum(r) {
		c = word | joint
		if !unicode.IsDecimal(r) {
			c |= letter
		}
	}
	return c
}

var asciiClass = func() (t [utf8.RuneSelf]uint8) {
	for _, r := range "\t\n\v\f\r " {
		t[r] = space
	}
	for _, r := range "!\"'&.,?" {
		t[r] = joint
	}
	for r := '0'; r <= '9'; r++ {
		t[r] = word | joint
	}
	for r := 'a'; r <= 'z'; r++ {
		t[r] = word | letter | joint
		t[r-'a'+'A'] = t[r]
	}
	t['_'] = word | letter | joint
	return
}()

// A splitter looks at text as classes of characters, one for each.
type splitter struct {
	class  []uint8 // of each character
	dash   []bool  // whether it is a dash
	offset []int32 // where it begins, and where the text ends
}

func newSplitter(text string, n int) *splitter {
	s := &splitter{make([]uint8, 0, n), make([]bool, 0, n), make([]int32, 0, n+1)}
	for i := 0; i < len(text); {
		r, size := unicode.DecodeRune(text[i:])
		s.class = append(s.class, classOf(r))
		s.dash = append(s.dash, r == '-')
		s.offset = append(s.offset, int32(i))
		i += size
	}
	s.offset = append(s.offset, int32(len(text)))
	return s
}

func (s *splitter) is(i int, class uint8) bool {
	return i >= 0 && i < len(s.class) && s.class[i]&class != 0
}

func (s *splitter) isDash(i int) bool { return i >= 0 && i < len(s.dash) && s.dash[i] }

// emDash is the end of two or more dashes at i between a word and a word, 0 if there are none.
func (s *splitter) emDash(i int) int {
	if !s.is(i-1, joint) || !s.isDash(i) || !s.isDash(i+1) {
		return 0
	}
	end := i + 2
	for s.isDash(end) {
		end++
	}
	if !s.is(end, word) {
		return 0
	}
	return end
}

// hyphen reports whether a word may be broken behind a dash at i.
func (s *splitter) hyphen(i int) bool {
	if !s.isDash(i) {
		return false
	}
	before := s.is(i-1, letter) && s.is(i-2, letter) || s.is(i-1, letter) && s.isDash(i-2) && s.is(i-3, letter)
	return before && s.is(i+1, letter) && (s.is(i+2, letter) || s.isDash(i+2) && s.is(i+3, letter))
}

// end is where the chunk that begins at i ends.
func (s *splitter) end(i int, hyphens bool) int {
	n := len(s.class)
	j := i + 1
	if s.class[i]&space != 0 {
		for s.is(j, space) {
			j++
		}
		return j
	}
	if !hyphens {
		for j < n && !s.is(j, space) {
			j++
		}
		return j
	}
	if e := s.emDash(i); e > 0 {
		return e
	}
	for ; ; j++ {
		switch {
		case s.hyphen(j):
			return j + 1
		case j == n || s.is(j, space), s.emDash(j) > 0:
			return j
		}
	}
}

// chunks (text, hyphens) splits text into words and the white space between them; with
// hyphens also behind hyphens and around dashes.
func chunks(m *vm.VM, a []vm.Value) vm.Value {
	h := m.Heap()
	v := m.Payload(a[0])
	if !v.Is(heap.KStr) {
		return m.Raisef(vm.E.TypeError, "expected string or bytes-like object, got '%s'", m.TypeName(a[0]))
	}
	str := h.Str(v)
	if !m.Need(8*str.Len()) || !m.Pay(len(str.S)/2) {
		return heap.Raised
	}
	s := newSplitter(str.S, str.Len())
	out := h.NewList(nil)
	list := h.List(out)
	for i := 0; i < len(s.class); {
		j := s.end(i, a[1] == heap.True)
		if !m.Pay(4) || !m.Need(list.GrowBytes(1)) {
			return heap.Raised
		}
		part := h.Slice(v, int(s.offset[i]), int(s.offset[j]))
		if part == heap.Raised {
			return part
		}
		h.Append(list, part)
		i = j
	}
	return out
}
