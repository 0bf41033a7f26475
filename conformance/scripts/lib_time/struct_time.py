import time
t = time.struct_time((2024, 2, 29, 13, 5, 9, 3, 60, 0))
print(t, t.tm_year, t[1], t.tm_yday, len(t), t[:3], tuple(t) == t, t < time.struct_time((2024, 3, 1, 0, 0, 0, 0, 0, 0)))
print(time.strftime('%Y-%m-%d %H:%M:%S %a %b %j %%', t), time.asctime(t), time.gmtime(0), time.gmtime(1e9)[:6], time.strptime('29 Feb 2024', '%d %b %Y')[:8], time.gmtime(-1)[:6], time.strftime('%y %I %p', (2024, 1, 1, 0, 0, 0, 0, 1, 0)))
for f in (lambda: time.struct_time((1, 2)), lambda: time.strftime('%Y', (2024, 13, 1, 0, 0, 0, 0, 0, 0)), lambda: time.strptime('x', '%Y'), lambda: time.gmtime('x'), lambda: time.asctime((1,)), lambda: time.strftime(5), lambda: time.gmtime(1e30), lambda: time.sleep(-1), lambda: time.sleep('x'), lambda: time.strftime('%Y', 5)):
    try: print(f())
    except (TypeError, ValueError, OverflowError, OSError) as e: print(type(e).__name__, e)
a = time.monotonic(); b = time.monotonic()
print(b >= a, time.perf_counter() >= 0, isinstance(time.time(), float), isinstance(time.time_ns(), int), time.time() > 1.6e9, time.sleep(0), time.monotonic_ns() > 0, repr(time.struct_time(range(9)))[:30], time.process_time() >= 0, time.timezone, time.tzname[0])
