from datetime import date, datetime, timedelta
for y, m, d in ((2004, 12, 31), (2005, 1, 1), (2005, 1, 3), (2008, 12, 29), (2009, 12, 31), (2010, 1, 3), (2010, 1, 4), (2024, 2, 29), (1, 1, 1), (9999, 12, 31), (2020, 12, 31), (1900, 1, 1)):
    x = date(y, m, d)
    c = x.isocalendar()
    print(x, c, c.year, c.week, c.weekday, x.toordinal(), date.fromordinal(x.toordinal()) == x, x.timetuple().tm_yday, x.isoweekday(), date.fromisocalendar(*c) == x)
for a in ((2005, 0, 1), (2005, 54, 1), (2005, 53, 1), (2005, 1, 0), (2005, 1, 8), (0, 1, 1), (10000, 1, 1)):
    try: print(date.fromisocalendar(*a))
    except ValueError as e: print(a, e)
print(sum((date(2024, m, 1) + timedelta(31)).month != m + 2 for m in range(1, 11)), [(date(y, 3, 1) - date(y, 2, 28)).days for y in (1900, 2000, 2023, 2024)], (date(2000, 1, 1) - date(1970, 1, 1)).days, date(1970, 1, 1).toordinal(), tuple(date(2024, 5, 6).isocalendar()), repr(date(2024, 5, 6).isocalendar()))
