log = []
class A:
    def __init__(self, n): self.n = n
    def __del__(self):
        print('begin', self.n)
        if self.n:
            a = A(self.n - 1)
            del a
        print('end', self.n)
a = A(3)
del a
print('--')
class Chain:
    def __init__(self, next): self.next = next
    def __del__(self): log.append(1)
c = None
for i in range(200): c = Chain(c)
c = None
print(len(log))
class Sort:
    def __init__(self, k): self.k = k
    def __lt__(self, other):
        t = A(0)
        return self.k < other.k
print([s.k for s in sorted([Sort(2), Sort(1)])])
d = {}
class Key:
    def __init__(self, k): self.k = k
    def __hash__(self): return 1
    def __eq__(self, o): return isinstance(o, Key) and self.k == o.k
    def __del__(self): print('key', self.k)
d[Key(1)] = 'a'
d[Key(2)] = 'b'
print(d[Key(2)])
d.clear()
print('cleared')
import contextlib
@contextlib.contextmanager
def cm():
    t = A(0)
    try: yield 5
    finally: print('cm done')
with cm() as v:
    print(v)
print('left')
