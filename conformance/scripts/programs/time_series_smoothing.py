from collections import deque
from itertools import accumulate, pairwise
from statistics import fmean, quantiles, linear_regression, correlation
import math
values = [round(10 + 3 * math.sin(i / 2) + (i % 3) * 0.5, 2) for i in range(16)]
def moving(it, n):
    window = deque(maxlen=n)
    for x in it:
        window.append(x)
        if len(window) == n: yield round(fmean(window), 3)
def smooth(it, alpha): return [round(x, 3) for x in accumulate(it, lambda a, x: a + alpha * (x - a))]
def peaks(xs): return [i for i in range(1, len(xs) - 1) if xs[i - 1] < xs[i] >= xs[i + 1]]
print(values)
print([*moving(values, 4)][:5], smooth(values, 0.5)[-3:], peaks(values), [round(b - a, 2) for a, b in pairwise(values)][:4])
lo, hi = min(values), max(values)
for level in range(5, 0, -1):
    cut = lo + (hi - lo) * level / 5
    print(f'{cut:6.2f} |' + ''.join('#' if v >= cut - (hi - lo) / 10 else ' ' for v in values).rstrip())
print(''.join('▁▂▃▄▅▆▇█'[min(7, int((v - lo) / (hi - lo) * 8))] for v in values))
slope, intercept = linear_regression(range(len(values)), values)
print(f'{slope:.6f} {intercept:.6f} {correlation(range(16), values):.6f} {quantiles(values, n=4)} {sum(values):.2f} {math.fsum(values):.2f}')
missing = [1.0, None, None, 4.0, None, 6.0, None]
def interpolate(xs):
    known = [(i, x) for i, x in enumerate(xs) if x is not None]
    out = list(xs)
    for (i, a), (j, b) in pairwise(known):
        for k in range(i + 1, j): out[k] = a + (b - a) * (k - i) / (j - i)
    return out
print(interpolate(missing), [x if x is not None else math.nan for x in missing][-1] != 0, list(accumulate([3, 1, 4, 1, 5], max)), list(accumulate([1, 2, 3], initial=10)))
buckets = {}
for i, v in enumerate(values): buckets.setdefault(math.floor(v), []).append(i)
print(dict(sorted(buckets.items())), max(buckets, key=lambda k: (len(buckets[k]), k)), math.isclose(fmean(values), sum(values) / 16), round(math.dist((0, 0), (3, 4)), 1), math.comb(5, 2), math.gcd(12, 18), math.lcm(4, 6))
