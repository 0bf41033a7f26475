from itertools import *
from collections import deque
import operator
def take(n, it): return list(islice(it, n))
def prepend(v, it): return chain([v], it)
def tabulate(f, start=0): return map(f, count(start))
def tail(n, it): return iter(deque(it, maxlen=n))
def nth(it, n, default=None): return next(islice(it, n, None), default)
def all_equal(it):
    g = groupby(it)
    return next(g, True) and not next(g, False)
def sliding(it, n):
    it = iter(it)
    w = deque(islice(it, n - 1), maxlen=n)
    for x in it:
        w.append(x)
        yield tuple(w)
def roundrobin(*its):
    nexts = cycle(iter(it).__next__ for it in its)
    pending = len(its)
    while pending:
        try:
            for n in nexts: yield n()
        except StopIteration:
            pending -= 1
            nexts = cycle(islice(nexts, pending))
def partition(pred, it):
    a, b = tee(it)
    return filterfalse(pred, a), filter(pred, b)
def powerset(xs): return chain.from_iterable(combinations(xs, r) for r in range(len(xs) + 1))
def unique(it, key=None):
    seen = set()
    for x in it:
        k = x if key is None else key(x)
        if k not in seen:
            seen.add(k)
            yield x
def grouper(it, n, fill=None): return zip_longest(*[iter(it)] * n, fillvalue=fill)
print(take(3, prepend(0, count(1))), take(3, tabulate(lambda x: x * x, 3)), list(tail(2, 'abcd')), nth('abc', 1), nth('abc', 9, 'd'), all_equal('aaa'), all_equal('ab'), all_equal(''))
print(list(sliding('abcde', 3)), list(roundrobin('abc', 'd', 'ef')), [list(p) for p in partition(lambda x: x > 2, range(5))], list(powerset('abc')))
print(list(unique('AAbBCcad', str.lower)), [''.join(g) for g in grouper('abcde', 2, '-')], list(accumulate(range(1, 6), operator.mul)), sum(map(operator.mul, [1, 2], [3, 4])), list(chain.from_iterable(repeat(tuple('ab'), 2))))
