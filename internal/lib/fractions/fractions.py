import math
import numbers
import operator

__all__ = ["Fraction"]

_MODULUS = (1 << 61) - 1  # of the hash of numbers
_INFINITE = 314159


def _parse(text):
    """Numerator and denominator, not reduced, of a text; None if it is no fraction."""
    s = text.strip()
    sign = 1
    if s[:1] in ("+", "-"):
        if s[0] == "-":
            sign = -1
        s = s[1:]
    if not s[:1].isdigit() and not (s[:1] == "." and s[1:2].isdigit()):
        return None
    if "/" in s:
        num, _, den = s.partition("/")
        num = _digits(num.rstrip())
        den = _digits(den.lstrip())
        if num is None or den is None:
            return None
        return sign * num, den
    mantissa, mark, exp = s.partition("e" if "e" in s else "E")
    if mark:
        expsign = exp[:1] if exp[:1] in ("+", "-") else ""
        exp = _digits(exp[len(expsign):])
        if exp is None:
            return None
        if expsign == "-":
            exp = -exp
    else:
        exp = 0
    whole, point, frac = mantissa.partition(".")
    num = _digits(whole) if whole else 0
    if num is None:
        return None
    den = 1
    if frac:
        part = _digits(frac)
        if part is None:
            return None
        den = 10 ** len(frac.replace("_", ""))
        num = num * den + part
    if exp >= 0:
        num *= 10 ** exp
    else:
        den *= 10 ** -exp
    return sign * num, den


def _digits(s):
    """The value of digits with single underscores between them, None for anything else."""
    if not s.replace("_", "").isdecimal() or s[0] == "_" or s[-1] == "_" or "__" in s:
        return None
    return int(s)


def _rounded(n, d, exponent, no_neg_zero=False):
    """Sign and significand of n/d rounded, half to even, to a multiple of 10**exponent."""
    if exponent >= 0:
        d *= 10 ** exponent
    else:
        n *= 10 ** -exponent
    q, r = divmod(n + (d >> 1), d)
    if r == 0 and d & 1 == 0:
        q &= -2
    return (q < 0 if no_neg_zero else n < 0), abs(q)


def _rounded_to_figures(n, d, figures):
    """Sign, significand and exponent of n/d rounded to a number of significant figures."""
    if n == 0:
        return False, 0, 1 - figures
    top = str(abs(n))
    bottom = str(d)
    exponent = len(top) - len(bottom) + (bottom <= top) - figures
    sign, significand = _rounded(n, d, exponent)
    if len(str(significand)) == figures + 1:
        significand //= 10
        exponent += 1
    return sign, significand, exponent


class _Spec:
    """A parsed format specification."""

    def __init__(self, text):
        self.valid = False
        s = text
        self.fill = " "
        self.align = ""
        if len(s) > 1 and s[1] in "<>=^":
            self.fill, self.align, s = s[0], s[1], s[2:]
        elif s and s[0] in "<>=^":
            self.align, s = s[0], s[1:]
        self.sign = ""
        if s and s[0] in "-+ ":
            self.sign, s = s[0], s[1:]
        if self.sign == "-":
            self.sign = ""
        self.no_neg_zero = s[:1] == "z"
        if self.no_neg_zero:
            s = s[1:]
        self.alt = s[:1] == "#"
        if self.alt:
            s = s[1:]
        self.zeropad = s[:1] == "0" and s[1:2].isdigit()
        if self.zeropad:
            s = s[1:]
        self.width, s = _number_at(s)
        self.sep = ""
        if s and s[0] in ",_":
            self.sep, s = s[0], s[1:]
        self.precision = None
        if s[:1] == ".":
            self.precision, s = _number_at(s[1:])
            if self.precision is None:
                return
        self.kind = s
        if self.width == -1 or self.precision == -1:
            return
        if s == "":
            self.valid = self.precision is None and not self.zeropad and not self.no_neg_zero
        else:
            self.valid = len(s) == 1 and s in "eEfFgG%" and not (self.align and self.zeropad)

    def pad(self, sign, body):
        padding = self.fill * ((self.width or 0) - len(sign) - len(body))
        if self.align == "<":
            return sign + body + padding
        if self.align == "^":
            half = len(padding) // 2
            return padding[:half] + sign + body + padding[half:]
        if self.align == "=":
            return sign + padding + body
        return padding + sign + body


def _number_at(s):
    """The number at the start of s, None if there is none, -1 if it begins with a zero."""
    n = 0
    while n < len(s) and s[n] in "0123456789":
        n += 1
    if n == 0:
        return None, s
    if s[0] == "0" and n > 1:
        return -1, s[n:]
    return int(s[:n]), s[n:]


def _coprime(cls, n, d):
    """The fraction n/d, which is in lowest terms, d above zero."""
    obj = object.__new__(cls)
    obj._numerator = n
    obj._denominator = d
    return obj


