class A:
    def __new__(cls, *args):
        print('A.__new__', cls.__name__, args)
        self = super().__new__(cls)
        self.args = args
        return self
    def __init__(self, *args):
        print('init', args)

class B(A):
    def __new__(cls, x):
        return super().__new__(cls, x, x * 2)

b = B(1)
print(b.args)

class Number(int):
    def __new__(cls, v): return super().__new__(cls, v + 1)
print(Number(1), Number(1) + 0)
class Static:
    def __new__(cls): return super(Static, cls).__new__(cls)
print(type(Static()).__name__)
try:
    class Bad:
        def __new__(cls): return super().__new__()
    Bad()
except TypeError as e:
    print(e)
try:
    object.__new__(B, 1, 2)
except TypeError as e:
    print(e)
