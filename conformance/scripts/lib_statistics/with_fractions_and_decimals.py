from statistics import *
from fractions import Fraction as F
from decimal import Decimal as D
print(mean([F(1, 2), F(1, 3), F(1, 6)]), median([F(1, 2), F(3, 4), 1]), variance([F(1), F(2), F(4)]), pvariance([F(1, 2), F(3, 2)]), stdev([F(1), F(3)]), mode([F(1, 2), 0.5, 1]), fmean([F(1, 2), D('0.5')]), harmonic_mean([F(1, 2), F(1, 4)]), mean([1, F(1, 2), 0.25]))
print(mean([D('1.1'), D('2.2')]), median([D('3'), D('1')]), variance([D('1'), D('2'), D('3')]), stdev([D('1'), D('2')]), geometric_mean([D('2'), D('8')]), type(mean([D(1), D(2)])).__name__, type(stdev([D(1), D(2)])).__name__, pstdev([D('0.5'), D('1.5')]), quantiles([D(1), D(2), D(3)], n=2))
print(mean([2 ** 60, 2 ** 60 + 2]), mean([1e308, 1e308]), mean([float('inf'), 1]), median([1, float('inf')]), mean([True, True, False]), variance([0.1] * 5), pvariance([10 ** 20, 10 ** 20 + 3]), stdev([1e-10, 2e-10]), mode('banana'), multimode([1, 1, 2, 2, 3]), median_low(['a', 'b', 'c', 'd']), median_high('abcd'))
