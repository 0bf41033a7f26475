class A:
    def __init__(self, n, *held): self.n, self.held = n, held
    def __del__(self): print('del', self.n)
a = A('first')
a = A('second')
print('rebound')
del a
print('deleted')
def f():
    b = A('local')
    print('in f')
f()
print('after f')
def keep():
    b = A('returned')
    return b
k = keep()
print('kept')
k = None
l = [A('popped'), A('cleared')]
l.pop(0)
print('l')
l.clear()
d = {'k': A('item'), 'm': A('other')}
del d['k']
print('d')
d['m'] = 1
print('replaced')
A('temporary')
print('expression')
x = y = A('two names')
del x
print('one left')
y = 3
p = A('parent', A('child', A('grandchild')))
print('family')
del p
class S:
    __slots__ = ('v', '__weakref__')
    def __del__(self): print('slots', self.v)
s = S(); s.v = 1
s = S(); s.v = 2
del s
for i in range(3):
    t = A(i)
print('loop over')
del t
def raises():
    r = A('in a raise')
    raise ValueError
try:
    raises()
except ValueError:
    pass
print('caught')
def args(a, b): print(a.n)
args(A('argument'), 1)
print('called')
[A('comprehension') for _ in range(2)]
print('list gone')
o = A('held'); o.other = A('attribute')
o.other = None
print('attribute gone')
del o.held
o = 0
import functools
part = functools.partial(print, A('in partial'))
del part
cell = A('cell')
def closure():
    v = A('captured')
    def inner(): return v
    return inner
c = closure()
print(c().n)
del c
print('closure gone')
class Count:
    alive = 0
    def __init__(self): Count.alive += 1
    def __del__(self): Count.alive -= 1
c1, c2 = Count(), Count()
print(Count.alive)
c1 = None
print(Count.alive)
del c2
print(Count.alive)
g1 = A('global'); g2 = A('another global')
print('end')
