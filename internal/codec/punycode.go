package codec

import (
	"bytes"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

// The parameters of Punycode (RFC 3492).
const (
	punyBase  = 36
	punyLow   = 1
	punyHigh  = 26
	punySkew  = 38
	punyDamp  = 700
	punyBias  = 72
	punyFirst = 0x80
)

// punycode is the codec itself, which idna needs too.
var punycode = &Codec{Name: "punycode", errorName: "punycode", decode: decodePunycode, encode: encodePunycode, unit: 1, refuse: onlySimple}

// hugeDelta is where a number in Punycode stops growing; no text is that long.
const hugeDelta = 1 << 48

// threshold is the digit that ends a number, for the digit with index j.
func threshold(j, bias int) int {
	return min(max(punyBase*(j+1)-bias, punyLow), punyHigh)
}

// adapt is the bias after a delta; count is the number of characters there are then.
func adapt(delta, count int, first bool) int {
	if first {
		delta /= punyDamp
	} else {
		delta /= 2
	}
	delta += delta / count
	bias := 0
	for delta > (punyBase-punyLow)*punyHigh/2 {
		delta /= punyBase - punyLow
		bias += punyBase
	}
	return bias + punyBase*delta/(delta+punySkew)
}

func encodePunycode(e *encoding) Failure {
	text := runesOf(e, e.text[e.at:])
	done := 0
	for _, r := range text {
		if r < punyFirst && e.out.pay(1) {
			e.out.add(byte(r))
			done++
		}
	}
	basic := done
	if basic > 0 {
		e.out.add('-')
	}
	delta, bias, n := 0, punyBias, rune(punyFirst)
	for done < len(text) && e.out.err == nil {
		next := rune(unicode.MaxRune + 1)
		for _, r := range text {
			if r >= n && r < next && e.out.pay(1) {
				next = r
			}
		}
		delta += int(next-n) * (done + 1)
		n = next
		for _, r := range text {
			if !e.out.pay(1) {
				break
			}
			if r < n {
				delta++
			} else if r == n {
				addNumber(e.out, delta, bias)
				done++
				bias = adapt(delta, done, done == basic+1)
				delta = 0
			}
		}
		delta++
		n++
	}
	e.at = len(e.text)
	return Failure{}
}

// runesOf spreads text into its characters.
func runesOf(e *encoding, text string) []rune {
	if e.out.err == nil {
		e.out.err = e.out.meter.Need(4 * len(text))
	}
	if e.out.err != nil {
		return nil
	}
	runes := make([]rune, 0, len(text))
	for len(text) > 0 && e.out.pay(2) {
		r, size := unicode.DecodeRune(text)
		runes = append(runes, r)
		text = text[size:]
	}
	return runes
}

// addNumber writes a delta with digits whose thresholds depend on the bias.
func addNumber(out *sink, n, bias int) {
	for j := 0; ; j++ {
		t := threshold(j, bias)
		if n < t {
			out.add(punyDigit(n))
			return
		}
		out.add(punyDigit(t + (n-t)%(punyBase-t)))
		n = (n - t) / (punyBase - t)
	}
}

func punyDigit(n int) byte {
	if n < 26 {
		return byte('a' + n)
	}
	return byte('0' + n - 26)
}

// punyValue is the value of a digit, or -1.
func punyValue(c byte) int {
	switch {
	case c|0x20-'a' < 26 && c >= 'A':
		return int(c | 0x20 - 'a')
	case c-'0' < 10:
		return int(c-'0') + 26
	}
	return -1
}

func decodePunycode(d *decoding) Failure {
	split := bytes.LastIndexByte(d.in, '-')
	d.out.Pay(len(d.in) / 8)
	p := punyText{d: d, at: split + 1, bias: punyBias, n: punyFirst}
	if split > 0 {
		if f := p.takeBasic(d.in[:split]); f.Failed() {
			return f
		}
	}
	for p.at < len(d.in) && d.out.Err() == nil {
		if f, more := p.insert(); f.Failed() {
			return f
		} else if !more {
			break
		}
	}
	for _, r := range p.text {
		d.out.Pay(1)
		d.out.AddRune(r)
	}
	d.at = len(d.in)
	return Failure{}
}

// punyText is the state of a decoder: the text so far, and where the next character
// goes in it.
type punyText struct {
	d    *decoding
	text []rune
	at   int
	bias int
	n    int
	pos  int
}

// takeBasic takes the characters that are ASCII, with the error handler's help.
func (p *punyText) takeBasic(basic []byte) Failure {
	for i, c := range basic {
		switch {
		case !p.d.out.Pay(1) || !p.grow():
			return Failure{}
		case c < 0x80:
			p.text = append(p.text, rune(c))
		case p.d.handler == Strict:
			return Failure{Encoding: "ascii", Start: i, End: i + 1, Reason: notASCII}
		case p.d.handler == Replace:
			p.text = append(p.text, 0xFFFD)
		}
	}
	return Failure{}
}

// grow makes sure one more character fits.
func (p *punyText) grow() bool {
	if len(p.text) == cap(p.text) {
		size := 2*cap(p.text) + 16
		if !p.d.out.Need(4 * size) {
			return false
		}
		p.text = append(make([]rune, 0, size), p.text...)
	}
	return true
}

// insert reads one number and puts a character where it says. more is false after an
// error that the handler passes over: what follows cannot be read.
func (p *punyText) insert() (f Failure, more bool) {
	first := p.pos == 0 && p.n == punyFirst && p.bias == punyBias
	delta, f, ok := p.number()
	if !ok {
		return f, false
	}
	p.pos += delta
	count := len(p.text) + 1
	p.n += p.pos / count
	if p.n > unicode.MaxRune {
		if p.d.handler == Strict {
			at := p.base() + p.pos
			return Failure{Encoding: "punycode", Start: at - 1, End: at,
				Reason: "Invalid character U+" + strconv.FormatInt(int64(p.n), 16)}, false
		}
		p.n = '?'
	}
	p.pos %= count
	if !p.d.out.Pay(8+(count-p.pos)/32) || !p.grow() {
		return Failure{}, false
	}
	p.text = append(p.text, 0)
	copy(p.text[p.pos+1:], p.text[p.pos:])
	p.text[p.pos] = rune(p.n)
	p.pos++
	p.bias = adapt(delta, count, first)
	return Failure{}, true
}

func (p *punyText) base() int { return bytes.LastIndexByte(p.d.in, '-') + 1 }

// number reads a delta.
func (p *punyText) number() (n int, f Failure, ok bool) {
	weight := 1
	for j := 0; p.d.out.Pay(2); j++ {
		if p.at == len(p.d.in) {
			return 0, p.fail(p.at, "incomplete punycode string"), false
		}
		c := p.d.in[p.at]
		digit := punyValue(c)
		if digit < 0 {
			if c-'a' < 26 {
				c -= 0x20
			}
			return 0, p.fail(p.at, "Invalid extended code point '"+strconv.Itoa(int(c))+"'"), false
		}
		p.at++
		n = min(n+digit*weight, hugeDelta)
		t := threshold(j, p.bias)
		if digit < t {
			return n, Failure{}, true
		}
		weight = min(weight*(punyBase-t), hugeDelta)
	}
	return 0, Failure{}, false
}

// fail is a failure at one byte, unless the handler passes over it.
func (p *punyText) fail(at int, reason string) Failure {
	if p.d.handler != Strict {
		return Failure{}
	}
	return Failure{Encoding: "punycode", Start: at, End: at + 1, Reason: reason}
}
