class A:
    @classmethod
    def who(cls): return cls.__name__
    def inst(self): return self
class B(A):
    @classmethod
    def who(cls): return '<' + super().who() + '>'
    def from_instance(self): return super().who()
    @classmethod
    def unbound(cls): return super().inst
class C(B): pass
print(B.who(), C.who(), C().who(), C().from_instance())
f = C.unbound()
print(f.__qualname__, f('self given'))
print(super(B, C).who(), super(B, C()).who())
