a, b, c = 1, 2, 3
print(f'{a < b < c} {a if b > c else c} {a or b} {not a} {a == 1 and b == 2} {a is a} {a in (1, 2)} {a not in {2}}')
print(f'{a<b} {a>b} {a>=b} {a<=b} {a!=b} {a==b!r:>6} {(a != b)!s:>6}')
print(f'{a, b, c} {(a, b)[1]} {a,} {*range(3), 4}')
