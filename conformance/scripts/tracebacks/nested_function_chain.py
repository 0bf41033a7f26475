def level(n):
    if n == 0:
        return {}['missing']
    return level(n - 1)

class Wrapper:
    def __init__(self, n): self.value = level(n)
    def __call__(self): return self.prop
    @property
    def prop(self): return [x for x in self]
    def __iter__(self):
        yield level(1)

Wrapper.__init__ = lambda self, n: None
Wrapper(1)()
