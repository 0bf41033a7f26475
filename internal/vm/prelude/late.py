# Objects of library modules that statements make: the module is imported when the first
# one is needed.


def new_template(strings, interpolations):
    from string.templatelib import _new_template
    return _new_template(strings, interpolations)


def new_interpolation(value, text, conversion, spec):
    from string.templatelib import Interpolation
    return Interpolation(value, text, conversion, spec)


def new_typevar(name, bound, constraints, default):
    import typing
    return typing._new_typevar(name, bound, constraints, default)


def new_paramspec(name, default):
    import typing
    return typing._new_paramspec(name, default)


def new_typevartuple(name, default):
    import typing
    return typing._new_typevartuple(name, default)


def new_typealias(name, parameters, value):
    import typing
    return typing._new_typealias(name, parameters, value)


def generic_of(parameters):
    import typing
    return typing.Generic[parameters]
