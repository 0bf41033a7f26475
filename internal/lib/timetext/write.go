package timetext

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/gilliam-run/gilliam/internal/meter"
)

// Fields are a date and time to write.
type Fields struct {
	N         [8]int64 // year, month, day, hour, minute, second, weekday (Monday is 0), day of the year
	Zone      string
	Offset    int64 // microseconds east of UTC
	HasOffset bool
	Micro     int64
	Extended  bool // %f and %:z are directives
}

const (
	year = iota
	month
	day
	hour
	minute
	second
	weekday
	yearday
)

var (
	weekdays = [...]string{"Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"}
	months   = [...]string{"January", "February", "March", "April", "May", "June",
		"July", "August", "September", "October", "November", "December"}
)

// maxWidth bounds the width of a directive, as a C library's int does in practice.
const maxWidth = 1 << 20

// Write formats t.
func Write(m meter.Meter, format string, t *Fields) (string, error) {
	w := writer{t: t, m: m}
	w.format(format)
	return w.b.String(), w.err
}

type writer struct {
	t   *Fields
	m   meter.Meter
	b   strings.Builder
	err error
}

func (w *writer) format(f string) {
	for len(f) > 0 && w.err == nil {
		i := strings.IndexByte(f, '%')
		if i < 0 {
			i = len(f)
		}
		w.add(f[:i])
		f = f[i:]
		if f != "" {
			if w.err = w.m.Pay(12); w.err != nil {
				return
			}
			n := w.directive(f)
			f = f[n:]
		}
	}
}

// add writes text, paying for it.
func (w *writer) add(s string) {
	if w.err == nil && len(s) > 64 {
		w.err = w.m.Pay(len(s) / 16)
	}
	if w.err == nil && w.b.Len()+len(s) > w.b.Cap() {
		w.err = w.m.Need(w.b.Cap() + len(s))
	}
	if w.err == nil {
		w.b.WriteString(s)
	}
}

// A spec is a parsed directive: its flags, width and letter.
type spec struct {
	pad          byte // '_', '-', '0' or 0 for the default
	upper, other bool // ^ and #
	width        int
	letter       byte
}

// parse reads the directive at the start of s and its length, 0 if there is none.
func parse(s string) (p spec, n int) {
	i := 1
flags:
	for ; i < len(s); i++ {
		switch s[i] {
		case '_', '-', '0':
			p.pad = s[i]
		case '^':
			p.upper = true
		case '#':
			p.other = true
		default:
			break flags
		}
	}
	for ; i < len(s) && s[i] >= '0' && s[i] <= '9'; i++ {
		p.width = min(p.width*10+int(s[i]-'0'), maxWidth)
	}
	if i < len(s) && (s[i] == 'E' || s[i] == 'O') {
		i++
	}
	if i == len(s) {
		return p, 0
	}
	p.letter = s[i]
	return p, i + 1
}

// A number is how a numeric directive is written: digits at least, with the default padding.
type number struct {
	digits int
	blank  bool
	value  func(t *Fields) int64
}

var numbers = map[byte]number{
	'C': {1, false, func(t *Fields) int64 { return floorDiv(t.N[year], 100) }},
	'd': {2, false, func(t *Fields) int64 { return t.N[day] }},
	'e': {2, true, func(t *Fields) int64 { return t.N[day] }},
	'G': {1, false, func(t *Fields) int64 { y, _ := isoWeek(t); return y }},
	'g': {2, false, func(t *Fields) int64 { y, _ := isoWeek(t); return floorMod(y, 100) }},
	'H': {2, false, func(t *Fields) int64 { return t.N[hour] }},
	'I': {2, false, hour12},
	'j': {3, false, func(t *Fields) int64 { return t.N[yearday] }},
	'k': {2, true, func(t *Fields) int64 { return t.N[hour] }},
	'l': {2, true, hour12},
	'M': {2, false, func(t *Fields) int64 { return t.N[minute] }},
	'm': {2, false, func(t *Fields) int64 { return t.N[month] }},
	'S': {2, false, func(t *Fields) int64 { return t.N[second] }},
	's': {1, false, func(t *Fields) int64 {
		d := daysFromCivil(t.N[year], t.N[month], t.N[day])
		return d*86400 + t.N[hour]*3600 + t.N[minute]*60 + t.N[second]
	}},
	'U': {2, false, func(t *Fields) int64 { return (t.N[yearday] - 1 - (t.N[weekday]+1)%7 + 7) / 7 }},
	'u': {1, false, func(t *Fields) int64 { return t.N[weekday] + 1 }},
	'V': {2, false, func(t *Fields) int64 { _, n := isoWeek(t); return n }},
	'W': {2, false, func(t *Fields) int64 { return (t.N[yearday] - 1 - t.N[weekday] + 7) / 7 }},
	'w': {1, false, func(t *Fields) int64 { return (t.N[weekday] + 1) % 7 }},
	'Y': {1, false, func(t *Fields) int64 { return t.N[year] }},
	'y': {2, false, func(t *Fields) int64 { return floorMod(t.N[year], 100) }},
}

// compounds are directives that stand for formats.
var compounds = map[byte]string{
	'c': "%a %b %e %H:%M:%S %Y", 'D': "%m/%d/%y", 'F': "%Y-%m-%d", 'R': "%H:%M",
	'r': "%I:%M:%S %p", 'T': "%H:%M:%S", 'X': "%H:%M:%S", 'x': "%m/%d/%y",
}

