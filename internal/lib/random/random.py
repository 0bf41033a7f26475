from _random import Random as _Generator, _digest, _entropy
from math import (acos as _acos, ceil as _ceil, cos as _cos, exp as _exp, fabs as _fabs, floor as _floor,
                  isfinite as _isfinite, lgamma as _lgamma, log as _log, log2 as _log2, sin as _sin, sqrt as _sqrt)
from math import e as _e, pi as _pi

__all__ = ["Random", "SystemRandom", "betavariate", "binomialvariate", "choice", "choices", "expovariate",
           "gammavariate", "gauss", "getrandbits", "getstate", "lognormvariate", "normalvariate", "paretovariate",
           "randbytes", "randint", "random", "randrange", "sample", "seed", "setstate", "shuffle", "triangular",
           "uniform", "vonmisesvariate", "weibullvariate"]

NV_MAGICCONST = 4 * _exp(-0.5) / _sqrt(2.0)
LOG4 = _log(4.0)
SG_MAGICCONST = 1.0 + _log(4.5)
BPF = 53
RECIP_BPF = 2 ** -BPF
TWOPI = 2.0 * _pi
_ONE = 1


def _index(v):
    if type(v) is int:
        return v
    index = getattr(type(v), "__index__", None)
    if index is None:
        raise TypeError(f"{type(v).__name__!r} object cannot be interpreted as an integer")
    return index(v)


