"""The abstract classes of numbers: Complex, Real, Rational, Integral."""

from abc import ABCMeta, abstractmethod

__all__ = ["Number", "Complex", "Real", "Rational", "Integral"]


def _named(method, owner, name, doc):
    method.__name__, method.__qualname__, method.__doc__ = name, f"{owner}.{name}", doc
    return abstractmethod(method)


def _alone(owner, name, doc):
    def method(self):
        raise NotImplementedError

    return _named(method, owner, f"__{name}__", doc)


def _pair(owner, name, sign):
    # The method of an operator and the one for its right operand.
    def method(self, other):
        raise NotImplementedError

    def reflected(self, other):
        raise NotImplementedError

    return (_named(method, owner, f"__{name}__", f"self {sign} other"),
            _named(reflected, owner, f"__r{name}__", f"other {sign} self"))


def _compared(owner, name, sign):
    return _pair(owner, name, sign)[0]


def _part(owner, name, doc):
    def method(self):
        raise NotImplementedError

    return property(_named(method, owner, name, doc))


class Number(metaclass=ABCMeta):
    __slots__ = ()
    __hash__ = None


class Complex(Number):
    """The operations that complex numbers have."""

    __slots__ = ()

    real = _part("Complex", "real", "The real component.")
    imag = _part("Complex", "imag", "The imaginary component.")
    __complex__ = _alone("Complex", "complex", "The number as a complex.")
    __abs__ = _alone("Complex", "abs", "The distance from 0.")
    __neg__ = _alone("Complex", "neg", "-self")
    __pos__ = _alone("Complex", "pos", "+self")
    __add__, __radd__ = _pair("Complex", "add", "+")
    __mul__, __rmul__ = _pair("Complex", "mul", "*")
    __truediv__, __rtruediv__ = _pair("Complex", "truediv", "/")
    __pow__, __rpow__ = _pair("Complex", "pow", "**")
    __eq__ = _compared("Complex", "eq", "==")

    @abstractmethod
    def conjugate(self):
        """The number with the sign of its imaginary component turned."""
        raise NotImplementedError

    def __bool__(self):
        return self != 0

    def __sub__(self, other):
        """self - other"""
        return self + -other

    def __rsub__(self, other):
        """other - self"""
        return -self + other


Complex.register(complex)


class Real(Complex):
    """Complex, and the operations that need an order."""

    __slots__ = ()

    __float__ = _alone("Real", "float", "The number as a float.")
    __trunc__ = _alone("Real", "trunc", "The Integral nearest to self between 0 and self.")
    __floor__ = _alone("Real", "floor", "The greatest Integral that is not above self.")
    __ceil__ = _alone("Real", "ceil", "The least Integral that is not below self.")
    __floordiv__, __rfloordiv__ = _pair("Real", "floordiv", "//")
    __mod__, __rmod__ = _pair("Real", "mod", "%")
    __lt__ = _compared("Real", "lt", "<")
    __le__ = _compared("Real", "le", "<=")

    @abstractmethod
    def __round__(self, ndigits=None):
        """self rounded to ndigits decimal places, half to even."""
        raise NotImplementedError

    def __divmod__(self, other):
        return self // other, self % other

    def __rdivmod__(self, other):
        return other // self, other % self

    def __complex__(self):
        return complex(float(self))

    def conjugate(self):
        return +self

    real = property(conjugate)
    imag = property(lambda self: 0)


Real.register(float)


class Rational(Real):
    """numerator and denominator, in lowest terms."""

    __slots__ = ()

    numerator = _part("Rational", "numerator", "The numerator.")
    denominator = _part("Rational", "denominator", "The denominator, positive.")

    def __float__(self):
        return int(self.numerator) / int(self.denominator)


class Integral(Rational):
    """Rational, and the operations on bits."""

    __slots__ = ()

    __int__ = _alone("Integral", "int", "The number as an int.")
    __invert__ = _alone("Integral", "invert", "~self")
    __lshift__, __rlshift__ = _pair("Integral", "lshift", "<<")
    __rshift__, __rrshift__ = _pair("Integral", "rshift", ">>")
    __and__, __rand__ = _pair("Integral", "and", "&")
    __xor__, __rxor__ = _pair("Integral", "xor", "^")
    __or__, __ror__ = _pair("Integral", "or", "|")

    @abstractmethod
    def __pow__(self, exponent, modulus=None):
        """self ** exponent % modulus"""
        raise NotImplementedError

    def __index__(self):
        return int(self)

    def __float__(self):
        return float(int(self))

    numerator = property(Real.conjugate)
    denominator = property(lambda self: 1)


Integral.register(int)
