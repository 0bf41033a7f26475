import numbers
from collections import namedtuple
from collections.abc import MutableMapping

__all__ = ["Decimal", "Context", "DecimalTuple", "DefaultContext", "BasicContext", "ExtendedContext",
           "DecimalException", "Clamped", "InvalidOperation", "DivisionByZero", "Inexact", "Rounded", "Subnormal",
           "Overflow", "Underflow", "FloatOperation", "DivisionImpossible", "InvalidContext", "ConversionSyntax",
           "DivisionUndefined", "ROUND_DOWN", "ROUND_HALF_UP", "ROUND_HALF_EVEN", "ROUND_CEILING", "ROUND_FLOOR",
           "ROUND_UP", "ROUND_HALF_DOWN", "ROUND_05UP", "setcontext", "getcontext", "localcontext", "MAX_PREC",
           "MAX_EMAX", "MIN_EMIN", "MIN_ETINY", "HAVE_THREADS", "HAVE_CONTEXTVAR"]

ROUND_UP = "ROUND_UP"
ROUND_DOWN = "ROUND_DOWN"
ROUND_CEILING = "ROUND_CEILING"
ROUND_FLOOR = "ROUND_FLOOR"
ROUND_HALF_UP = "ROUND_HALF_UP"
ROUND_HALF_DOWN = "ROUND_HALF_DOWN"
ROUND_HALF_EVEN = "ROUND_HALF_EVEN"
ROUND_05UP = "ROUND_05UP"

HAVE_THREADS = True
HAVE_CONTEXTVAR = True
MAX_PREC = 999999999999999999
MAX_EMAX = 999999999999999999
MIN_EMIN = -999999999999999999
MIN_ETINY = -1999999999999999997

DecimalTuple = namedtuple("DecimalTuple", "sign digits exponent", module="decimal")


class DecimalException(ArithmeticError):
    """Base class of the signals."""


class Clamped(DecimalException):
    """The exponent was brought into the range."""


class InvalidOperation(DecimalException):
    """The operation has no result."""


class ConversionSyntax(InvalidOperation):
    """The text is no number."""


class DivisionByZero(DecimalException, ZeroDivisionError):
    """Something was divided by zero."""


class DivisionImpossible(InvalidOperation):
    """The quotient has more digits than the precision."""


class DivisionUndefined(InvalidOperation, ZeroDivisionError):
    """Zero was divided by zero."""


class InvalidContext(InvalidOperation):
    """The context is not valid."""


class FloatOperation(DecimalException, TypeError):
    """A float was mixed with decimals."""


class Rounded(DecimalException):
    """Digits were dropped."""


class Inexact(DecimalException):
    """Digits other than zero were dropped."""


class Subnormal(DecimalException):
    """The exponent is below Emin."""


class Overflow(Inexact, Rounded):
    """The exponent is above Emax."""


class Underflow(Inexact, Rounded, Subnormal):
    """The result is subnormal and inexact."""


# Bits of the conditions that the natives raise: the first five are one signal.
_INVALID = 31
_CONDITIONS = ((1, InvalidOperation), (2, ConversionSyntax), (4, DivisionImpossible), (8, DivisionUndefined),
               (16, InvalidContext))
_SIGNALS = {InvalidOperation: _INVALID, FloatOperation: 32, DivisionByZero: 64, Overflow: 128, Underflow: 256,
            Subnormal: 512, Inexact: 1024, Rounded: 2048, Clamped: 4096}
_SIGNAL_ERROR = ("valid values for signals are:\n"
                 "  [InvalidOperation, FloatOperation, DivisionByZero,\n"
                 "   Overflow, Underflow, Subnormal, Inexact, Rounded,\n"
                 "   Clamped]")


def _raise(mask):
    """Raise the first of the signals that are trapped, with a list of all."""
    listed = [cls for bit, cls in _CONDITIONS if mask & bit]
    listed += [cls for cls, bits in _SIGNALS.items() if bits != _INVALID and mask & bits]
    for cls, bits in _SIGNALS.items():
        if mask & bits:
            raise cls(listed)


class SignalDict(MutableMapping):
    """The flags or the traps of a context."""

    def __init__(self, context, traps):
        self._context = context
        self._traps = traps

    def _bits(self, key):
        if not isinstance(key, type) or key not in _SIGNALS:
            raise KeyError(_SIGNAL_ERROR)
        return _SIGNALS[key]

    def __getitem__(self, key):
        return bool(_get_signals(self._context, self._traps) & self._bits(key))

    def __setitem__(self, key, value):
        bits = self._bits(key)
        mask = _get_signals(self._context, self._traps)
        _set_signals(self._context, self._traps, mask | bits if value else mask & ~bits)

    def __delitem__(self, key):
        raise ValueError("signal keys cannot be deleted")

    def __iter__(self):
        return iter(_SIGNALS)

    def __len__(self):
        return len(_SIGNALS)

    def __eq__(self, other):
        if isinstance(other, SignalDict):
            return _signals_of(self) == _signals_of(other)
        if isinstance(other, dict):
            return dict(self) == other
        return NotImplemented

    def __repr__(self):
        return "{" + ", ".join([f"{k!r}:{v}" for k, v in self.items()]) + "}"

    def copy(self):
        return dict(self)


