import sys
from functools import lru_cache
def hanoi(n, a='A', b='B', c='C'):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield f'{a}{c}'
        yield from hanoi(n - 1, b, a, c)
def queens(n, row=0, cols=()):
    if row == n: yield cols
    for c in range(n):
        if all(c != x and abs(c - x) != row - y for y, x in enumerate(cols)):
            yield from queens(n, row + 1, (*cols, c))
def permutations(items):
    if len(items) < 2: yield items
    for i, x in enumerate(items):
        for rest in permutations(items[:i] + items[i + 1:]): yield [x, *rest]
def subsets(items): return [[]] if not items else [s + e for s in subsets(items[1:]) for e in ([], [items[0]])]
def flatten(x): return [z for y in x for z in flatten(y)] if isinstance(x, (list, tuple)) else [x]
@lru_cache(None)
def change(amount, coins): return 1 if amount == 0 else 0 if amount < 0 or not coins else change(amount - coins[0], coins) + change(amount, coins[1:])
@lru_cache(maxsize=None)
def lcs(a, b): return '' if not a or not b else a[0] + lcs(a[1:], b[1:]) if a[0] == b[0] else max(lcs(a[1:], b), lcs(a, b[1:]), key=len)
@lru_cache
def distance(a, b):
    if not a or not b: return len(a) + len(b)
    return min(distance(a[1:], b) + 1, distance(a, b[1:]) + 1, distance(a[1:], b[1:]) + (a[0] != b[0]))
def ackermann(m, n): return n + 1 if m == 0 else ackermann(m - 1, 1) if n == 0 else ackermann(m - 1, ackermann(m, n - 1))
def collatz(n): return [n] + (collatz(n // 2 if n % 2 == 0 else 3 * n + 1) if n > 1 else [])
print(' '.join(hanoi(3)), len([*hanoi(8)]), len([*queens(6)]), next(queens(8)), [*permutations([1, 2, 3])])
print(subsets([1, 2, 3]), flatten([1, [2, (3, [4])], []]), change(100, (50, 25, 10, 5, 1)), lcs('programming', 'gaming'), distance('kitten', 'sitting'), ackermann(2, 3), collatz(6))
def is_even(n): return n == 0 or is_odd(n - 1)
def is_odd(n): return n != 0 and is_even(n - 1)
print(is_even(200), is_odd(7), change.cache_info().currsize > 100)
def depth(n): return depth(n + 1)
try:
    depth(0)
except RecursionError as e:
    print(e, type(e.__traceback__.tb_next).__name__)
def gen(n):
    yield n
    yield from gen(n + 1)
seen = 0
try:
    for seen in gen(0): pass
except RecursionError:
    print('generators too', seen > 300)
fact = (lambda f: f(f))(lambda f: lambda n: 1 if n < 2 else n * f(f)(n - 1))
print(fact(20), [len(str(fact(n))) for n in (10, 50, 100)], sys.getrecursionlimit() > 100)
