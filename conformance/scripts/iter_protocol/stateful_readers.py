class Peek:
    nothing = object()
    def __init__(self, it):
        self.it, self.buffer = iter(it), []
    def __iter__(self): return self
    def __next__(self): return self.buffer.pop() if self.buffer else next(self.it)
    def peek(self, default=nothing):
        try:
            x = next(self)
        except StopIteration:
            if default is self.nothing: raise
            return default
        self.buffer.append(x)
        return x
    def take_while(self, test):
        while (x := self.peek(None)) is not None and test(x):
            yield next(self)
def numbers_and_words(text):
    p = Peek(text)
    while (c := p.peek('')) != '':
        if c.isdigit(): yield int(''.join(p.take_while(str.isdigit)))
        elif c.isalpha(): yield ''.join(p.take_while(str.isalpha))
        else: next(p)
print(list(numbers_and_words('ab12, c3!45')))
p = Peek([1, 2])
print(p.peek(), next(p), list(p), p.peek('end'))
class Grid:
    def __init__(self, w, h): self.w, self.h = w, h
    def __len__(self): return self.w * self.h
    def __getitem__(self, i):
        if not isinstance(i, int): raise TypeError(type(i).__name__)
        if not 0 <= i < len(self): raise IndexError(i)
        return divmod(i, self.w)
g = Grid(2, 2)
print(list(g), (1, 1) in g, (9, 9) in g, list(reversed(g)), dict(enumerate(g)), max(g), [*zip(g, iter(g))][1])
class Resettable:
    def __init__(self, n): self.n = n; self.opened = 0
    def __iter__(self):
        self.opened += 1
        yield from range(self.n)
r = Resettable(3)
print(list(r), sum(r), r.opened, [(a, b) for a in r for b in r if a < b], r.opened)
def chunks(it, n):
    it = iter(it)
    while chunk := [x for _, x in zip(range(n), it)]:
        yield chunk
print(list(chunks('abcdefg', 3)))
def window(it, n=2):
    from collections import deque
    w = deque(maxlen=n)
    for x in it:
        w.append(x)
        if len(w) == n: yield tuple(w)
def merge(*its):
    import heapq
    return heapq.merge(*its)
print(list(window(range(4), 3)), list(merge([1, 4], [2, 3], iter([0]))), list(map(sum, zip(*[iter(range(6))] * 2))))
it = iter(lambda c=[3]: c.append(c.pop() - 1) or c[0], 0)
print(list(it), next(it, 'done'))
class Flaky:
    def __init__(self): self.i = 0
    def __iter__(self): return self
    def __next__(self):
        self.i += 1
        if self.i == 3: raise StopIteration
        if self.i > 5: raise StopIteration
        return self.i
f = Flaky()
print(list(f), list(f), list(f))
