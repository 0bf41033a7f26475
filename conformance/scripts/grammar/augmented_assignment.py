x = 10
x += 5; print(x)
x -= 3; print(x)
x *= 2; print(x)
x /= 4; print(x)
x //= 2; print(x)
x **= 3; print(x)
x %= 4; print(x)
i = 6
i |= 1; print(i)
i &= 5; print(i)
i ^= 15; print(i)
i <<= 2; print(i)
i >>= 1; print(i)
class A:
    n = 1
    def __iadd__(self, o): self.n += o; return self
    def __imatmul__(self, o): return ('imatmul', o)
a = b = A()
a += 5
print(a is b, b.n, A.n)
a @= 3
print(a)
d = {'k': [1]}
d['k'] += [2]
print(d)
class C: v = 1
c = C()
c.v += 1
print(c.v, C.v)
def f():
    print('index', end=' ')
    return 0
l = [5]
l[f()] += 1
print(l)
t = (1, [2])
try:
    t[1] += [3]
except TypeError as e:
    print(e, t)
s = 'a'
s += 'b'; s *= 3
print(s)
class NoI:
    def __add__(self, o): return 'plain add'
n = NoI()
n += 1
print(n)
x = y = [1]
x += (2, 3); x += 'z'
print(y)
try:
    x += 5
except TypeError as e:
    print(e)
x = 1
x += x + (x := 5)
print(x)
