import sys
print(sys.version_info[0], sys.maxsize == 2 ** 63 - 1, sys.byteorder, sys.getrecursionlimit() > 0, isinstance(sys.argv, list), sys.getsizeof([]) > 0, sys.intern('a') is 'a'[:], sys.float_info.max, sys.float_info.epsilon, sys.float_info.dig, sys.int_info.bits_per_digit > 0, sys.hash_info.modulus, sys.maxunicode, sys.float_repr_style, sys.getdefaultencoding(), sys.stdout.encoding.lower(), sys.hash_info.inf, sys.int_info.default_max_str_digits)
print(sys.exc_info(), sys.exception())
try:
    1 / 0
except ZeroDivisionError as e:
    print(sys.exc_info()[0], sys.exception() is e)
    try:
        raise ValueError
    except ValueError as f:
        print(sys.exception() is f)
    print(sys.exception() is e)
print(sys.exception())
def gen():
    yield sys.exception()
    try:
        raise KeyError('in gen')
    except KeyError:
        yield repr(sys.exception())
    yield sys.exception()
try:
    raise IndexError('outer')
except IndexError:
    g = gen()
    print([repr(x) for x in g])
for f in (lambda: sys.intern(5), lambda: sys.exit.__name__, lambda: sys.getsizeof(), lambda: sys.setrecursionlimit(-1)):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
try:
    sys.exit()
except SystemExit as e:
    print(repr(e), e.code)
print(sys.implementation.name in ('cpython', 'gilliam'), sys.version_info >= (3, 13), sys.platform in ('linux', 'darwin', 'win32', 'wasi', 'emscripten', 'gilliam') or sys.platform)
