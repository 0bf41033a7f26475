import random
r = random.Random(1)
s = r.getstate()
a = [r.random() for _ in range(3)]
r.setstate(s)
print(a == [r.random() for _ in range(3)], s[0], len(s[1]), s[2], s[1][:3], s[1][-1])
r.gauss(); s = r.getstate(); print(s[2] is not None); x = r.gauss(); r.setstate(s); print(x == r.gauss())
for bad in ((1, 2, 3), 5, (3, (1, 2), None), (99, s[1], None)):
    try:
        r.setstate(bad)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
class Fixed(random.Random):
    def random(self): return 0.5
f = Fixed()
print(f.random(), f.uniform(0, 10), f.randrange(100), f.choice('abcd'), f.shuffle(l := [1, 2, 3, 4]), l)
class Bits(random.Random):
    def getrandbits(self, k): return (1 << k) // 3
    def random(self): return 0.999
print(Bits().getrandbits(4), Bits().randrange(16), Bits().choice('abcd'))
import copy
c = copy.copy(r)
print(c.random() == r.random(), r.random() == c.random())
sr = random.SystemRandom()
print(0 <= sr.random() < 1, sr.randint(1, 1), sr.getrandbits(0))
try:
    sr.getstate()
except NotImplementedError as e:
    print(e)
