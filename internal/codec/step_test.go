package codec

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/gilliam-run/gilliam/internal/cputime"
	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// everyCodec calls f with each text encoding that works at all.
func everyCodec(f func(*Codec)) {
	last := ""
	for i := range codecNames {
		c := Lookup(codecNames[i].name)
		if c != nil && codecNames[i].name == codecNames[i].module && c.Name != last {
			last = c.Name
			f(c)
		}
	}
}

var random = rand.New(rand.NewPCG(1, 2))

// noise is text or bytes that is mostly sensible.
func noise(size int) string {
	pieces := []string{"a", "é", "€", "\U0001f600", "\xed\xa0\x80", "\xed\xb2\x80", "+", "\\", "\\u00", "\xff", "\x81",
		"-", "~{", "\x1b$B", "\x0e", "0", "\x8f\xa1", "\xef\xbb\xbf", "{", "N", "中", "ア", "\x00", "."}
	var b strings.Builder
	for b.Len() < size {
		b.WriteString(pieces[random.IntN(len(pieces))])
	}
	return b.String()
}

// A handler written elsewhere sees each failure and says where to go on; doing what
// the built-in one does must give the same text.
func TestDecodingGoesOnWhereAHandlerSays(t *testing.T) {
	everyCodec(func(c *Codec) {
		if c.refuse != nil {
			return
		}
		for range 20 {
			in := []byte(noise(30))
			want, err := c.DecodeAll(meter.Free{}, in, Start, true, Replace)
			if err != nil {
				t.Fatal(err)
			}
			var got strings.Builder
			at, state := 0, Start
			for {
				step, err := c.Decode(meter.Free{}, in, at, state, true)
				if err != nil {
					t.Fatal(err)
				}
				got.WriteString(step.Text)
				f := step.Failure
				if !f.Failed() {
					break
				}
				if f.Start >= f.End || f.Base+f.End > len(in) || f.Base+f.Start < at {
					t.Fatalf("%s fails at %v in %d bytes", c.Name, f, len(in))
				}
				got.WriteString("\ufffd")
				at, state = f.Base+f.End, step.State
			}
			if got.String() != want.Text {
				t.Fatalf("%s of %q: %q, want %q", c.Name, in, got.String(), want.Text)
			}
		}
	})
}

func TestEncodingGoesOnWhereAHandlerSays(t *testing.T) {
	everyCodec(func(c *Codec) {
		if c.refuse != nil {
			return
		}
		for range 20 {
			text := strings.NewReplacer("\xff", "", "\x81", "", "\x8f", "", "\xa1", "").Replace(noise(30))
			want, err := c.EncodeAll(meter.Free{}, text, Start, BackslashReplace)
			if err != nil {
				t.Fatal(err)
			}
			var got []byte
			at, state := Position{}, Start
			for {
				step, err := c.Encode(meter.Free{}, text, at, state)
				if err != nil {
					t.Fatal(err)
				}
				got = append(got, step.Bytes...)
				f := step.Failure
				if !f.Failed() {
					break
				}
				if f.Start >= f.End || step.Next.Char != f.Start {
					t.Fatalf("%s fails at %v, having reached %v", c.Name, f, step.Next)
				}
				end, err := Seek(meter.Free{}, text, step.Next, f.End)
				if err != nil || end.Char != f.End {
					t.Fatalf("%s: no character %d: %v %v", c.Name, f.End, end, err)
				}
				bad := text[step.Next.Byte:end.Byte]
				replacement, isBytes, ok, err := BackslashReplace.ReplaceEncoding(meter.Free{}, f.Encoding, bad)
				if isBytes || !ok || err != nil {
					t.Fatalf("no replacement for %q: %v", bad, err)
				}
				b, next, ok, err := c.EncodeReplacement(meter.Free{}, string(replacement), step.State)
				if !ok || err != nil {
					t.Fatalf("%s cannot encode %q", c.Name, replacement)
				}
				got = append(got, b...)
				at, state = end, next
			}
			if string(got) != string(want.Bytes) {
				t.Fatalf("%s of %+q: %q, want %q", c.Name, text, got, want.Bytes)
			}
		}
	})
}

// Fed byte by byte, a decoder gives the text it gives for the whole.
func TestDecodingWaitsForUnfinishedCharacters(t *testing.T) {
	everyCodec(func(c *Codec) {
		if c.refuse != nil {
			return
		}
		for range 20 {
			in := []byte(noise(20))
			want, _ := c.DecodeAll(meter.Free{}, in, Start, true, Ignore)
			var got strings.Builder
			var pending []byte
			state := Start
			for i := 0; i <= len(in); i++ {
				final := i == len(in)
				if !final {
					pending = append(pending, in[i])
				}
				step, err := c.DecodeAll(meter.Free{}, pending, state, final, Ignore)
				if err != nil {
					t.Fatal(err)
				}
				got.WriteString(step.Text)
				pending, state = pending[step.Next:], step.State
			}
			if got.String() != want.Text {
				t.Fatalf("%s of %q: %q, want %q", c.Name, in, got.String(), want.Text)
			}
		}
	})
}

