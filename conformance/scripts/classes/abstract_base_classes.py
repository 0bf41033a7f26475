from abc import ABC, ABCMeta, abstractmethod, update_abstractmethods
class Shape(ABC):
    @abstractmethod
    def area(self): ...
    @property
    @abstractmethod
    def name(self): ...
    @classmethod
    @abstractmethod
    def make(cls): ...
    @staticmethod
    @abstractmethod
    def helper_(): ...
    def describe(self): return f'{self.name}: {self.area()}'
for src in ('Shape()', 'type("P", (Shape,), {"area": lambda s: 1})()', 'type("Q", (Shape,), {"area": 1, "name": "q", "make": 1, "helper_": 1})().describe.__name__'):
    try:
        print(eval(src))
    except TypeError as e:
        print(e)
class Sq(Shape):
    def __init__(self, s): self.s = s
    def area(self): return self.s ** 2
    name = 'square'
    @classmethod
    def make(cls): return cls(2)
    @staticmethod
    def helper_(): return 'h'
print(Sq.make().describe(), Sq.__abstractmethods__, sorted(Shape.__abstractmethods__), isinstance(Sq(1), Shape), Shape.area.__isabstractmethod__)
class V(ABC):
    @classmethod
    def __subclasshook__(cls, c):
        if cls is V: return any('quack' in b.__dict__ for b in c.__mro__) or NotImplemented
        return NotImplemented
class Duck:
    def quack(self): pass
class Reg: pass
print(issubclass(Duck, V), isinstance(Duck(), V), issubclass(Reg, V), V.register(Reg) is Reg, issubclass(Reg, V), isinstance(Reg(), V))
class One(ABC):
    @abstractmethod
    def f(self): pass
try:
    One()
except TypeError as e:
    print(e)
One.f = lambda self: 'added'
try:
    print(One().f())
except TypeError as e:
    print(e)
update_abstractmethods(One)
print(One().f())
class C(metaclass=ABCMeta):
    @abstractmethod
    def __len__(self): return 0
class D(C):
    def __len__(self): return super().__len__() + 5
print(len(D()))
