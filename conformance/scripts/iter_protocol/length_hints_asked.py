class BadLen(object):
    def __iter__(self): return iter(range(3))
    def __len__(self): print('len'); raise RuntimeError('hello')
class BadHint(object):
    def __iter__(self): return iter(range(3))
    def __length_hint__(self): print('hint'); raise RuntimeError('hello')
class It:
    def __iter__(self): return self
    n = 0
    def __next__(self):
        self.n += 1
        if self.n > 2: raise StopIteration
        return self.n
    def __length_hint__(self): print('it hint'); return NotImplemented
class TE(BadLen):
    def __len__(self): print('te'); raise TypeError('mine')
class Neg(BadLen):
    def __len__(self): return -1
class NegH(BadHint):
    def __length_hint__(self): return -1
class StrH(BadHint):
    def __length_hint__(self): return 'x'
def aug(l, v): l += v; return l
def setsl(l, v): l[:] = v; return l
def unp(v): a, *b = v; return a, b
def unp2(v): a, b, c = v; return a, b
fs = dict(list=list, ext=lambda o: [].extend(o), aug=lambda o: aug([], o), splat=lambda o: [*o], tsplat=lambda o: (*o, 1), call=lambda o: print(*o), tup=tuple, srt=sorted, st=set, fst=frozenset, ba=bytearray, by=bytes, bae=lambda o: bytearray().extend(o), joi=lambda o: ''.join(map(str, o)), joi2=lambda o: ''.join(o), mx=max, sm=sum, en=lambda o: list(enumerate(o)), zp=lambda o: list(zip(o)), mp=lambda o: list(map(str, o)), fl=lambda o: list(filter(None, o)), sl=lambda o: setsl([], o), un=unp, un2=unp2, fk=dict.fromkeys, dl=lambda o: [i for i in o], su=lambda o: set().update(o), al=all, listinit=lambda o: [].__init__(o), rev=lambda o: list(reversed(list(o))))
for n, f in fs.items():
    for c in BadLen, BadHint, It, TE, Neg, NegH, StrH:
        try: print(n, c.__name__, f(c()))
        except Exception as e: print(n, c.__name__, type(e).__name__, e)
