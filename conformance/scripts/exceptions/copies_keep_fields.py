# Copies and pickles of exceptions keep what their classes add, and wrong details of a SyntaxError are refused.
import copy
import pickle

EXCEPTIONS = [
    OSError(2, "x", "f"), OSError(2, "x", "f", None, "g"), OSError(2, "x"), OSError("a"), OSError(1, 2, 3, 4, 5, 6),
    ImportError("m", name="n"), ImportError("m", name="n", path="p"), ImportError("m"), ModuleNotFoundError("m", name="q"),
    AttributeError("a", name="n", obj=5), AttributeError("a"), NameError("a", name="n"), StopIteration(5), SystemExit(3),
    SyntaxError("m", ("f", 1, 2, "t")), SyntaxError("m", ("f", 1, 2, "t", 3, 4)), UnicodeDecodeError("ascii", b"a", 0, 1, "r"),
    KeyError(1), BlockingIOError(11, "x", 5), ValueError(),
]
NAMES = ("args", "filename", "filename2", "errno", "strerror", "name", "path", "obj", "name_from", "msg", "lineno", "offset", "text",
         "end_lineno", "code", "value", "characters_written", "extra")
for e in EXCEPTIONS:
    e.extra = 1
    print(type(e).__name__, e.__reduce__(), e.__getstate__())
    for c in (copy.copy(e), copy.deepcopy(e), *[pickle.loads(pickle.dumps(e, n)) for n in range(6)]):
        shown = {n: getattr(c, n) for n in NAMES if hasattr(c, n)}
    print("   ", shown)
for details in (("f", 1, 2), ("f", 1, 2, 4, 5, 6, 7), ("f", 1, 2, "t", 1), ("f", 1, 2, "t"), "abcd", [1, 2, 3, 4], 5):
    try:
        e = SyntaxError("bad", details)
        print(e.args, e.filename, e.lineno, e.offset, e.text)
    except TypeError as x:
        print(x)
try:
    OSError(1, "x").characters_written
except AttributeError as x:
    print(x)


class F(float):
    pass


nan = F("nan")
other = float("nan")
print(hash(nan) == object.__hash__(nan), hash(other) == object.__hash__(other), hash(nan) == hash(other))
print([t.__basicsize__ for t in (int, float, complex, str, list, tuple, object, Exception)], (5).__sizeof__() == int.__basicsize__ + 4)
text = "abc"
print(text.__getnewargs__()[0] is text, text.__getnewargs__())
