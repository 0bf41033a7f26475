class A:
    def f(self, x=1): return ('A.f', x)
class B(A):
    def nested(self):
        def inner():
            return super(B, self).f()
        return inner()
    def zero_args_in_nested(self):
        def inner(me):
            return super().f(2)
        return inner(self)
    def no_first_argument(self):
        def inner():
            return super().f()
        try:
            return inner()
        except (RuntimeError, TypeError) as e:
            return str(e)
    def lam(self): return (lambda s: super().f(3))(self)
    def wrong_first(self):
        def inner(x): return super().f()
        try:
            return inner(5)
        except TypeError as e:
            return str(e)
b = B()
print(b.nested(), b.zero_args_in_nested(), b.no_first_argument(), b.lam(), b.wrong_first())
