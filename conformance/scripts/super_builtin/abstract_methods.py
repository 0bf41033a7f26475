from abc import ABC, abstractmethod
class Base(ABC):
    @abstractmethod
    def f(self):
        return 'base implementation'
    @property
    @abstractmethod
    def p(self): return 'base property'
class Half(Base):
    def f(self): return 'half over ' + super().f()
class Full(Half):
    @property
    def p(self): return 'full over ' + super().p
print(Full().f(), Full().p)
for cls in (Base, Half):
    try:
        cls()
    except TypeError as e:
        print(e)
print(Half.__abstractmethods__, Full.__abstractmethods__)
