package timetext

import (
	"strconv"
	"strings"
)

// unset stands for a field that the text does not give.
const unset = -1 << 31

// evaluate turns what was matched into fields that agree with each other.
func evaluate(r *reader, zones [2][]string) (f found, bad string) {
	v := values{found: found{year: unset, month: 1, day: 1, weekday: unset, yearday: unset, isdst: -1},
		isoYear: unset, isoWeek: unset, week: unset}
	half := ""
	for i, e := range r.elems {
		word := r.text[r.start[i]:r.end[i]]
		switch e.letter {
		case 'p':
			half = strings.ToLower(word)
		case 'z':
			if bad := v.readOffset(word); bad != "" {
				return f, bad
			}
		case 'Z':
			v.zone = word
			v.isdst = zoneIsDST(word, zones)
		default:
			v.take(e.letter, word)
		}
	}
	switch {
	case v.hour12 && half == "pm" && v.hour != 12:
		v.hour += 12
	case v.hour12 && half != "pm" && v.hour == 12:
		v.hour = 0
	}
	return v.settle()
}

// values are the fields while they are incomplete.
type values struct {
	found
	isoYear, isoWeek int
	week             int  // of %U or %W
	fromMonday       bool // %W
	hour12           bool
}

// take stores the field of one directive.
func (v *values) take(letter byte, word string) {
	n, _ := strconv.Atoi(strings.TrimLeft(word, " "))
	switch letter {
	case 'y':
		v.year = 1900 + n
		if n <= 68 {
			v.year = 2000 + n
		}
	case 'Y':
		v.year = n
	case 'G':
		v.isoYear = n
	case 'm':
		v.month = n
	case 'B':
		v.month = 1 + find(months[:], word, 0)
	case 'b':
		v.month = 1 + find(months[:], word, 3)
	case 'd':
		v.day = n
	case 'H':
		v.hour, v.hour12 = n, false
	case 'I':
		v.hour, v.hour12 = n, true
	case 'M':
		v.minute = n
	case 'S':
		v.second = n
	case 'f':
		v.micro, _ = strconv.Atoi((word + "000000")[:6])
	case 'A':
		v.weekday = find(weekdays[:], word, 0)
	case 'a':
		v.weekday = find(weekdays[:], word, 3)
	case 'w':
		v.weekday = (n + 6) % 7
	case 'u':
		v.weekday = n - 1
	case 'j':
		v.yearday = n
	case 'U', 'W':
		v.week, v.fromMonday = n, letter == 'W'
	case 'V':
		v.isoWeek = n
	}
}

// find is the place of a word in a list, compared by its first n letters unless n is 0.
func find(names []string, word string, n int) int {
	for i, name := range names {
		if n > 0 {
			name = name[:n]
		}
		if strings.EqualFold(name, word) {
			return i
		}
	}
	return -1
}

// readOffset reads what %z matched.
func (v *values) readOffset(word string) (bad string) {
	v.hasOffset = true
	if word == "Z" {
		return ""
	}
	s := word
	if s[3] == ':' {
		s = s[:3] + s[4:]
		if len(s) > 5 {
			if s[5] != ':' {
				return "Inconsistent use of : in " + word
			}
			s = s[:5] + s[6:]
		}
	}
	num := func(s string) int64 { n, _ := strconv.ParseInt(s, 10, 64); return n }
	offset := num(s[1:3])*3600 + num(s[3:5])*60
	if len(s) >= 7 {
		offset += num(s[5:7])
	}
	offset *= 1e6
	if len(s) > 8 {
		offset += num((s[8:] + "000000")[:6])
	}
	if s[0] == '-' {
		offset = -offset
	}
	v.offset = offset
	return ""
}

// zoneIsDST is the isdst flag of a name of a zone.
func zoneIsDST(word string, zones [2][]string) int {
	for i, set := range zones {
		for _, z := range set {
			if strings.EqualFold(z, word) {
				return i
			}
		}
	}
	return -1
}

