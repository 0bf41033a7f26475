import heapq
print(list(heapq.merge([1, 3, 5], [2, 4, 6])), list(heapq.merge([1, 4], [], [2], (3, 5))), list(heapq.merge()), list(heapq.merge([2, 1], [3])))
print(list(heapq.merge('ace', 'bdf')), list(heapq.merge([5, 3, 1], [4, 2], reverse=True)), list(heapq.merge(['a', 'ccc'], ['bb'], key=len)), list(heapq.merge([(1, 'x')], [(1, 'a')], key=lambda p: p[0])), list(heapq.merge(['dd', 'a'], ['ccc'], key=len, reverse=True)))
def loud(name, xs):
    for x in xs:
        print(name, x, end='; ')
        yield x
m = heapq.merge(loud('a', [1, 4]), loud('b', [2, 3]))
print(next(m)); print(next(m)); print(list(m))
print([x for x in heapq.merge([1, 1], [1], key=None)], list(heapq.merge(*[range(i, 20, 5) for i in range(5)])))
class Pair:
    def __init__(self, n, s): self.n, self.s = n, s
    def __lt__(self, o): return self.n < o.n
    def __repr__(self): return f'{self.n}{self.s}'
print(list(heapq.merge([Pair(1, 'a'), Pair(2, 'a')], [Pair(1, 'b'), Pair(2, 'b')])))
try:
    list(heapq.merge([1], ['a']))
except TypeError as e:
    print(e)
def fails():
    yield 1
    raise ValueError('source')
try:
    for x in heapq.merge(fails(), [5]): print(x)
except ValueError as e:
    print(e)
