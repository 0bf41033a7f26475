class A:
    def __init__(self):
        self.__iter__ = lambda: iter('instance')
        self.__next__ = lambda: 'instance next'
        self.__len__ = lambda: 5
        self.__getitem__ = lambda i: i
        self.__contains__ = lambda x: True
        self.__reversed__ = lambda: iter('rev')
a = A()
for f in (iter, next, len, lambda o: o[0], lambda o: 1 in o, reversed, list, bool):
    try:
        print(f(a))
    except TypeError as e:
        print(e)
class M(type):
    def __iter__(cls): return iter(cls.items)
    def __len__(cls): return len(cls.items)
    def __contains__(cls, x): return x in cls.items
    def __getitem__(cls, i): return cls.items[i]
    def __reversed__(cls): return reversed(cls.items)
class B(metaclass=M): items = [1, 2, 3]
print(list(B), len(B), 2 in B, B[0], list(reversed(B)), sum(B), [*B])
try:
    list(B())
except TypeError as e:
    print(e)
class P:
    @property
    def __iter__(self):
        print('property read', end=' ')
        return lambda: iter('from property')
print(''.join(P()))
