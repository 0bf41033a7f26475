from itertools import accumulate
import operator
print(list(accumulate([1, 2, 3, 4])), list(accumulate('abc')), list(accumulate([])), list(accumulate([5])), list(accumulate([1, 2], initial=100)), list(accumulate([], initial=7)), list(accumulate([3, 1, 2], max)), list(accumulate([1, 2, 3], operator.mul)), list(accumulate([1, 2, 3], func=lambda a, b: a - b)), list(accumulate([[1], [2]])))
print(list(accumulate([1, 2], None)), list(accumulate(iterable=[1], initial=None)))
a = accumulate(iter([1, 2, 3]), lambda a, b: print('call', a, b) or a + b)
print(next(a)); print(next(a)); print(next(a)); print(next(a, 'end'))
for f in (lambda: accumulate(5), lambda: list(accumulate([1, 'a'])), lambda: list(accumulate([1, 2], 5)), lambda: accumulate(), lambda: accumulate([1], initial=1, x=2), lambda: list(accumulate([1, 2, 3], lambda a: a))):
    try:
        print(f())
    except TypeError as e:
        print(e)
def logistic(x, _, r=3.8): return r * x * (1 - x)
print([f'{x:.2f}' for x in accumulate(range(6), logistic, initial=0.4)])
