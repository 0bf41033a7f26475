def first[T](xs: list[T]) -> T: return xs[0]
print(first([1]), first.__type_params__, first.__annotations__)
class Box[T, *Ts, **P]:
    def get(self, x: T) -> 'Box[T]': return x
print(Box.__type_params__, Box[int, str, [int]].__args__ if True else '', Box.__parameters__)
type Alias[K] = dict[K, list[K]]
print(Alias, Alias.__type_params__, Alias[int], Alias.__name__, Alias.__value__)
def bound[N: int, M: (str, bytes)](a: N, b: M): return N, M
n, m = bound(1, 'a')
print(n.__bound__, n.__constraints__, m.__bound__, m.__constraints__, n.__name__)
type Rec = list[Rec] | int
print(Rec.__value__)
def default[T = int](): return T
print(default().__default__)
type Lazy = undefined_name
try:
    Lazy.__value__
except NameError as e:
    print(e)
try:
    T
except NameError as e:
    print(e)
class Outer[T]:
    class Inner[U]:
        both = (T, U)
print(Outer.Inner.both)
def deco(f): print('deco', f.__type_params__); return f
@deco
def g[A](x=[1]): return x
async def h[B](): return B
print(h.__type_params__, (lambda: 1).__type_params__ if hasattr(lambda: 1, '__type_params__') else None)
for src in ('def f[T, T](): pass', 'def f[](): pass', 'class C[T: yield]: pass', 'type X[T] = (yield)', 'def f[T = int, U](): pass', 'def f[*Ts: int](): pass', 'type X = (y := 1)', 'def f[T: (x := 1)](): pass', 'def f[T]():\n nonlocal T', 'type x.y = 1', 'def f[T: *int](): pass', 'class C[**P = [int]]: pass'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