class Random(_Generator):
    """A generator of pseudorandom numbers: the Mersenne Twister."""

    VERSION = 3

    def __init__(self, x=None):
        self.seed(x)
        self.gauss_next = None

    def __init_subclass__(cls, /, **kwargs):
        # Integers are drawn with the nearest of these methods that a subclass defines.
        for c in cls.__mro__:
            names = c.__dict__
            if "_randbelow" in names:
                break
            if "getrandbits" in names:
                cls._randbelow = cls._randbelow_with_getrandbits
                break
            if "random" in names:
                cls._randbelow = cls._randbelow_without_getrandbits
                break

    # State.

    def seed(self, a=None, version=2):
        """Start again from a seed: None, int, float, str, bytes or bytearray."""
        if version == 1 and isinstance(a, (str, bytes)):
            if isinstance(a, bytes):
                a = a.decode("latin-1")
            x = ord(a[0]) << 7 if a else 0
            for c in a:
                x = 1000003 * x & 0xFFFFFFFFFFFFFFFF ^ ord(c)
            x ^= len(a)
            a = -2 if x == -1 else x
        elif version == 2 and isinstance(a, (str, bytes, bytearray)):
            if isinstance(a, str):
                a = a.encode()
            a = int.from_bytes(_digest(a))
        elif not (a is None or isinstance(a, (int, float, str, bytes, bytearray))):
            raise TypeError("The only supported seed types are:\n"
                            "None, int, float, str, bytes, and bytearray.")
        _Generator.seed(self, a)
        self.gauss_next = None

    def getstate(self):
        """The state, for setstate()."""
        return self.VERSION, _Generator.getstate(self), self.gauss_next

    def setstate(self, state):
        """Go on from a state of getstate()."""
        version = state[0]
        if version == 3:
            version, words, self.gauss_next = state
        elif version == 2:
            version, words, self.gauss_next = state
            try:
                words = tuple([x % 4294967296 for x in words])
            except ValueError as exc:
                raise TypeError from exc
        else:
            raise ValueError(f"state with version {version} passed to Random.setstate() of version {self.VERSION}")
        _Generator.setstate(self, words)

    def __getstate__(self):
        return self.getstate()

    def __setstate__(self, state):
        self.setstate(state)

    def __reduce__(self):
        return self.__class__, (), self.getstate()

    # Integers.

    def _randbelow_with_getrandbits(self, n):
        getrandbits = self.getrandbits
        k = n.bit_length()
        r = getrandbits(k)
        while r >= n:
            r = getrandbits(k)
        return r

    def _randbelow_without_getrandbits(self, n, maxsize=1 << BPF):
        random = self.random
        if n >= maxsize:
            from warnings import warn
            warn("Underlying random() generator does not supply \n"
                 "enough bits to choose from a population range this large.\n"
                 "To remove the range limitation, add a getrandbits() method.")
            return _floor(random() * n)
        rest = maxsize % n
        limit = (maxsize - rest) / maxsize
        r = random()
        while r >= limit:
            r = random()
        return _floor(r * maxsize) % n

    def _randbelow(self, n):
        r = self._below(n)
        if r is None:
            return self._randbelow_with_getrandbits(n)
        return r

    def randbytes(self, n):
        """Generate n random bytes."""
        return self.getrandbits(n * 8).to_bytes(n, "little")

    def randrange(self, start, stop=None, step=_ONE):
        first = _index(start)
        if stop is None:
            if step is not _ONE:
                raise TypeError("Missing a non-None stop argument")
            if first > 0:
                return self._randbelow(first)
            raise ValueError("empty range for randrange()")
        width = _index(stop) - first
        by = _index(step)
        if by == 1:
            if width > 0:
                return first + self._randbelow(width)
            raise ValueError(f"empty range in randrange({start}, {stop})")
        if by == 0:
            raise ValueError("zero step for randrange()")
        n = (width + by + (-1 if by > 0 else 1)) // by
        if n <= 0:
            raise ValueError(f"empty range in randrange({start}, {stop}, {step})")
        return first + by * self._randbelow(n)

    def randint(self, a, b):
        return self.randrange(a, b + 1)

    # Sequences.

    def choice(self, seq):
        n = len(seq)
        if not n:
            raise IndexError("Cannot choose from an empty sequence")
        return seq[self._randbelow(n)]

    def shuffle(self, x):
        randbelow = self._randbelow
        i = len(x) - 1
        while i > 0:
            j = randbelow(i + 1)
            x[i], x[j] = x[j], x[i]
            i -= 1

    def sample(self, population, k, *, counts=None):
        """k different elements of a sequence, in the order they are drawn."""
        if not isinstance(population, (list, tuple, range, str)):
            from collections.abc import Sequence
            if not isinstance(population, Sequence):
                raise TypeError("Population must be a sequence.  For dicts or sets, use sorted(d).")
        n = len(population)
        if counts is not None:
            from bisect import bisect
            from itertools import accumulate
            ends = list(accumulate(counts))
            if len(ends) != n:
                raise ValueError("The number of counts does not match the population")
            total = ends.pop()
            if not isinstance(total, int):
                raise TypeError("Counts must be integers")
            if total <= 0:
                raise ValueError("Total of counts must be greater than zero")
            return [population[bisect(ends, s)] for s in self.sample(range(total), k=k)]
        randbelow = self._randbelow
        if not 0 <= k <= n:
            raise ValueError("Sample larger than population or is negative")
        result = [None] * k
        # A set of what was drawn costs about 21 slots, or four to five for each element; a
        # copy of the population costs one for each of its elements.
        setsize = 21
        if k > 5:
            setsize += 4 ** _ceil(_log(k * 3, 4))
        if n <= setsize:
            pool = list(population)
            for i in range(k):
                j = randbelow(n - i)
                result[i] = pool[j]
                pool[j] = pool[n - i - 1]
        else:
            drawn = set()
            for i in range(k):
                j = randbelow(n)
                while j in drawn:
                    j = randbelow(n)
                drawn.add(j)
                result[i] = population[j]
        return result

    def choices(self, population, weights=None, *, cum_weights=None, k=1):
        """k elements of a sequence, drawn with replacement."""
        random = self.random
        n = len(population)
        if cum_weights is None:
            if weights is None:
                n += 0.0
                return [population[_floor(random() * n)] for _ in range(k)]
            try:
                from itertools import accumulate
                cum_weights = list(accumulate(weights))
            except TypeError:
                if not isinstance(weights, int):
                    raise
                raise TypeError(f"The number of choices must be a keyword argument: k={weights!r}") from None
        elif weights is not None:
            raise TypeError("Cannot specify both weights and cumulative weights")
        if len(cum_weights) != n:
            raise ValueError("The number of weights does not match the population")
        total = cum_weights[-1] + 0.0
        if total <= 0.0:
            raise ValueError("Total of weights must be greater than zero")
        if not _isfinite(total):
            raise ValueError("Total of weights must be finite")
        from bisect import bisect
        last = n - 1
        return [population[bisect(cum_weights, random() * total, 0, last)] for _ in range(k)]

    # Distributions of real numbers.

    def uniform(self, a, b):
        """A number between a and b."""
        return a + (b - a) * self.random()

    def triangular(self, low=0.0, high=1.0, mode=None):
        """Triangular distribution between two limits with a mode."""
        u = self.random()
        peak = 0.5
        if mode is not None:
            try:
                peak = (mode - low) / (high - low)
            except ZeroDivisionError:
                return low
        if u > peak:
            # Beyond the mode, the same from the other side.
            return high + (low - high) * _sqrt((1.0 - u) * (1.0 - peak))
        return low + (high - low) * _sqrt(u * peak)

    def normalvariate(self, mu=0.0, sigma=1.0):
        """Normal distribution, by Kinderman and Monahan's ratio of uniforms."""
        random = self.random
        while True:
            u1 = random()
            u2 = 1.0 - random()
            z = NV_MAGICCONST * (u1 - 0.5) / u2
            if z * z / 4.0 <= -_log(u2):
                return mu + z * sigma

    def gauss(self, mu=0.0, sigma=1.0):
        """Normal distribution, by Box and Muller: every second number costs nothing."""
        z = self.gauss_next
        self.gauss_next = None
        if z is None:
            angle = self.random() * TWOPI
            radius = _sqrt(-2.0 * _log(1.0 - self.random()))
            z = _cos(angle) * radius
            self.gauss_next = _sin(angle) * radius
        return mu + z * sigma

    def lognormvariate(self, mu, sigma):
        """Log normal distribution."""
        return _exp(self.normalvariate(mu, sigma))

    def expovariate(self, lambd=1.0):
        """Exponential distribution of mean 1 / lambd."""
        return -_log(1.0 - self.random()) / lambd

    def vonmisesvariate(self, mu, kappa):
        """Circular data distribution, by Best and Fisher's rejection."""
        random = self.random
        if kappa <= 1e-6:
            return TWOPI * random()
        s = 0.5 / kappa
        r = s + _sqrt(1.0 + s * s)
        while True:
            z = _cos(_pi * random())
            d = z / (r + z)
            u = random()
            if u < 1.0 - d * d or u <= (1.0 - d) * _exp(d):
                break
        q = 1.0 / r
        f = (q + z) / (1.0 + q * z)
        if random() > 0.5:
            return (mu + _acos(f)) % TWOPI
        return (mu - _acos(f)) % TWOPI

    def gammavariate(self, alpha, beta):
        """Gamma distribution of mean alpha * beta."""
        if alpha <= 0.0 or beta <= 0.0:
            raise ValueError("gammavariate: alpha and beta must be > 0.0")
        random = self.random
        if alpha == 1.0:
            return -_log(1.0 - random()) * beta
        if alpha > 1.0:
            # Cheng's rejection from a log logistic distribution.
            ainv = _sqrt(2.0 * alpha - 1.0)
            b = alpha - LOG4
            c = alpha + ainv
            while True:
                u1 = random()
                if not 1e-7 < u1 < 0.9999999:
                    continue
                u2 = 1.0 - random()
                v = _log(u1 / (1.0 - u1)) / ainv
                x = alpha * _exp(v)
                z = u1 * u1 * u2
                r = b + c * v - x
                if r + SG_MAGICCONST - 4.5 * z >= 0.0 or r >= _log(z):
                    return x * beta
        # Ahrens and Dieter's rejection in two pieces.
        while True:
            b = (_e + alpha) / _e
            p = b * random()
            if p <= 1.0:
                x = p ** (1.0 / alpha)
            else:
                x = -_log((b - p) / alpha)
            u = random()
            if p > 1.0:
                if u <= x ** (alpha - 1.0):
                    return x * beta
            elif u <= _exp(-x):
                return x * beta

    def betavariate(self, alpha, beta):
        """Beta distribution, from two gamma distributions."""
        y = self.gammavariate(alpha, 1.0)
        if y:
            return y / (y + self.gammavariate(beta, 1.0))
        return 0.0

    def paretovariate(self, alpha):
        """Pareto distribution of shape alpha."""
        u = 1.0 - self.random()
        return u ** (-1.0 / alpha)

    def weibullvariate(self, alpha, beta):
        """Weibull distribution of scale alpha and shape beta."""
        u = 1.0 - self.random()
        return alpha * (-_log(u)) ** (1.0 / beta)

    # Distributions of whole numbers.

    def binomialvariate(self, n=1, p=0.5):
        """The number of successes in n trials that succeed with probability p."""
        if n < 0:
            raise ValueError("n must be non-negative")
        if p == 0.0 or p == 1.0:
            return n if p else 0
        if p < 0.0 or p > 1.0:
            raise ValueError("p must be in the range 0.0 <= p <= 1.0")
        random = self.random
        if n == 1:
            return int(random() < p)
        if p > 0.5:
            return n - self.binomialvariate(n, 1.0 - p)
        if n * p < 10.0:
            # The gaps between successes are geometric.
            successes = 0
            scale = _log2(1.0 - p)
            if scale:
                trial = _floor(_log2(random()) / scale) + 1
                while trial <= n:
                    successes += 1
                    trial += _floor(_log2(random()) / scale) + 1
            return successes
        # Hörmann's transformed rejection with squeeze.
        spq = _sqrt(n * p * (1.0 - p))
        b = 1.15 + 2.53 * spq
        a = -0.0873 + 0.0248 * b + 0.01 * p
        c = n * p + 0.5
        vr = 0.92 - 4.2 / b
        ready = False
        while True:
            u = random()
            u -= 0.5
            us = 0.5 - _fabs(u)
            k = _floor((2.0 * a / us + b) * u + c)
            if k < 0 or k > n:
                continue
            v = random()
            if us >= 0.07 and v <= vr:
                return k
            if not ready:
                alpha = (2.83 + 5.1 / b) * spq
                lpq = _log(p / (1.0 - p))
                m = _floor((n + 1) * p)
                h = _lgamma(m + 1) + _lgamma(n - m + 1)
                ready = True
            v *= alpha / (a / (us * us) + b)
            if _log(v) <= h - _lgamma(k + 1) - _lgamma(n - k + 1) + (k - m) * lpq:
                return k


