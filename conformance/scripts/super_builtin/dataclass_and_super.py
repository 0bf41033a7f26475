from dataclasses import dataclass
@dataclass
class A:
    x: int
    def __post_init__(self): self.log = ['A']
    def total(self): return self.x
@dataclass
class B(A):
    y: int = 5
    def __post_init__(self):
        super().__post_init__()
        self.log.append('B')
    def total(self): return super().total() + self.y
b = B(1)
print(b, b.log, b.total())
@dataclass(slots=True)
class S:
    x: int
    def f(self): return __class__ is type(self)
@dataclass(frozen=True)
class F(object):
    x: int
    def __repr__(self): return 'F!' + super().__repr__()[:10]
print(F(1).x, repr(F(1))[:12])
