class Src:
    def __init__(self): self.n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n > 3: raise StopIteration
        return self.n
    def close(self): print('never called by for')
s = Src()
g = (x for x in s)
print(next(g))
g.close()
print(s.n, list(s))
def src():
    try:
        yield from range(5)
    finally:
        print('finally of source')
inner = src()
g = (x for x in inner)
next(g)
g.close()
print(next(inner, 'source over'), 'still open')
inner.close()
g = (x for x in [1, 2, 3])
for x in g:
    if x == 2:
        g.close()
    print(x)
print(list(g))
