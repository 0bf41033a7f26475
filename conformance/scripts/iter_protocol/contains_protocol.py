class A:
    def __contains__(self, x):
        print('contains', x, end=' ')
        return x
print(1 in A(), 0 in A(), '' in A(), [1] not in A())
class B:
    def __iter__(self): return iter([1, 'a', None])
print('a' in B(), None in B(), 2 in B(), 1.0 in B(), True in B())
class C:
    def __getitem__(self, i): return ['x', 'y'][i]
print('y' in C(), 'z' in C())
class D:
    __contains__ = None
    def __iter__(self): return iter([1])
try:
    1 in D()
except TypeError as e:
    print(e)
class E: pass
try:
    1 in E()
except TypeError as e:
    print(e)
nan = float('nan')
print(nan in [nan], nan in (nan,), nan in {nan}, nan in {nan: 1}, float('nan') in [nan], nan in {1: nan}.values())
class Eq:
    def __eq__(self, o): print('eq', o, end=' '); return o == 3
print(Eq() in [1, 2, 3, 4])
print(3 in [Eq()])
class Bad:
    def __eq__(self, o): raise ValueError('eq')
try:
    Bad() in [1]
except ValueError as e:
    print(e)
b = Bad()
print(b in [b])
