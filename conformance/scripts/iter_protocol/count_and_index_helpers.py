import operator
class It:
    def __iter__(self): return iter([1, 2, 1.0, True, 'x'])
print(operator.countOf(It(), 1), operator.indexOf(It(), 'x'), operator.contains(It(), 2), operator.countOf('aab', 'a'))
for f in (lambda: operator.indexOf(It(), 9), lambda: operator.countOf(5, 1), lambda: operator.indexOf(None, 1), lambda: operator.contains(5, 1)):
    try:
        f()
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
print([1, 2, 1].count(1), (1, 2).index(2), 'abab'.count('ab'), [1.0, True].count(1), [[], []].count([]))
try:
    [1].index(5)
except ValueError as e:
    print(e)
try:
    (1,).index(5)
except ValueError as e:
    print(e)
print(range(10).index(4), range(0, 10, 2).count(4))
from collections.abc import Iterable, Iterator, Sized, Container, Reversible, Sequence
for o in ([], iter([]), 'a', {}, (x for x in ''), 5, range(1), It(), zip()):
    print(type(o).__name__, isinstance(o, Iterable), isinstance(o, Iterator), isinstance(o, Sized), isinstance(o, Container), isinstance(o, Reversible), isinstance(o, Sequence))
