import random
r = random.Random(5)
print([r.randrange(10) for _ in range(10)], [r.randrange(5, 10) for _ in range(5)], [r.randrange(10, 0, -3) for _ in range(5)], [r.randint(-3, 3) for _ in range(8)], r.randrange(10 ** 30), r.randint(5, 5), r.randrange(1))
for args in ((0,), (5, 5), (5, 1), (1, 5, 0), (1.5,), (1, 2.0), ('a',), (1, 10, 1.0), (), (0, 10, -1), (-5,)):
    try:
        print(args, r.randrange(*args))
    except (ValueError, TypeError) as e:
        print(args, type(e).__name__, e)
for args in ((5, 1), (1.0, 2), (1,)):
    try:
        print(r.randint(*args))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
