class Fails:
    def __init__(self, at): self.at, self.i = at, 0
    def __iter__(self): return self
    def __next__(self):
        self.i += 1
        if self.i == self.at: raise KeyError(self.i)
        if self.i > 5: raise StopIteration
        return self.i
def t(name, f):
    try:
        print(name, f())
    except KeyError as e:
        print(name, repr(e))
t('list', lambda: list(Fails(3)))
t('tuple', lambda: tuple(Fails(3)))
t('set', lambda: set(Fails(3)))
t('sorted', lambda: sorted(Fails(3)))
t('sum', lambda: sum(Fails(3)))
t('zip', lambda: list(zip('abcd', Fails(3))))
t('map', lambda: list(map(str, Fails(3))))
t('in', lambda: 9 in Fails(3))
t('in early', lambda: 1 in Fails(3))
t('join', lambda: ''.join(Fails(3)))
t('dict', lambda: dict(Fails(1)))
t('star', lambda: print(*Fails(2)))
t('comp', lambda: [x for x in Fails(3)])
t('any', lambda: any(Fails(3)))
t('all', lambda: all(Fails(3)))
t('max', lambda: max(Fails(3)))
t('enumerate', lambda: list(enumerate(Fails(2))))
t('fromkeys', lambda: dict.fromkeys(Fails(2)))
l = [0]
t('extend', lambda: l.extend(Fails(3)))
print(l)
s = {0}
t('update', lambda: s.update(Fails(3)))
print(s)
l = [1, 2, 3]
t('slice', lambda: l.__setitem__(slice(0, 2), Fails(3)))
print(l)
f = Fails(2)
for x in f:
    print(x)
    break
t('resumed', lambda: next(f))
print(list(f))
