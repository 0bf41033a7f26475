class A:
    def __init__(self): self.n = 0
    def inc(self, by=1):
        self.n += by
        return self.n
class B(A):
    def run(self):
        parent = super()
        print(parent.inc(), parent.inc(by=5))
        m = parent.inc
        print(m(), m.__self__ is self, m.__func__ is A.inc)
        return parent
b = B()
p = b.run()
print(p.inc(), b.n)
print(repr(p).startswith("<super: <class 'B'>, <B object>>"), repr(super(B)).startswith("<super: <class 'B'>, NULL>"))
print(repr(p), repr(super(B)), repr(super(B, B)))
