// Package codec turns Python text into bytes and bytes into text, with the codecs,
// error handlers, positions and reasons of CPython.
//
// Text is WTF-8, as package unicode has it. A codec works until the input ends or it
// meets something it cannot take. What then happens is the error handler's business:
// the built-in ones are applied here; for one that is written in Python, Decode and
// Encode return a Step after each failure, and the caller goes on where the handler
// says with the state the Step carries. Between two steps nothing else is remembered.
//
// Every walk pays its meter.Meter and asks before it allocates.
package codec

import (
	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

// A Codec is a text encoding.
type Codec struct {
	// Name is the name codecs.lookup gives: "utf-8", "iso8859-1".
	Name string
	// errorName is the encoding an error names: "utf-8", "latin-1", "charmap".
	errorName string

	decode func(*decoding) Failure
	encode func(*encoding) Failure
	// spell writes what a handler put in the place of a failure, if the codec can.
	spell func(e *encoding, replacement string) bool

	unit  int       // bytes in a code unit
	order State     // the byte order, or Start where a mark decides
	page  *codePage // of a single-byte codec
	set   *charset  // of a multibyte codec
	// ascii: ASCII characters are their own bytes, in every state.
	ascii bool
	// piecewise: surrogateescape takes the beginning of a failure before it gives up.
	piecewise bool
	// refuse says why the codec does not work with an error handler, if it does not.
	refuse func(errors string, decoding bool) string
}

// A Failure is what UnicodeDecodeError and UnicodeEncodeError tell: positions count
// bytes when decoding and characters when encoding.
type Failure struct {
	Encoding   string
	Start, End int
	Reason     string
	// Base is where the bytes begin that the error shows and its positions count
	// from: behind the mark of utf-8-sig, otherwise 0.
	Base int
}

// Failed reports whether f is a failure; the zero Failure means that all went well.
func (f *Failure) Failed() bool { return f.Reason != "" }

// A State is what a codec remembers from step to step: the byte order that a mark has
// decided. Zero is the state at the beginning.
type State uint8

// The states.
const (
	Start  State = iota
	Little       // after the mark: little-endian
	Big          // after the mark: big-endian
	Begun        // after the beginning, where a mark was written or none was found
	Marked       // after the mark of utf-8-sig, which is in the input
)

// Refusal is the text of the UnicodeError that a codec raises about the name of an
// error handler, whatever the input; it is empty where the codec works with it.
func (c *Codec) Refusal(errors string, decoding bool) string {
	if c.refuse == nil {
		return ""
	}
	return c.refuse(errors, decoding)
}

// decoding is a run of a decoder.
type decoding struct {
	codec *Codec
	out   *unicode.Builder
	in    []byte
	at    int
	final bool
	state State
	base  int // see Failure
	// handler is for the codecs that cannot go on behind a failure.
	handler Handler
	// dubious is one more than the place of the first escape CPython warns about.
	dubious int
}

// encoding is a run of an encoder. The character at the byte offset at has number char.
type encoding struct {
	codec *Codec
	out   *sink
	text  string
	at    int
	char  int
	state State
}

func (d *decoding) fail(start, end int, reason string) Failure {
	return Failure{Encoding: d.codec.errorName, Start: start - d.base, End: end - d.base, Reason: reason, Base: d.base}
}

func (e *encoding) fail(end int, reason string) Failure {
	return Failure{Encoding: e.codec.errorName, Start: e.char, End: end, Reason: reason}
}

// A DecodeStep is what decoding reached: the text made since the last step, where in the
// input it stopped and why. Without a failure, input from Next on is an unfinished
// character that waits for more.
type DecodeStep struct {
	Text    string
	Next    int
	State   State
	Failure Failure
	// Dubious is one more than the place of the first escape sequence that CPython
	// warns about, such as \d in unicode_escape; zero where there is none.
	Dubious int
}

// Decode decodes in from at on, until the end or the first failure. If final is
// false, an unfinished character at the end is left for later.
func (c *Codec) Decode(m meter.Meter, in []byte, at int, state State, final bool) (DecodeStep, error) {
	d := decoding{codec: c, out: unicode.NewBuilder(m, len(in)-at), in: in, at: at, final: final, state: state}
	f := c.decode(&d)
	text, err := d.out.Text()
	return DecodeStep{text, d.at, d.state, f, d.dubious}, err
}

// DecodeAll decodes with a built-in error handler. A failure the handler does not
// take is returned in the step.
func (c *Codec) DecodeAll(m meter.Meter, in []byte, state State, final bool, h Handler) (DecodeStep, error) {
	if c.ascii && len(in) <= shortText && asciiRun(in, len(in)) == len(in) {
		if err := payShort(m, len(in)); err != nil {
			return DecodeStep{}, err
		}
		return DecodeStep{Text: string(in), Next: len(in), State: state}, nil
	}
	d := decoding{codec: c, out: unicode.NewBuilder(m, len(in)), in: in, final: final, state: state, handler: h}
	for {
		f := c.decode(&d)
		if d.out.Err() != nil || !f.Failed() || c.refuse != nil || !h.decode(&d, &f) {
			text, err := d.out.Text()
			return DecodeStep{text, d.at, d.state, f, d.dubious}, err
		}
	}
}

// shortText is the length up to which ASCII text is copied at once.
const shortText = 256

func payShort(m meter.Meter, size int) error {
	if err := m.Need(size); err != nil {
		return err
	}
	return m.Pay(size/4 + 8)
}

// A Position is a place in text, in bytes and in characters.
type Position struct{ Byte, Char int }

// An EncodeStep is what encoding reached: the bytes made since the last step, where in
// the text it stopped and why.
type EncodeStep struct {
	Bytes   []byte
	Next    Position
	State   State
	Failure Failure
}

// Encode encodes text from a position on, until the end or the first failure.
func (c *Codec) Encode(m meter.Meter, text string, at Position, state State) (EncodeStep, error) {
	e := encoding{codec: c, out: newSink(m, len(text)-at.Byte), text: text, at: at.Byte, char: at.Char, state: state}
	f := c.encode(&e)
	return e.step(f)
}

// EncodeAll encodes with a built-in error handler. A failure the handler does not
// take is returned in the step.
func (c *Codec) EncodeAll(m meter.Meter, text string, state State, h Handler) (EncodeStep, error) {
	if c.ascii && len(text) <= shortText && isASCII(text) {
		if err := payShort(m, len(text)); err != nil {
			return EncodeStep{}, err
		}
		return EncodeStep{Bytes: []byte(text), Next: Position{len(text), len(text)}, State: state}, nil
	}
	e := encoding{codec: c, out: newSink(m, len(text)), text: text, state: state}
	for {
		f := c.encode(&e)
		if e.out.err != nil || !f.Failed() || c.refuse != nil || !h.encode(&e, &f) {
			return e.step(f)
		}
	}
}

func (e *encoding) step(f Failure) (EncodeStep, error) {
	b, err := e.out.bytes()
	return EncodeStep{b, Position{e.at, e.char}, e.state, f}, err
}

// EncodeReplacement encodes the text a handler returned, in the state of the step that
// failed, and gives the state after it; ok is false where the codec cannot encode it
// and the failure stands.
func (c *Codec) EncodeReplacement(m meter.Meter, text string, state State) (b []byte, next State, ok bool, err error) {
	e := encoding{codec: c, out: newSink(m, len(text)), state: state}
	ok = c.spell(&e, text)
	b, err = e.out.bytes()
	return b, e.state, ok, err
}

// AcceptsReplacement reports whether a handler may return these many bytes.
func (c *Codec) AcceptsReplacement(size int) bool { return size%c.unit == 0 }

// Seek finds the character with a number, walking from a known position; it stops at
// the ends of the text.
func Seek(m meter.Meter, text string, from Position, char int) (Position, error) {
	owed := 0
	for from.Char != char {
		if owed++; owed >= payEvery {
			if err := m.Pay(owed); err != nil {
				return from, err
			}
			owed = 0
		}
		if from.Char < char {
			if from.Byte >= len(text) {
				break
			}
			_, size := unicode.DecodeRune(text[from.Byte:])
			from = Position{from.Byte + size, from.Char + 1}
			continue
		}
		if from.Byte == 0 {
			break
		}
		_, size := unicode.DecodeLastRune(text[:from.Byte])
		from = Position{from.Byte - size, from.Char - 1}
	}
	return from, m.Pay(owed)
}
