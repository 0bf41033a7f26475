import math
print([math.isqrt(n) for n in (0, 1, 2, 3, 4, 15, 16, 10 ** 40, 10 ** 40 - 1, 2 ** 64)], [math.factorial(n) for n in (0, 1, 5, 25)], math.factorial(100) % 1000007, [math.comb(n, k) for n, k in ((5, 2), (0, 0), (5, 6), (50, 25), (100, 3))], [math.perm(n, k) for n, k in ((5, 2), (5, 0), (5, 6))], math.perm(4), math.comb(300, 150) % 998244353)
print(math.gcd(), math.gcd(12), math.gcd(-12, 18), math.gcd(0, 5), math.gcd(0), math.gcd(12, 18, 8), math.gcd(2 ** 200, 6 ** 50) == 2 ** 50, math.lcm(), math.lcm(4, 6), math.lcm(0, 5), math.lcm(-4, 6), math.lcm(2, 3, 4), math.prod([]), math.prod([1.5, 2]), math.prod((2, 3), start=10), math.prod(range(1, 21)) == math.factorial(20), math.sumprod([1, 2, 3], [4, 5, 6]), math.sumprod([0.1] * 3, [0.1] * 3), math.fsum([1e16, 1, -1e16]), math.fsum([]), math.fsum([0.1] * 10))
class I:
    def __index__(self): return 6
print(math.gcd(I(), 4), math.factorial(I()), math.isqrt(I()), math.comb(I(), 2))
for f in (lambda: math.factorial(-1), lambda: math.factorial(5.0), lambda: math.isqrt(-1), lambda: math.isqrt(1.5), lambda: math.comb(-1, 1), lambda: math.comb(1, -1), lambda: math.comb(5.0, 1), lambda: math.perm(-1), lambda: math.gcd(1.5), lambda: math.gcd('a'), lambda: math.lcm(1.0), lambda: math.prod(['a', 'b']), lambda: math.sumprod([1], [1, 2]), lambda: math.fsum(['a']), lambda: math.fsum([float('inf'), -float('inf')]), lambda: math.fsum([1e308, 1e308]), lambda: math.prod(5), lambda: math.factorial('5'), lambda: math.sumprod(1, [2])):
    try:
        print(f())
    except (ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
print(math.prod(['a'], start=3) if False else math.prod([[1]], start=2), math.log(2 ** 5000), math.log10(10 ** 500), math.log2(2 ** 5000 + 1), math.log(10 ** 300, 10), math.sqrt(2 ** 1000), math.log(True), math.exp(True))
