package unicode

import (
	"strings"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// A Builder makes WTF-8 text under a meter: it asks for memory before it grows. The
// first refusal sticks; writes after it are dropped and Text returns it.
type Builder struct {
	meter meter.Meter
	text  strings.Builder
	owed  int
	err   error
}

// payEvery is how much work a Builder and the walks of this package do between payments.
const payEvery = 16384

// NewBuilder returns an empty Builder that expects about size bytes.
func NewBuilder(m meter.Meter, size int) *Builder {
	b := &Builder{meter: m}
	b.room(size)
	return b
}

// room makes sure n more bytes fit.
func (b *Builder) room(n int) bool {
	if b.err != nil {
		return false
	}
	if have := b.text.Cap(); have-b.text.Len() < n {
		// strings.Builder grows to twice its capacity and n more.
		if b.err = b.meter.Need(2*have + n); b.err != nil {
			return false
		}
		b.owed += have / 64
		b.text.Grow(n)
	}
	return true
}

// Pay adds units of work and hands them to the meter from time to time. It
// reports whether the work may go on.
func (b *Builder) Pay(units int) bool {
	b.owed += units
	if b.owed >= payEvery && b.err == nil {
		b.err = b.meter.Pay(b.owed)
		b.owed = 0
	}
	return b.err == nil
}

// AddByte writes an ASCII character.
func (b *Builder) AddByte(c byte) {
	if b.room(1) {
		b.text.WriteByte(c)
	}
}

// AddString writes text that is WTF-8 already.
func (b *Builder) AddString(s string) {
	for len(s) > payEvery && b.room(payEvery) && b.Pay(payEvery/32) {
		b.text.WriteString(s[:payEvery])
		s = s[payEvery:]
	}
	if b.room(len(s)) {
		b.owed += len(s) / 32
		b.text.WriteString(s)
	}
}

// AddBytes writes text that is WTF-8 already.
func (b *Builder) AddBytes(s []byte) {
	for len(s) > payEvery && b.room(payEvery) && b.Pay(payEvery/32) {
		b.text.Write(s[:payEvery])
		s = s[payEvery:]
	}
	if b.room(len(s)) {
		b.owed += len(s) / 32
		b.text.Write(s)
	}
}

// AddRune writes one character.
func (b *Builder) AddRune(r rune) {
	if uint32(r) < 0x80 {
		b.AddByte(byte(r))
		return
	}
	if !b.room(4) {
		return
	}
	if r >= 0xD800 && r <= 0xDFFF {
		var three [3]byte
		b.text.Write(AppendRune(three[:0], r))
		return
	}
	b.text.WriteRune(r)
}

// Need asks for memory beside the text and reports whether it was granted.
func (b *Builder) Need(bytes int) bool {
	if b.err == nil {
		b.err = b.meter.Need(bytes)
	}
	return b.err == nil
}

// Meter is what the Builder pays.
func (b *Builder) Meter() meter.Meter { return b.meter }

// Stop makes err the refusal, if there was none.
func (b *Builder) Stop(err error) {
	if b.err == nil {
		b.err = err
	}
}

// Err is the refusal, if there was one.
func (b *Builder) Err() error { return b.err }

// Len is the number of bytes written.
func (b *Builder) Len() int { return b.text.Len() }

// Text pays what is still owed and returns what was written, or the refusal.
func (b *Builder) Text() (string, error) {
	if b.err == nil && b.owed > 0 {
		b.err = b.meter.Pay(b.owed)
		b.owed = 0
	}
	if b.err != nil {
		return "", b.err
	}
	return b.text.String(), nil
}
