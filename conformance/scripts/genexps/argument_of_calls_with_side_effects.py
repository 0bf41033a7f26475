log = []
def f(*a, **k):
    log.append('called')
    return [list(x) if hasattr(x, '__next__') else x for x in a]
def src(n):
    log.append(f'src {n}')
    return range(n)
print(f(i for i in src(2)), log)
log.clear()
print(f((i for i in src(1)), (j for j in src(2))), log)
log.clear()
print(f(*(src(n) for n in (1, 2))), log)
log.clear()
class Obj:
    def __init__(self, it): self.it = it
    def total(self): return sum(self.it)
print(Obj(i for i in range(4)).total())
def deco(it): return lambda fn: (fn, list(it))
@deco(i for i in 'ab')
def decorated(): pass
print(decorated[1])
d = {'k': (i for i in 'xy')}
print(next(d['k']), list(d['k']), list(d['k']))
lst = [(i for i in range(n)) for n in (1, 2)]
print([list(g) for g in lst], [list(g) for g in lst])
a = b = (i for i in 'pq')
print(next(a), next(b), a is b)
t = (i for i in 'ab'), (i for i in 'cd')
print([list(g) for g in t])
def ret(): return (i for i in 'rs')
print(list(ret()), [*ret()], ''.join(ret()))
print(list(x for x in f(1, 2)), sum(x for x in (f(3)[0], 4)))