class SystemRandom(Random):
    """Numbers of the host's own source of randomness; there is no state."""

    def random(self):
        return (int.from_bytes(_entropy(7)) >> 3) * RECIP_BPF

    def getrandbits(self, k):
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        n = (k + 7) // 8
        return int.from_bytes(_entropy(n)) >> n * 8 - k

    def randbytes(self, n):
        """Generate n random bytes."""
        return _entropy(n)

    def seed(self, *args, **kwds):
        """Does nothing: there is no state."""
        return None

    def _notimplemented(self, *args, **kwds):
        raise NotImplementedError("System entropy source does not have state.")

    getstate = setstate = _notimplemented


_inst = Random()
seed = _inst.seed
random = _inst.random
uniform = _inst.uniform
triangular = _inst.triangular
randint = _inst.randint
choice = _inst.choice
randrange = _inst.randrange
sample = _inst.sample
shuffle = _inst.shuffle
choices = _inst.choices
normalvariate = _inst.normalvariate
lognormvariate = _inst.lognormvariate
expovariate = _inst.expovariate
vonmisesvariate = _inst.vonmisesvariate
gammavariate = _inst.gammavariate
gauss = _inst.gauss
betavariate = _inst.betavariate
binomialvariate = _inst.binomialvariate
paretovariate = _inst.paretovariate
weibullvariate = _inst.weibullvariate
getstate = _inst.getstate
setstate = _inst.setstate
getrandbits = _inst.getrandbits
randbytes = _inst.randbytes
