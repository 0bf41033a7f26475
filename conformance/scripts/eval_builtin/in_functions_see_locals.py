def f(a, b=2):
    c = 3
    return eval('a + b + c'), eval('[a, b, c]'), sorted(eval('locals()')), eval('sum(v for v in (a, b))')
print(f(1))
def g():
    x = 1
    exec('x = 2')
    exec('new = 5')
    return x, 'new' in locals()
print(g())
def h():
    v = 'free'
    def inner():
        return eval('v') if False else v, eval('v')
    return inner()
print(h())
def i():
    hidden = 1
    def inner():
        try:
            return eval('hidden')
        except NameError as e:
            return str(e)
    return inner()
print(i())
def j():
    x = 10
    return [eval('x + k') for k in range(2)], list(map(lambda k: eval('k'), range(2)))
print(j())
def k():
    x = 1
    def rec(n, own=None): return x if n == 0 else eval('own(n - 1, own)')
    return rec(3, rec)
print(k())
class C:
    attr = 5
    seen = eval('attr + 1')
    exec('made = attr * 2')
    def m(self): return eval('self.attr'), eval('__class__') if False else 'skip'
print(C.seen, C.made, C().m())
def l():
    exec('def inner(): return 42', globals())
    return inner()
print(l())
def m(x): return eval('lambda y: y + 1')(x), eval('(lambda: x)()', {'x': x})
print(m(3))
try:
    (lambda z: eval('(lambda: z)()'))(1)
except NameError as e:
    print(e)