SignalDict.__module__ = "abc"


def _signals_of(mapping):
    return [k for k in _SIGNALS if mapping[k]]


def _signal_dict(context, traps):
    return SignalDict(context, traps)


def _assign_signals(context, traps, value):
    mask = 0
    if isinstance(value, SignalDict):
        mask = _get_signals(value._context, value._traps)
    elif isinstance(value, dict):
        if len(value) != len(_SIGNALS) or any([k not in _SIGNALS for k in value]):
            raise KeyError("invalid signal dict")
        for key, on in value.items():
            if on:
                mask |= _SIGNALS[key]
    else:
        raise TypeError("argument must be a signal dict")
    _set_signals(context, traps, mask)


def _mask_of(signals):
    """The mask of a list of signals or a signal dict."""
    if isinstance(signals, int):
        return signals
    if not isinstance(signals, list):
        raise TypeError("argument must be a list of signals")
    mask = 0
    for s in signals:
        if not isinstance(s, type) or s not in _SIGNALS:
            raise KeyError(_SIGNAL_ERROR)
        mask |= _SIGNALS[s]
    return mask


DefaultContext = None  # until the first context is made, which becomes it


def _new_context(cls, args):
    context = _make_context(cls)
    names = ("prec", "rounding", "Emin", "Emax", "capitals", "clamp")
    template = DefaultContext
    for name, value in zip(names, args):
        if value is None and template is not None:
            value = getattr(template, name)
        if value is not None:
            setattr(context, name, value)
    for traps, value in ((False, args[6]), (True, args[7])):
        if value is None:
            if traps and template is not None:
                _set_signals(context, True, _get_signals(template, True))
        elif isinstance(value, (dict, SignalDict)):
            _assign_signals(context, traps, value)
        else:
            _set_signals(context, traps, _mask_of(value))
    return context


def _set_attribute(context, name, value):
    if not hasattr(type(context), name) and type(context) is Context:
        raise AttributeError(f"'decimal.Context' object has no attribute {name!r}")
    object.__setattr__(context, name, value)


def _names_of(mapping):
    return "[" + ", ".join([s.__name__ for s in _signals_of(mapping)]) + "]"


def _context_repr(c):
    return (f"Context(prec={c.prec}, rounding={c.rounding}, Emin={c.Emin}, Emax={c.Emax}, capitals={c.capitals}, "
            f"clamp={c.clamp}, flags={_names_of(c.flags)}, traps={_names_of(c.traps)})")


def _context_reduce(c):
    return type(c), (c.prec, c.rounding, c.Emin, c.Emax, c.capitals, c.clamp, _signals_of(c.flags), _signals_of(c.traps))


def _compare_rational(op, d, other):
    if isinstance(other, numbers.Rational):
        return _scaled_compare(op, d, int(other.numerator), int(other.denominator))
    if op >= 4 and isinstance(other, numbers.Complex) and other.imag == 0:
        return d == other.real if op == 4 else d != other.real
    return NotImplemented


class ContextManager:
    """The context manager of localcontext()."""

    def __init__(self, context):
        self._new = context

    def __enter__(self):
        self._saved = getcontext()
        setcontext(self._new)
        return self._new

    def __exit__(self, *args):
        setcontext(self._saved)


ContextManager.__module__ = "decimal"


def localcontext(ctx=None, prec=None, rounding=None, Emin=None, Emax=None, capitals=None, clamp=None, flags=None, traps=None):
    """A context manager that sets a copy of a context and puts the old one back."""
    given = {"prec": prec, "rounding": rounding, "Emin": Emin, "Emax": Emax, "capitals": capitals, "clamp": clamp, "flags": flags,
             "traps": traps}
    if ctx is None:
        ctx = getcontext()
    elif not isinstance(ctx, Context):
        raise TypeError("optional argument must be a context")
    ctx = ctx.copy()
    for name, value in given.items():
        if name in ("flags", "traps") and isinstance(value, list):
            _set_signals(ctx, name == "traps", _mask_of(value))
        elif value is not None:
            setattr(ctx, name, value)
    return ContextManager(ctx)


numbers.Number.register(Decimal)

DefaultContext = Context()
BasicContext = Context(prec=9, rounding=ROUND_HALF_UP, flags=[],
                       traps=[DivisionByZero, Overflow, InvalidOperation, Clamped, Underflow])
ExtendedContext = Context(prec=9, rounding=ROUND_HALF_EVEN, flags=[], traps=[])
setcontext(Context())


def _not_convertible(number):
    raise TypeError(f"Cannot convert {number!r} to Decimal")
