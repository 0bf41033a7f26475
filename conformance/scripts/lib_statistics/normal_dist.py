from statistics import NormalDist
n = NormalDist(100, 15)
print(n, n.mean, n.stdev, n.variance, n.median, n.mode, n.pdf(100), n.cdf(115), n.inv_cdf(0.975), n.zscore(130), n.quantiles(4), n.overlap(NormalDist(110, 15)))
print(n + 5, n - 5, n * 2, n / 3, -n, +n, n + NormalDist(1, 8), n - NormalDist(1, 8), 5 + n, 10 - n, 2 * n, n == NormalDist(100, 15), hash(n) == hash(NormalDist(100, 15)), repr(NormalDist()))
print(NormalDist.from_samples([1, 2, 3, 4]), NormalDist(0, 1).samples(3, seed=1), NormalDist().cdf(0), NormalDist().inv_cdf(0.5), NormalDist(5, 0).mean)
for f in (lambda: NormalDist(0, -1), lambda: n.inv_cdf(0), lambda: n.inv_cdf(1.5), lambda: NormalDist(0, 0).pdf(1), lambda: NormalDist(0, 0).cdf(1), lambda: n * n, lambda: n.overlap(5), lambda: NormalDist.from_samples([1])):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
