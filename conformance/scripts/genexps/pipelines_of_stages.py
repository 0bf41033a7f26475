import itertools
log = []
def trace(name, it):
    for x in it:
        log.append(f'{name}{x}')
        yield x
lines = ['# head', 'a=1', '', 'b = two', 'c=3 # note', 'bad']
clean = (l.split('#')[0].strip() for l in lines)
pairs = (l.partition('=') for l in clean if l)
config = {k.strip(): v.strip() for k, eq, v in pairs if eq}
print(config, list(clean), next(pairs, 'spent'))
squares = trace('s', (x * x for x in trace('n', range(10))))
odd = (x for x in squares if x % 2)
print(log, next(odd), next(odd), log, list(itertools.islice(odd, 1)), len(log))
def running(it): return itertools.accumulate(it)
print(list(running(x for x in range(5))), any(x > 3 for x in trace('a', range(9))), log[-1], all(x < 2 for x in trace('b', range(9))), log[-1])
n = 3
g = (x + n for x in range(n))
n = 10
print(list(g), sum(x for x in range(4)), max((len(w), w) for w in ('aa', 'b')), ''.join(c for c in 'a1b2' if c.isalpha()))
class Scope:
    items = [1, 2]
    doubled = list(x * 2 for x in items)
    try: broken = list(x for _ in items for x in items)
    except NameError as e: broken = str(e)
print(Scope.doubled, Scope.broken)
g = (print('evaluated', x) or x for x in (1, 2))
print('made'); print(next(g)); g.close(); print(list(g))
g = ((x, y) for x in range(3) for y in range(x) if x != y)
print(list(g), g.gi_frame, (x for x in ()).gi_running, type(g).__name__, g.__name__, g.__qualname__)
nested = ((x * y for y in range(3)) for x in range(3))
print([list(row) for row in nested], [*map(list, ((i, i) for i in 'ab'))])
try:
    (1 / x for x in [1, 0]).__next__() and list(1 / x for x in [1, 0])
except ZeroDivisionError as e:
    print(e)
try:
    (x for x in 5)
except TypeError as e:
    print(e)
print(sorted((v, k) for k, v in {'a': 2, 'b': 1}.items()), dict((k, v) for k, v in zip('ab', range(2))), tuple(c for c in 'xy'), set(c for c in 'zz'))
