package codec

import (
	"bytes"
	"strings"

	"github.com/gilliam-run/gilliam/internal/meter"
	"github.com/gilliam-run/gilliam/internal/unicode"
)

const (
	acePrefix     = "xn--"
	maxLabel      = 63   // bytes of a label in a host name
	maxDecoded    = 1024 // bytes of a label that decoding looks at
	labelEmpty    = "label empty"
	labelTooLong  = "label too long"
	labelWay      = "label way too long"
	prefixTaken   = "Label starts with ACE prefix"
	bidiMixed     = "Violation of BIDI requirement 2"
	bidiEnds      = "Violation of BIDI requirement 3"
	notRoundTrip  = "IDNA does not round-trip, "
	badCharacter  = "Invalid character "
	labelNotASCII = "ordinal not in range(128)"
)

// What nameprep (RFC 3491) does with a character: how it is mapped, and more facts.
const (
	prepSame = iota
	prepLower
	prepFold
	prepTable
	prepHow      = 3
	prepDropped  = 1 << 2
	prepRefused  = 1 << 3
	prepRandAL   = 1 << 4 // right to left
	prepLCat     = 1 << 5 // left to right
	labelUnits   = 64
	prepareUnits = 8
)

// A prepMapping is a mapping of nameprep that neither lower case nor case folding gives.
type prepMapping struct {
	r    rune
	text string
}

func prepOf(r rune) uint8 {
	block := int(prepBlocks[r>>prepShift])
	return prepCells[block<<prepShift|int(r)&(1<<prepShift-1)]
}

// mapForPrep is what nameprep makes of a character before it normalises.
func mapForPrep(m meter.Meter, r rune, how uint8) (string, error) {
	var one [4]byte
	s := string(unicode.AppendRune(one[:0], r))
	switch how {
	case prepLower:
		return unicode.Lower(m, s)
	case prepFold:
		return unicode.Casefold(m, s)
	case prepTable:
		low, high := 0, len(prepMappings)
		for low < high {
			if middle := (low + high) / 2; prepMappings[middle].r < r {
				low = middle + 1
			} else {
				high = middle
			}
		}
		return prepMappings[low].text, nil
	}
	return s, nil
}

func idnaFailure(start, end int, reason string) Failure {
	return Failure{Encoding: "idna", Start: start, End: end, Reason: reason}
}

// prepare is nameprep.
func prepare(m meter.Meter, label string) (string, Failure, error) {
	b := unicode.NewBuilder(m, len(label))
	for len(label) > 0 && b.Pay(prepareUnits) {
		r, size := unicode.DecodeRune(label)
		label = label[size:]
		p := prepOf(r)
		if p&prepDropped != 0 {
			continue
		}
		text, err := mapForPrep(m, r, p&prepHow)
		if err != nil {
			return "", Failure{}, err
		}
		b.AddString(text)
	}
	mapped, err := b.Text()
	if err != nil {
		return "", Failure{}, err
	}
	mapped, err = unicode.NormalizeOld(m, unicode.NFKC, mapped)
	if err != nil {
		return "", Failure{}, err
	}
	f, err := checkPrepared(m, mapped)
	return mapped, f, err
}

// checkPrepared looks for characters a label must not have, and for a mixture of
// directions.
func checkPrepared(m meter.Meter, label string) (Failure, error) {
	var first, last uint8
	leftToRight, rightToLeft := -1, false
	count := 0
	for rest := label; rest != ""; count++ {
		if count%payEvery == payEvery-1 {
			if err := m.Pay(2 * payEvery); err != nil {
				return Failure{}, err
			}
		}
		r, size := unicode.DecodeRune(rest)
		rest = rest[size:]
		last = prepOf(r)
		if last&prepRefused != 0 {
			return idnaFailure(count, count+1, badCharacter+reprRune(r)), nil
		}
		if count == 0 {
			first = last
		}
		if last&prepLCat != 0 && leftToRight < 0 {
			leftToRight = count
		}
		rightToLeft = rightToLeft || last&prepRandAL != 0
	}
	switch {
	case !rightToLeft:
	case leftToRight >= 0:
		return idnaFailure(leftToRight, leftToRight+1, bidiMixed), nil
	case first&prepRandAL == 0:
		return idnaFailure(0, 1, bidiEnds), nil
	case last&prepRandAL == 0:
		return idnaFailure(count-1, count, bidiEnds), nil
	}
	return Failure{}, nil
}

