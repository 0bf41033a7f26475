def outer():
    def inner():
        "doc of inner"
    return inner

f = outer()
print(f.__name__, f.__qualname__, f.__module__, f.__doc__)
f.note = [1]
print(f.note, f.__dict__)
f.__name__ = 'renamed'
print(f.__name__, f.__qualname__)
try:
    f.__name__ = 3
except TypeError as e:
    print(e)
try:
    f.missing
except AttributeError as e:
    print(e)
del f.note
print(hasattr(f, 'note'))
g = lambda: 0
print(g.__name__, g.__qualname__, g.__doc__)

class A:
    def m(self): pass
    class B:
        def n(self): pass
        x = lambda: 1

print(A.m.__qualname__, A.B.n.__qualname__, A.B.__qualname__, A.B.x.__qualname__)
print(A().m.__name__, A().m.__func__ is A.m)

def ann(a: int, b: 'str' = 'x', *c: float, d: bool, **e: list) -> dict:
    pass

print(ann.__annotations__)
print(ann.__defaults__, ann.__code__.co_varnames, ann.__code__.co_argcount, ann.__code__.co_kwonlyargcount)
