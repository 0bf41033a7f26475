class M(type):
    def make(cls): return 'M.make ' + cls.__name__
    def __call__(cls, *a):
        print('M.__call__', a)
        return super().__call__(*a)
class N(M):
    def make(cls): return 'N over ' + super().make()
    def __new__(mcs, name, bases, ns):
        cls = super().__new__(mcs, name, bases, ns)
        cls.tag = name.lower()
        return cls
    def __init__(cls, name, bases, ns):
        super().__init__(name, bases, ns)
        print('init', name)
class A(metaclass=N):
    def __init__(self, v): self.v = v
class B(A):
    def __init__(self, v): super().__init__(v + 1)
    @classmethod
    def go(cls): return super().tag
print(A.make(), B.make(), B(1).v, B.tag, B.go())
