"""Module doc."""
print(__doc__)
def f():
    'function doc'
    'not this'
def g():
    f'not a {1} docstring'
def h():
    b'not bytes'
def i():
    x = 1
    'not first'
def j():
    'con' 'cat' """enated"""
def k():
    ('parenthesised')
def l(): 'one line'; return 1
def m():
    r'raw \n doc'
def n():
    u'unicode'
def o():
    """  keeps
        relative
      indentation
    """
def p():
    # comment first
    'after comment'
def q():
    'with' + ' operator'
for fn in (f, g, h, i, j, k, l, m, n, o, p, q):
    print(fn.__name__, repr(fn.__doc__))
class A: 'class doc'
class B(A): pass
class C: __doc__ = 'assigned'
print(A.__doc__, B.__doc__, C.__doc__, A().__doc__)
f.__doc__ = 'changed'
print(f.__doc__)
A.__doc__ = 'also'
print(A.__doc__, (lambda: 'x').__doc__)
async def r(): 'async doc'
print(r.__doc__)
class D:
    @property
    def v(self): 'prop doc'
print(D.v.__doc__)
