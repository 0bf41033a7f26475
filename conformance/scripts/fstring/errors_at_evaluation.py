def t(f):
    try:
        print(f())
    except Exception as e:
        print(type(e).__name__, e)
t(lambda: f'{undefined}')
t(lambda: f'{1 / 0}')
t(lambda: f'{[]:d}')
t(lambda: f'{"a":d}')
t(lambda: f'{1:s}')
t(lambda: f'{1.5:d}')
t(lambda: f'{object():x}')
t(lambda: f'{None:5}')
t(lambda: f'{ {}:5}')
t(lambda: f'{(1,):>5}')
t(lambda: f'{lambda_:}')
t(lambda: f'{1:{2.5}}')
t(lambda: f'{1:{"z"}}')
t(lambda: f'{1:{None}}')
t(lambda: f'{"x":{-1}}')
t(lambda: f'{1:{10 ** 20}}')
t(lambda: f'{1.5:.{10 ** 20}f}')
t(lambda: f'{"a"!r:d}')
t(lambda: f'{1j:d}')
t(lambda: f'{3:,s}')
t(lambda: f'{3:,x}')
t(lambda: f'{True:s}')
t(lambda: f'{b"a":5}')
t(lambda: f'{int:5}')
t(lambda: f'{...:5}')
t(lambda: f'{range(3):5}')
class NoFormat:
    __format__ = None
t(lambda: f'{NoFormat()}')
class BadRepr:
    def __repr__(self): return 5
    __str__ = None
t(lambda: f'{BadRepr()!r}')
t(lambda: f'{BadRepr()!s}')
t(lambda: f'{BadRepr()!a}')
