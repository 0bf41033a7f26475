class A:
    def __repr__(self): return 'répr'
    def __str__(self): return 'str'
    def __format__(self, spec): return f'format<{spec}>'
a = A()
print(f'{a}|{a!s}|{a!r}|{a!a}|{a:x}|{a!s:>6}|{a!r:<7}|{a!a:^12}|{a!r:.2}')
print(f'{a !r}|{a !s:5}|{[a]}|{(a,)!s}|{ {1: a} }')
print(f'{"é"!a}|{"é"!r}|{b"x"!s}|{None!r:>8}|{True!s:5}|{1.5!r:*^9}')