func TestSeekWalksBothWays(t *testing.T) {
	text := "aé€\U0001f600\xed\xa0\x80b"
	for from, start := range []int{0, 1, 3, 6, 10, 13, 14} {
		for to, want := range []int{0, 1, 3, 6, 10, 13, 14} {
			got, err := Seek(meter.Free{}, text, Position{start, from}, to)
			if err != nil || got != (Position{want, to}) {
				t.Errorf("from %d to %d: %v", from, to, got)
			}
		}
	}
	if got, _ := Seek(meter.Free{}, text, Position{}, 100); got != (Position{14, 6}) {
		t.Errorf("beyond the end: %v", got)
	}
	if got, _ := Seek(meter.Free{}, text, Position{14, 6}, -1); got != (Position{}) {
		t.Errorf("before the beginning: %v", got)
	}
}

var errEnough = errors.New("enough")

// A purse refuses after some fuel or some memory.
type purse struct{ fuel, memory int }

func (p *purse) Pay(n int) error {
	if p.fuel -= n; p.fuel < 0 {
		return errEnough
	}
	return nil
}

func (p *purse) Need(n int) error {
	if p.memory -= n; p.memory < 0 {
		return errEnough
	}
	return nil
}

func TestCodecsPayAndAskBeforeTheyGrow(t *testing.T) {
	long := []string{strings.Repeat("a", 1<<16), strings.Repeat("é", 1<<15), strings.Repeat("\xed\xa0\x80", 1<<15),
		strings.Repeat(".", 1<<16), strings.Repeat("a.", 1<<15), noise(1 << 16), strings.Repeat("+", 1<<16)}
	everyCodec(func(c *Codec) {
		if c.page != nil && c.Name != "cp1252" {
			return
		}
		for i, text := range long {
			// A failure may come early; with a handler the walk goes on to the end.
			for _, h := range []Handler{Replace, BackslashReplace} {
				step, err := c.EncodeAll(meter.Free{}, text, Start, h)
				if err != nil {
					t.Fatal(err)
				}
				if step.Failure.Failed() {
					continue
				}
				if _, err := c.EncodeAll(&purse{1 << 9, 1 << 40}, text, Start, h); err != errEnough {
					t.Errorf("%s encodes text %d without fuel: %v", c.Name, i, err)
				}
				if _, err := c.EncodeAll(&purse{1 << 40, 1 << 13}, text, Start, h); err != errEnough {
					t.Errorf("%s encodes text %d without memory: %v", c.Name, i, err)
				}
			}
			step, err := c.DecodeAll(meter.Free{}, []byte(text), Start, true, Replace)
			if err != nil {
				t.Fatal(err)
			}
			if step.Failure.Failed() {
				continue
			}
			if _, err := c.DecodeAll(&purse{1 << 9, 1 << 40}, []byte(text), Start, true, Replace); err != errEnough {
				t.Errorf("%s decodes text %d without fuel: %v", c.Name, i, err)
			}
			if _, err := c.DecodeAll(&purse{1 << 40, 1 << 13}, []byte(text), Start, true, Replace); err != errEnough {
				t.Errorf("%s decodes text %d without memory: %v", c.Name, i, err)
			}
		}
	})
}

func TestHostileInputTakesLinearTime(t *testing.T) {
	pieces := []string{"\\N{", "+", "+A", "\\", "\xff", "\xed\xa0\x80", "xn--", ".", "\\u", "\xd8\x00", "\x1b"}
	began := cputime.Now()
	everyCodec(func(c *Codec) {
		if c.page != nil {
			return
		}
		for _, piece := range pieces {
			in := strings.Repeat(piece, 1<<15/len(piece))
			for h := Strict; h <= SurrogatePass; h++ {
				if _, err := c.DecodeAll(meter.Free{}, []byte(in), Start, true, h); err != nil {
					t.Error(err)
				}
			}
		}
	})
	if took := cputime.Since(began); took > 5*time.Second {
		t.Errorf("took %v", took)
	}
}

func TestTransformsPay(t *testing.T) {
	in := []byte(strings.Repeat("61", 1<<17))
	uu := []byte("begin\n" + strings.Repeat("#86)C\n", 1<<15) + "end\n")
	for i := range transforms {
		c := &transforms[i].Transform
		decoded := in
		if c.Name == "uu" {
			decoded = uu
		}
		for name, do := range map[string]func(meter.Meter) ([]byte, error){
			"encode": func(m meter.Meter) ([]byte, error) { return c.Encode(m, in) },
			"decode": func(m meter.Meter) ([]byte, error) { return c.Decode(m, decoded) },
		} {
			if _, err := do(meter.Free{}); err != nil {
				t.Fatalf("%s %s: %v", c.Name, name, err)
			}
			if _, err := do(&purse{1 << 9, 1 << 40}); err != errEnough {
				t.Errorf("%s %s without fuel: %v", c.Name, name, err)
			}
			if _, err := do(&purse{1 << 40, 1 << 12}); err != errEnough {
				t.Errorf("%s %s without memory: %v", c.Name, name, err)
			}
		}
	}
}

func TestTextIsAlwaysWTF8(t *testing.T) {
	everyCodec(func(c *Codec) {
		for h := Strict; h <= SurrogatePass; h++ {
			step, _ := c.DecodeAll(meter.Free{}, []byte(noise(200)), Start, true, h)
			for s := step.Text; s != ""; {
				r, size := unicode.DecodeRune(s)
				if size == 1 && r >= 0x80 {
					t.Fatalf("%s makes %q", c.Name, step.Text)
				}
				s = s[size:]
			}
		}
	})
}
