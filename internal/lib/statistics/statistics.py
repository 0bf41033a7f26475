import math
from bisect import bisect_left, bisect_right
from collections import Counter, namedtuple
from decimal import Decimal
from fractions import Fraction
from math import erf, exp, fabs, fsum, hypot, isinf, isfinite, log, sqrt, sumprod, tau

__all__ = ["NormalDist", "StatisticsError", "correlation", "covariance", "fmean", "geometric_mean", "harmonic_mean",
           "kde", "kde_random", "linear_regression", "mean", "median", "median_grouped", "median_high", "median_low",
           "mode", "multimode", "pstdev", "pvariance", "quantiles", "stdev", "variance"]

_SQRT2 = sqrt(2.0)


class StatisticsError(ValueError):
    pass


# Exact sums.


def _finite(x):
    try:
        return x.is_finite()
    except AttributeError:
        return isfinite(x)


def _exact_ratio(x):
    """Numerator and denominator of a number; (x, None) for infinities and NaNs."""
    try:
        return x.as_integer_ratio()
    except AttributeError:
        pass
    except (OverflowError, ValueError):
        return x, None
    try:
        return x.numerator, x.denominator
    except AttributeError:
        raise TypeError(f"can't convert type '{type(x).__name__}' to numerator/denominator") from None


def _coerce(T, S):
    """The type of results of data that has both types."""
    if T is S or S is int or S is bool:
        return T
    if T is int or issubclass(S, T):
        return S
    if issubclass(T, S):
        return T
    if issubclass(T, int):
        return S
    if issubclass(S, int):
        return T
    if issubclass(T, Fraction) and issubclass(S, float):
        return S
    if issubclass(T, float) and issubclass(S, Fraction):
        return T
    raise TypeError(f"don't know how to coerce {T.__name__} and {S.__name__}")


def _common_type(types):
    T = int
    for S in types:
        T = _coerce(T, S)
    return T


def _sum(data):
    """The type of the sum, the exact sum, and how many numbers there are."""
    count = 0
    types = {}
    partials = {}
    for x in data:
        types[type(x)] = None
        n, d = _exact_ratio(x)
        count += 1
        partials[d] = partials.get(d, 0) + n
    return _common_type(types), _total(partials), count


def _total(partials):
    if None in partials:
        return partials[None]
    total = Fraction(0)
    for d, n in partials.items():
        total += Fraction(n, d)
    return total


def _squares(data, c=None):
    """Type, sum of squared differences from c, or from the mean, the mean, and the count."""
    if c is not None:
        T, total, count = _sum([(x - c) * (x - c) for x in data])
        return T, total, c, count
    count = 0
    types = {}
    sums = {}
    squares = {}
    for x in data:
        types[type(x)] = None
        n, d = _exact_ratio(x)
        count += 1
        sums[d] = sums.get(d, 0) + n
        squares[d] = squares.get(d, 0) + n * n
    if not count:
        total = c = Fraction(0)
    elif None in sums:
        total = c = sums[None]
    else:
        sx = _total(sums)
        sxx = Fraction(0)
        for d, n in squares.items():
            sxx += Fraction(n, d * d)
        # One division, at the end, loses nothing.
        total = (count * sxx - sx * sx) / count
        c = sx / count
    return _common_type(types), total, c, count


def _convert(value, T):
    """An exact result as a number of type T."""
    if type(value) is T:
        return value
    if issubclass(T, int) and value.denominator != 1:
        T = float
    try:
        return T(value)
    except TypeError:
        if issubclass(T, Decimal):
            return T(value.numerator) / T(value.denominator)
        raise


def _not_negative(values, message):
    for x in values:
        if x < 0:
            raise StatisticsError(message)
        yield x


# Square roots of fractions, correctly rounded.


