import functools, sys
sys.setrecursionlimit(120)
def deep(n):
    try: return deep(n + 1)
    except RecursionError: return n
def through(call, n):
    return n and call(lambda x: through(call, n - 1), [0])
reached = deep(0)
calls = (lambda f, a: sorted(a, key=f), lambda f, a: max(a, key=f), lambda f, a: list(map(f, a)),
         lambda f, a: functools.reduce(lambda x, y: f(y), a, 0), lambda f, a: list(filter(f, a)), lambda f, a: sum(map(f, a)))
for call in calls:
    try: through(call, 30)
    except (RecursionError, TypeError): pass
    print(deep(0) == reached)
print(sys.getrecursionlimit(), reached)
