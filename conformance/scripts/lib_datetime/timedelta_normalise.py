from datetime import timedelta as td
for kw in ({}, {'days': 1}, {'seconds': 86400}, {'hours': -1}, {'minutes': 90}, {'weeks': 2}, {'milliseconds': 1500}, {'microseconds': -1}, {'days': 1.5}, {'seconds': 0.5}, {'days': -1, 'seconds': 1}, {'hours': 25, 'minutes': 61}, {'microseconds': 0.5}, {'microseconds': 1.5}, {'days': 0.1, 'seconds': 0.1}, {'days': 999999999}, {'seconds': -0.0000005}):
    t = td(**kw)
    print(kw, repr(t), str(t), t.days, t.seconds, t.microseconds, t.total_seconds())
print(td.min, td.max, td.resolution, td(1, 2, 3, 4, 5, 6, 7))
for kw in ({'days': 10 ** 9}, {'days': 'a'}, {'years': 1}, {'days': float('inf')}, {'days': float('nan')}, {'days': 10 ** 400}, {'seconds': 1j}):
    try:
        print(td(**kw))
    except (OverflowError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
