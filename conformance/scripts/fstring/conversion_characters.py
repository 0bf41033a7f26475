s = 'é"\'\n'
print(f'{s!r} {s!s} {s!a}'.encode('unicode_escape'))
print(f'{"a"!r:>5}', f'{"a"!s:<3}|', f'{3!r:>4}', f'{[1]!r}', f'{None!s}', f'{b"x"!s}', f'{"\u1234"!a}')
class C:
    def __str__(self): return 'str'
    def __repr__(self): return 'repr é'
    def __format__(self, spec): return 'format ' + spec
c = C()
print(f'{c} {c!s} {c!r} {c!a} {c:x} {c!s:>5} {c!r:>8}')
for src in ("f'{x!}'", "f'{x!q}'", "f'{x!rr}'", "f'{x!r s}'", "f'{x! r}'", "f'{x !r}'", "f'{x!r:}'", "f'{x!r!s}'", "f'{x!1}'", "f'{x!:}'", "f'{!x}'", "f'{x!é}'", "f'{x!R}'", "f'{x!r }'", "f'{x!\nr}'", "f'{x=!}'", "f'{x!=}'", "f'{x!r=}'", "f'{!r}'", "f'{x!{y}}'"):
    try:
        compile(src, 's', 'eval')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
