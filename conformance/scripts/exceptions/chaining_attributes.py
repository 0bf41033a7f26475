def show(e, depth=0):
    while e is not None and depth < 6:
        print('  ' * depth + repr(e), 'cause', repr(e.__cause__), 'suppress', e.__suppress_context__)
        e = e.__context__
        depth += 1

try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise ValueError('implicit')
except ValueError as e:
    show(e)

try:
    try:
        1 / 0
    except ZeroDivisionError as z:
        raise ValueError('explicit') from z
except ValueError as e:
    show(e)

try:
    try:
        1 / 0
    except ZeroDivisionError:
        raise ValueError('suppressed') from None
except ValueError as e:
    show(e)

try:
    raise ValueError from TypeError
except ValueError as e:
    print(type(e.__cause__))

try:
    raise ValueError from 5
except TypeError as e:
    print(e)

e1 = KeyError('a')
try:
    try:
        raise e1
    except KeyError:
        raise e1
except KeyError as e:
    print(e.__context__)

a, b = ValueError('a'), ValueError('b')
try:
    try:
        raise a
    except ValueError:
        try:
            raise b
        except ValueError:
            raise a
except ValueError as e:
    print(repr(e), repr(e.__context__), e.__context__.__context__)
try:
    e1.__cause__ = 3
except TypeError as t:
    print(t)
e1.__context__ = b
print(repr(e1.__context__))
