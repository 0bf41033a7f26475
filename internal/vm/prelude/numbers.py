# Conversions and operations of numbers that reach Python code.


def _warn(category, text):
    # Without the module nobody can ask for warnings or see them.
    try:
        warnings = _import('warnings', ('warn',), 0, _script_globals())
    except ImportError:
        return
    warnings.warn(text, category)


def _float_from_number(cls, number):
    t = _type(number)
    if t is float and cls is float:
        return number
    if not _has(t, "__float__") and not _has(t, "__index__"):
        raise TypeError(f"must be real number, not {_class_name(t)}")
    return cls(float(number))


def _complex_from_number(cls, number):
    t = _type(number)
    if t is complex and cls is complex:
        return number
    if not _has(t, "__complex__") and not _has(t, "__float__") and not _has(t, "__index__"):
        raise TypeError(f"must be real number, not {_class_name(t)}")
    return cls(complex(number))


def _truth(x):
    if x:
        return True
    return False


def _str_of(x):
    return str(x)


def _in_place(self, payload, value, op):
    # Operators in place return what they changed: the instance, not the value inside.
    result = _in_place_native(payload, value, op)
    if result is payload:
        return self
    return result


def _deprecated(text, result):
    _warn(DeprecationWarning, text)
    return result


def _new_int(cls, x):
    return int.__new__(cls, int(x))


def _new_int_base(cls, x, base):
    return int.__new__(cls, x, _index(base))


def _int_trunc(x):
    _warn(DeprecationWarning, 'The delegation of int() to __trunc__ is deprecated.')
    result = _bind(_lookup(_type(x), '__trunc__'), x, _type(x))()
    if not _has(_type(result), '__index__'):
        raise TypeError(f'__trunc__ returned non-Integral (type {_type_name(result)})')
    return _index(result)


def _new_float(cls, x):
    return float.__new__(cls, float(x))


def _float_index(x):
    return float(_index(x))


def _bad_float(x):
    raise ValueError(f'could not convert string to float: {x!r}')


def _bad_complex(x):
    raise ValueError(f'could not convert string to complex: {x!r}')


def _new_complex(cls, real, imag, given):
    real = _complex_checked(real, _complex_special(real), False)
    if given:
        imag = _complex_checked(imag, imag, True)
    if _type(real) is not complex:
        real = float(real)
    if not given:
        return complex.__new__(cls, real)
    if _type(imag) is not complex:
        imag = float(imag)
    return complex.__new__(cls, real, imag)


def _to_bytes(self, length, byteorder, signed):
    return int.to_bytes(self, _index(length), byteorder, signed=bool(signed))


def _from_bytes(cls, data, byteorder, signed):
    signed = bool(signed)
    kind = _type(data)
    if not _subclass(kind, bytes) and not _subclass(kind, bytearray):
        if not _has(kind, '__bytes__') and (_subclass(kind, str) or _subclass(kind, int)):
            raise TypeError(f"cannot convert '{_class_name(kind)}' object to bytes")
        data = bytes(data)
    return _int_from_bytes(cls, _payload(data), byteorder, signed)


def _round_to(x, ndigits):
    return round(x, _index(ndigits))


def _in_base(x, base):
    x = _index(x)
    if base == 2:
        return bin(x)
    if base == 8:
        return oct(x)
    return hex(x)


def _divmod(x, y, slot, rslot):
    order = _right_first(x, y, slot, rslot)
    if order:
        result = _slot_call(rslot, y, x)
        if result is not NotImplemented:
            return result
    result = _slot_call(slot, x, y)
    if result is not NotImplemented:
        return result
    if order is False:
        result = _slot_call(rslot, y, x)
        if result is not NotImplemented:
            return result
    raise TypeError(f"unsupported operand type(s) for divmod(): '{_type_name(x)}' and '{_type_name(y)}'")


def _pow(x, y):
    return x ** y


def _pow_mod(x, y, z):
    result = _bind(_lookup(_type(x), '__pow__'), x, _type(x))(y, z)
    if result is not NotImplemented:
        return result
    raise TypeError(f"unsupported operand type(s) for ** or pow(): '{_type_name(x)}', '{_type_name(y)}', '{_type_name(z)}'")


def _pow_mod_reflected(x, y, z):
    result = _bind(_lookup(_type(y), '__rpow__'), y, _type(y))(x, z)
    if result is not NotImplemented:
        return result
    raise TypeError(f"unsupported operand type(s) for ** or pow(): '{_type_name(x)}', '{_type_name(y)}', '{_type_name(z)}'")


def _sum(it, start):
    state = _sum_state(start)
    plain = True
    for x in it:
        if plain:
            if _sum_put(state, x):
                continue
            plain = False
            total = _sum_end(state)
        total = total + x
    if plain:
        return _sum_end(state)
    return total


def _sum_rest(it, total, x):
    total = total + x
    for x in it:
        total = total + x
    return total


def _bad_int_literal(x, base, shown):
    raise ValueError(f"invalid literal for int() with base {base}: {repr(x)[:shown]}")


def _sum_of_objects(items, start):
    it = iter(items)
    kind = _type(start)
    if _subclass(kind, str):
        raise TypeError("sum() can't sum strings [use ''.join(seq) instead]")
    if _subclass(kind, bytes):
        raise TypeError("sum() can't sum bytes [use b''.join(seq) instead]")
    if _subclass(kind, bytearray):
        raise TypeError("sum() can't sum bytearray [use b''.join(seq) instead]")
    for x in it:
        start = start + x
    return start
