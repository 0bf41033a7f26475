import traceback
def f(n): return f(n + 1)
try:
    f(0)
except RecursionError as e:
    print(e)
    lines = traceback.format_exc().split('\n')
    print(lines[0]); print(lines[1]); print(any('Previous line repeated' in l for l in lines), lines[-2])
class A:
    def __getattr__(self, n): return getattr(self, n)
    def __repr__(self): return repr(self)
    def __eq__(self, o): return self == o
for g in (lambda: A().x, lambda: repr(A()), lambda: A() == A()):
    try:
        g()
    except RecursionError as e:
        print(type(e).__name__)
l = []
for _ in range(12000): l = [l]
try:
    repr(l)
except RecursionError as e:
    print(e)
try:
    l == l.copy()
    hash_ = None
except RecursionError as e:
    print(str(e)[:32])
