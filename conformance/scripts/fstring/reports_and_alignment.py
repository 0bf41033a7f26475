rows = [('apples', 3, 1.25), ('kiwis', 12, 0.4), ('melon', 1, 13)]
w = max(len(n) for n, *_ in rows)
for name, count, price in rows:
    print(f'{name:<{w}}|{count:>{len("count")}}|{price:>8.2f}|{count * price:=+10.2f}|{name!r:^{w + 4}}|')
total = sum(c * p for _, c, p in rows)
print(f'{"total":<{w}}|{sum(c for _, c, _ in rows):>5}|{"":>8}|{total:=+10.2f}|')
print(f'{total:,.3f} {total:e} {total:g} {total:%} {int(total):#x} {int(total):08b} {int(total):_}')
width, precision, align = 12, 4, '^'
print(f'[{total:*{align}{width}.{precision}}] [{"txt":{align}{width}}] [{1234567.891:{width},.1f}]')
print(f'{", ".join(f"{n}={c:02}" for n, c, _ in rows)} {max(rows, key=lambda r: r[2])[0]!s:>{w}}')
print(f'{"nested " + f"{"deep " + f"{1 + 1}"}"} {[f"{i:{j}}" for i, j in ((1, 3), (2, 4))]}')
print(f"{'yes' if total > 10 else 'no'} {not total} {total and 'x'!r} {(lambda v: f'<{v}>')(5)} { {'k': 1}['k'] }")
