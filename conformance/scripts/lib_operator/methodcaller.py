from operator import methodcaller
print(methodcaller('upper')('abc'), methodcaller('split', ',')('a,b'), methodcaller('split', sep='b', maxsplit=1)('abcb'), methodcaller('get', 'k', 'd')({}), methodcaller('__len__')([1, 2]))
print(repr(methodcaller('upper')), repr(methodcaller('f', 1, 'a', k=2)))
print(list(map(methodcaller('strip', 'x'), ['xax', 'b'])), sorted(['b', 'A'], key=methodcaller('lower')))
class A:
    def m(self, *a, **k): return a, k
    @classmethod
    def c(cls): return cls.__name__
    attr = staticmethod(lambda: 'static')
print(methodcaller('m', 1, x=2)(A()), methodcaller('c')(A()), methodcaller('attr')(A()), methodcaller('c')(A))
for f in (lambda: methodcaller(), lambda: methodcaller(5), lambda: methodcaller('nope')('a'), lambda: methodcaller('upper', 1)('a'), lambda: methodcaller('m')(), lambda: methodcaller('m')(A(), 1), lambda: methodcaller(name='upper')):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
print(methodcaller('m', name=2)(A()))
