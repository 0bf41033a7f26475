class A:
    def f(self, x): return x * 10
class B(A):
    def listcomp(self): return [super().f(i) for i in range(3)]
    def dictcomp(self): return {i: super().f(i) for i in range(2)}
    def nested(self): return [[super().f(j) for j in range(i)] for i in range(3)]
    def genexp(self):
        g = (super().f(i) for i in range(2))
        try:
            return list(g)
        except TypeError as e:
            return str(e)
    def generator(self):
        yield super().f(1)
        yield super().f(2)
    def genexp_explicit(self): return list(super(B, self).f(i) for i in range(2))
    def cond(self): return [i for i in range(3) if super().f(i) > 5]
b = B()
print(b.listcomp(), b.dictcomp(), b.nested())
print(b.genexp())
print(list(b.generator()), b.genexp_explicit(), b.cond())