// reprRune is the repr of a character that is no quote, backslash or ASCII control.
func reprRune(r rune) string {
	var one [10]byte
	if unicode.IsPrintable(r) {
		return "'" + string(unicode.AppendRune(one[:0], r)) + "'"
	}
	return "'" + string(appendBackslash(one[:0], r)) + "'"
}

func isASCII(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}

// countRunes is the length of a text in characters.
func countRunes(s string) int {
	n := 0
	for i := 0; i < len(s); i++ {
		if s[i]&0xC0 != 0x80 {
			n++
		}
	}
	return n
}

// labelOf checks the length of a label that is ASCII.
func labelOf(label string) (string, Failure) {
	switch {
	case label == "":
		return "", idnaFailure(0, 1, labelEmpty)
	case len(label) > maxLabel:
		return "", idnaFailure(0, len(label), labelTooLong)
	}
	return label, Failure{}
}

// toASCII makes the label of a host name from text (RFC 3490, section 4.1).
func toASCII(m meter.Meter, label string) (string, Failure, error) {
	if err := m.Pay(labelUnits + len(label)/4); err != nil {
		return "", Failure{}, err
	}
	if isASCII(label) {
		ascii, f := labelOf(label)
		return ascii, f, nil
	}
	label, f, err := prepare(m, label)
	if err != nil || f.Failed() {
		return "", f, err
	}
	if isASCII(label) {
		ascii, f := labelOf(label)
		return ascii, f, nil
	}
	if len(label) >= len(acePrefix) && strings.EqualFold(label[:len(acePrefix)], acePrefix) {
		return "", idnaFailure(0, len(acePrefix), prefixTaken), nil
	}
	if len(label) > 4*maxLabel {
		// Each character takes at least one byte of Punycode.
		return "", idnaFailure(0, countRunes(label), labelTooLong), nil
	}
	step, err := punycode.Encode(m, label, Position{}, Start)
	if err != nil {
		return "", Failure{}, err
	}
	if len(acePrefix)+len(step.Bytes) > maxLabel {
		return "", idnaFailure(0, countRunes(label), labelTooLong), nil
	}
	return acePrefix + string(step.Bytes), Failure{}, nil
}

// toUnicode makes text from the label of a host name (RFC 3490, section 4.2).
func toUnicode(m meter.Meter, label []byte) (string, Failure, error) {
	if len(label) > maxDecoded {
		return "", idnaFailure(0, len(label), labelWay), nil
	}
	if len(label) < len(acePrefix) || !strings.EqualFold(string(label[:len(acePrefix)]), acePrefix) {
		for i, c := range label {
			if c >= 0x80 {
				return "", Failure{Encoding: "ascii", Start: i, End: i + 1, Reason: labelNotASCII}, nil
			}
		}
		return string(label), Failure{}, nil
	}
	step, err := punycode.Decode(m, label[len(acePrefix):], 0, Start, true)
	if f := step.Failure; err != nil || f.Failed() {
		return "", idnaFailure(len(acePrefix)+f.Start, len(acePrefix)+f.End, f.Reason), err
	}
	back, f, err := toASCII(m, step.Text)
	if err != nil || f.Failed() {
		return "", f, err
	}
	if !strings.EqualFold(string(label), back) || back != strings.ToLower(back) {
		reason := notRoundTrip + "'" + reprBytes(string(label)) + "' != '" + reprBytes(back) + "'"
		return "", idnaFailure(0, len(label), reason), nil
	}
	return step.Text, Failure{}, nil
}

