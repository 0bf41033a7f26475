package regex

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// matchAll lists the matches of a scan.
func matchAll(t *testing.T, mt *Matcher, p *Prog, in Input, s Scan) (all []string) {
	t.Helper()
	for {
		caps, last, err := mt.Next(p, in, &s, Search)
		if err != nil {
			t.Fatal(err)
		}
		if caps == nil {
			return all
		}
		all = append(all, fmt.Sprint(caps, last))
	}
}

// TestScanGoesOnFromACopy copies the state of a scan after each match and goes on
// with another Matcher, as a snapshot does.
func TestScanGoesOnFromACopy(t *testing.T) {
	for _, pattern := range []string{`a*`, `\b|,`, `(a)|(b)|`, `(?:a|b)*?`, `(?<=a)|b`} {
		p := mustCompile(t, pattern, 0)
		in := Input{Text: "aab,ba a,,bb"}
		var mt Matcher
		mt.Begin(meter.Free{})
		whole := matchAll(t, &mt, p, in, Scan{End: len(in.Text)})
		s := Scan{End: len(in.Text)}
		for i := range whole {
			var other Matcher
			other.Begin(meter.Free{})
			if rest := matchAll(t, &other, p, in, s); !slices.Equal(rest, whole[i:]) {
				t.Errorf("%s: after %d matches come %v, want %v", pattern, i, rest, whole[i:])
			}
			if _, _, err := mt.Next(p, in, &s, Search); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestMatchingDoesNotAllocate matches again and again with one Matcher.
func TestMatchingDoesNotAllocate(t *testing.T) {
	text := strings.Repeat("key = 12; user@example.com, \"text\" été ", 20)
	in := Input{Text: text, Raw: []byte(text)}
	for _, pattern := range []string{`(\w+)\s*=\s*(\d+)`, `\w+@\w+\.com`, `"[^"]*"`, `(?:a|b|(c))+`, `(?i)TEXT|user`, `(?<=\w)\W(?=\w)`, `(.)\1`, `é.`, `\b.*?,`} {
		for _, isBytes := range []bool{false, true} {
			p, err := Compile(pattern, isBytes, 0, meter.Free{})
			if err != nil {
				t.Fatal(err)
			}
			var mt Matcher
			mt.Begin(meter.Free{})
			allocs := testing.AllocsPerRun(5, func() {
				s := Scan{End: len(in.Text)}
				for !s.Done {
					if _, _, err := mt.Next(p, in, &s, Search); err != nil {
						t.Fatal(err)
					}
				}
			})
			if allocs > 0 {
				t.Errorf("%s, bytes %v: %v allocations", pattern, isBytes, allocs)
			}
		}
	}
}

// TestMemoryIsGrantedOncePerNative runs many matches that each need much of the stack.
func TestMemoryIsGrantedOncePerNative(t *testing.T) {
	p := mustCompile(t, `(?:(a)|b)+;`, 0)
	line := strings.Repeat("ab", 500) + ";"
	in := Input{Text: strings.Repeat(line, 200), ASCII: true}
	var mt Matcher
	one, many := &counter{}, &counter{}
	mt.Begin(one)
	if _, _, err := mt.Match(p, in, 0, len(line), Search); err != nil {
		t.Fatal(err)
	}
	held := mt.Size()
	mt.End()
	mt.Begin(many)
	if n := len(matchAll(t, &mt, p, in, Scan{End: len(in.Text)})); n != 200 {
		t.Errorf("%d matches", n)
	}
	mt.End()
	if one.bytes != many.bytes || one.bytes == 0 {
		t.Errorf("one match asks for %d bytes, 200 for %d", one.bytes, many.bytes)
	}
	if held > one.bytes+segmentSize+8*freeRegisters {
		t.Errorf("holds %d bytes and asked for %d", held, one.bytes)
	}
	if mt.Size() > 3*keepBytes {
		t.Errorf("keeps %d bytes", mt.Size())
	}
}

// TestPositionsOutsideTheText are taken as Python takes them: at the nearest end.
func TestPositionsOutsideTheText(t *testing.T) {
	p := mustCompile(t, `b*`, 0)
	in := Input{Text: "ab"}
	for _, c := range []struct {
		pos, end int
		mode     Mode
		want     string
	}{
		{-5, 99, Search, "[0 0]"}, {1, 99, Match, "[1 2]"}, {99, 99, Search, "[2 2]"}, {0, -1, Search, "[0 0]"}, {1, 0, Search, "[]"},
	} {
		caps, _, err := p.Match(in, c.pos, c.end, c.mode, meter.Free{})
		if err != nil || fmt.Sprint(caps) != c.want {
			t.Errorf("%d to %d: %v, %v, want %s", c.pos, c.end, caps, err, c.want)
		}
	}
}

// TestProgIsShared matches with one program in many goroutines.
func TestProgIsShared(t *testing.T) {
	p := mustCompile(t, `(?i)(\w+)-(?:(\d+)|[a-c]+)(?=é)`, 0)
	in := Input{Text: "x Ab-12é"}
	done := make(chan string)
	for range 8 {
		go func() {
			out := ""
			for range 100 {
				caps, last, err := p.Match(in, 0, len(in.Text), Search, meter.Free{})
				out = fmt.Sprint(caps, last, err)
			}
			done <- out
		}()
	}
	for range 8 {
		if got := <-done; got != "[2 7 2 4 5 7] 2 <nil>" {
			t.Error(got)
		}
	}
}

// searchByHand finds the first match by trying every position.
func searchByHand(mt *Matcher, p *Prog, text string) (string, error) {
	for _, pos := range charOffsets(text, p.Bytes) {
		caps, last, err := mt.Match(p, inputOf(text, p.Bytes), pos, len(text), Match)
		if err != nil || caps != nil {
			return fmt.Sprint(caps, last), err
		}
	}
	return "[] 0", nil
}

// agree compares a search with trying every position, and matching that remembers
// failed states from the start with matching that does not. Matches that take too
// long are left out.
func agree(t *testing.T, p *Prog, text string) {
	t.Helper()
	var results []string
	for _, mt := range []*Matcher{{}, eagerMatcher()} {
		c := &counter{fuelLimit: 2e6, memLimit: 32 << 20}
		mt.Begin(c)
		caps, last, err := mt.Match(p, inputOf(text, p.Bytes), 0, len(text), Search)
		if err != nil {
			return
		}
		for i, at := range caps {
			if at < -1 || at > len(text) || i&1 == 1 && (at < caps[i-1] || (at < 0) != (caps[i-1] < 0)) {
				t.Fatalf("groups are %v", caps)
			}
		}
		results = append(results, fmt.Sprint(caps, last))
		hand, err := searchByHand(mt, p, text)
		if err != nil {
			return
		}
		results = append(results, hand)
	}
	for _, r := range results[1:] {
		if r != results[0] {
			t.Fatalf("search, by hand, eager search, by hand: %v", results)
		}
	}
}

func FuzzMatch(f *testing.F) {
	for _, h := range hostile {
		f.Add(h.pattern, uint16(0), false, strings.Repeat(h.text, 20)+h.end)
	}
	for _, e := range endless {
		f.Add(e.pattern, uint16(IgnoreCase), true, strings.Repeat(e.text, 20))
	}
	f.Add(`(?P<n>[^\W\d]+?)\b(?i:k|ſ)(?(n)a|\1)`, uint16(Multiline), false, "aék\u212a\ns")
	f.Add("(?x) a # c\n [\\x00-\\U0010ffff]{2,3}+", uint16(DotAll|ASCII), false, "a\xed\xa0\x80b\xf0\x9f\x98\x80")
	f.Fuzz(func(t *testing.T, pattern string, flags uint16, isBytes bool, text string) {
		p, err := Compile(pattern, isBytes, Flags(flags), &counter{fuelLimit: 2e7, memLimit: 64 << 20})
		if err != nil {
			_ = err.Error()
			return
		}
		if isBytes || utf8.ValidString(text) {
			agree(t, p, text)
		}
		c := &counter{fuelLimit: 2e5, memLimit: 1 << 20}
		if _, _, err := p.Match(inputOf(text, isBytes), 0, len(text), FullMatch, c); c.refused != (err != nil) {
			t.Fatalf("refused: %v, error: %v", c.refused, err)
		}
		if parts, err := ParseTemplate(text, isBytes, p, meter.Free{}); err == nil {
			for _, part := range parts {
				if part.Group > p.NumGroups {
					t.Fatalf("template refers to group %d of %d", part.Group, p.NumGroups)
				}
			}
		}
	})
}
