class A:
    def __iter__(self): return [1]
class B:
    def __iter__(self): return 5
class C:
    __iter__ = None
class D:
    def __iter__(self): return object()
class E:
    def __iter__(self): raise ValueError('from __iter__')
class F(list):
    __iter__ = None
for cls in (A, B, C, D, E, F):
    for f in (iter, list, lambda x: [y for y in x], lambda x: 1 in x):
        try:
            f(cls())
            print(cls.__name__, 'fine')
        except (TypeError, ValueError) as e:
            print(cls.__name__, e)
class NextOnly:
    def __next__(self): return 1
try:
    iter(NextOnly())
except TypeError as e:
    print(e)
print(next(NextOnly()))
class G:
    def __iter__(self): return NextOnly()
print(next(iter(G())))
