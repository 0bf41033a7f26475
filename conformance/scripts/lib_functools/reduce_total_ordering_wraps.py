from functools import reduce, total_ordering, wraps, update_wrapper, cmp_to_key
print(reduce(lambda a, b: f'({a}+{b})', 'abcd'), reduce(lambda a, b: a, [], 'init'), reduce(lambda a, b: b, [1]), reduce(lambda a, b: a * b, iter([1, 2, 3]), 10))
for f in (lambda: reduce(max, []), lambda: reduce(5, [1, 2]), lambda: reduce(max, 5), lambda: reduce(max), lambda: reduce(lambda a: a, [1, 2])):
    try:
        print(f())
    except TypeError as e:
        print(e)
@total_ordering
class V:
    def __init__(self, n): self.n = n
    def __eq__(self, o): return self.n == o.n if isinstance(o, V) else NotImplemented
    def __gt__(self, o): return self.n > o.n if isinstance(o, V) else NotImplemented
print(V(1) < V(2), V(1) <= V(1), V(2) >= V(1), V(1) < V(1), sorted([V(2), V(1)])[0].n)
try:
    V(1) < 5
except TypeError as e:
    print(e)
def deco(f):
    @wraps(f)
    def inner(*a): return f(*a)
    return inner
@deco
def target(x: int) -> str:
    "docs"
    return x
target_attr = target.__wrapped__
print(target.__name__, target.__doc__, target.__annotations__, target.__module__, target.__qualname__, target_attr is not target)
class C:
    "class doc"
    def __call__(self): return 1
w = update_wrapper(lambda: 0, C())
print(w.__doc__, w.__name__)
def part(): pass
update_wrapper(part, target, assigned=('__doc__',), updated=())
print(part.__name__, part.__doc__)
k = cmp_to_key(lambda a, b: (a > b) - (a < b))
print(sorted([3, 1, 2], key=k), k(1) < k(2), k(1) == k(1), k(5).obj, max([1, 9, 3], key=k))
try:
    k(1) < 5
except (TypeError, AttributeError) as e:
    print(type(e).__name__, e)
try:
    hash(k(1))
except TypeError as e:
    print(e)
