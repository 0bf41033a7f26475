from statistics import *
d = [2.75, 1.75, 1.25, 0.25, 0.5, 1.25, 3.5]
print(variance(d), pvariance(d), stdev(d), pstdev(d), variance([1, 2, 3, 4]), pvariance([0, 0, 1]), stdev([1, 2]), pstdev([5]), variance(d, mean(d)), pvariance([1, 2], mu=1))
from fractions import Fraction as F
from decimal import Decimal as D
print(variance([F(1, 6), F(1, 2), F(5, 3)]), pvariance([D('27.5'), D('30.25')]), stdev([D('1'), D('2'), D('4')]), variance([1, 2, 2, 1]), pstdev([F(1), F(2)]))
print(quantiles(range(1, 11)), quantiles([1, 2, 3], n=2), quantiles([1, 2, 3, 4, 5], n=4, method='inclusive'), quantiles(range(100), n=10), quantiles([1], n=3), quantiles([5, 1], n=3))
for f in (lambda: variance([1]), lambda: stdev([]), lambda: pvariance([]), lambda: quantiles([]), lambda: quantiles([1, 2], n=0), lambda: quantiles([1, 2], method='x'), lambda: correlation([1], [1]), lambda: correlation([1, 1], [1, 2]), lambda: covariance([1, 2], [1]), lambda: linear_regression([1, 1], [1, 2])):
    try:
        print(f())
    except (StatisticsError, ValueError) as e:
        print(type(e).__name__, e)
x, y = [1, 2, 3, 4, 5], [2, 4, 5, 4, 5]
print(covariance(x, y), correlation(x, y), linear_regression(x, y), linear_regression(x, y, proportional=True), correlation(x, y, method='ranked'), linear_regression(x, y).slope)