class Fraction(numbers.Rational):
    """A rational number in lowest terms."""

    __slots__ = ("_numerator", "_denominator")

    def __new__(cls, numerator=0, denominator=None):
        if denominator is None:
            if type(numerator) is int:
                return _coprime(cls, numerator, 1)
            if isinstance(numerator, str):
                parsed = _parse(numerator)
                if parsed is None:
                    raise ValueError(f"Invalid literal for Fraction: {numerator!r}")
                numerator, denominator = parsed
            elif isinstance(numerator, numbers.Rational):
                return _coprime(cls, numerator.numerator, numerator.denominator)
            elif isinstance(numerator, float) or _is_decimal(numerator):
                return _coprime(cls, *numerator.as_integer_ratio())
            else:
                raise TypeError("argument should be a string or a Rational instance")
        elif not (type(numerator) is int is type(denominator)):
            if not (isinstance(numerator, numbers.Rational) and isinstance(denominator, numbers.Rational)):
                raise TypeError("both arguments should be Rational instances")
            numerator, denominator = (numerator.numerator * denominator.denominator,
                                      denominator.numerator * numerator.denominator)
        if denominator == 0:
            raise ZeroDivisionError(f"Fraction({numerator}, 0)")
        g = math.gcd(numerator, denominator)
        if denominator < 0:
            g = -g
        return _coprime(cls, numerator // g, denominator // g)

    @classmethod
    def from_float(cls, f):
        if isinstance(f, numbers.Integral):
            return cls(f)
        if not isinstance(f, float):
            raise TypeError(f"{cls.__name__}.from_float() only takes floats, not {f!r} ({type(f).__name__})")
        return _coprime(cls, *f.as_integer_ratio())

    @classmethod
    def from_number(cls, number):
        if type(number) is int:
            return _coprime(cls, number, 1)
        if isinstance(number, numbers.Rational):
            return _coprime(cls, number.numerator, number.denominator)
        if isinstance(number, float) or not isinstance(number, type) and hasattr(number, "as_integer_ratio"):
            n, d = number.as_integer_ratio()
            return _coprime(cls, n, d)
        raise TypeError("argument should be a Rational instance or have the as_integer_ratio() method")

    @classmethod
    def from_decimal(cls, dec):
        if isinstance(dec, numbers.Integral):
            return cls(int(dec))
        if not _is_decimal(dec):
            raise TypeError(f"{cls.__name__}.from_decimal() only takes Decimals, not {dec!r} ({type(dec).__name__})")
        return _coprime(cls, *dec.as_integer_ratio())

    @classmethod
    def _from_coprime_ints(cls, numerator, denominator, /):
        return _coprime(cls, numerator, denominator)

    def is_integer(self):
        return self._denominator == 1

    def as_integer_ratio(self):
        return self._numerator, self._denominator

    def limit_denominator(self, max_denominator=1000000):
        """The nearest fraction whose denominator is at most max_denominator."""
        if max_denominator < 1:
            raise ValueError("max_denominator should be at least 1")
        if self._denominator <= max_denominator:
            return Fraction(self)
        # Convergents of the continued fraction, as long as their denominators are allowed.
        p0, q0, p1, q1 = 0, 1, 1, 0
        n, d = self._numerator, self._denominator
        while True:
            a = n // d
            q2 = q0 + a * q1
            if q2 > max_denominator:
                break
            p0, q0, p1, q1 = p1, q1, p0 + a * p1, q2
            n, d = d, n - a * d
        k = (max_denominator - q0) // q1
        # The last convergent or the last semiconvergent, whichever is nearer.
        if 2 * d * (q0 + k * q1) <= self._denominator:
            return _coprime(Fraction, p1, q1)
        return _coprime(Fraction, p0 + k * p1, q0 + k * q1)

    @property
    def numerator(a):
        return a._numerator

    @property
    def denominator(a):
        return a._denominator

    # Text.

    def __repr__(self):
        return f"{self.__class__.__name__}({self._numerator}, {self._denominator})"

    def __str__(self):
        if self._denominator == 1:
            return str(self._numerator)
        return f"{self._numerator}/{self._denominator}"

    def __format__(self, format_spec, /):
        spec = _Spec(format_spec)
        if not spec.valid:
            raise ValueError(f"Invalid format specifier {format_spec!r} for object of type {type(self).__name__!r}")
        if spec.kind:
            return self._format_float(spec)
        body = f"{abs(self._numerator):{spec.sep}}"
        if self._denominator > 1 or spec.alt:
            body += f"/{self._denominator:{spec.sep}}"
        return spec.pad("-" if self._numerator < 0 else spec.sign, body)

    def _format_float(self, spec):
        kind = spec.kind
        precision = 6 if spec.precision is None else spec.precision
        if kind in "fF%":
            exponent = -precision - (2 if kind == "%" else 0)
            negative, significand = _rounded(self._numerator, self._denominator, exponent, spec.no_neg_zero)
            scientific = False
            point = precision
        else:
            figures = max(precision, 1) if kind in "gG" else precision + 1
            negative, significand, exponent = _rounded_to_figures(self._numerator, self._denominator, figures)
            scientific = kind in "eE" or exponent > 0 or exponent + figures <= -4
            point = figures - 1 if scientific else -exponent
        suffix = ""
        if kind == "%":
            suffix = "%"
        elif scientific:
            suffix = f"{'E' if kind in 'EFG' else 'e'}{exponent + point:+03d}"
        digits = f"{significand:0{point + 1}d}"
        sign = "-" if negative else spec.sign
        leading = digits[:len(digits) - point]
        frac = digits[len(digits) - point:]
        if kind in "gG" and not spec.alt:
            frac = frac.rstrip("0")
        trailing = ("." if frac or spec.alt else "") + frac + suffix
        if spec.zeropad:
            least = (spec.width or 0) - len(sign) - len(trailing)
            leading = leading.zfill(3 * least // 4 + 1 if spec.sep else least)
        if spec.sep:
            first = 1 + (len(leading) - 1) % 3
            groups = [leading[:first]]
            for i in range(first, len(leading), 3):
                groups.append(leading[i:i + 3])
            leading = spec.sep.join(groups)
        return spec.pad(sign, leading + trailing)

    # Arithmetic.

    def __add__(a, b):
        return _operate(a, b, _add, operator.add)

    def __radd__(b, a):
        return _operate_reversed(a, b, _add, operator.add)

    def __sub__(a, b):
        return _operate(a, b, _sub, operator.sub)

    def __rsub__(b, a):
        return _operate_reversed(a, b, _sub, operator.sub)

    def __mul__(a, b):
        return _operate(a, b, _mul, operator.mul)

    def __rmul__(b, a):
        return _operate_reversed(a, b, _mul, operator.mul)

    def __truediv__(a, b):
        return _operate(a, b, _div, operator.truediv)

    def __rtruediv__(b, a):
        return _operate_reversed(a, b, _div, operator.truediv)

    def __floordiv__(a, b):
        return _operate(a, b, _floordiv, operator.floordiv, False)

    def __rfloordiv__(b, a):
        return _operate_reversed(a, b, _floordiv, operator.floordiv, False)

    def __mod__(a, b):
        return _operate(a, b, _mod, operator.mod, False)

    def __rmod__(b, a):
        return _operate_reversed(a, b, _mod, operator.mod, False)

    def __divmod__(a, b):
        return _operate(a, b, _divmod, divmod, False)

    def __rdivmod__(b, a):
        return _operate_reversed(a, b, _divmod, divmod, False)

    def __pow__(a, b):
        if isinstance(b, numbers.Rational):
            if b.denominator != 1:
                return float(a) ** float(b)
            n, d, power = a._numerator, a._denominator, b.numerator
            if power >= 0:
                return _coprime(Fraction, n ** power, d ** power)
            if n > 0:
                return _coprime(Fraction, d ** -power, n ** -power)
            if n == 0:
                raise ZeroDivisionError(f"Fraction({d ** -power}, 0)")
            return _coprime(Fraction, (-d) ** -power, (-n) ** -power)
        if isinstance(b, (float, complex)):
            return float(a) ** b
        return NotImplemented

    def __rpow__(b, a):
        if b._denominator == 1 and b._numerator >= 0:
            return a ** b._numerator
        if isinstance(a, numbers.Rational):
            return Fraction(a.numerator, a.denominator) ** b
        if b._denominator == 1:
            return a ** b._numerator
        return a ** float(b)

    def __pos__(a):
        return _coprime(Fraction, a._numerator, a._denominator)

    def __neg__(a):
        return _coprime(Fraction, -a._numerator, a._denominator)

    def __abs__(a):
        return _coprime(Fraction, abs(a._numerator), a._denominator)

    # Whole numbers.

    def __int__(a):
        return operator.index(a.__trunc__())

    def __trunc__(a):
        if a._numerator < 0:
            return -(-a._numerator // a._denominator)
        return a._numerator // a._denominator

    def __floor__(a):
        return a._numerator // a._denominator

    def __ceil__(a):
        return -(-a._numerator // a._denominator)

    def __round__(self, ndigits=None):
        if ndigits is None:
            d = self._denominator
            floor, rest = divmod(self._numerator, d)
            if rest * 2 < d or rest * 2 == d and floor % 2 == 0:
                return floor
            return floor + 1
        shift = 10 ** abs(ndigits)
        if ndigits > 0:
            return Fraction(round(self * shift), shift)
        return Fraction(round(self / shift) * shift)

    # Comparison.

    def __hash__(self):
        try:
            inverse = pow(self._denominator, -1, _MODULUS)
        except ValueError:
            h = _INFINITE
        else:
            h = hash(hash(abs(self._numerator)) * inverse)
        if self._numerator < 0:
            h = -h
        return -2 if h == -1 else h

    def __eq__(a, b):
        if type(b) is int:
            return a._numerator == b and a._denominator == 1
        if isinstance(b, numbers.Rational):
            return a._numerator == b.numerator and a._denominator == b.denominator
        if isinstance(b, numbers.Complex) and b.imag == 0:
            b = b.real
        if isinstance(b, float):
            if math.isnan(b) or math.isinf(b):
                return 0.0 == b
            return a == a.from_float(b)
        return NotImplemented

    def _compare(self, other, op):
        if isinstance(other, numbers.Rational):
            return op(self._numerator * other.denominator, self._denominator * other.numerator)
        if isinstance(other, float):
            if math.isnan(other) or math.isinf(other):
                return op(0.0, other)
            return op(self, self.from_float(other))
        return NotImplemented

    def __lt__(a, b):
        return a._compare(b, operator.lt)

    def __gt__(a, b):
        return a._compare(b, operator.gt)

    def __le__(a, b):
        return a._compare(b, operator.le)

    def __ge__(a, b):
        return a._compare(b, operator.ge)

    def __bool__(a):
        return bool(a._numerator)

    # Copies.

    def __reduce__(self):
        return self.__class__, (self._numerator, self._denominator)

    def __copy__(self):
        if type(self) == Fraction:
            return self
        return self.__class__(self._numerator, self._denominator)

    def __deepcopy__(self, memo):
        return self.__copy__()


def _is_decimal(v):
    """Whether v is a Decimal; if there is one, its module has been imported."""
    import sys
    decimal = sys.modules.get("decimal")
    return decimal is not None and isinstance(v, decimal.Decimal)


def _operate(a, b, exact, other, with_complex=True):
    if isinstance(b, Fraction):
        return exact(a, b)
    if isinstance(b, int):
        return exact(a, _coprime(Fraction, int(b), 1))
    if isinstance(b, float):
        return other(float(a), b)
    if with_complex and isinstance(b, complex):
        return other(complex(a), b)
    return NotImplemented


def _operate_reversed(a, b, exact, other, with_complex=True):
    if isinstance(a, numbers.Rational):
        return exact(Fraction(a), b)
    if isinstance(a, numbers.Real):
        return other(float(a), float(b))
    if with_complex and isinstance(a, numbers.Complex):
        return other(complex(a), complex(b))
    return NotImplemented


# Results of operations on fractions in lowest terms need only small divisors (Knuth, The
# Art of Computer Programming, volume 2, section 4.5.1).


def _add(a, b):
    na, da, nb, db = a._numerator, a._denominator, b._numerator, b._denominator
    return _combined(na, da, nb, db, math.gcd(da, db))


def _sub(a, b):
    na, da, nb, db = a._numerator, a._denominator, b._numerator, b._denominator
    return _combined(na, da, -nb, db, math.gcd(da, db))


def _combined(na, da, nb, db, g):
    if g == 1:
        return _coprime(Fraction, na * db + da * nb, da * db)
    s = da // g
    t = na * (db // g) + nb * s
    g = math.gcd(t, g)
    if g == 1:
        return _coprime(Fraction, t, s * db)
    return _coprime(Fraction, t // g, s * (db // g))


def _lowest(n, d):
    # Dividing by a common factor first keeps the products short.
    g = math.gcd(n, d)
    return (n, d) if g == 1 else (n // g, d // g)


def _mul(a, b):
    na, da, nb, db = a._numerator, a._denominator, b._numerator, b._denominator
    na, db = _lowest(na, db)
    nb, da = _lowest(nb, da)
    return _coprime(Fraction, na * nb, db * da)


def _div(a, b):
    na, da, nb, db = a._numerator, a._denominator, b._numerator, b._denominator
    if nb == 0:
        raise ZeroDivisionError(f"Fraction({db}, 0)")
    na, nb = _lowest(na, nb)
    db, da = _lowest(db, da)
    if nb < 0:
        na, nb = -na, -nb
    return _coprime(Fraction, na * db, nb * da)


def _floordiv(a, b):
    return (a._numerator * b._denominator) // (a._denominator * b._numerator)


def _divmod(a, b):
    da, db = a._denominator, b._denominator
    div, rest = divmod(a._numerator * db, da * b._numerator)
    return div, Fraction(rest, da * db)


def _mod(a, b):
    da, db = a._denominator, b._denominator
    return Fraction((a._numerator * db) % (b._numerator * da), da * db)
