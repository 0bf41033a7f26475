class A:
    def __len__(self): return 1
a = A()
a.__len__ = lambda: 99
a.__str__ = lambda: 'instance str'
a.__call__ = lambda: 'instance call'
a.__add__ = lambda o: 'instance add'
print(len(a), str(a) == a.__str__(), a.__len__())
for f in (lambda: a(), lambda: a + 1, lambda: a[0], lambda: iter(a)):
    try:
        print(f())
    except TypeError as e:
        print(e)
A.__call__ = lambda self: 'class call'
A.__add__ = lambda self, o: 'class add'
print(a(), a + 1)
del A.__call__
try:
    a()
except TypeError as e:
    print(e)
class M(type):
    def __len__(cls): return 42
    def __str__(cls): return 'meta str'
class B(metaclass=M):
    def __len__(self): return 7
print(len(B), len(B()), str(B), f'{B}')