const (
	isoNeedsWeek = "ISO year directive '%G' must be used with the ISO week directive '%V' and a weekday directive ('%A', '%a', '%w', or '%u')."
	isoNoYearday = "Day of the year directive '%j' is not compatible with ISO year directive '%G'. Use '%Y' instead."
	isoNeedsYear = "ISO week directive '%V' must be used with the ISO year directive '%G' and a weekday directive ('%A', '%a', '%w', or '%u')."
	isoNotYear   = "ISO week directive '%V' is incompatible with the year directive '%Y'. Use the ISO year '%G' instead."
)

// settle completes the date: from the day of the year, from a week and a weekday, or
// else from month and day.
func (v *values) settle() (f found, bad string) {
	switch {
	case v.isoYear != unset && v.yearday != unset:
		return f, isoNoYearday
	case v.isoYear != unset && (v.isoWeek == unset || v.weekday == unset):
		return f, isoNeedsWeek
	case v.isoYear == unset && v.isoWeek != unset && (v.year == unset || v.weekday == unset):
		return f, isoNeedsYear
	case v.isoYear == unset && v.isoWeek != unset:
		return f, isoNotYear
	}
	leapFix := false
	if v.year == unset {
		v.year = 1900
		if v.month == 2 && v.day == 29 {
			v.year, leapFix = 1904, true
		}
	}
	if v.yearday == unset && v.weekday != unset {
		if bad := v.weekToYearday(); bad != "" {
			return f, bad
		}
	}
	first := daysFromCivil(int64(v.year), 1, 1)
	var days int64
	if v.yearday == unset {
		if v.year < 1 {
			return f, "year " + strconv.Itoa(v.year) + " is out of range"
		}
		if v.day > daysIn(v.year, v.month) {
			return f, "day is out of range for month"
		}
		days = daysFromCivil(int64(v.year), int64(v.month), int64(v.day))
		v.yearday = int(days-first) + 1
	} else {
		days = first + int64(v.yearday) - 1
		if days < daysFromCivil(1, 1, 1) {
			return f, "ordinal must be >= 1"
		}
		if days > daysFromCivil(9999, 12, 31) {
			return f, "year 10000 is out of range"
		}
		y, m, d := civilFromDays(days)
		v.year, v.month, v.day = int(y), int(m), int(d)
	}
	if v.weekday == unset {
		v.weekday = int(floorMod(days+3, 7))
	}
	if leapFix {
		v.year = 1900
	}
	return v.found, ""
}

// weekToYearday finds the day of the year from a week and a weekday, if there is a week.
func (v *values) weekToYearday() (bad string) {
	switch {
	case v.week != unset:
		first := int(floorMod(daysFromCivil(int64(v.year), 1, 1)+3, 7))
		day := v.weekday
		if !v.fromMonday {
			first, day = (first+1)%7, (day+1)%7
		}
		if v.week == 0 {
			v.yearday = 1 + day - first
		} else {
			v.yearday = 1 + (7-first)%7 + 7*(v.week-1) + day
		}
	case v.isoYear != unset:
		if v.isoYear < 1 {
			return "Year is out of range: " + strconv.Itoa(v.isoYear)
		}
		if v.isoWeek < 1 || int64(v.isoWeek) > weeksIn(int64(v.isoYear)) {
			return "Invalid week: " + strconv.Itoa(v.isoWeek)
		}
		jan4 := daysFromCivil(int64(v.isoYear), 1, 4)
		days := jan4 - floorMod(jan4+3, 7) + int64(7*(v.isoWeek-1)+v.weekday)
		y, m, d := civilFromDays(days)
		v.year, v.month, v.day = int(y), int(m), int(d)
		v.yearday = int(days-daysFromCivil(y, 1, 1)) + 1
	default:
		return ""
	}
	if v.yearday <= 0 {
		v.year--
		v.yearday += 365
		if isLeap(int64(v.year)) {
			v.yearday++
		}
	}
	return ""
}

func daysIn(year, month int) int {
	switch {
	case month == 2 && isLeap(int64(year)):
		return 29
	case month == 2:
		return 28
	case month == 4 || month == 6 || month == 9 || month == 11:
		return 30
	}
	return 31
}
