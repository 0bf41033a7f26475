# What builtins say of arguments that are None, not iterable, or too many.
def say(text):
    try:
        print(text, '=', eval(text))
    except Exception as e:
        print(text, ':', type(e).__name__, e)


for text in (
    "format(1, None)", "'a'.replace('b', None)", "'a'.find(None)", "'a'.encode(None)", "str.maketrans('a', None)",
    "bytes.fromhex(None)", "'a'.removeprefix(None)", "(1).to_bytes(1, None)", "type(None, (), {})", "object().__format__(None)",
    "sorted(1)", "tuple(1)", "list(1)", "set(1)", "zip(1)", "zip([], 1)", "[*3]", "(*3,)", "{*3}", "print(*3)", "max(1)", "sum(1)",
):
    say(text)

for text in ("a, b = [1, 2, 3]", "a, b = (1, 2, 3)", "a, b = 'abc'", "a, b = iter([1, 2, 3])", "a, b = [1]", "a, b, *c = (1,)"):
    try:
        exec(text)
    except ValueError as e:
        print(text, ':', e)

try:
    try:
        1 / 0
    except* ZeroDivisionError as e:
        print(repr(e), e.args)
        raise
except BaseException as e:
    print(repr(e), e.args)

try:
    try:
        raise ExceptionGroup("g", [ValueError(1), TypeError(2), KeyError(3)])
    except* ValueError:
        raise
    except* TypeError:
        raise OSError(1)
except BaseException as e:
    print(repr(e))

# What print has written before a value fails stays written.
class Fails:
    def __str__(self):
        print('inside', end=' ')
        raise ValueError


for values in ((1, Fails(), 2), (Fails(),)):
    try:
        print(*values, sep='-')
    except ValueError:
        print('failed')

for text in ("del None[0]", "del (1, 2)[0]", "del (1, 2)[0:]", "del b'a'[0]", "del b'a'[1:]", "del 'a'['b']", "del range(3)[0]", "del (5)[0]", "del {1}[0]"):
    try:
        exec(text)
    except TypeError as e:
        print(text, ':', e)
