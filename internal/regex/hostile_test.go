package regex

import (
	"errors"
	"fmt"
	"math/rand"
	"slices"
	"strings"
	"testing"
)

var errRefused = errors.New("refused")

// A counter is a meter that counts and, past its limits, refuses.
type counter struct {
	fuel, bytes         int
	fuelLimit, memLimit int // 0 for none
	largest             int // the most units paid at once
	after               int // calls after the first refusal
	refused             bool
}

func (c *counter) Pay(units int) error {
	c.fuel += units
	c.largest = max(c.largest, units)
	return c.answer(c.fuelLimit > 0 && c.fuel > c.fuelLimit)
}

func (c *counter) Need(bytes int) error {
	c.bytes += bytes
	return c.answer(c.memLimit > 0 && c.bytes > c.memLimit)
}

func (c *counter) answer(refuse bool) error {
	if c.refused {
		c.after++
	}
	if c.refused = c.refused || refuse; c.refused {
		return errRefused
	}
	return nil
}

// hostile are patterns that backtrack without end in CPython, or nearly so, with
// the text that makes them.
var hostile = []struct{ pattern, text, end string }{
	{`(a*)*b`, "a", ""}, {`(a|a)*b`, "a", ""}, {`(a*a*)*b`, "a", ""}, {`a*a*a*a*b`, "a", ""}, {`(x+x+)+y`, "x", ""},
	{`(?:a?){30}a{30}b`, "a", ""}, {`(?:a|b|ab)*c`, "ab", ""}, {`((a|)*)*b`, "a", ""}, {`(?:(?:a*)*)*b`, "a", ""},
	{`([a-z]+)*\d`, "ab", ""}, {`(.*)*x`, "a", ""}, {`(.*?)*?x`, "a", ""}, {`.*.*=.*`, "x", ""}, {`(a{2,})*b`, "a", ""},
	{`(?:a{1,3}){1,9}b`, "a", ""}, {`(?:a+?)+?b`, "a", ""}, {`\b(?:a+)+\b!`, "a", ""}, {`(?:(a)|(aa)|(aaa))*b`, "a", ""},
	{`x*a*y*a*z*a*b`, "a", ""}, {`\s+$`, " ", "x"}, {`(?:\w+\s*)+:`, "a b", ";:!"}, {`(?:a*?a*?)*?b`, "a", ""},
	{`(?i)(a+)+b`, "aA", ""}, {`a.*b.*c.*d`, "abc", ""}, {`(?s).*a.*b.*c.*d`, "abc", "\n"}, {`(?=(a+)+b)a`, "a", ""},
	{`(?>a*)*b`, "a", ""}, {`(?:(?>a|b)*)*c`, "ab", ""}, {`(?:(?=a*b)a)*c`, "a", ""}, {`(a*+)*b`, "a", ""},
	{`(?:a*+)+b`, "a", ""}, {`(?!(a+)+b)c`, "a", ""}, {`(?<=(?:a|b)(?:a|b))(?:a+)+c`, "ab", ""}, {`(é|é)*b`, "é", ""},
	{`(?:\d+\.?)+x`, "12.", ""}, {`(\w+\s?)*!$`, "ab ", "?"}, {`^(([a-z])+.)+[A-Z]([a-z])+$`, "a", "!"}, {`(a?){0,20}b`, "a", ""},
	{`(?:a|(?:a|(?:a|)))*b`, "a", ""}, {`a*(?:b|c|a*)*d`, "a", ""}, {`(?:(?:(?:a{0,2})*)*)*c`, "a", ""}, {`.*?.*?.*?x`, "a", ""},
}

// TestHostileTextTakesLinearWork doubles the text and compares the work.
func TestHostileTextTakesLinearWork(t *testing.T) {
	for _, h := range hostile {
		p := mustCompile(t, h.pattern, 0)
		var work [2]int
		for i, n := range []int{3000, 6000} {
			text := strings.Repeat(h.text, n/len(h.text)) + h.end
			c := &counter{}
			if caps, _, err := p.Match(Input{Text: text}, 0, len(text), Search, c); err != nil {
				t.Fatalf("%s: %v, %v", h.pattern, caps, err)
			}
			work[i] = c.fuel
		}
		if work[1] > 2*work[0]+2*work[0]/5 || work[0] > 3000*2000 {
			t.Errorf("%s: work is %d for 3000 bytes, %d for 6000", h.pattern, work[0], work[1])
		}
	}
}

// endless are pattern and text pairs that take far more work than a meter grants.
var endless = []struct{ pattern, text string }{
	{`(a*)*\1b`, "a"}, {`(?:(a)|a)*(?(1)b|c)`, "a"}, {`(a+)+\1c`, "a"}, {`(?:(a|aa)+)+\1x`, "a"}, {`(a?){0,5000}b`, "a"}, {`(.)(.*)*\1\1x`, "a"},
	{`(?=(a*)*\1b)a`, "a"}, {`(?>(a+)+\1c|a)*d`, "a"}, {`(a)\1*b`, "a"}, {`(?:(?:(?:a{0,9}){0,9}){0,9}){0,9}b`, "a"}, {`(?:(?=(a+))a)*\1\1b`, "a"},
	{`(?:(?<!b)a)*\d`, "a"}, {`(?:a|b)*c`, "ab"}, {`[^b]*b`, "a"}, {`(?<=a{20000})b|c`, "é"},
}

