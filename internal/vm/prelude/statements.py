# What compiled statements call; internal/compile/prelude.go lists the functions with
# their arguments and results.
#
# Natives used, which only the prelude sees:
#   new_template(strings, interpolations) and new_interpolation(value, text, conversion,
#     format) make the objects of string.templatelib;
#   new_typevar(name, bound, constraints, default), new_paramspec(name, default),
#     new_typevartuple(name, default) and new_typealias(name, parameters, value) make
#     those of typing, whose module is that of the first frame that is not the
#     prelude's; bound, constraints, default and value are functions called with a
#     format when the attribute is first asked for, or None;
#   generic_of(parameters) is typing.Generic[parameters].


def except_star_match(rest, kind):
    kinds = kind if type(kind) is tuple else (kind,)
    for k in kinds:
        if not has_base(k, BaseException):
            raise TypeError('catching classes that do not inherit from BaseException is not allowed')
    for k in kinds:
        if has_base(k, BaseExceptionGroup):
            raise TypeError('catching ExceptionGroup with except* is not allowed. Use except instead.')
    if rest is None:
        return None, None
    group = has_base(type(rest), BaseExceptionGroup)
    for k in kinds:
        if has_base(type(rest), k):
            if group:
                return rest, None
            return BaseExceptionGroup('', (rest,)), None
    if not group:
        return None, rest
    pair = rest.split(kind)
    if not isinstance(pair, tuple):
        raise TypeError(f'{_type_name(rest)}.split must return a tuple, not {_type_name(pair)}')
    if len(pair) < 2:
        raise TypeError(f'{_type_name(rest)}.split must return a 2-tuple, got tuple of size {len(pair)}')
    return pair[0], pair[1]


def has_base(cls, base):
    # By identity along the MRO: no hook of the class decides what catches it.
    if isinstance(cls, type):
        for c in cls.__mro__:
            if c is base:
                return True
    return False


def except_star_result(exc, rest, raised):
    if not has_base(type(exc), BaseExceptionGroup):
        # One clause at most has taken it, in a group of its own.
        return raised[0] if raised else rest
    if rest is not None:
        raised.append(rest)
    new = []
    kept = []
    for e in raised:
        if _exc_same_origin(e, exc):
            leaf_ids(e, kept)
        else:
            new.append(e)
    again = project_group(exc, set(kept)) if kept else None
    if not new:
        return again
    if again is not None:
        new.append(again)
    return new[0] if len(new) == 1 else BaseExceptionGroup('', new)


def leaf_ids(e, ids):
    if has_base(type(e), BaseExceptionGroup):
        for x in e.exceptions:
            leaf_ids(x, ids)
    else:
        ids.append(id(e))


def project_group(group, ids):
    found = []
    for e in group.exceptions:
        if has_base(type(e), BaseExceptionGroup):
            e = project_group(e, ids)
            if e is not None:
                found.append(e)
        elif id(e) in ids:
            found.append(e)
    if not found:
        return None
    new = group.derive(found)
    if not has_base(type(new), BaseExceptionGroup):
        raise TypeError('derive must return an instance of BaseExceptionGroup')
    new.__traceback__ = group.__traceback__
    new.__context__ = group.__context__
    new.__cause__ = group.__cause__
    notes = getattr(group, '__notes__', None)
    if notes is not None:
        new.__notes__ = list(notes)
    return new


def make_template(parts):
    strings = []
    values = []
    text = ''
    for p in parts:
        if type(p) is str:
            text += p
        else:
            strings.append(text)
            values.append(p)
            text = ''
    strings.append(text)
    return new_template(tuple(strings), tuple(values))


def make_interpolation(value, text, conversion, format):
    return new_interpolation(value, text, conversion, format)


def make_typevar(name, bound, constraints, default):
    return new_typevar(name, bound, constraints, default)


def make_paramspec(name, default):
    return new_paramspec(name, default)


def make_typevartuple(name, default):
    return new_typevartuple(name, default)


def make_typealias(name, parameters, value):
    return new_typealias(name, parameters, value)


def make_generic_base(parameters):
    from typing import TypeVarTuple, Unpack
    return generic_of(tuple([Unpack[p] if isinstance(p, TypeVarTuple) else p for p in parameters]))


def display(value):
    import sys
    try:
        hook = sys.displayhook
    except AttributeError:
        raise RuntimeError('lost sys.displayhook')
    hook(value)
