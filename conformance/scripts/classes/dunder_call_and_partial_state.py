class Adder:
    def __init__(self, n): self.n = n
    def __call__(self, x, *, times=1): return (self.n + x) * times
add = Adder(10)
print(add(5), add(5, times=2), list(map(add, [1, 2])), callable(add), callable(Adder), sorted([3, 1], key=add))
class Meta(type):
    def __call__(cls, *a, **k):
        print('creating', cls.__name__, a, k)
        obj = super().__call__(*a, **k)
        obj.tag = 'tagged'
        return obj
class C(metaclass=Meta):
    def __init__(self, v=0): self.v = v
print(C(1).tag, C(v=2).v)
class Singleton(type):
    cache = {}
    def __call__(cls, *a):
        if cls not in cls.cache: cls.cache[cls] = super().__call__(*a)
        return cls.cache[cls]
class S(metaclass=Singleton):
    def __init__(self, v): self.v = v
print(S(1) is S(2), S(3).v)
class R:
    def __call__(self, n): return n if n < 2 else self(n - 1) + self(n - 2)
print(R()(15))
class Chain:
    def __call__(self): return self
print(type(Chain()()()()).__name__)
try:
    add()
except TypeError as e:
    print(e)
try:
    add(1, 2)
except TypeError as e:
    print(e)
