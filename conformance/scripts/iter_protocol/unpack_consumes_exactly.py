class Loud:
    def __init__(self, n): self.n, self.i = n, 0
    def __iter__(self): return self
    def __next__(self):
        self.i += 1
        if self.i > self.n:
            print('stop', end=' ')
            raise StopIteration
        print(self.i, end=' ')
        return self.i
def t(f, n):
    try:
        print(f(Loud(n)))
    except ValueError as e:
        print(e)
def two(it):
    a, b = it
    return a, b
def star_end(it):
    a, *b = it
    return a, b
def star_mid(it):
    a, *b, c = it
    return a, b, c
def nested(it):
    a, (b, c) = it, Loud(2)
    return b, c
for f in (two, star_end, star_mid, nested):
    for n in (0, 1, 2, 4):
        t(f, n)
it = iter([1, 2, 3, 4])
try:
    a, b = it
except ValueError as e:
    print(e, list(it))
