package unicode

import "github.com/gilliam-run/gilliam/internal/meter"

// A Form is one of the four normal forms of text.
type Form uint8

// The normal forms.
const (
	NFC Form = iota
	NFD
	NFKC
	NFKD
)

// ParseForm finds a form by the name unicodedata.normalize takes.
func ParseForm(name string) (form Form, ok bool) {
	switch name {
	case "NFC":
		return NFC, true
	case "NFD":
		return NFD, true
	case "NFKC":
		return NFKC, true
	case "NFKD":
		return NFKD, true
	}
	return 0, false
}

func (f Form) composes() bool   { return f == NFC || f == NFKC }
func (f Form) compatible() bool { return f == NFKC || f == NFKD }

// refused has, for each form, the flag of the characters that never occur in it.
var refused = [...]flags{NFC: notNFC, NFD: decomposesCanonically, NFKC: notNFKC, NFKD: decomposes}

// uncertain has the flag of the characters whose place decides whether they occur.
var uncertain = [...]flags{NFC: composesBackwards, NFD: 0, NFKC: composesBackwards, NFKD: 0}

const (
	checkUnits     = 2  // looking at one character
	normalizeUnits = 16 // taking one character apart and joining it again
)

// Normalize is unicodedata.normalize. Its time is linear in the text, also where
// combining marks follow each other without end.
func Normalize(m meter.Meter, form Form, s string) (string, error) {
	start, quick, err := check(m, form, s)
	if err != nil || quick == yes {
		return s, err
	}
	b := NewBuilder(m, len(s))
	b.AddString(s[:start])
	n := normalizer{form: form, out: b, starter: none}
	return n.run(s[start:])
}

// NormalizeOld is the normalize of unicodedata.ucd_3_2_0: it leaves characters alone
// that came after Unicode 3.2. Host names are compared in this form.
func NormalizeOld(m meter.Meter, form Form, s string) (string, error) {
	n := normalizer{form: form, out: NewBuilder(m, len(s)), starter: none, old: true}
	return n.run(s)
}

func (n *normalizer) run(s string) (string, error) {
	for i := 0; i < len(s) && n.out.Pay(checkUnits); {
		r, size := DecodeRune(s[i:])
		i += size
		switch {
		case r < 0x80:
			n.add(r, 0)
		case n.old:
			n.expandOld(r)
		default:
			n.expand(r)
		}
	}
	n.flush()
	return n.out.Text()
}

// IsNormalized is unicodedata.is_normalized.
func IsNormalized(m meter.Meter, form Form, s string) (bool, error) {
	start, quick, err := check(m, form, s)
	if err != nil || quick != maybe {
		return quick == yes, err
	}
	t, err := Normalize(m, form, s[start:])
	return t == s[start:], err
}

// A verdict is what a look at each character by itself can tell.
type verdict uint8

const (
	yes verdict = iota
	no
	maybe
)

// check looks for a character that keeps s from being in the form. What comes
// before start is normal and stays so whatever follows.
func check(m meter.Meter, form Form, s string) (start int, v verdict, err error) {
	last := uint8(0)
	owed := 0
	for i := 0; i < len(s); {
		if owed++; owed >= payEvery {
			if err := m.Pay(owed); err != nil {
				return 0, no, err
			}
			owed = 0
		}
		if s[i] < 0x80 {
			from, end := i, min(len(s), i+payEvery)
			for i < end && s[i] < 0x80 {
				i++
			}
			start, last = i-1, 0
			owed += (i - from) / 4
			continue
		}
		owed += checkUnits
		r, size := DecodeRune(s[i:])
		p := propertyOf(r)
		if p.flags&refused[form] != 0 || p.combining != 0 && p.combining < last {
			return start, no, m.Pay(owed)
		}
		if p.flags&uncertain[form] != 0 {
			return start, maybe, m.Pay(owed)
		}
		if last = p.combining; last == 0 {
			start = i
		}
		i += size
	}
	return start, yes, m.Pay(owed)
}

// A mark is a character with a combining class that waits for its place.
type mark struct {
	r     rune
	class uint8
}

const none rune = -1

// A normalizer takes characters one by one and writes them in its form. It holds the
// last starter and the marks after it.
type normalizer struct {
	form    Form
	old     bool
	out     *Builder
	starter rune
	marks   []mark
	spare   []mark
}

