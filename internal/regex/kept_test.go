package regex

import (
	"strings"
	"testing"
)

// A matcher that was given the sizes another kept is as large, and grows to the same size.
func TestKeep(t *testing.T) {
	text := strings.Repeat("ab", 300)
	use := func(mt *Matcher, pattern string) {
		p, err := Compile(pattern, false, 0, &counter{})
		if err != nil {
			t.Fatal(err)
		}
		mt.Begin(&counter{})
		if _, _, err := mt.Match(p, inputOf(text, false), 0, len(text), Search); err != nil {
			t.Fatal(err)
		}
		mt.End()
	}
	var a Matcher
	for _, pattern := range []string{"b", "((a|b)*)c", "(?:(?:a|ab)(?:b|)){1,400}c", "(?:(a)(b)){2,}$"} {
		use(&a, pattern)
		var b Matcher
		if !b.Keep(a.Kept()) || b.Size() != a.Size() {
			t.Errorf("after %s: %d bytes kept, %d restored", pattern, a.Size(), b.Size())
		}
		use(&a, "(?:a|b|(?:ab)+){3,}c")
		use(&b, "(?:a|b|(?:ab)+){3,}c")
		if b.Size() != a.Size() {
			t.Errorf("after %s and another: %d bytes, restored %d", pattern, a.Size(), b.Size())
		}
	}
	for i := range a.Kept() {
		for _, n := range []int{-1, keepBytes + 1, 1 << 40} {
			kept := make([]int, len(a.Kept()))
			kept[i] = n
			if new(Matcher).Keep(kept) {
				t.Errorf("kept %d of kind %d", n, i)
			}
		}
	}
}
