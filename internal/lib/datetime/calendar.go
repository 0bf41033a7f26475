package datetime

import "fmt"

// The proleptic Gregorian calendar. Ordinal 1 is 1 January of year 1.

const (
	minYear    = 1
	maxYear    = 9999
	maxOrdinal = 3652059
	dayMicros  = 86400 * 1000000
)

var beforeMonth = [13]int{0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334}

func isLeap(y int) bool { return y%4 == 0 && (y%100 != 0 || y%400 == 0) }

func daysInMonth(y, m int) int {
	switch {
	case m == 2 && isLeap(y):
		return 29
	case m == 2:
		return 28
	case m == 4 || m == 6 || m == 9 || m == 11:
		return 30
	}
	return 31
}

// yearDay is the day of the year, from 1.
func yearDay(y, m, d int) int {
	n := beforeMonth[m] + d
	if m > 2 && isLeap(y) {
		n++
	}
	return n
}

// beforeYear is the number of days before 1 January of y.
func beforeYear(y int) int {
	y--
	return y*365 + y/4 - y/100 + y/400
}

func ordinal(y, m, d int) int { return beforeYear(y) + yearDay(y, m, d) }

// fromOrdinal is the inverse of ordinal, for 1 to maxOrdinal.
func fromOrdinal(n int) (y, m, d int) {
	n--
	c400 := n / 146097
	n %= 146097
	c100 := min(n/36524, 3)
	n -= c100 * 36524
	c4 := n / 1461
	n %= 1461
	c1 := min(n/365, 3)
	n -= c1 * 365
	y = c400*400 + c100*100 + c4*4 + c1 + 1
	for m = 12; ; m-- {
		before := beforeMonth[m]
		if m > 2 && isLeap(y) {
			before++
		}
		if n >= before {
			return y, m, n - before + 1
		}
	}
}

// weekdayOf is 0 for Monday.
func weekdayOf(ordinal int) int { return (ordinal + 6) % 7 }

// isoStart is the ordinal of the Monday of the first ISO week of a year.
func isoStart(y int) int {
	first := beforeYear(y) + 1
	wd := weekdayOf(first)
	monday := first - wd
	if wd > 3 {
		monday += 7
	}
	return monday
}

// isoCalendar is the ISO year, week and weekday of an ordinal in year y.
func isoCalendar(y, ord int) (year, week, day int) {
	year = y
	start := isoStart(y)
	if ord < start {
		year--
		start = isoStart(year)
	} else if ord >= isoStart(y+1) {
		year++
		start = isoStart(year)
	}
	return year, (ord-start)/7 + 1, weekdayOf(ord) + 1
}

// fromISO finds the ordinal of an ISO date; bad says what is wrong with it.
func fromISO(year, week, day int64) (ord int, bad string) {
	if year < minYear || year > maxYear {
		return 0, fmt.Sprintf("Year is out of range: %d", year)
	}
	long := false // the year has 53 weeks
	if week == 53 {
		first := weekdayOf(beforeYear(int(year)) + 1)
		long = first == 3 || first == 2 && isLeap(int(year))
	}
	if week < 1 || week > 52 && !long {
		return 0, fmt.Sprintf("Invalid week: %d", week)
	}
	if day < 1 || day > 7 {
		return 0, fmt.Sprintf("Invalid day: %d (range is [1, 7])", day)
	}
	return isoStart(int(year)) + int(week-1)*7 + int(day-1), ""
}

// outOfRange says which year an ordinal beyond the calendar is in.
func outOfRange(ord int64) string {
	if ord < 1 {
		return "year 0 is out of range"
	}
	const cycle = 146097 // days of 400 years
	n := ord - maxOrdinal - 1
	y, _, _ := fromOrdinal(int(n%cycle) + 1) // the calendar of year 10000 is that of year 400 …
	if n%cycle >= int64(beforeYear(401)-beforeYear(1)) {
		y = 400
	}
	return fmt.Sprintf("year %d is out of range", maxYear+n/cycle*400+int64(y))
}
