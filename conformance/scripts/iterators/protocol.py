class Count:
    def __init__(self, n): self.n, self.i = n, 0
    def __iter__(self):
        print('iter', end=' ')
        return self
    def __next__(self):
        if self.i >= self.n:
            raise StopIteration
        self.i += 1
        return self.i

print(list(Count(3)), sum(Count(4)), tuple(Count(2)), max(Count(3)), 2 in Count(5), [*Count(2)], dict(zip(Count(2), 'ab')))
a, *b = Count(3)
print(a, b)
it = iter([1, 2])
print(next(it), next(it), next(it, 'end'), next(it, None))
try:
    next(it)
except StopIteration as e:
    print('stop', e.args)
print(list(iter([3, 2, 1, 0, 5].pop, 0)), type(iter([])).__name__, type(iter('')).__name__, type(iter({})).__name__, type(iter(range(1))).__name__, type(iter(set())).__name__, type(iter(())).__name__, type(iter(b'')).__name__, type(iter({}.items())).__name__, type(iter(int, 1)).__name__)
class OldStyle:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return i * 10
print(list(OldStyle()), 20 in OldStyle(), list(reversed(range(3))), type(iter(OldStyle())).__name__)
for bad in (5, None, object(), int, type('B', (), {'__iter__': None})(), type('C', (), {'__iter__': lambda s: 5})()):
    try:
        iter(bad)
    except TypeError as e:
        print(e)
try:
    next([])
except TypeError as e:
    print(e)
l = [1, 2, 3]
it = iter(l)
next(it); l.append(4)
print(list(it), list(it))
l.append(5)
print(list(it), it.__length_hint__(), iter(range(5)).__length_hint__())
z = zip([1, 2, 3], 'ab')
print(list(z), list(zip()), list(zip('a')), list(zip(*[(1, 2), (3, 4)])), list(enumerate('ab', 5)), list(map(lambda *a: a, 'ab', [1, 2, 3])), list(filter(None, [0, 1, '', 'x'])), list(reversed('ab')))
try:
    list(zip('ab', 'a', strict=True))
except ValueError as e:
    print(e)
try:
    list(zip('a', 'ab', 'a', strict=True))
except ValueError as e:
    print(e)
class Hint:
    def __iter__(self): return iter('xyz')
    def __length_hint__(self): return 'bad'
try:
    list(Hint())
except TypeError as e:
    print(e)
class Bad:
    def __iter__(self): return self
    def __next__(self): raise KeyError('from next')
try:
    list(Bad())
except KeyError as e:
    print(e)
