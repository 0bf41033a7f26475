package codec

import (
	"bytes"

	"github.com/gilliam-run/gilliam/internal/meter"
)

const (
	quotedLine  = 76 // characters in a line of quoted-printable
	upperDigits = "0123456789ABCDEF"
)

// Quoting are the options of binascii.b2a_qp.
type Quoting struct {
	Tabs   bool // quote tabs and spaces everywhere
	Text   bool // keep line ends as they are
	Header bool // write spaces as underscores
}

func encodeQuopri(m meter.Meter, in []byte) ([]byte, error) {
	return EncodeQuotedPrintable(m, in, Quoting{Tabs: true, Text: true})
}

func decodeQuopri(m meter.Meter, in []byte) ([]byte, error) {
	return DecodeQuotedPrintable(m, in, false)
}

// EncodeQuotedPrintable is binascii.b2a_qp.
func EncodeQuotedPrintable(m meter.Meter, in []byte, q Quoting) ([]byte, error) {
	w := quoter{out: newSink(m, len(in)+len(in)/8), end: "\n"}
	if i := bytes.IndexByte(in, '\n'); i > 0 && in[i-1] == '\r' {
		w.end = "\r\n"
	}
	for i := 0; i < len(in) && w.out.pay(2); i++ {
		c := in[i]
		last := i+1 == len(in)
		switch {
		case w.mustQuote(in, i, q):
			if w.column+3 >= quotedLine {
				w.softBreak()
			}
			w.quote(c)
			w.column += 3
		case q.Text && (c == '\n' || c == '\r' && !last && in[i+1] == '\n'):
			w.lineEnd()
			if c == '\r' {
				i++
			}
		default:
			if !last && in[i+1] != '\n' && w.column+1 >= quotedLine {
				w.softBreak()
			}
			w.column++
			if q.Header && c == ' ' {
				c = '_'
			}
			w.out.add(c)
		}
	}
	return w.out.bytes()
}

// A quoter writes quoted-printable.
type quoter struct {
	out    *sink
	column int
	end    string // of a line
}

// mustQuote reports whether the byte at i is written as its digits.
func (w *quoter) mustQuote(in []byte, i int, q Quoting) bool {
	c := in[i]
	last := i+1 == len(in)
	switch {
	case c > 126 || c == '=' || q.Header && c == '_':
		return true
	case c == '.':
		return w.column == 0 && (last || in[i+1] == '\n' || in[i+1] == '\r' || in[i+1] == 0)
	case c == '\r' || c == '\n':
		return !q.Text
	case c == ' ' || c == '\t':
		return q.Tabs || last
	}
	return c < ' '
}

func (w *quoter) quote(c byte) {
	w.out.add('=')
	w.out.add(upperDigits[c>>4])
	w.out.add(upperDigits[c&15])
}

func (w *quoter) softBreak() {
	w.out.add('=')
	w.out.addString(w.end)
	w.column = 0
}

// lineEnd ends a line; a space before it is quoted, or mail programs would drop it.
func (w *quoter) lineEnd() {
	w.column = 0
	if n := len(w.out.b); n > 0 && (w.out.b[n-1] == ' ' || w.out.b[n-1] == '\t') {
		c := w.out.b[n-1]
		w.out.b = w.out.b[:n-1]
		w.quote(c)
	}
	w.out.addString(w.end)
}

// DecodeQuotedPrintable is binascii.a2b_qp.
func DecodeQuotedPrintable(m meter.Meter, in []byte, header bool) ([]byte, error) {
	out := newSink(m, len(in))
	for i := 0; i < len(in) && out.pay(2); i++ {
		c := in[i]
		switch {
		case header && c == '_':
			out.add(' ')
		case c != '=':
			out.add(c)
		case i+1 == len(in):
		case in[i+1] == '\n' || in[i+1] == '\r':
			end := bytes.IndexByte(in[i:], '\n')
			if end < 0 {
				return out.bytes()
			}
			out.pay(end / 8)
			i += end
		case in[i+1] == '=':
			out.add('=')
			i++
		case i+2 < len(in) && hexValue(in[i+1]) >= 0 && hexValue(in[i+2]) >= 0:
			out.add(byte(hexValue(in[i+1])<<4 | hexValue(in[i+2])))
			i += 2
		default:
			out.add('=')
		}
	}
	return out.bytes()
}
