from dataclasses import *
from typing import ClassVar
@dataclass
class Base:
    x: int = 1
    y: int = 2
    count: ClassVar[int] = 0
    def __post_init__(self): Base.count += 1
@dataclass
class Sub(Base):
    z: int = 3
    x: int = 10
    def __post_init__(self):
        super().__post_init__()
        self.sum = self.x + self.y + self.z
s = Sub()
print(s, s.sum, Sub.count, [f.name for f in fields(Sub)], Sub(5).x, Base() == Sub(), Sub() == Sub(), isinstance(s, Base), s.__eq__(5))
@dataclass
class Init:
    a: int
    b: InitVar[int]
    c: InitVar[str] = 'dflt'
    r: int = field(init=False)
    def __post_init__(self, b, c): self.r = self.a * b; self.note = c
print(Init(2, 3), Init(2, 3, 'x').note, [f.name for f in fields(Init)], Init.c)
class Plain:
    def __init__(self, v): self.v = v
@dataclass
class FromPlain(Plain):
    w: int
    def __post_init__(self): super().__init__(self.w * 2)
print(FromPlain(3).v, FromPlain(3))
@dataclass
class Own:
    a: int
    def __repr__(self): return 'own repr'
    def __eq__(self, o): return 'own eq'
    def __init__(self, q): self.a = q + 1
print(Own(1), Own(1) == 5, Own(1).a)
@dataclass
class D: 
    a: int
    def __hash__(self): return 7
print(hash(D(1)), Base.__hash__, replace(s, z=100), replace(Init(1, 2), b=5, a=3))
for f in (lambda: replace(Init(1, 2), a=1), lambda: replace(Init(1, 2), r=1, b=1), lambda: replace(5, a=1), lambda: hash(Base()), lambda: Sub(1, 2, 3, 4)):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
@dataclass
class NotDC(Base): q: int = 0
class Child(NotDC):
    extra: int = 5
print(Child(1), is_dataclass(Child), asdict(Child()), Child.__doc__, Base.__doc__)
