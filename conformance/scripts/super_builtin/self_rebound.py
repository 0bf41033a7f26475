class A:
    def f(self): return 'A.f', type(self).__name__
class B(A):
    def rebound(self):
        self = C()
        return super().f()
    def rebound_to_other(self):
        self = 5
        try:
            return super().f()
        except TypeError as e:
            return str(e)
    def deleted(self):
        del self
        try:
            return super().f()
        except NameError as e:
            return str(e)
    def star(*args): 
        try:
            return super().f()
        except RuntimeError as e:
            return str(e)
    def cell(self):
        def keep(): return self
        return super().f()
class C(B): pass
b = B()
print(b.rebound(), b.rebound_to_other(), b.deleted(), b.star(), b.cell())
