package timetext

import (
	"sort"
	"strings"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// An element of a format matches a piece of the text: a directive, white space or a
// literal character without regard to case.
type element struct {
	letter  byte   // of a directive, ' ' for white space, 0 for a literal
	literal string // one character, lower case
}

// digits gives, for the directives that are numbers, the alternatives in the order they
// are tried; each is a list of ranges of characters, two bytes a range.
var digits = map[byte][]string{
	'd': {"3301", "1209", "0019", "19", "  19"},
	'G': {"09090909"},
	'H': {"2203", "0109", "09"},
	'I': {"1102", "0019", "19"},
	'j': {"336606", "330509", "120909", "001909", "000019", "1909", "0019", "19"},
	'M': {"0509", "09"},
	'm': {"1102", "0019", "19"},
	'S': {"6601", "0509", "09"},
	'U': {"5503", "0409", "09"},
	'u': {"17"},
	'V': {"5503", "0019", "1409", "09"},
	'W': {"5503", "0409", "09"},
	'w': {"06"},
	'Y': {"09090909"},
	'y': {"0909"},
}

// expansions are the directives that stand for formats.
var expansions = map[byte]string{'c': "%a %b %d %H:%M:%S %Y", 'X': "%H:%M:%S", 'x': "%m/%d/%y"}

// found is what a text says.
type found struct {
	year, month, day, hour, minute, second, micro int
	weekday, yearday, isdst                       int
	zone                                          string
	offset                                        int64
	hasOffset                                     bool
}

// mismatch is the reason that has no text of its own.
const mismatch = "mismatch"

// Read reads a text by a format. bad is why that is not possible: mismatch, a directive
// that does not exist, with its percent sign, or what ValueError says.
func Read(m meter.Meter, text, format string, zones [2][]string) (f found, bad string, err error) {
	elems, bad := elements(format)
	if bad != "" {
		return f, bad, nil
	}
	r := reader{text: text, elems: elems, m: m}
	for _, set := range zones {
		r.zones = append(r.zones, set...)
	}
	sort.SliceStable(r.zones, func(i, j int) bool { return len(r.zones[i]) > len(r.zones[j]) })
	end, err := r.match()
	if err != nil {
		return f, "", err
	}
	if end < 0 {
		return f, mismatch, nil
	}
	if end != len(text) {
		return f, "unconverted data remains: " + text[end:], nil
	}
	f, bad = evaluate(&r, zones)
	return f, bad, nil
}

// elements parses a format.
func elements(format string) (elems []element, bad string) {
	whole := format
	seen := map[byte]bool{}
	for len(format) > 0 {
		c, n := utf8.DecodeRuneInString(format)
		if c == '%' {
			letter, bad := directiveLetter(format, whole)
			if bad != "" {
				return nil, bad
			}
			if e, ok := expansions[letter]; ok {
				format = e + format[2:]
				continue
			}
			if seen[letter] {
				return nil, "the directive '%" + string(letter) + "' stands twice in format '" + whole + "'"
			}
			seen[letter] = letter != '%'
			elems = append(elems, element{letter: letter})
			format = format[2:]
			continue
		}
		if unicode.IsSpace(c) {
			for c, k := utf8.DecodeRuneInString(format[n:]); k > 0 && unicode.IsSpace(c); c, k = utf8.DecodeRuneInString(format[n:]) {
				n += k
			}
			elems = append(elems, element{letter: ' '})
		} else {
			elems = append(elems, element{literal: strings.ToLower(format[:n])})
		}
		format = format[n:]
	}
	return elems, ""
}

// directiveLetter is the letter of the directive at the start of format.
func directiveLetter(format, whole string) (letter byte, bad string) {
	if len(format) < 2 {
		return 0, "stray % in format '" + whole + "'"
	}
	c, n := utf8.DecodeRuneInString(format[1:])
	if c < 0x80 {
		letter = byte(c)
		if _, ok := digits[letter]; ok || strings.IndexByte("AaBbfpZz%cXx", letter) >= 0 {
			return letter, ""
		}
	}
	return 0, format[:1+n]
}

// reader matches elements one after the other, going back where a later one fails.
type reader struct {
	text  string
	elems []element
	zones []string
	m     meter.Meter
	start []int // where each element begins
	end   []int // and ends
}

// match finds the first way to match all elements from the start of the text; it returns
// where it ends, -1 if there is none. What failed is remembered, so the work is bounded by
// the product of the lengths.
func (r *reader) match() (end int, err error) {
	type choice struct {
		lengths []int
		next    int
	}
	failed := map[[2]int]bool{}
	r.start, r.end = make([]int, len(r.elems)), make([]int, len(r.elems))
	stack := make([]choice, 0, len(r.elems))
	pos := 0
	for {
		if err := r.m.Pay(20); err != nil {
			return 0, err
		}
		k := len(stack)
		if k == len(r.elems) {
			return pos, nil
		}
		var c choice
		if !failed[[2]int{k, pos}] {
			c.lengths = r.lengths(r.elems[k], r.text[pos:])
			if n := len(c.lengths); n > 0 {
				if err := r.m.Pay(c.lengths[0]); err != nil {
					return 0, err
				}
			}
		}
		r.start[k] = pos
		stack = append(stack, c)
		for {
			top := &stack[len(stack)-1]
			at := len(stack) - 1
			if top.next < len(top.lengths) {
				pos = r.start[at] + top.lengths[top.next]
				r.end[at] = pos
				top.next++
				break
			}
			failed[[2]int{at, r.start[at]}] = true
			stack = stack[:at]
			if at == 0 {
				return -1, nil
			}
		}
	}
}

// lengths are the ways an element matches the start of s, in the order they are tried.
func (r *reader) lengths(e element, s string) (out []int) {
	if alts, ok := digits[e.letter]; ok {
		for _, alt := range alts {
			if n := len(alt) / 2; n <= len(s) && inRanges(alt, s) {
				out = append(out, n)
			}
		}
		return out
	}
	switch e.letter {
	case 0:
		if _, n := utf8.DecodeRuneInString(s); n > 0 && strings.ToLower(s[:n]) == e.literal {
			return []int{n}
		}
	case '%':
		if strings.HasPrefix(s, "%") {
			return []int{1}
		}
	case ' ':
		n := 0
		for c, k := utf8.DecodeRuneInString(s); k > 0 && unicode.IsSpace(c); c, k = utf8.DecodeRuneInString(s[n:]) {
			n += k
		}
		if n > 0 { // what follows matches no less for being left none of it
			return []int{n}
		}
	case 'f':
		for n := min(digitRun(s), 6); n > 0; n-- {
			out = append(out, n)
		}
	case 'z':
		return offsetLengths(s)
	default:
		for _, name := range r.names(e.letter) {
			if hasFold(s, name) {
				out = append(out, len(name))
			}
		}
	}
	return out
}

func inRanges(alt, s string) bool {
	for i := 0; i < len(alt)/2; i++ {
		if s[i] < alt[2*i] || s[i] > alt[2*i+1] {
			return false
		}
	}
	return true
}

func digitRun(s string) (n int) {
	for n < len(s) && s[n] >= '0' && s[n] <= '9' {
		n++
	}
	return n
}

// offsetLengths are the ways %z matches: ±HH:MM, then seconds, then a fraction; or Z.
func offsetLengths(s string) (out []int) {
	if strings.HasPrefix(s, "Z") {
		return []int{1}
	}
	if s == "" || s[0] != '+' && s[0] != '-' || digitRun(s[1:]) < 2 {
		return nil
	}
	pair := func(at int) int {
		if at < len(s) && s[at] == ':' {
			at++
		}
		if at+2 <= len(s) && inRanges("0509", s[at:]) {
			return at + 2
		}
		return -1
	}
	minutes := pair(3)
	if minutes < 0 {
		return nil
	}
	if seconds := pair(minutes); seconds >= 0 {
		if seconds < len(s) && s[seconds] == '.' {
			for n := min(digitRun(s[seconds+1:]), 6); n > 0; n-- {
				out = append(out, seconds+1+n)
			}
		}
		out = append(out, seconds)
	}
	return append(out, minutes)
}

// names are the words a directive matches, longest first.
func (r *reader) names(letter byte) []string {
	switch letter {
	case 'A':
		return longestFirst(weekdays[:])
	case 'a':
		return shortNames(weekdays[:])
	case 'B':
		return longestFirst(months[:])
	case 'b':
		return shortNames(months[:])
	case 'p':
		return []string{"am", "pm"}
	}
	return r.zones
}

func longestFirst(names []string) []string {
	out := append([]string(nil), names...)
	sort.SliceStable(out, func(i, j int) bool { return len(out[i]) > len(out[j]) })
	return out
}

func shortNames(names []string) []string {
	out := make([]string, len(names))
	for i, n := range names {
		out[i] = n[:3]
	}
	return out
}

// hasFold reports that s begins with name but for case.
func hasFold(s, name string) bool {
	return len(s) >= len(name) && strings.EqualFold(s[:len(name)], name)
}
