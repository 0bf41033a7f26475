# The operators for operands of any kind, and what has no native form.

__all__ = [
    "abs", "add", "and_", "attrgetter", "call", "concat", "contains", "countOf", "delitem", "eq", "floordiv", "ge",
    "getitem", "gt", "iadd", "iand", "iconcat", "ifloordiv", "ilshift", "imatmul", "imod", "imul", "index", "indexOf",
    "inv", "invert", "ior", "ipow", "irshift", "is_", "is_none", "is_not", "is_not_none", "isub", "itemgetter",
    "itruediv", "ixor", "le", "length_hint", "lshift", "lt", "matmul", "methodcaller", "mod", "mul", "ne", "neg",
    "not_", "or_", "pos", "pow", "rshift", "setitem", "sub", "truediv", "truth", "xor",
]

_abs = abs


def _add(a, b):
    return a + b


def _sub(a, b):
    return a - b


def _mul(a, b):
    return a * b


def _truediv(a, b):
    return a / b


def _floordiv(a, b):
    return a // b


def _mod(a, b):
    return a % b


def _pow(a, b):
    return a ** b


def _lshift(a, b):
    return a << b


def _rshift(a, b):
    return a >> b


def _and_(a, b):
    return a & b


def _or_(a, b):
    return a | b


def _xor(a, b):
    return a ^ b


def _matmul(a, b):
    return a @ b


def _lt(a, b):
    return a < b


def _le(a, b):
    return a <= b


def _eq(a, b):
    return a == b


def _ne(a, b):
    return a != b


def _gt(a, b):
    return a > b


def _ge(a, b):
    return a >= b


def iadd(a, b, /):
    a += b
    return a


def isub(a, b, /):
    a -= b
    return a


def imul(a, b, /):
    a *= b
    return a


def itruediv(a, b, /):
    a /= b
    return a


def ifloordiv(a, b, /):
    a //= b
    return a


def imod(a, b, /):
    a %= b
    return a


def ipow(a, b, /):
    a **= b
    return a


def ilshift(a, b, /):
    a <<= b
    return a


def irshift(a, b, /):
    a >>= b
    return a


def iand(a, b, /):
    a &= b
    return a


def ior(a, b, /):
    a |= b
    return a


def ixor(a, b, /):
    a ^= b
    return a


def imatmul(a, b, /):
    a @= b
    return a


def abs(a, /):
    """Same as abs(a)."""
    return _abs(a)


def neg(a, /):
    """Same as -a."""
    return -a


def pos(a, /):
    """Same as +a."""
    return +a


def invert(a, /):
    """Same as ~a."""
    return ~a


inv = invert


def index(a, /):
    """Same as a.__index__()"""
    return int(_payload(a)) if isinstance(a, int) else _index(a)


def not_(a, /):
    """Same as not a."""
    return not a


def truth(a, /):
    return True if a else False


def is_(a, b, /):
    return a is b


def is_not(a, b, /):
    return a is not b


def is_none(a, /):
    """Same as a is None."""
    return a is None


def is_not_none(a, /):
    """Same as a is not None."""
    return a is not None


def concat(a, b, /):
    if not hasattr(a, "__getitem__"):
        raise TypeError(f"'{type(a).__name__}' object can't be concatenated")
    return a + b


def iconcat(a, b, /):
    if not hasattr(a, "__getitem__"):
        raise TypeError(f"'{type(a).__name__}' object can't be concatenated")
    a += b
    return a


def contains(a, b, /):
    return b in a


def _iterated(a):
    try:
        return iter(a)
    except TypeError:
        if hasattr(type(a), "__iter__"):
            raise
        raise TypeError(f"argument of type '{type(a).__name__}' is not iterable") from None


def countOf(a, b, /):
    n = 0
    for x in _iterated(a):
        if x is b or x == b:
            n += 1
    return n


def indexOf(a, b, /):
    for i, x in enumerate(_iterated(a)):
        if x is b or x == b:
            return i
    raise ValueError("sequence.index(x): x not in sequence")


def setitem(a, b, c, /):
    a[b] = c


