from statistics import *
from fractions import Fraction as F
from decimal import Decimal as D
print(mean([1, 2, 3, 4]), mean([1.5, 2.5]), mean([F(1, 2), F(1, 3)]), mean([D('0.5'), D('0.75')]), mean([1, 2]), mean(range(5)), mean([True, False]), mean([1e30, 1, -1e30]), fmean([1, 2, 3]), fmean([1, 2], weights=[3, 1]), geometric_mean([54, 24, 36]), harmonic_mean([40, 60]), harmonic_mean([40, 60], weights=[5, 30]), harmonic_mean([1, 0]), harmonic_mean([5]))
print(median([3, 1, 2]), median([1, 2, 3, 4]), median([D('1'), D('2')]), median_low([1, 2, 3, 4]), median_high([1, 2, 3, 4]), median_grouped([1, 2, 2, 3, 4, 4, 4, 4, 4, 5]), median_grouped([1, 3, 3, 5, 7], interval=2), median('b' 'a' 'c' and [F(1, 2), F(3, 2)]), mode([1, 1, 2]), mode('aabb'), mode(['x']), multimode('aabbc'), multimode([]))
for f in (lambda: mean([]), lambda: median([]), lambda: mode([]), lambda: fmean([]), lambda: geometric_mean([0]), lambda: geometric_mean([-1]), lambda: harmonic_mean([-1]), lambda: mean(['a']), lambda: mean(5), lambda: median_low([]), lambda: harmonic_mean([]), lambda: fmean([1], weights=[1, 2]), lambda: mean([1, D(1)]), lambda: mean([None]), lambda: fmean([1], weights=[0]), lambda: harmonic_mean(['a'])):
    try:
        print(f())
    except (StatisticsError, TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(type(mean([1, 2])).__name__, type(mean([1, 3])).__name__, type(mean([F(1), 2])).__name__, issubclass(StatisticsError, ValueError))