// TestRefusalEndsTheMatch refuses fuel, and memory, at many points: the error comes
// back at once and the Matcher is as good as new.
func TestRefusalEndsTheMatch(t *testing.T) {
	var mt Matcher
	random := rand.New(rand.NewSource(1))
	check := mustCompile(t, `(a|b)*c`, 0)
	for _, e := range endless {
		p := mustCompile(t, e.pattern, 0)
		text := strings.Repeat(e.text, 60000/len(e.text))
		for _, limit := range []int{1, 100, 5000, 5000 + random.Intn(1e6), 1e6} {
			for _, c := range []*counter{{fuelLimit: limit}, {fuelLimit: 3e6, memLimit: limit}} {
				mt.Begin(c)
				caps, _, err := mt.Match(p, Input{Text: text}, 0, len(text), Search)
				mt.End()
				if c.refused != errors.Is(err, errRefused) || c.refused && caps != nil {
					t.Fatalf("%s: refused %v gives %v, %v", e.pattern, c.refused, caps, err)
				}
				if c.after > 0 {
					t.Errorf("%s: asked %d times after a refusal", e.pattern, c.after)
				}
				if c.largest > 20000 {
					t.Errorf("%s: paid %d units at once", e.pattern, c.largest)
				}
				mt.Begin(&counter{})
				if caps, last, err := mt.Match(check, Input{Text: "xabc"}, 0, 4, Search); err != nil ||
					fmt.Sprint(caps, last) != "[1 4 2 3] 1" {
					t.Fatalf("after %s: %v %d %v", e.pattern, caps, last, err)
				}
			}
		}
	}
}

// large are patterns whose size is the attack.
func large() map[string]string {
	numbered := func(n int, format string) string {
		var b strings.Builder
		for i := range n {
			fmt.Fprintf(&b, format, 0x1000+i)
		}
		return b.String()
	}
	return map[string]string{
		"a long literal":           strings.Repeat("a", 1<<18),
		"many optional characters": strings.Repeat("x?", 10000),
		"many groups":              strings.Repeat("()", 20000),
		"many named groups":        numbered(5000, "(?P<a%x>)"),
		"many alternatives":        strings.Repeat("a|bb|", 20000),
		"different alternatives":   numbered(5000, "w%x|"),
		"deep groups":              strings.Repeat("(a|", 480) + strings.Repeat(")", 480),
		"deep repeats":             strings.Repeat("(?:", 480) + "a" + strings.Repeat(")*", 480),
		"deep counted repeats":     strings.Repeat("(?:", 480) + "a" + strings.Repeat("){2,3}", 480),
		"multiplied counts":        "(?:(?:(?:a{1000}){1000}){1000}){1000}",
		"large counts":             "a{4294967294}b{4294967294}(?:c{4294967294}){4294967294}",
		"wide sets":                "(?i)" + numbered(400, "[\\0-\\U%08x]"),
		"a set of many ranges":     "(?i)[" + numbered(20000, "\\U0001%04x") + "]",
		"a set in falling order":   "[" + reversed(0x8000, 20000) + "]",
		"many different sets":      numbered(5000, "[^\\u%04x]"),
		"many different runs":      numbered(5000, "[a\\u%04x]*"),
		"a wide lookbehind":        "(?<=a{4000000})b",
		"many conditions":          "(a)" + strings.Repeat("(?(1)a|b)", 10000),
		"many references":          "(a)" + strings.Repeat(`\1`, 20000),
		"unclosed groups":          strings.Repeat("(", 100000),
		"an endless name":          "(?P<" + strings.Repeat("a", 100000),
		"an endless set":           "[" + strings.Repeat("a", 100000),
	}
}

func reversed(from, n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "\\u%04x", from-i)
	}
	return b.String()
}

// TestLargePatternsPay compiles patterns with refusals: work is paid in small
// amounts, and memory that is not granted is not taken.
func TestLargePatternsPay(t *testing.T) {
	for name, pattern := range large() {
		c := &counter{}
		_, err := Compile(pattern, false, 0, c)
		if c.largest > 20000 {
			t.Errorf("%s: paid %d units at once", name, c.largest)
		}
		var e *Error
		var a *ArgError
		if err != nil && !errors.As(err, &e) && !errors.As(err, &a) {
			t.Errorf("%s: %v", name, err)
		}
		for _, part := range []int{2, 3, 10} {
			for _, limited := range []*counter{{fuelLimit: c.fuel / part}, {memLimit: c.bytes / part}} {
				if limited.fuelLimit+limited.memLimit < 20000 {
					continue
				}
				if _, err := Compile(pattern, false, 0, limited); !errors.Is(err, errRefused) {
					t.Errorf("%s: 1/%d of the limits gives %v", name, part, err)
				}
				if limited.after > 0 {
					t.Errorf("%s: asked %d times after a refusal", name, limited.after)
				}
			}
		}
	}
}

// TestWorkDependsOnPatternAndTextOnly repeats matches with memory of all histories.
func TestWorkDependsOnPatternAndTextOnly(t *testing.T) {
	var mt Matcher
	for range 3 {
		for i, h := range slices.Concat(hostile[:10], hostile[len(hostile)-5:]) {
			p := mustCompile(t, h.pattern, 0)
			in := Input{Text: strings.Repeat(h.text, 4000+i) + h.end}
			used, fresh := &counter{}, &counter{}
			mt.Begin(used)
			_, _, err := mt.Match(p, in, 0, len(in.Text), Search)
			other := new(Matcher)
			other.Begin(fresh)
			_, _, err2 := other.Match(p, in, 0, len(in.Text), Search)
			if err != nil || err2 != nil || *used != *fresh {
				t.Errorf("%s: %+v and %+v, %v, %v", h.pattern, *used, *fresh, err, err2)
			}
		}
	}
}

func mustCompile(t testing.TB, pattern string, flags Flags) *Prog {
	t.Helper()
	p, err := Compile(pattern, false, flags, &counter{})
	if err != nil {
		t.Fatalf("%s: %v", pattern, err)
	}
	return p
}
