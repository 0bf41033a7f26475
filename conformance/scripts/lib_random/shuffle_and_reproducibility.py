import random
for seed in (0, 1, 2024):
    r = random.Random(seed)
    l = list('abcdef'); r.shuffle(l)
    print(seed, ''.join(l), r.choice(l), r.sample(l, 2), r.choices(l, k=3), [r.randint(1, 6) for _ in range(5)], round(r.random(), 6), round(r.gauss(0, 1), 6))
a, b = random.Random(5), random.Random(5)
print([a.random() == b.random() for _ in range(3)], a.getstate() == b.getstate())
random.seed('global'); x = [random.randint(0, 99) for _ in range(5)]; random.seed('global'); print(x == [random.randint(0, 99) for _ in range(5)], x)
l = [1]; random.Random(1).shuffle(l); print(l, random.Random(1).shuffle([]), random.Random(3).sample(range(100), 100) != list(range(100)), sorted(random.Random(3).sample(range(50), 50)) == list(range(50)))
r = random.Random(9)
print([r.choices(['h', 't'], weights=[9, 1])[0] for _ in range(12)], r.sample(['a', 'b'], 4, counts=[3, 2]), [r.randrange(0, 10, 5) for _ in range(6)], r.uniform(5, 5), r.triangular(1, 1), r.getrandbits(5), r.randbytes(3).hex())
