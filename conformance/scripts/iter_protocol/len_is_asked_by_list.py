class C:
    def __iter__(self): return iter([1, 2])
    def __len__(self):
        print('len asked', end=' ')
        return 2
c = C()
print(list(c))
print([x for x in c])
print([*c])
print(tuple(c))
print(set(c))
print(sorted(c))
l = []
l.extend(c)
print(l)
a, b = c
print(a, b)
print(bool(c))
class Bad(C):
    def __len__(self): raise TypeError('no length')
print(list(Bad()))
class Neg(C):
    def __len__(self): return -1
try:
    print(list(Neg()))
except ValueError as e:
    print(e)
class Err(C):
    def __len__(self): raise ValueError('other error')
try:
    list(Err())
except ValueError as e:
    print(e)