def delitem(a, b, /):
    """Same as del a[b]."""
    del a[b]


def call(*args, **kwargs):
    """Same as obj(*args, **kwargs), obj being the first argument."""
    if not args:
        raise TypeError("call expected at least 1 argument, got 0")
    return args[0](*args[1:], **kwargs)


def length_hint(obj, default=0, /):
    """About how many items obj has."""
    if not isinstance(default, int):
        raise TypeError(f"'{type(default).__name__}' object cannot be interpreted as an integer")
    return _length_hint(obj, default)


# Getters: `_single` makes one for a single key that native code gets.


def _new_itemgetter(cls, item, rest):
    return _several(cls, (item, *rest))


def _itemgetter_call(keys, obj):
    return tuple([obj[k] for k in keys])


def _itemgetter_repr(g):
    return f"operator.{type(g).__name__}({', '.join([repr(k) for k in _keys(g)])})"


def _itemgetter_reduce(g):
    return type(g), _keys(g)


def _new_attrgetter(cls, attr, rest):
    names = (attr, *rest)
    for n in names:
        if not isinstance(n, str):
            raise TypeError("attribute name must be a string")
    if not rest and "." not in attr:
        import sys
        return _single(cls, sys.intern(str(attr)), names)
    return _several(cls, names)


def _attribute(obj, name):
    for part in name.split("."):
        obj = getattr(obj, part)
    return obj


def _attrgetter_call(names, obj):
    if len(names) == 1:
        return _attribute(obj, names[0])
    return tuple([_attribute(obj, n) for n in names])


_attrgetter_repr = _itemgetter_repr
_attrgetter_reduce = _itemgetter_reduce


class methodcaller:
    """A callable that calls the named method of its operand, with these arguments."""

    __slots__ = ("_name", "_args", "_kwargs")

    def __init__(*args, **kwargs):
        if len(args) < 2:
            raise TypeError("methodcaller needs at least one argument, the method name")
        self, name, *args = args
        if not isinstance(name, str):
            raise TypeError("method name must be a string")
        self._name = name
        self._args = tuple(args)
        self._kwargs = kwargs

    def __call__(self, *objects, **kwargs):
        if kwargs:
            raise TypeError("methodcaller() takes no keyword arguments")
        if len(objects) != 1:
            raise TypeError(f"methodcaller expected 1 argument, got {len(objects)}")
        obj, = objects
        return getattr(obj, self._name)(*self._args, **self._kwargs)

    def __repr__(self):
        args = [repr(self._name), *[repr(a) for a in self._args], *[f"{k}={v!r}" for k, v in self._kwargs.items()]]
        return f"operator.{type(self).__name__}({', '.join(args)})"

    def __reduce__(self):
        if not self._kwargs:
            return type(self), (self._name, *self._args)
        from functools import partial
        return partial(type(self), self._name, **self._kwargs), self._args


_fix_class(methodcaller)


__add__ = add
__sub__ = sub
__mul__ = mul
__truediv__ = truediv
__floordiv__ = floordiv
__mod__ = mod
__pow__ = pow
__lshift__ = lshift
__rshift__ = rshift
__and__ = and_
__or__ = or_
__xor__ = xor
__matmul__ = matmul
__lt__ = lt
__le__ = le
__eq__ = eq
__ne__ = ne
__gt__ = gt
__ge__ = ge
__abs__ = abs
__neg__ = neg
__pos__ = pos
__invert__ = invert
__inv__ = inv
__index__ = index
__not__ = not_
__concat__ = concat
__contains__ = contains
__getitem__ = getitem
__setitem__ = setitem
__delitem__ = delitem
__call__ = call
__iconcat__ = iconcat
__iadd__ = iadd
__isub__ = isub
__imul__ = imul
__itruediv__ = itruediv
__ifloordiv__ = ifloordiv
__imod__ = imod
__ipow__ = ipow
__ilshift__ = ilshift
__irshift__ = irshift
__iand__ = iand
__ior__ = ior
__ixor__ = ixor
__imatmul__ = imatmul
