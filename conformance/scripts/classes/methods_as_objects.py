class A:
    def m(self, x=1): return x
    @staticmethod
    def s(x): return x
    @classmethod
    def c(cls): return cls
a = A()
m = a.m
print(m(5), m.__self__ is a, m.__func__ is A.m, m.__name__, m == a.m, m is a.m, hash(m) == hash(a.m), m.__func__.__defaults__, A.m(a, 7), A().m == a.m, repr(m).startswith('<bound method A.m of <__main__.A object'))
print(A.s is A.s, a.s is A.s, A.c.__self__ is A, a.c() is A, type(A.__dict__['s']).__name__, type(A.__dict__['c']).__name__, type(A.m).__name__, type(a.m).__name__, [].append.__self__, 'abc'.upper.__name__, type([].append).__name__, type(list.append).__name__, list.append([], 1), str.upper('x'), int.__add__(1, 2), list.append.__objclass__ is list)
try:
    a.m.attr = 1
except AttributeError as e:
    print(e)
A.m.attr = 'on function'
print(a.m.attr)
for f in (lambda: A.m(), lambda: a.m(1, 2), lambda: str.upper(5), lambda: list.append(), lambda: list.append(5, 1), lambda: a.s(), lambda: A.c(1), lambda: int.__add__('a', 1), lambda: [].append(), lambda: [].append(1, 2), lambda: {}.get(), lambda: 'a'.join(), lambda: [].sort(1), lambda: ''.split(1, 2, 3), lambda: [].append(x=1)):
    try:
        print(f())
    except TypeError as e:
        print(e)
import types
b = types.MethodType(lambda self, y: (self, y), 'bound to text')
print(b(1), types.MethodType(A.m, a)(9))
try:
    types.MethodType(5, a)
except TypeError as e:
    print(e)
try:
    types.MethodType(len, None)
except TypeError as e:
    print(e)
