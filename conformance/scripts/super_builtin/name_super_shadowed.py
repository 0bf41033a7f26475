class A:
    def f(self): return 'A.f'
def fake(*args): return Fake()
class Fake:
    def f(self): return 'fake f'
class B(A):
    def real(self): return super().f()
    def local(self):
        super = fake
        return super().f()
    def param(self, super=fake): return super().f()
print(B().real(), B().local(), B().param())
super = fake
print(B().real())
del super
print(B().real())
alias = super
class C(A):
    def f(self):
        try:
            return alias().f()
        except RuntimeError as e:
            return str(e)
    def with_cell(self):
        __class__
        return alias().f()
print(C().f(), C().with_cell())
