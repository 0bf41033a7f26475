package codec

import (
	"bytes"
	"strconv"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// A Transform is a codec from bytes to bytes or from text to text, which only
// codecs.encode and codecs.decode take.
type Transform struct {
	Name string // as codecs.lookup gives it
	Text bool   // from text to text

	encode, decode func(m meter.Meter, in []byte) ([]byte, error)
}

// A TransformError is an error about the data: Class is the exception, "ValueError" or
// "binascii.Error".
type TransformError struct{ Class, Text string }

func (e *TransformError) Error() string { return e.Class + ": " + e.Text }

func binasciiError(text string) error { return &TransformError{"binascii.Error", text} }

var transforms = [...]struct {
	module string
	Transform
}{
	{"base64_codec", Transform{Name: "base64", encode: EncodeBase64Lines, decode: DecodeBase64}},
	{"hex_codec", Transform{Name: "hex", encode: EncodeHex, decode: DecodeHex}},
	{"quopri_codec", Transform{Name: "quopri", encode: encodeQuopri, decode: decodeQuopri}},
	{"rot_13", Transform{Name: "rot-13", Text: true, encode: rotate, decode: rotate}},
	{"uu_codec", Transform{Name: "uu", encode: encodeUU, decode: decodeUU}},
}

// LookupTransform finds a transform by any of its names; it is nil where there is none.
func LookupTransform(name string) *Transform {
	module, _ := Module(name)
	for i := range transforms {
		if transforms[i].module == module {
			return &transforms[i].Transform
		}
	}
	return nil
}

// Encode transforms in; a *TransformError is about the data, other errors are the meter's.
func (t *Transform) Encode(m meter.Meter, in []byte) ([]byte, error) { return t.encode(m, in) }

// Decode undoes Encode.
func (t *Transform) Decode(m meter.Meter, in []byte) ([]byte, error) { return t.decode(m, in) }

// rotate moves ASCII letters by half the alphabet; other bytes of text stay.
func rotate(m meter.Meter, in []byte) ([]byte, error) {
	out := newSink(m, len(in))
	for i := 0; i < len(in) && out.pay(1); i++ {
		c := in[i]
		if letter := c | 0x20; c < 0x80 && letter-'a' < 26 {
			c += 13
			if letter > 'm' {
				c -= 26
			}
		}
		out.add(c)
	}
	return out.bytes()
}

// EncodeHex is binascii.hexlify without a separator.
func EncodeHex(m meter.Meter, in []byte) ([]byte, error) {
	out := newSink(m, 2*len(in))
	for i := 0; i < len(in) && out.pay(1); i++ {
		out.add(lowerDigits[in[i]>>4])
		out.add(lowerDigits[in[i]&15])
	}
	return out.bytes()
}

// DecodeHex is binascii.unhexlify.
func DecodeHex(m meter.Meter, in []byte) ([]byte, error) {
	if len(in)%2 != 0 {
		return nil, binasciiError("Odd-length string")
	}
	out := newSink(m, len(in)/2)
	for i := 0; i < len(in) && out.pay(2); i += 2 {
		high, low := hexValue(in[i]), hexValue(in[i+1])
		if high < 0 || low < 0 {
			return nil, binasciiError("Non-hexadecimal digit found")
		}
		out.add(byte(high<<4 | low))
	}
	return out.bytes()
}

// bytesInLine is what a line of 76 digits holds.
const bytesInLine = 57

// EncodeBase64Lines is base64.encodebytes: lines of 76 digits.
func EncodeBase64Lines(m meter.Meter, in []byte) ([]byte, error) {
	out := newSink(m, (len(in)/3+1)*4+len(in)/bytesInLine+1)
	for len(in) > 0 && out.pay(bytesInLine) {
		line := in[:min(len(in), bytesInLine)]
		in = in[len(line):]
		for len(line) > 0 {
			out.addGroup(line)
			line = line[min(len(line), 3):]
		}
		out.add('\n')
	}
	return out.bytes()
}

// addGroup writes the digits of the first three bytes of b, or of what there is.
func (s *sink) addGroup(b []byte) {
	var three [3]byte
	n := copy(three[:], b)
	u := uint(three[0])<<16 | uint(three[1])<<8 | uint(three[2])
	for i := 0; i < 4; i++ {
		if i > n {
			s.add('=')
		} else {
			s.add(base64Digits[u>>(18-6*i)&63])
		}
	}
}

// DecodeBase64 is binascii.a2b_base64, which passes over what is no digit.
func DecodeBase64(m meter.Meter, in []byte) ([]byte, error) {
	out := newSink(m, len(in)/4*3+3)
	place, pads := 0, 0
	bits := uint(0)
	for i := 0; i < len(in) && out.pay(1); i++ {
		if in[i] == '=' {
			if place >= 2 {
				if pads++; place+pads >= 4 {
					return out.bytes()
				}
			}
			continue
		}
		v := base64Value(in[i])
		if v < 0 {
			continue
		}
		pads = 0
		bits = bits<<6 | uint(v)
		if place > 0 {
			out.add(byte(bits >> (6 - 2*place)))
		}
		place = (place + 1) % 4
	}
	switch {
	case out.err != nil || place == 0:
		return out.bytes()
	case place == 1:
		return nil, binasciiError("Invalid base64-encoded string: number of data characters (" +
			strconv.Itoa(len(out.b)/3*4+1) + ") cannot be 1 more than a multiple of 4")
	}
	return nil, binasciiError("Incorrect padding")
}

const (
	uuLine   = 45 // bytes in a line
	uuHeader = "begin 666 <data>\n"
	uuEnd    = " \nend\n"
)

func encodeUU(m meter.Meter, in []byte) ([]byte, error) {
	out := newSink(m, len(in)/3*4+len(in)/uuLine*2+64)
	out.addString(uuHeader)
	for len(in) > 0 && out.pay(uuLine) {
		line := in[:min(len(in), uuLine)]
		in = in[len(line):]
		out.addUULine(line)
	}
	out.addString(uuEnd)
	return out.bytes()
}

// addUULine is binascii.b2a_uu: a length, and the bytes in groups of six bits.
func (s *sink) addUULine(line []byte) {
	s.add(' ' + byte(len(line)))
	for len(line) > 0 {
		var three [3]byte
		line = line[copy(three[:], line):]
		u := uint(three[0])<<16 | uint(three[1])<<8 | uint(three[2])
		for shift := 18; shift >= 0; shift -= 6 {
			s.add(' ' + byte(u>>shift&63))
		}
	}
	s.add('\n')
}

// cutLine splits b behind its first newline.
func cutLine(b []byte) (line, rest []byte) {
	if i := bytes.IndexByte(b, '\n'); i >= 0 {
		return b[:i+1], b[i+1:]
	}
	return b, nil
}

func decodeUU(m meter.Meter, in []byte) ([]byte, error) {
	out := newSink(m, len(in)/4*3)
	var line []byte
	for {
		if len(in) == 0 {
			return nil, &TransformError{"ValueError", `Missing "begin" line in input data`}
		}
		line, in = cutLine(in)
		if !out.pay(len(line)/8 + 8) {
			return out.bytes()
		}
		if bytes.HasPrefix(line, []byte("begin")) {
			break
		}
	}
	for out.pay(8) {
		if line, in = cutLine(in); len(line) == 0 {
			return nil, &TransformError{"ValueError", "Truncated input data"}
		}
		if string(line) == "end\n" {
			break
		}
		kept := len(out.b)
		problem := out.addUUDecoded(line)
		if problem != "" {
			// Some encoders write more than the length says: take just that.
			out.b = out.b[:kept]
			size := (int((line[0]-' ')&63)*4 + 5) / 3
			problem = out.addUUDecoded(line[:min(size, len(line))])
		}
		if problem != "" {
			return nil, binasciiError(problem)
		}
	}
	return out.bytes()
}

// addUUDecoded is binascii.a2b_uu: it writes the bytes of one line and says what is
// wrong with it.
func (s *sink) addUUDecoded(line []byte) (problem string) {
	if len(line) == 0 {
		line = []byte{' '}
	}
	size := int((line[0] - ' ') & 63)
	line = line[1:]
	bits, count := uint(0), 0
	for wrote := 0; wrote < size; {
		c := byte(' ') // what a line that was stripped lacks
		if len(line) > 0 {
			if line[0] != '\n' && line[0] != '\r' {
				c = line[0]
			}
			line = line[1:]
		}
		if c < ' ' || c > ' '+64 {
			return "Illegal char"
		}
		bits = bits<<6 | uint((c-' ')&63)
		if count += 6; count >= 8 {
			count -= 8
			s.add(byte(bits >> count))
			wrote++
		}
	}
	for _, c := range line {
		if !s.pay(1) {
			return ""
		}
		if c != ' ' && c != ' '+64 && c != '\n' && c != '\r' {
			return "Trailing garbage"
		}
	}
	return ""
}