def _isqrt_to_odd(n, m):
    """The integer square root of n/m, made odd if it is not exact."""
    a = math.isqrt(n // m)
    return a | (a * a * m != n)


def _float_sqrt(n, m):
    # 109 bits and the last one sticky: enough to round once more.
    q = (n.bit_length() - m.bit_length() - 109) // 2
    if q >= 0:
        return (_isqrt_to_odd(n, m << 2 * q) << q) / 1
    return _isqrt_to_odd(n << -2 * q, m) / (1 << -q)


def _decimal_sqrt(n, m):
    if n <= 0:
        if not n:
            return Decimal("0.0")
        n, m = -n, -m
    root = (Decimal(n) / Decimal(m)).sqrt()
    nr, dr = root.as_integer_ratio()
    # Half way to the neighbours, in whole numbers.
    plus = root.next_plus()
    np, dp = plus.as_integer_ratio()
    if 4 * n * (dr * dp) ** 2 > m * (dr * np + dp * nr) ** 2:
        return plus
    minus = root.next_minus()
    nm, dm = minus.as_integer_ratio()
    if 4 * n * (dr * dm) ** 2 < m * (dr * nm + dm * nr) ** 2:
        return minus
    return root


def _root(T, mss):
    if issubclass(T, Decimal):
        return _decimal_sqrt(mss.numerator, mss.denominator)
    return _float_sqrt(mss.numerator, mss.denominator)


# Averages.


def mean(data):
    T, total, n = _sum(data)
    if n < 1:
        raise StatisticsError("mean requires at least one data point")
    return _convert(total / n, T)


def fmean(data, weights=None):
    if weights is None:
        if not hasattr(data, "__len__"):
            data = list(data)
        n = len(data)
        total = fsum(data)
        if not n:
            raise StatisticsError("fmean requires at least one data point")
        return total / n
    if not isinstance(weights, (list, tuple)):
        weights = list(weights)
    try:
        num = sumprod(data, weights)
    except ValueError:
        raise StatisticsError("data and weights must be the same length") from None
    den = fsum(weights)
    if not den:
        raise StatisticsError("sum of weights must be non-zero")
    return num / den


def geometric_mean(data):
    n = 0
    zero = False
    logs = []
    for x in data:
        n += 1
        if x > 0.0 or math.isnan(x):
            logs.append(log(x))
        elif x == 0.0:
            zero = True
        else:
            raise StatisticsError("No negative inputs allowed", x)
    total = fsum(logs)
    if not n:
        raise StatisticsError("Must have a non-empty dataset")
    if math.isnan(total):
        return math.nan
    if zero:
        return math.nan if total == math.inf else 0.0
    return exp(total / n)


def harmonic_mean(data, weights=None):
    if iter(data) is data:
        data = list(data)
    message = "harmonic mean does not support negative values"
    n = len(data)
    if n < 1:
        raise StatisticsError("harmonic_mean requires at least one data point")
    if n == 1 and weights is None:
        import numbers
        x = data[0]
        if not isinstance(x, (numbers.Real, Decimal)):
            raise TypeError("unsupported type")
        if x < 0:
            raise StatisticsError(message)
        return x
    if weights is None:
        weights = [1] * n
        sum_weights = n
    else:
        if iter(weights) is weights:
            weights = list(weights)
        if len(weights) != n:
            raise StatisticsError("Number of weights does not match data size")
        _, sum_weights, _ = _sum(_not_negative(weights, message))
    try:
        checked = _not_negative(data, message)
        T, total, count = _sum(w / x if w else 0 for w, x in zip(weights, checked))
    except ZeroDivisionError:
        return 0
    if total <= 0:
        raise StatisticsError("Weighted sum must be positive")
    return _convert(sum_weights / total, T)


def _sorted(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data


def median(data):
    data = _sorted(data)
    i = len(data) // 2
    if len(data) % 2:
        return data[i]
    return (data[i - 1] + data[i]) / 2


def median_low(data):
    data = _sorted(data)
    return data[(len(data) - 1) // 2]


def median_high(data):
    data = _sorted(data)
    return data[len(data) // 2]


def median_grouped(data, interval=1.0):
    """Estimates the median for numeric data binned around the midpoints of intervals."""
    data = _sorted(data)
    n = len(data)
    x = data[n // 2]
    i = bisect_left(data, x)
    j = bisect_right(data, x, lo=i)
    try:
        interval = float(interval)
        x = float(x)
    except ValueError:
        raise TypeError("Value cannot be converted to a float") from None
    return x - interval / 2.0 + interval * (n / 2 - i) / (j - i)


def mode(data):
    pairs = Counter(iter(data)).most_common(1)
    if not pairs:
        raise StatisticsError("no mode for empty data")
    return pairs[0][0]


def multimode(data):
    counts = Counter(iter(data))
    if not counts:
        return []
    most = max(counts.values())
    return [value for value, count in counts.items() if count == most]


def quantiles(data, *, n=4, method="exclusive"):
    """Divide data into n continuous intervals with equal probability."""
    if n < 1:
        raise StatisticsError("n must be at least 1")
    data = sorted(data)
    size = len(data)
    if size < 2:
        if size == 1:
            return data * (n - 1)
        raise StatisticsError("must have at least one data point")
    result = []
    if method == "inclusive":
        for i in range(1, n):
            j, delta = divmod(i * (size - 1), n)
            result.append((data[j] * (n - delta) + data[j + 1] * delta) / n)
    elif method == "exclusive":
        for i in range(1, n):
            j = min(max(i * (size + 1) // n, 1), size - 1)
            delta = i * (size + 1) - j * n
            result.append((data[j - 1] * (n - delta) + data[j] * delta) / n)
    else:
        raise ValueError(f"Unknown method: {method!r}")
    return result


# Spread.


def variance(data, xbar=None):
    T, ss, c, n = _squares(data, xbar)
    if n < 2:
        raise StatisticsError("variance requires at least two data points")
    return _convert(ss / (n - 1), T)


def pvariance(data, mu=None):
    """Return the population variance of data."""
    T, ss, c, n = _squares(data, mu)
    if n < 1:
        raise StatisticsError("pvariance requires at least one data point")
    return _convert(ss / n, T)


def stdev(data, xbar=None):
    T, ss, c, n = _squares(data, xbar)
    if n < 2:
        raise StatisticsError("stdev requires at least two data points")
    return _root(T, ss / (n - 1))


def pstdev(data, mu=None):
    T, ss, c, n = _squares(data, mu)
    if n < 1:
        raise StatisticsError("pstdev requires at least one data point")
    return _root(T, ss / n)


# Two inputs.


def _paired(x, y, what):
    n = len(x)
    if len(y) != n:
        raise StatisticsError(f"{what} requires that both inputs have same number of data points")
    if n < 2:
        raise StatisticsError(f"{what} requires at least two data points")
    return n


def covariance(x, y, /):
    """Sample covariance of two inputs."""
    n = _paired(x, y, "covariance")
    xbar = fsum(x) / n
    ybar = fsum(y) / n
    return sumprod([xi - xbar for xi in x], [yi - ybar for yi in y]) / (n - 1)


def _rank(data, start):
    """The places of the data in their order; equal ones share the average of theirs."""
    order = sorted(range(len(data)), key=lambda i: data[i])
    result = [0] * len(data)
    at = 0
    while at < len(order):
        end = at + 1
        while end < len(order) and data[order[end]] == data[order[at]]:
            end += 1
        rank = start - 1 + at + (end - at + 1) / 2
        for i in order[at:end]:
            result[i] = rank
        at = end
    return result


def _sqrtprod(x, y):
    """sqrt(x * y), without overflow, to nearly the last bit."""
    h = sqrt(x * y)
    if not isfinite(h):
        if isinf(h) and not isinf(x) and not isinf(y):
            scale = 2.0 ** -512
            return _sqrtprod(scale * x, scale * y) / scale
        return h
    if not h:
        if x and y:
            scale = 2.0 ** 537
            return _sqrtprod(scale * x, scale * y) / scale
        return h
    d = sumprod((x, h), (y, -h))
    return h + d / (2.0 * h)


def correlation(x, y, /, *, method="linear"):
    """Pearson's correlation coefficient, or Spearman's for the method 'ranked'."""
    n = _paired(x, y, "correlation")
    if method not in ("linear", "ranked"):
        raise ValueError(f"Unknown method: {method!r}")
    if method == "ranked":
        start = (n - 1) / -2
        x = _rank(list(x), start)
        y = _rank(list(y), start)
    else:
        xbar = fsum(x) / n
        ybar = fsum(y) / n
        x = [xi - xbar for xi in x]
        y = [yi - ybar for yi in y]
    try:
        return sumprod(x, y) / _sqrtprod(sumprod(x, x), sumprod(y, y))
    except ZeroDivisionError:
        raise StatisticsError("at least one of the inputs is constant") from None


LinearRegression = namedtuple("LinearRegression", ("slope", "intercept"), module="statistics")


def linear_regression(x, y, /, *, proportional=False):
    """The slope and intercept of the line with the least squares."""
    n = _paired(x, y, "linear regression")
    if not proportional:
        xbar = fsum(x) / n
        ybar = fsum(y) / n
        x = [xi - xbar for xi in x]
        y = [yi - ybar for yi in y]
    sxy = sumprod(x, y) + 0.0
    sxx = sumprod(x, x)
    try:
        slope = sxy / sxx
    except ZeroDivisionError:
        raise StatisticsError("x is constant") from None
    return LinearRegression(slope=slope, intercept=0.0 if proportional else ybar - slope * xbar)


# The normal distribution.

# Wichura's algorithm AS241 for the inverse of its distribution function: numerator and
# denominator of rational functions, the highest power first, for the middle, the flanks
# and the tails.
_MIDDLE = (
    (2.50908_09287_30122_6727e+3, 3.34305_75583_58812_8105e+4, 6.72657_70927_00870_0853e+4, 4.59219_53931_54987_1457e+4,
     1.37316_93765_50946_1125e+4, 1.97159_09503_06551_4427e+3, 1.33141_66789_17843_7745e+2, 3.38713_28727_96366_6080e+0),
    (5.22649_52788_52854_5610e+3, 2.87290_85735_72194_2674e+4, 3.93078_95800_09271_0610e+4, 2.12137_94301_58659_5867e+4,
     5.39419_60214_24751_1077e+3, 6.87187_00749_20579_0830e+2, 4.23133_30701_60091_1252e+1, 1.0))
_FLANK = (
    (7.74545_01427_83414_07640e-4, 2.27238_44989_26918_45833e-2, 2.41780_72517_74506_11770e-1,
     1.27045_82524_52368_38258e+0, 3.64784_83247_63204_60504e+0, 5.76949_72214_60691_40550e+0,
     4.63033_78461_56545_29590e+0, 1.42343_71107_49683_57734e+0),
    (1.05075_00716_44416_84324e-9, 5.47593_80849_95344_94600e-4, 1.51986_66563_61645_71966e-2,
     1.48103_97642_74800_74590e-1, 6.89767_33498_51000_04550e-1, 1.67638_48301_83803_84940e+0,
     2.05319_16266_37758_82187e+0, 1.0))
_TAIL = (
    (2.01033_43992_92288_13265e-7, 2.71155_55687_43487_57815e-5, 1.24266_09473_88078_43860e-3,
     2.65321_89526_57612_30930e-2, 2.96560_57182_85048_91230e-1, 1.78482_65399_17291_33580e+0,
     5.46378_49111_64114_36990e+0, 6.65790_46435_01103_77720e+0),
    (2.04426_31033_89939_78564e-15, 1.42151_17583_16445_88870e-7, 1.84631_83175_10054_68180e-5,
     7.86869_13114_56132_59100e-4, 1.48753_61290_85061_48525e-2, 1.36929_88092_27358_05310e-1,
     5.99832_20655_58879_37690e-1, 1.0))


def _rational(pair, r):
    num = den = 0.0
    for a in pair[0]:
        num = num * r + a
    for b in pair[1]:
        den = den * r + b
    return num, den


def _normal_dist_inv_cdf(p, mu, sigma):
    q = p - 0.5
    if fabs(q) <= 0.425:
        num, den = _rational(_MIDDLE, 0.180625 - q * q)
        return mu + num * q / den * sigma
    r = sqrt(-log(p if q <= 0.0 else 1.0 - p))
    if r <= 5.0:
        num, den = _rational(_FLANK, r - 1.6)
    else:
        num, den = _rational(_TAIL, r - 5.0)
    x = num / den
    if q < 0.0:
        x = -x
    return mu + x * sigma


class NormalDist:
    """A normal distribution."""

    __slots__ = {
        "_mu": "Arithmetic mean of a normal distribution",
        "_sigma": "Standard deviation of a normal distribution",
    }

    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError("sigma must be non-negative")
        self._mu = float(mu)
        self._sigma = float(sigma)

    @classmethod
    def from_samples(cls, data):
        T, ss, xbar, n = _squares(data)
        if n < 2:
            raise StatisticsError("stdev requires at least two data points")
        mss = ss / (n - 1)
        if not hasattr(mss, "numerator"):
            return cls(float(xbar), float(xbar) / float(ss))
        return cls(float(xbar), _float_sqrt(mss.numerator, mss.denominator))

    def samples(self, n, *, seed=None):
        """Generate n samples for a given mean and standard deviation."""
        import random
        draw = random.random if seed is None else random.Random(seed).random
        return [_normal_dist_inv_cdf(draw(), self._mu, self._sigma) for _ in range(n)]

    def pdf(self, x):
        variance = self._sigma * self._sigma
        if not variance:
            raise StatisticsError("pdf() not defined when sigma is zero")
        diff = x - self._mu
        return exp(diff * diff / (-2.0 * variance)) / sqrt(tau * variance)

    def cdf(self, x):
        """Cumulative distribution function.  P(X <= x)"""
        if not self._sigma:
            raise StatisticsError("cdf() not defined when sigma is zero")
        return 0.5 * (1.0 + erf((x - self._mu) / (self._sigma * _SQRT2)))

    def inv_cdf(self, p):
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError("p must be in the range 0.0 < p < 1.0")
        return _normal_dist_inv_cdf(p, self._mu, self._sigma)

    def quantiles(self, n=4):
        """Divide into n continuous intervals with equal probability."""
        return [self.inv_cdf(i / n) for i in range(1, n)]

    def overlap(self, other):
        """The area that two probability density functions have in common."""
        if not isinstance(other, NormalDist):
            raise TypeError("Expected another NormalDist instance")
        small, large = sorted((self, other), key=lambda d: (d._sigma, d._mu))
        v, w = small.variance, large.variance
        if not v or not w:
            raise StatisticsError("overlap() not defined when sigma is zero")
        apart = fabs(large._mu - small._mu)
        if v == w:
            return 1.0 - erf(apart / (2.0 * small._sigma * _SQRT2))
        # The curves cross where a quadratic equation has its two roots.
        middle = small._mu * w - large._mu * v
        reach = small._sigma * large._sigma * sqrt(apart * apart + (w - v) * log(w / v))
        outside = 0.0
        for x in ((middle + reach) / (w - v), (middle - reach) / (w - v)):
            outside += fabs(large.cdf(x) - small.cdf(x))
        return 1.0 - outside

    def zscore(self, x):
        """The number of standard deviations x is above or below the mean."""
        if not self._sigma:
            raise StatisticsError("zscore() not defined when sigma is zero")
        return (x - self._mu) / self._sigma

    @property
    def mean(self):
        return self._mu

    @property
    def median(self):
        """The median is the mean."""
        return self._mu

    @property
    def mode(self):
        """The mode is the mean."""
        return self._mu

    @property
    def stdev(self):
        return self._sigma

    @property
    def variance(self):
        return self._sigma * self._sigma

    def __add__(x1, x2):
        if isinstance(x2, NormalDist):
            return NormalDist(x1._mu + x2._mu, hypot(x1._sigma, x2._sigma))
        return NormalDist(x1._mu + x2, x1._sigma)

    def __sub__(x1, x2):
        if isinstance(x2, NormalDist):
            return NormalDist(x1._mu - x2._mu, hypot(x1._sigma, x2._sigma))
        return NormalDist(x1._mu - x2, x1._sigma)

    def __mul__(x1, x2):
        return NormalDist(x1._mu * x2, x1._sigma * fabs(x2))

    def __truediv__(x1, x2):
        return NormalDist(x1._mu / x2, x1._sigma / fabs(x2))

    def __pos__(x1):
        return NormalDist(x1._mu, x1._sigma)

    def __neg__(x1):
        return NormalDist(-x1._mu, x1._sigma)

    __radd__ = __add__

    def __rsub__(x1, x2):
        return -(x1 - x2)

    __rmul__ = __mul__

    def __eq__(x1, x2):
        if not isinstance(x2, NormalDist):
            return NotImplemented
        return x1._mu == x2._mu and x1._sigma == x2._sigma

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __repr__(self):
        return f"{type(self).__name__}(mu={self._mu!r}, sigma={self._sigma!r})"

    def __getstate__(self):
        return self._mu, self._sigma

    def __setstate__(self, state):
        self._mu, self._sigma = state


# Density estimates.


def kde(data, h, kernel="normal", *, cumulative=False):
    """A function that estimates the density, or the distribution, of data."""
    from _statistics_density import estimate
    return estimate(data, h, kernel, cumulative)


def kde_random(data, h, kernel="normal", *, seed=None):
    """A function that draws numbers from the estimated density of data."""
    from _statistics_density import sampler
    return sampler(data, h, kernel, seed)
