def count(n):
    if n: yield n; yield from count(n - 1)
print(sum(count(300)), list(count(3)))
def deep(n):
    if n == 0: x = yield 'bottom'; return ('got', x)
    return (yield from deep(n - 1))
it = deep(200); print(next(it))
try: it.send('sent')
except StopIteration as e: print(e.value)
it = deep(100); next(it)
try: it.throw(KeyError('deep'))
except KeyError as e: print(repr(e))
def perms(xs):
    if not xs: yield []
    for i, x in enumerate(xs):
        for p in perms(xs[:i] + xs[i + 1:]): yield [x] + p
print(list(perms([1, 2, 3])))
def hanoi(n, a='A', b='B', c='C'):
    if n:
        yield from hanoi(n - 1, a, c, b)
        yield a + c
        yield from hanoi(n - 1, b, a, c)
print(' '.join(hanoi(4)))
def queens(n, row=0, cols=()):
    if row == n: yield cols
    else:
        for c in range(n):
            if all(c != d and abs(c - d) != row - r for r, d in enumerate(cols)): yield from queens(n, row + 1, cols + (c,))
print(len(list(queens(6))), next(queens(8)))
def tree(depth):
    return (tree(depth - 1), depth, tree(depth - 1)) if depth else None
def inorder(t):
    if t: yield from inorder(t[0]); yield t[1]; yield from inorder(t[2])
print(list(inorder(tree(3))))
def inf():
    yield 1
    yield from inf()
import itertools
print(list(itertools.islice(inf(), 50)) == [1] * 50)
def over(n):
    yield from over(n + 1)
try: next(over(0))
except RecursionError: print('RecursionError')
