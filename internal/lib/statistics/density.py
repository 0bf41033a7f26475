# Kernel density estimates.

from bisect import bisect_left, bisect_right
from math import acos, asin, atan, cos, cosh, erf, exp, log, pi, sin, sqrt, tan

from statistics import NormalDist, StatisticsError

_SQRT2PI = sqrt(2 * pi)
_SQRT2 = sqrt(2)


def _solve(guess, f, slope):
    """The inverse of f by Newton's method."""

    def inverse(y):
        x = guess(y)
        while True:
            diff = f(x) - y
            if abs(diff) <= 1e-12:
                return x
            x -= diff / slope(x)

    return inverse


def _quartic(t):
    return 3 / 16 * t ** 5 - 5 / 8 * t ** 3 + 15 / 16 * t + 1 / 2


def _triweight(t):
    return 35 / 32 * (-1 / 7 * t ** 7 + 3 / 5 * t ** 5 - t ** 3 + t) + 1 / 2


def _quartic_density(t):
    return 15 / 16 * (1.0 - t * t) ** 2


def _triweight_density(t):
    return 35 / 32 * (1.0 - t * t) ** 3


def _quartic_guess(p):
    sign, p = (1.0, p) if p <= 1 / 2 else (-1.0, 1.0 - p)
    x = (2.0 * p) ** 0.4258865685331 - 1.0
    if p >= 0.004:
        x += 0.026818732 * sin(7.101753784 * p + 2.73230839482953)
    return x * sign


def _triweight_guess(p):
    sign, p = (1.0, p) if p <= 1 / 2 else (-1.0, 1.0 - p)
    return ((2.0 * p) ** 0.3400218741872791 - 1.0) * sign


# Density, distribution function, its inverse, and whether the kernel is zero beyond 1.
_KERNELS = {
    "normal": (lambda t: exp(-1 / 2 * t * t) / _SQRT2PI, lambda t: 1 / 2 * (1.0 + erf(t / _SQRT2)),
               NormalDist().inv_cdf, False),
    "logistic": (lambda t: 1 / 2 / (1.0 + cosh(t)), lambda t: 1.0 - 1.0 / (exp(t) + 1.0),
                 lambda p: log(p / (1 - p)), False),
    "sigmoid": (lambda t: 1 / pi / cosh(t), lambda t: 2 / pi * atan(exp(t)), lambda p: log(tan(p * pi / 2)), False),
    "rectangular": (lambda t: 1 / 2, lambda t: 1 / 2 * t + 1 / 2, lambda p: 2 * p - 1, True),
    "triangular": (lambda t: 1.0 - abs(t), lambda t: t * t * (1 / 2 if t < 0.0 else -1 / 2) + t + 1 / 2,
                   lambda p: sqrt(2 * p) - 1 if p < 1 / 2 else 1 - sqrt(2 - 2 * p), True),
    "parabolic": (lambda t: 3 / 4 * (1.0 - t * t), lambda t: -1 / 4 * t ** 3 + 3 / 4 * t + 1 / 2,
                  lambda p: 2 * cos((acos(2 * p - 1) + pi) / 3), True),
    "quartic": (_quartic_density, _quartic, _solve(_quartic_guess, _quartic, _quartic_density), True),
    "triweight": (_triweight_density, _triweight, _solve(_triweight_guess, _triweight, _triweight_density), True),
    "cosine": (lambda t: pi / 4 * cos(pi / 2 * t), lambda t: 1 / 2 * sin(pi / 2 * t) + 1 / 2,
               lambda p: 2 * asin(2 * p - 1) / pi, True),
}
for _name, _same in (("gauss", "normal"), ("uniform", "rectangular"), ("epanechnikov", "parabolic"),
                     ("biweight", "quartic")):
    _KERNELS[_name] = _KERNELS[_same]


def _checked(data, h, kernel):
    if not len(data):
        raise StatisticsError("Empty data sequence")
    if not isinstance(data[0], (int, float)):
        raise TypeError("Data sequence must contain ints or floats")
    if h <= 0.0:
        raise StatisticsError(f"Bandwidth h must be positive, not h={h!r}")
    if kernel not in _KERNELS:
        raise StatisticsError(f"Unknown kernel name: {kernel!r}")
    return _KERNELS[kernel]


def estimate(data, h, kernel, cumulative):
    K, W, _, bounded = _checked(data, h, kernel)
    n = len(data)
    sample = sorted(data)

    def near(x):
        """The data that matter at x, and how many lie before them."""
        nonlocal n, sample
        if len(data) != n:
            sample = sorted(data)
            n = len(data)
        if not bounded:
            return data, 0
        i = bisect_left(sample, x - h)
        return sample[i:bisect_right(sample, x + h)], i

    def pdf(x):
        values, _ = near(x)
        return sum([K((x - v) / h) for v in values]) / (n * h)

    def cdf(x):
        values, before = near(x)
        return sum([W((x - v) / h) for v in values], before) / n

    if cumulative:
        cdf.__doc__ = f"CDF estimate with h={h!r} and kernel={kernel!r}"
        return cdf
    pdf.__doc__ = f"PDF estimate with h={h!r} and kernel={kernel!r}"
    return pdf


def sampler(data, h, kernel, seed):
    import random as source
    inverse = _checked(data, h, kernel)[2]
    generator = source.Random(seed)
    random = generator.random
    choice = generator.choice

    def rand():
        return choice(data) + h * inverse(random())

    rand.__doc__ = f"Random KDE selection with h={h!r} and kernel={kernel!r}"
    return rand