// expand takes r apart as far as it goes and adds the parts.
func (n *normalizer) expand(r rune) {
	var pending [6]string // mappings begun and not finished; the longest chain has four
	depth := 0
	for {
		if l, v, t, ok := splitHangul(r); ok {
			n.add(l, 0)
			n.add(v, 0)
			if t != tBase {
				n.add(t, 0)
			}
		} else if text := mappingOf(r, n.form.compatible()); text != "" {
			pending[depth] = text
			depth++
		} else {
			n.add(r, propertyOf(r).combining)
		}
		for depth > 0 && pending[depth-1] == "" {
			depth--
		}
		if depth == 0 || !n.out.Pay(normalizeUnits) {
			return
		}
		var size int
		r, size = DecodeRune(pending[depth-1])
		pending[depth-1] = pending[depth-1][size:]
	}
}

// expandOld is expand as Unicode 3.2 had it.
func (n *normalizer) expandOld(r rune) {
	for i := range correctedMappings {
		if correctedMappings[i][0] == r {
			r = correctedMappings[i][1]
		}
	}
	low, high := 0, len(newMappings)
	for low < high {
		if middle := (low + high) / 2; newMappings[middle][1] < r {
			low = middle + 1
		} else {
			high = middle
		}
	}
	if low < len(newMappings) && newMappings[low][0] <= r {
		n.add(r, propertyOf(r).combining)
		return
	}
	n.expand(r)
}

// add takes a character that cannot be taken apart.
func (n *normalizer) add(r rune, class uint8) {
	if class != 0 {
		n.push(mark{r, class})
		return
	}
	n.order()
	if n.form.composes() && n.starter != none {
		n.join()
		if len(n.marks) == 0 {
			if joined, ok := compose(n.starter, r); ok {
				n.starter = joined
				return
			}
		}
	}
	n.flushOrdered()
	n.starter = r
}

func (n *normalizer) push(k mark) {
	if len(n.marks) == cap(n.marks) {
		grown := 2*cap(n.marks) + 16
		if n.out.err != nil {
			return
		}
		if n.out.err = n.out.meter.Need(grown * 8); n.out.err != nil {
			return
		}
		n.marks = append(make([]mark, 0, grown), n.marks...)
	}
	n.marks = append(n.marks, k)
}

// order sorts the marks by class; equal ones keep their order.
func (n *normalizer) order() {
	marks := n.marks
	if len(marks) > 32 {
		n.orderMany()
		return
	}
	for i := 1; i < len(marks); i++ {
		for j := i; j > 0 && marks[j-1].class > marks[j].class; j-- {
			marks[j-1], marks[j] = marks[j], marks[j-1]
		}
	}
}

// orderMany sorts by counting, in time linear in the number of marks.
func (n *normalizer) orderMany() {
	if cap(n.spare) < len(n.marks) {
		if n.out.err != nil {
			return
		}
		if n.out.err = n.out.meter.Need(cap(n.marks) * 8); n.out.err != nil {
			return
		}
		n.spare = make([]mark, cap(n.marks))
	}
	var places [256]int
	for _, k := range n.marks {
		places[k.class]++
	}
	at := 0
	for class, count := range places {
		places[class] = at
		at += count
	}
	sorted := n.spare[:len(n.marks)]
	for _, k := range n.marks {
		if !n.out.Pay(checkUnits) {
			return
		}
		sorted[places[k.class]] = k
		places[k.class]++
	}
	n.marks, n.spare = sorted, n.marks[:cap(n.marks)]
}

// join composes the starter with the marks that are not blocked by one before them.
func (n *normalizer) join() {
	kept := n.marks[:0]
	last := uint8(0)
	for _, k := range n.marks {
		if !n.out.Pay(checkUnits) {
			return
		}
		if k.class != last {
			if joined, ok := compose(n.starter, k.r); ok {
				n.starter = joined
				continue
			}
		}
		kept = append(kept, k)
		last = k.class
	}
	n.marks = kept
}

// flush writes what is held at the end of the text.
func (n *normalizer) flush() {
	n.order()
	if n.form.composes() && n.starter != none {
		n.join()
	}
	n.flushOrdered()
}

func (n *normalizer) flushOrdered() {
	if n.starter != none {
		n.out.AddRune(n.starter)
		n.starter = none
	}
	for _, k := range n.marks {
		if !n.out.Pay(checkUnits) {
			return
		}
		n.out.AddRune(k.r)
	}
	n.marks = n.marks[:0]
}
