package number

import "github.com/gilliam-run/gilliam/internal/meter"

// stride is how many bytes a loop passes between two payments.
const stride = 16 * 1024

// parts are the pieces of a formatted number in the order in which they are written.
type parts struct {
	sign   byte   // 0 if there is none
	prefix string // 0x and the like
	lead   int    // zeros before the digits
	digits []byte // digits before the point, the ones that are grouped
	rest   []byte // point and digits after it, or the name of a value that is no number
	zeros  int    // zeros after rest
	tail   []byte // exponent, percent sign
	end    string // what follows all of it
}

// fixed is the number of columns outside the grouped digits.
func (p *parts) fixed() int {
	n := len(p.prefix) + len(p.rest) + p.zeros + len(p.tail) + len(p.end)
	if p.sign != 0 {
		n++
	}
	return n
}

// groupSize returns the number of digits between separators.
func (s *Spec) groupSize() int {
	switch s.Type {
	case 'b', 'o', 'x', 'X':
		return 4
	}
	return 3
}

// grouped returns how many digits, leading zeros included, are written and how many
// columns they take with their separators.
func (s *Spec) grouped(p *parts) (digits, columns int) {
	digits = p.lead + len(p.digits)
	if digits == 0 {
		return 0, 0
	}
	least := 0
	if s.Fill == "0" && s.Align == '=' {
		least = s.Width - p.fixed()
	}
	if s.Sep == 0 {
		digits = max(digits, least)
		return digits, digits
	}
	g := s.groupSize()
	// The fewest digits whose columns reach least; a separator is never first.
	if fill := least - least/(g+1); least > 0 && fill >= digits {
		if least%(g+1) == 0 {
			fill++
		}
		digits = fill
	}
	return digits, digits + (digits-1)/g
}

// lay writes a number into its field.
func (s *Spec) lay(m meter.Meter, p *parts) ([]byte, error) {
	digits, columns := s.grouped(p)
	width := p.fixed() + columns
	left, inner, right := s.padding(width)
	out, err := newText(m, width, left+inner+right, len(s.Fill))
	if err != nil {
		return nil, err
	}
	w := writer{m: m, out: out}
	w.fill(s.Fill, left)
	if p.sign != 0 {
		w.out = append(w.out, p.sign)
	}
	w.out = append(w.out, p.prefix...)
	w.fill(s.Fill, inner)
	if s.Sep == 0 || digits == 0 {
		w.fill("0", digits-len(p.digits))
		w.bytes(p.digits)
	} else {
		w.groups(p.digits, digits, s.Sep, s.groupSize())
	}
	w.bytes(p.rest)
	w.fill("0", p.zeros)
	w.out = append(w.out, p.tail...)
	w.out = append(w.out, p.end...)
	w.fill(s.Fill, right)
	return w.finish()
}

// padding distributes what is missing to the width: before everything, between sign
// and digits, after everything.
func (s *Spec) padding(width int) (left, inner, right int) {
	pad := s.Width - width
	if pad <= 0 {
		return 0, 0, 0
	}
	switch s.Align {
	case '<':
		return 0, 0, pad
	case '^':
		return pad / 2, 0, pad - pad/2
	case '=':
		return 0, pad, 0
	}
	return pad, 0, 0
}

// newText returns an empty slice that the meter has granted, for n bytes and pad
// repetitions of a fill of the given length.
func newText(m meter.Meter, n, pad, fill int) ([]byte, error) {
	if n < 0 || n > maxSize || pad < 0 || pad > (maxSize-n)/max(fill, 1) {
		return nil, ErrTooLarge
	}
	n += pad * fill
	if err := m.Need(n); err != nil {
		return nil, err
	}
	return make([]byte, 0, n), nil
}

// writer appends to a text whose room has been made, pays for it and keeps the
// first error.
type writer struct {
	m    meter.Meter
	out  []byte
	owed int
	err  error
}

// pay charges for n bytes.
func (w *writer) pay(n, perUnit int) {
	w.owed += n / perUnit
	if w.owed >= 2000 && w.err == nil {
		w.err = w.m.Pay(w.owed)
		w.owed = 0
	}
}

func (w *writer) fill(s string, n int) {
	for n > 0 && w.err == nil {
		k := min(n, stride/4)
		if len(s) == 1 {
			c := s[0]
			from := len(w.out)
			w.out = w.out[:from+k]
			run := w.out[from:]
			for i := range run {
				run[i] = c
			}
		} else {
			for range k {
				w.out = append(w.out, s...)
			}
		}
		n -= k
		w.pay(k, 8)
	}
}

func (w *writer) bytes(b []byte) {
	for len(b) > 0 && w.err == nil {
		k := min(len(b), stride)
		w.out = append(w.out, b[:k]...)
		b = b[k:]
		w.pay(k, 64)
	}
}

// groups writes total digits, zeros before the given ones, in groups.
func (w *writer) groups(digits []byte, total int, sep byte, size int) {
	lead := total - len(digits)
	for i := 0; i < total && w.err == nil; {
		end := min(total, i+stride/4)
		w.pay(end-i, 3)
		for ; i < end; i++ {
			if i > 0 && (total-i)%size == 0 {
				w.out = append(w.out, sep)
			}
			if i < lead {
				w.out = append(w.out, '0')
			} else {
				w.out = append(w.out, digits[i-lead])
			}
		}
	}
}

func (w *writer) finish() ([]byte, error) {
	if w.err != nil {
		return nil, w.err
	}
	return w.out, w.m.Pay(w.owed + 10)
}
