class A:
    cls = 'c'
    def __init__(self): self.x = 1
    @property
    def p(self): raise AttributeError('inside property')
    @property
    def q(self): raise ValueError('other')
a = A()
print(getattr(a, 'x'), getattr(a, 'nope', 'd'), getattr(a, 'cls'), getattr(A, 'cls'), hasattr(a, 'x'), hasattr(a, 'zz'), hasattr(a, 'p'), getattr(a, 'p', 'dflt'))
try:
    hasattr(a, 'q')
except ValueError as e:
    print(e)
setattr(a, 'new', 5); setattr(a, 'not ident', 6); print(a.new, getattr(a, 'not ident'), vars(a)); delattr(a, 'new'); print(hasattr(a, 'new'))
for f in (lambda: getattr(a, 'zz'), lambda: getattr(a, 5), lambda: getattr(a), lambda: setattr(a, 5, 1), lambda: delattr(a, 'zz'), lambda: setattr(5, 'x', 1), lambda: getattr(None, 'x'), lambda: hasattr(a, 5), lambda: delattr(a, 'cls'), lambda: setattr(a, 'x'), lambda: getattr(a, 'p'), lambda: setattr(a, 'p', 1), lambda: getattr('abc', 'uper'), lambda: getattr(len, 'zz'), lambda: setattr(len, 'zz', 1), lambda: delattr(5, 'real')):
    try:
        print(f())
    except (AttributeError, TypeError) as e:
        print(type(e).__name__, e)
for n in ('__class__', '__dict__', '__doc__', '__module__', '__weakref__'):
    print(n, hasattr(a, n), hasattr(5, n))
