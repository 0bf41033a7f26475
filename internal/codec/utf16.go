package codec

import (
	"encoding/binary"

	"github.com/gilliam-run/gilliam/internal/unicode"
)

const (
	truncatedData    = "truncated data"
	illegalSurrogate = "illegal UTF-16 surrogate"
	illegalEncoding  = "illegal encoding"
	surrogateRange   = "code point in surrogate code point range(0xd800, 0xe000)"
	beyondUnicode    = "code point not in range(0x110000)"
)

// bytesOf is the byte order a run works in; a codec without one is little-endian
// until a mark tells otherwise.
func bytesOf(codec *Codec, state State) binary.ByteOrder {
	if codec.order == Big || codec.order == Start && state == Big {
		return binary.BigEndian
	}
	return binary.LittleEndian
}

// failOrdered fails with the name of the codec whose byte order is in use.
func (d *decoding) failOrdered(end int, reason string) Failure {
	name := d.codec.errorName
	if d.codec.order == Start {
		if name += "-le"; d.state == Big {
			name = d.codec.errorName + "-be"
		}
	}
	return Failure{Encoding: name, Start: d.at, End: end, Reason: reason}
}

// readMark takes the mark at the beginning, if the codec looks for one. It reports
// whether there is enough input to know.
func (d *decoding) readMark() bool {
	if d.codec.order != Start || d.state != Start {
		return true
	}
	unit := d.codec.unit
	if len(d.in)-d.at < unit {
		return d.final
	}
	d.state = Little
	mark := d.in[d.at : d.at+unit]
	switch {
	case unit == 2 && mark[0] == 0xFF && mark[1] == 0xFE,
		unit == 4 && string(mark) == "\xff\xfe\x00\x00":
		d.at += unit
	case unit == 2 && mark[0] == 0xFE && mark[1] == 0xFF,
		unit == 4 && string(mark) == "\x00\x00\xfe\xff":
		d.at += unit
		d.state = Big
	}
	return true
}

func decodeUTF16(d *decoding) Failure {
	if !d.readMark() {
		return Failure{}
	}
	order := bytesOf(d.codec, d.state)
	for d.out.Pay(2) {
		rest := d.in[d.at:]
		if len(rest) < 2 {
			if len(rest) == 1 && d.final {
				return d.failOrdered(len(d.in), truncatedData)
			}
			break
		}
		r := rune(order.Uint16(rest))
		if !isSurrogateRune(r) {
			d.out.AddRune(r)
			d.at += 2
			continue
		}
		if r >= 0xDC00 {
			return d.failOrdered(d.at+2, illegalEncoding)
		}
		if len(rest) < 4 {
			if !d.final {
				break
			}
			return d.failOrdered(len(d.in), unexpectedEnd)
		}
		low := rune(order.Uint16(rest[2:]))
		if low < 0xDC00 || low > 0xDFFF {
			return d.failOrdered(d.at+2, illegalSurrogate)
		}
		d.out.AddRune(0x10000 + (r-0xD800)<<10 + (low - 0xDC00))
		d.at += 4
	}
	return Failure{}
}

func decodeUTF32(d *decoding) Failure {
	if !d.readMark() {
		return Failure{}
	}
	order := bytesOf(d.codec, d.state)
	for d.out.Pay(2) {
		rest := d.in[d.at:]
		if len(rest) < 4 {
			if len(rest) > 0 && d.final {
				return d.failOrdered(len(d.in), truncatedData)
			}
			break
		}
		u := order.Uint32(rest)
		switch {
		case u > unicode.MaxRune:
			return d.failOrdered(d.at+4, beyondUnicode)
		case isSurrogateRune(rune(u)):
			return d.failOrdered(d.at+4, surrogateRange)
		}
		d.out.AddRune(rune(u))
		d.at += 4
	}
	return Failure{}
}

// encodeUnits encodes for UTF-16 and UTF-32.
func encodeUnits(e *encoding) Failure {
	if e.codec.order == Start && e.state == Start {
		e.addUnit(0xFEFF)
		e.state = Little
	}
	for e.at < len(e.text) && e.out.pay(2) {
		r, size := unicode.DecodeRune(e.text[e.at:])
		if isSurrogateRune(r) {
			return e.fail(e.char+1, surrogateRefused)
		}
		if r >= 0x10000 && e.codec.unit == 2 {
			r -= 0x10000
			e.addUnit(0xD800 + r>>10)
			r = 0xDC00 + r&0x3FF
		}
		e.addUnit(r)
		e.at += size
		e.char++
	}
	return Failure{}
}

// addUnit writes one code unit.
func (e *encoding) addUnit(u rune) {
	if !e.out.room(4) {
		return
	}
	big := e.codec.order == Big
	switch {
	case e.codec.unit == 1:
		e.out.b = append(e.out.b, byte(u))
	case e.codec.unit == 2 && big:
		e.out.b = binary.BigEndian.AppendUint16(e.out.b, uint16(u))
	case e.codec.unit == 2:
		e.out.b = binary.LittleEndian.AppendUint16(e.out.b, uint16(u))
	case big:
		e.out.b = binary.BigEndian.AppendUint32(e.out.b, uint32(u))
	default:
		e.out.b = binary.LittleEndian.AppendUint32(e.out.b, uint32(u))
	}
}