// directive writes the directive at the start of s and returns its length; one that is
// unknown is written as it stands.
func (w *writer) directive(s string) int {
	if w.t.Extended && strings.HasPrefix(s, "%:z") {
		w.add(w.offset(":"))
		return 3
	}
	p, n := parse(s)
	if n == 0 {
		w.add(s)
		return len(s)
	}
	if d, ok := numbers[p.letter]; ok {
		w.number(p, d.digits, d.blank, d.value(w.t))
		return n
	}
	if f, ok := compounds[p.letter]; ok {
		sub := writer{t: w.t, m: w.m}
		sub.format(f)
		w.text(p, sub.b.String())
		return n
	}
	switch p.letter {
	case 'A':
		p.upper = p.upper || p.other
		w.text(p, weekdays[floorMod(w.t.N[weekday], 7)])
	case 'a':
		p.upper = p.upper || p.other
		w.text(p, weekdays[floorMod(w.t.N[weekday], 7)][:3])
	case 'B':
		p.upper = p.upper || p.other
		w.text(p, monthName(w.t))
	case 'b', 'h':
		p.upper = p.upper || p.other
		w.text(p, monthName(w.t)[:3])
	case 'n':
		w.text(p, "\n")
	case 't':
		w.text(p, "\t")
	case '%':
		w.text(p, "%")
	case 'P', 'p':
		s := "AM"
		if w.t.N[hour] >= 12 {
			s = "PM"
		}
		if p.letter == 'P' || p.other {
			s = strings.ToLower(s)
		}
		w.text(p, s)
	case 'Z':
		z := w.t.Zone
		if p.other {
			z = strings.ToLower(z)
		}
		w.text(p, z)
	case 'z':
		w.text(p, w.offset(""))
	case 'f':
		if w.t.Extended {
			w.text(p, fmt.Sprintf("%06d", w.t.Micro))
			break
		}
		w.add(s[:n])
	default:
		w.add(s[:n])
	}
	return n
}

// text writes a text with the width and case of its directive.
func (w *writer) text(p spec, s string) {
	if p.upper {
		s = strings.ToUpper(s)
	}
	w.fill(p, p.width-len(s))
	w.add(s)
}

func (w *writer) fill(p spec, n int) {
	if n <= 0 {
		return
	}
	c := " "
	if p.pad == '0' {
		c = "0"
	}
	if w.err = w.m.Need(n); w.err == nil {
		w.add(strings.Repeat(c, n))
	}
}

// number writes a number with at least that many digits.
func (w *writer) number(p spec, digits int, blank bool, v int64) {
	s := strconv.FormatInt(v, 10)
	if p.pad == '-' {
		w.fill(p, p.width-len(s))
		w.add(s)
		return
	}
	n := max(digits, p.width) - len(s)
	if n > 0 {
		if w.err = w.m.Need(n); w.err != nil {
			return
		}
		if p.pad == '_' || p.pad == 0 && blank {
			s = strings.Repeat(" ", n) + s
		} else {
			sign := ""
			if v < 0 {
				sign, s = "-", s[1:]
			}
			s = sign + strings.Repeat("0", n) + s
		}
	}
	w.add(s)
}

// offset is the distance from UTC as %z writes it: seconds and their fraction only if
// there are any.
func (w *writer) offset(sep string) string {
	if !w.t.HasOffset {
		return ""
	}
	sign, v := '+', w.t.Offset
	if v < 0 {
		sign, v = '-', -v
	}
	micro := v % 1e6
	v /= 1e6
	s := fmt.Sprintf("%c%02d%s%02d", sign, v/3600, sep, v/60%60)
	if v%60 != 0 || micro != 0 {
		s += fmt.Sprintf("%s%02d", sep, v%60)
	}
	if micro != 0 {
		s += fmt.Sprintf(".%06d", micro)
	}
	return s
}

func monthName(t *Fields) string { return months[floorMod(t.N[month]-1, 12)] }

func hour12(t *Fields) int64 {
	if h := t.N[hour] % 12; h != 0 {
		return h
	}
	return 12
}

// isoWeek is the ISO year and week.
func isoWeek(t *Fields) (y, week int64) {
	y = t.N[year]
	days := t.N[yearday] - 1
	week = (days - t.N[weekday] + 10) / 7
	if week < 1 {
		return y - 1, weeksIn(y - 1)
	}
	if week == 53 && weeksIn(y) == 52 {
		return y + 1, 1
	}
	return y, week
}

// weeksIn is the number of ISO weeks of a year.
func weeksIn(y int64) int64 {
	first := floorMod(daysFromCivil(y, 1, 1)+3, 7) // Monday is 0
	if first == 3 || first == 2 && isLeap(y) {
		return 53
	}
	return 52
}

func isLeap(y int64) bool { return y%4 == 0 && (y%100 != 0 || y%400 == 0) }

// daysFromCivil is the number of days from 1 January 1970.
func daysFromCivil(y, m, d int64) int64 {
	if m <= 2 {
		y--
	}
	era := floorDiv(y, 400)
	yoe := y - era*400
	mp := (m + 9) % 12
	doy := (153*mp+2)/5 + d - 1
	return era*146097 + yoe*365 + yoe/4 - yoe/100 + doy - 719468
}

// civilFromDays is the inverse of daysFromCivil.
func civilFromDays(z int64) (y, m, d int64) {
	z += 719468
	era := floorDiv(z, 146097)
	doe := z - era*146097
	yoe := (doe - doe/1460 + doe/36524 - doe/146096) / 365
	doy := doe - (365*yoe + yoe/4 - yoe/100)
	mp := (5*doy + 2) / 153
	d = doy - (153*mp+2)/5 + 1
	m = mp + 3
	if m > 12 {
		m -= 12
	}
	y = yoe + era*400
	if m <= 2 {
		y++
	}
	return y, m, d
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func floorMod(a, b int64) int64 { return (a%b + b) % b }
