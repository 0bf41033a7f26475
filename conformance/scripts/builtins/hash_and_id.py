print(hash(0), hash(1), hash(-1), hash(-2), hash(2 ** 61 - 1), hash(2 ** 61), hash(-2 ** 61), hash(10 ** 20), hash(1.0), hash(1.5), hash(-0.0), hash(0.1), hash(float('inf')), hash(float('-inf')), hash(1e300), hash(True), hash(1j), hash(1 + 2j), hash(()), hash((1, 2)), hash((1, (2, 3))), hash(frozenset()), hash(frozenset([1, 2])), hash(None) == hash(None))
print(hash('a') == hash('a'), hash('a' + 'b') == hash('ab'), hash(b'a') == hash('a') or True, hash(1) == hash(1.0) == hash(True) == hash(1 + 0j), hash(2 ** 70) == hash(float(2 ** 70)), hash(range(3)) == hash(range(0, 3)), hash(slice(1, 2)) == hash(slice(1, 2)), hash(int) == hash(int), hash(len) == hash(len), hash(0.5) == hash(__import__('fractions').Fraction(1, 2)))
for v in ([], {}, set(), bytearray(), ([],), (1, {}), frozenset, slice(None, [])):
    try:
        print('hashable', type(hash(v)).__name__)
    except TypeError as e:
        print(e)
class H:
    def __init__(self, v): self.v = v
    def __hash__(self): return self.v
for v in (5, -1, 2 ** 100, True, 'x', 1.5, None):
    try:
        print(hash(H(v)))
    except TypeError as e:
        print(e)
class E:
    def __eq__(self, o): return True
class F(E): __hash__ = None
class G(E):
    __hash__ = object.__hash__
for c in (E, F, G):
    try:
        print(type(hash(c())).__name__, c.__hash__ is None)
    except TypeError as e:
        print(e)
a = object(); b = a
print(id(a) == id(b), id(a) != id(object()), isinstance(id(a), int), a == b, a is b, object() == object())
