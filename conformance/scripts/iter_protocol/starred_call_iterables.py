def f(*a, **k): return a, k
class It:
    def __iter__(self): yield from 'ab'
class Map:
    def keys(self): yield from ('k', 'l')
    def __getitem__(self, k): return k * 2
print(f(*It(), *It()), f(**Map()), f(*range(2), *{'d': 1}, *{3}, **Map(), m=1))
class NotMap:
    def __iter__(self): return iter([('a', 1)])
class BadKeys:
    def keys(self): return 5
    def __getitem__(self, k): return 1
class NonStr:
    def keys(self): return [1]
    def __getitem__(self, k): return 1
class NoGet:
    def keys(self): return ['a']
for bad in (NotMap, BadKeys, NonStr, NoGet):
    try:
        print(f(**bad()))
    except TypeError as e:
        print(bad.__name__, e)
try:
    f(*5)
except TypeError as e:
    print(e)
try:
    f(*[1], **{'a': 1}, **{'a': 2})
except TypeError as e:
    print(e)
try:
    print(**{'nope': 1})
except TypeError as e:
    print(e)
g = (i for i in range(3))
print(f(*g, *g), f(0, *(x for x in 'z'), 1))
