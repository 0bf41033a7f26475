name, n, pi = 'World', 42, 3.14159
print(f'{name} {name!r} {name!s} {name!a} {"é"!a}')
print(f'{n:5}|{n:<5}|{n:^5}|{n:>5}|{n:05}|{n:+}|{n:x}|{n:#b}|{n:,}')
print(f'{pi:.2f} {pi:8.3f}| {pi:e} {pi:g} {pi:%} {pi:08.2f}')
w, p = 10, 3
print(f'{pi:{w}.{p}}|{name:>{w}}|{name:*^{w + 2}}|')
print(f'{{}} {{{n}}} {n}}}')
print(f'{n=} {n = } {n=:>6} {name=!s} {n+1=}')
print(f'{"nested " + f"{n} {f"{name}"}"}')
print(f"{'a' if n else 'b'} {(lambda x: x * 2)(3)} { {'k': 1}['k'] }")
print(f'{n:{"+" if n > 0 else "-"}}')
print(f'a' 'b' f'{n}' "c{n}")
print(f'''multi
{n}
line {
    n + 1
}''')
print(rf'\n{n}\t', f'\n{n}\t'.strip(), f'\x41{n}\u00e9\N{BULLET}')
print(f'{[x for x in range(3)]} {n!r:>5}')
print(f"{'\n'.join(['a', 'b'])}")
print(f'{n  # comment
}')
class F:
    def __format__(self, spec): return f'<{spec}>'
    def __str__(self): return 'S'
    def __repr__(self): return 'R'
print(f'{F()} {F():abc} {F()!r} {F()!s:>3} {F():{n}x}')
print(f'{yield_ if (yield_ := 5) else 0} {(y := 3)} {y}')
print(f'{n:}' f'{"":5}|' f'{None} {True:5} {None!r:>6}')
print(f'{*(1, 2),}', f'{1, 2}', f'{lambda_ if (lambda_ := 1) else 0}')
