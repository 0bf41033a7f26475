import sys
hits = 0
cache = {}
config = None
def count(by=1):
    global hits
    hits += by
    return hits
def lazy():
    global config
    if config is None:
        config = {'loaded': count()}
    return config
def remember(f):
    def inner(*a):
        if a not in cache:
            cache[a] = f(*a)
            count(10)
        return cache[a]
    return inner
@remember
def square(x): return x * x
print(lazy() is lazy(), hits, square(3), square(3), hits, cache)
class Meter:
    global shared
    shared = 'from class body'
    def bump(self):
        global hits, made_here
        hits = made_here = hits * 2
Meter().bump()
print(shared, hits, made_here, 'shared' in vars(Meter))
def swap():
    global hits, config
    hits, config = config, hits
def loops():
    global i, exc_name, mod
    for i in range(3): pass
    import math as mod
    try: {}['k']
    except KeyError as e: exc_name = type(e).__name__
def delete():
    global hits
    del hits
swap(); loops()
print(hits, config, i, exc_name, mod.__name__)
delete()
try:
    count()
except NameError as e:
    print(e)
def with_and_walrus():
    global ctx, w
    from contextlib import nullcontext
    with nullcontext('entered') as ctx:
        if (w := len(ctx)) > 3: return w
print(with_and_walrus(), ctx, w)
def generator():
    global step
    for step in range(3): yield step
print([step for _ in generator()], [(lambda: step)() for _ in generator()])
def rebuilt():
    global rebuilt
    rebuilt = lambda: 'second'
    return 'first'
print(rebuilt(), rebuilt(), sys.modules[__name__].step, globals()['shared'][:4])
