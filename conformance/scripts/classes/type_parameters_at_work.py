from typing import Protocol, Generic, TypeVar, get_args, get_origin
class Stack[T]:
    def __init__(self, *items: T): self.items = [*items]
    def push(self, x: T) -> 'Stack[T]':
        self.items.append(x)
        return self
    def map[U](self, f) -> 'Stack[U]': return Stack(*map(f, self.items))
    def __repr__(self): return f'Stack{self.items}'
class Pair[K: (int, str), V]:
    def __init__(self, k: K, v: V): self.k, self.v = k, v
type Names = list[str]
type Tree[T] = T | list[Tree[T]]
type Fn[**P, R] = tuple[P, R]
def first[T, *Ts](x: T, *rest: *Ts) -> tuple[T, *Ts]: return (x, *rest)
def call[**P, R](f, *a: P.args, **k: P.kwargs) -> R: return f(*a, **k)
s = Stack(1, 2).push(3)
print(s, s.map(str), Stack[int], Stack.__type_params__, get_args(Stack[str]), get_origin(Stack[str]) is Stack, Stack[int](5))
K, V = Pair.__type_params__
print(K.__constraints__, V.__bound__, K.__name__, Pair.__parameters__, Pair[int, str].__args__, issubclass(Pair, Generic))
print(Names.__value__, Names.__name__, Tree.__type_params__, Tree[int], Fn.__type_params__, repr(Tree))
print(first.__type_params__, first(1, 'a'), call(max, 3, 4), call.__annotations__['a'])
class Box[T: Stack](Stack[T]):
    kind = T
    def show(self) -> T: return __class__.__name__
print(Box(1).show(), Box.kind, Box.kind.__bound__ is Stack, Box.__orig_bases__)
class Comparable(Protocol):
    def __lt__(self, other) -> bool: ...
def largest[T: Comparable](xs: list[T]) -> T: return max(xs)
print(largest([3, 1]), largest.__type_params__[0].__bound__.__name__)
for f in (lambda: Pair[int], lambda: Names[int], lambda: Stack[int, str], lambda: Box[1]):
    try:
        print(f())
    except TypeError as e:
        print(e)
for src in ('def f[T](): T = 1\nprint(f.__type_params__)', 'class A[T, T]: pass', 'type X[T] = T; print(X.__value__)', 'def g[T: 1 / 0](): pass\nprint(g.__type_params__[0].__name__)\ng.__type_params__[0].__bound__', 'class B[T](T): pass', 'class C[T](Generic[T]): pass'):
    try:
        exec(src)
    except (SyntaxError, TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
def outer[T](x):
    def inner(): return T
    class Local:
        t = T
    return inner() is T, Local.t is T, T.__name__
print(outer(1))
