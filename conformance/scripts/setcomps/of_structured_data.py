people = [{'name': n, 'tags': t, 'age': a} for n, t, a in (('ann', ['x', 'y'], 30), ('bob', ['y'], 25), ('cy', [], 30))]
print(sorted({t for p in people for t in p['tags']}), sorted({p['age'] for p in people}, reverse=True), len({(p['age'], len(p['tags'])) for p in people}))
by_age = {age: {p['name'] for p in people if p['age'] == age} for age in {p['age'] for p in people}}
print({k: sorted(v) for k, v in sorted(by_age.items())})
primes = {n for n in range(2, 50) if all(n % d for d in range(2, int(n ** 0.5) + 1))}
print(sorted(primes), {p for p in primes if p + 2 in primes and p - 2 in primes}, sum({n * n % 7 for n in range(20)}))
words = 'the cat sat on the mat'.split()
print(sorted({w[0] for w in words}), sorted({len(w) for w in words}), {w for w in words if words.count(w) > 1}, sorted({w[i:i + 2] for w in words for i in range(len(w) - 1)})[:5])
print({frozenset(p) for p in ((1, 2), (2, 1), (3,))} == {frozenset({1, 2}), frozenset({3})}, {x for x in (1, 1.0, True)}, {type(x) for x in (1, 1.0)} == {int, float})
grid = {(x, y) for x in range(4) for y in range(x) if (x + y) % 2}
print(sorted(grid), {y for _, y in grid}, max(grid), {(y, x) for x, y in grid} & grid)
try:
    {[x] for x in (1,)}
except TypeError as e:
    print(e)
def f(n): return {lambda: i for i in range(n)}
print(sorted(g() for g in f(3)), len({(lambda: 0) for _ in range(3)}), {*{x for x in range(2)}, *{y for y in range(1, 4)}})
print({k: v for k, v in {'a': 1}.items()} == {'a': 1}, {x for x in set()} == set(), {y := 5, y} , {i for i in range(6)} - {i for i in range(0, 6, 2)})
