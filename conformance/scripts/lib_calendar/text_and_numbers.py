import calendar
print(calendar.isleap(2000), calendar.isleap(1900), calendar.leapdays(2000, 2025), calendar.weekday(2024, 2, 29), calendar.monthrange(2024, 2), calendar.monthrange(2023, 2), calendar.timegm((2024, 1, 1, 0, 0, 0)), list(calendar.day_name), list(calendar.month_abbr), calendar.firstweekday(), calendar.MONDAY, repr(calendar.JANUARY))
print(calendar.month(2024, 2)); print(calendar.monthcalendar(2024, 9)); print(calendar.calendar(2024, m=4)[:400])
c = calendar.TextCalendar(calendar.SUNDAY)
print(c.formatmonth(2024, 5, 3, 1)); print(c.formatweekheader(3), list(c.iterweekdays()), list(c.itermonthdays(2024, 2))[:6], c.monthdays2calendar(2024, 2)[0], [str(d) for d in list(c.itermonthdates(2024, 3))[:3]], len(c.yeardayscalendar(2024, 3)), list(c.itermonthdays4(2024, 2))[0])
h = calendar.HTMLCalendar(); print(h.formatmonth(2024, 2)[:200], h.formatday(5, 6), h.cssclasses)
for f in (lambda: calendar.monthrange(2024, 13), lambda: calendar.setfirstweekday(9), lambda: calendar.month(2024, 0), lambda: calendar.weekday(2024, 2, 30), lambda: calendar.Calendar(99).firstweekday):
    try:
        print(f())
    except (ValueError, IndexError) as e:
        print(type(e).__name__, e)
calendar.setfirstweekday(calendar.SUNDAY); print(calendar.month(2024, 1)); calendar.setfirstweekday(0)
