class A:
    def __getattr__(self, n): return 'A.getattr ' + n
    def __getattribute__(self, n):
        return object.__getattribute__(self, n)
class B(A):
    def f(self):
        try:
            return super().missing
        except AttributeError as e:
            return f'error: {e}'
    def g(self): return super().__getattr__('explicit')
    def h(self): return self.missing
print(B().f())
print(B().g(), B().h())
