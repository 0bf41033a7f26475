def compose(*fs):
    def run(x):
        for f in reversed(fs): x = f(x)
        return x
    return run
print(compose(str, lambda x: x * 2, abs)(-21), compose()(5))
def curry(f, n=None):
    n = n or f.__code__.co_argcount
    def take(*a): return f(*a) if len(a) >= n else lambda *b: take(*a, *b)
    return take
add3 = curry(lambda a, b, c: (a, b, c))
print(add3(1)(2)(3), add3(1, 2)(3), add3(1)(2, 3))
def memo(f):
    cache = {}
    def w(*a):
        if a not in cache: cache[a] = f(*a)
        return cache[a]
    w.cache = cache
    return w
@memo
def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
print(fib(80), len(fib.cache))
Y = lambda f: (lambda x: f(lambda *a: x(x)(*a)))(lambda x: f(lambda *a: x(x)(*a)))
print(Y(lambda self: lambda n: 1 if n < 2 else n * self(n - 1))(10))
def repeat(n):
    def deco(f):
        def w(*a): return [f(*a) for _ in range(n)]
        return w
    return deco
@repeat(3)
def hi(x): return x
print(hi('a'))
ops = {'+': lambda a, b: a + b, '-': lambda a, b: a - b}
print([ops[o](6, 3) for o in '+-'], (lambda *a, **k: (a, k))(*[1], **{'z': 2}), list(map(lambda f: f(3), [str, float, lambda x: x ** 2])), (lambda f, *a: f(*a))(max, 1, 5), sorted([(2, 'b'), (1, 'a')], key=lambda t: t[1])[0], [f(10) for f in [lambda x, k=k: x + k for k in range(3)]])
def pipeline(x, *steps): return __import__('functools').reduce(lambda v, f: f(v), steps, x)
print(pipeline(' Abc ', str.strip, str.lower, len))
church = lambda n: lambda f: lambda x: __import__('functools').reduce(lambda a, _: f(a), range(n), x)
print(church(5)(lambda x: x + 2)(0))
