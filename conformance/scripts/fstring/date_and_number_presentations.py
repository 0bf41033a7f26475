import datetime, decimal, fractions
d = datetime.datetime(2024, 12, 25, 9, 5, 7, 123)
print(f'{d:%Y-%m-%d}', f'{d:%H:%M:%S.%f}', f'{d}', f'{d!r}', f'{d.date()}', f'{d:%A, %B %d}', f'{d:{"%j"}}', f'{d - datetime.timedelta(days=1):%d}', f'{datetime.timedelta(1, 5)}', f'{d.time():%I:%M%p}')
v, m = 1234.5678, decimal.Decimal('1234.5')
print(f'{v:,}', f'{v:,.1f}', f'{v:_.2f}', f'{v:10,.0f}|', f'{v:e}', f'{v:.3g}', f'{v:+.2f}', f'{-v:(>12.1f}', f'{v:<12}|', f'{v:^12.1f}|', f'{v:012.1f}', f'{m:,.2f}', f'{m:>10}', f'{fractions.Fraction(1, 3):.3f}', f'{0.25:.0%}', f'{1e-10:g}', f'{float("inf"):5}', f'{float("nan"):>5}', f'{1j:.1f}')
n = 255
print(f'{n:#x} {n:#o} {n:#b} {n:08b} {n:x} {n:X} {n:c} {n:n} {n:+} {n: } {-n:=6} {n:<6}| {n:^6}| {n:*>6} {n:06} {n:,} {n:.2f} {n:e}')
for w in (1, 5, 10): print(f'[{n:{w}}] [{n:<{w}}] [{"ab":{w}}] [{"ab":>{w}}] [{v:{w}.{1}f}]')
