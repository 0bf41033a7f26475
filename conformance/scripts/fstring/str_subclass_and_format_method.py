class S(str):
    def __format__(self, spec): return f'S<{spec}>'
    def __str__(self): return 'S.str'
class I(int):
    def __format__(self, spec): return super().__format__(spec or 'x')
    def __str__(self): return 'I.str'
class P:
    def __str__(self): return 'P.str'
class Q:
    def __format__(self, spec): return S('sub')
class R:
    def __format__(self, spec): return 5
print(f'{S("a")} {S("a"):q} {S("a")!s} {S("a")!r} {I(255)} {I(255):d} {I(255)!s} {P()} {P()!s:>8}|{Q()} {type(f"{Q()}").__name__}')
for f in (lambda: f'{P():x}', lambda: f'{R()}', lambda: f'{P():>8}', lambda: format(P(), 'd'), lambda: '{:x}'.format(P())):
    try:
        print(f())
    except TypeError as e:
        print(e)
print(type(f'{S("a")!s}').__name__, f'{True}', f'{True:d}', f'{None}', f'{[S("z")]}', f'{S("k")=}', f'{I(10)=:}', '{} {:d}'.format(I(255), I(255)), '%s %d' % (I(255), I(255)), format(S('q')), str(S('w')), S('a') + f'{S("b")}')
class Bool:
    def __bool__(self): return False
    def __format__(self, s): return 'formatted'
print(f'{Bool()}', f'{Bool() or "falsy"}')