// reprBytes is the repr of bytes that are ASCII.
func reprBytes(s string) string {
	quote := "'"
	if strings.Contains(s, "'") && !strings.Contains(s, `"`) {
		quote = `"`
	}
	var b strings.Builder
	b.WriteString("b" + quote)
	var one [10]byte
	for i := 0; i < len(s); i++ {
		switch c := s[i]; {
		case c == quote[0] || c == '\\':
			b.WriteString(`\` + string(rune(c)))
		case c == '\t':
			b.WriteString(`\t`)
		case c == '\n':
			b.WriteString(`\n`)
		case c == '\r':
			b.WriteString(`\r`)
		case c < ' ' || c >= 0x7F:
			b.Write(appendBackslash(one[:0], rune(c)))
		default:
			b.WriteByte(c)
		}
	}
	b.WriteString(quote)
	return b.String()
}

// dotSize is the length of the full stop s begins with, or 0: host names have four.
func dotSize(s string) int {
	switch {
	case s[0] == '.':
		return 1
	case strings.HasPrefix(s, "\u3002"), strings.HasPrefix(s, "\uff0e"), strings.HasPrefix(s, "\uff61"):
		return 3
	}
	return 0
}

// cutLabel splits a host name at its first full stop.
func cutLabel(s string) (label, rest string, dotted bool) {
	for i := 0; i < len(s); i++ {
		if size := dotSize(s[i:]); size > 0 {
			return s[:i], s[i+size:], true
		}
	}
	return s, "", false
}

func encodeIDNA(e *encoding) Failure {
	if isASCII(e.text) {
		return encodeASCIIHost(e)
	}
	offset := 0
	for rest, dotted := e.text, true; dotted; {
		var label string
		label, rest, dotted = cutLabel(rest)
		if offset > 0 {
			e.out.add('.')
		}
		if label == "" && !dotted {
			break
		}
		ascii, f, err := toASCII(e.out.meter, label)
		if err != nil {
			e.out.err = err
			return Failure{}
		}
		if f.Failed() {
			return idnaFailure(offset+f.Start, offset+f.End, f.Reason)
		}
		e.out.addString(ascii)
		offset += countRunes(label) + 1
	}
	e.at = len(e.text)
	return Failure{}
}

// encodeASCIIHost checks the labels of a name that is ASCII already.
func encodeASCIIHost(e *encoding) Failure {
	tooLong := Failure{}
	begin := 0
	for begin < len(e.text) && e.out.pay(8) {
		size := strings.IndexByte(e.text[begin:], '.')
		if size == 0 {
			return idnaFailure(begin, begin+1, labelEmpty)
		}
		if size < 0 {
			size = len(e.text) - begin
		}
		if size > maxLabel && !tooLong.Failed() {
			tooLong = idnaFailure(begin, begin+size, labelTooLong)
		}
		e.out.pay(size / 8)
		begin += size + 1
	}
	if tooLong.Failed() {
		return tooLong
	}
	e.out.addString(e.text)
	e.at = len(e.text)
	return Failure{}
}

// hasPrefixInside reports whether a label of b may begin with the prefix.
func hasPrefixInside(b []byte) bool {
	for i := 0; ; i++ {
		found := bytes.Index(b[i:], []byte("--"))
		if found < 0 {
			return false
		}
		if i += found; i >= 2 && b[i-2]|0x20 == 'x' && b[i-1]|0x20 == 'n' {
			return true
		}
	}
}

func decodeIDNA(d *decoding) Failure {
	if !d.out.Pay(len(d.in) / 4) {
		return Failure{}
	}
	if asciiRun(d.in, len(d.in)) == len(d.in) && !hasPrefixInside(d.in) {
		d.out.AddBytes(d.in)
		d.at = len(d.in)
		return Failure{}
	}
	for begin := 0; begin < len(d.in); {
		size := bytes.IndexByte(d.in[begin:], '.')
		if size < 0 {
			size = len(d.in) - begin
		}
		text, f, err := toUnicode(d.out.Meter(), d.in[begin:begin+size])
		if err != nil {
			d.out.Stop(err)
			return Failure{}
		}
		if f.Failed() {
			return idnaFailure(begin+f.Start, begin+f.End, f.Reason)
		}
		d.out.Pay(labelUnits + size/4)
		d.out.AddString(text)
		if begin += size; begin < len(d.in) {
			d.out.AddByte('.')
			begin++
		}
	}
	d.at = len(d.in)
	return Failure{}
}

// Nameprep prepares a label of a host name for comparison (RFC 3491).
func Nameprep(m meter.Meter, label string) (string, Failure, error) { return prepare(m, label) }

// ToASCII is a label of a host name in ASCII (RFC 3490).
func ToASCII(m meter.Meter, label string) (string, Failure, error) { return toASCII(m, label) }

// ToUnicode is a label of a host name as people write it (RFC 3490).
func ToUnicode(m meter.Meter, label []byte) (string, Failure, error) { return toUnicode(m, label) }
