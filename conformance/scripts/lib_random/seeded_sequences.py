import random
for seed in (0, 1, 42, -5, 2 ** 100, 'text', b'bytes', bytearray(b'ba'), 1.5, None and 0, True):
    if seed is None: continue
    r = random.Random(seed)
    print(repr(seed), r.random(), r.getrandbits(10), r.getrandbits(100), r.randint(1, 100), r.randrange(0, 1000, 7), r.uniform(-1, 1))
random.seed(7)
a = [random.random() for _ in range(3)]
random.seed(7)
print(a == [random.random() for _ in range(3)], a)
random.seed(7, version=1)
print(random.random())
for bad in ([], (1, 2), {}):
    try:
        random.seed(bad)
    except TypeError as e:
        print(e)
r = random.Random(3)
print([r.randbytes(n) for n in (0, 1, 5)], r.getrandbits(0), r.getrandbits(1), r.getrandbits(64))
for f in (lambda: r.getrandbits(-1), lambda: r.randbytes(-1), lambda: r.getrandbits('x')):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
