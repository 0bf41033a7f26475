import random
r = random.Random(11)
l = list(range(10))
print(r.shuffle(l), l, r.choice(l), r.choice('abc'), r.choice(range(100)), r.sample(range(20), 5), r.sample('abcdef', 3), r.sample(range(10 ** 9), 3), r.sample([1, 2], counts=[3, 1], k=3), r.choices('ab', k=5), r.choices([1, 2, 3], weights=[5, 0, 1], k=6), r.choices('xyz', cum_weights=[1, 2, 10], k=4))
for f in (lambda: r.choice([]), lambda: r.sample([1], 2), lambda: r.sample({1, 2}, 1), lambda: r.choices([], k=1), lambda: r.choices([1], weights=[1, 2]), lambda: r.choices([1], weights=[0]), lambda: r.choices([1, 2], weights=[1, -5]), lambda: r.sample([1, 2], -1), lambda: r.shuffle('abc'), lambda: r.choices([1], weights=[1], cum_weights=[1]), lambda: r.sample([1], counts=[1, 2], k=1), lambda: r.choice({}), lambda: r.choice(5)):
    try:
        print(f())
    except (IndexError, ValueError, TypeError, KeyError) as e:
        print(type(e).__name__, e)
print(r.sample([], 0), r.choices('a', k=0), r.sample(range(100), 60)[:5], r.sample(list('aab'), 3))
