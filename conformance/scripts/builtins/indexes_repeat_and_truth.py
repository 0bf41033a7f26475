# Sequences times an object with __index__, blocked truth and length, names and docstrings with lone surrogates.
class Index:
    def __index__(self):
        return 3


i = Index()
print([1] * i, i * (1,), "a" * i, b"x" * i, i * bytearray(b"y"))
row = [1]
row *= i
print(row)
for other in (1.5, "a", None):
    try:
        [1] * other
    except TypeError as e:
        print(e)
print(len(b".:abc" * 99999), (b".:abc" * 99999).count(b".:abc"), b".:abc" * 99999 == b"".join([b".:abc"] * 99999))


class NoBool:
    __bool__ = None


class NoLen:
    __len__ = None


for x in (NoBool(), NoLen()):
    for f in (bool, lambda x: not x, len):
        try:
            print(f(x))
        except TypeError as e:
            print(e)
for make in (lambda: type("a\udc00", (), {}), lambda: type("a", (), {"__doc__": "x\udc00y"})):
    try:
        make()
    except UnicodeEncodeError as e:
        print(repr(e))
A = type("A", (), {"__firstlineno__": 42})
for change in ("del A.__type_params__", "A.__name__ = 'A\\udc00'"):
    try:
        exec(change)
    except (TypeError, UnicodeEncodeError) as e:
        print(repr(e))
A.__module__ = "elsewhere"
print("__firstlineno__" in A.__dict__, A.__type_params__)


class Names:
    def __getitem__(self, key):
        raise KeyError(key)

    def keys(self):
        return ["b", "a"]


class Bad(Names):
    def keys(self):
        return 1


print(eval("dir()", {}, Names()))
try:
    eval("dir()", {}, Bad())
except TypeError as e:
    print(e)
view = memoryview(b"ab")
print(hash(view) == hash(b"ab"), view.release(), hash(view) == hash(b"ab"))
print(range(-2**63, 2**63 - 2)[2**63], range(10**30)[-1], len(range(2**63 - 1)), list(reversed(range(10**30, 10**30 + 3))))
print(range(10**30)[10**29:10**29 + 2], slice(1, 2) < slice(1, 3), slice(1) == slice(1), slice(None, None, -1).indices(2**100))
for n in (10**30, -10**30 - 1):
    try:
        range(10**30)[n]
    except IndexError as e:
        print(e)


class Mutating:
    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        rows.append(3)
        return self.n < other.n


rows = [Mutating(n) for n in range(5)]
try:
    rows.sort()
except ValueError as e:
    print(e, len(rows))
