# Subclasses of the text types, objects whose special methods fail, and encodings.
def t(f):
    try: r = repr(f())
    except BaseException as e: r = type(e).__name__+': '+str(e)
    print(r)
class T(str):
    def __str__(self): return "T!"
class U(str):
    def __repr__(self): return "U!"
class V(str): pass
t(lambda: f"{T('x')} {T('x')!s} {T('x')!r} {T('x'):>5} {U('x')} {U('x')!r} {V('x')}")
t(lambda: "{} {!s} {!r} {:>5}".format(T('x'), T('x'), T('x'), T('x')))
t(lambda: format(T('x')))
t(lambda: str(T('x')))
t(lambda: "%s %r" % (T('x'), U('y')))
t(lambda: [U('x'), V('y'), T('z')])
t(lambda: str(U('x')))
t(lambda: repr(V("it's")))
t(lambda: print(T('x'), U('x'), V('x'), sep=V('|'), end=V('!\n')))
t(lambda: "-".join([T('a'), V('b')]))
t(lambda: 'a' in {V('a'): 1})
t(lambda: {V('a'), 'a'}.__len__())
t(lambda: V('b') > 'a')
t(lambda: V('abc')[1])
t(lambda: type(V('abc')[1]))
t(lambda: [c for c in V('abc')])
t(lambda: V('abc') + V('d'))
t(lambda: V('a') * 3)
t(lambda: 3 * V('a'))
t(lambda: V('%s') % 'a')
t(lambda: 'b' in V('abc'))
t(lambda: len(V('abc')))
t(lambda: bool(V('')))
t(lambda: int(V('12')) + float(V('1.5')))
t(lambda: getattr('abc', V('upper'))())
t(lambda: V('{} {x}').format(1, x=2))
t(lambda: V('abc').__class__.__name__)
t(lambda: isinstance(V('a'), str))
class W(str):
    def __new__(cls, a, b):
        self = super().__new__(cls, a + b)
        self.extra = b
        return self
t(lambda: (W('a', 'b'), W('a', 'b').extra))
class X(str):
    def __init__(self, *a): self.a = a
t(lambda: (X('q'), X('q').a))
class Y(str):
    def __eq__(self, o): return True
    def __hash__(self): return 1
    def __lt__(self, o): return True
    def __contains__(self, o): return "yes"
    def __len__(self): return 99
    def __iter__(self): return iter([1, 2])
    def __getitem__(self, i): return "item"
t(lambda: (Y('a') == 'b', 'b' == Y('a'), Y('z') < 'a', 'q' in Y('a'), len(Y('a')), list(Y('a')), Y('a')[0], hash(Y('a'))))
t(lambda: "".join([Y('a')]))
t(lambda: Y('abc').upper())
t(lambda: '%s' % Y('abc'))
class BB(bytes):
    def __str__(self): return "BB!"
t(lambda: (str(BB(b'x')), f"{BB(b'x')}", "%s" % BB(b'x'), BB(b'x'), BB(b'x') + b'y', BB(b'x')[0]))
class BA(bytearray):
    def append(self, x): super().append(x + 1)
def f():
    b = BA(b'a'); b.append(5); b += b'z'; return b, list(b), b == b'a\x06z', b[1:]
t(f)
class Ne:
    def __index__(self): raise ValueError("no")
t(lambda: "a" * Ne())
t(lambda: "abc".center(Ne()))
t(lambda: "abc"[Ne()])
t(lambda: bytes(Ne()))
class Ni:
    def __index__(self): return "x"
t(lambda: "a" * Ni())
t(lambda: "a".center(Ni()))
t(lambda: bytes([Ni()]))
class Ns:
    def __str__(self): return 5
    __repr__ = __str__
    def __format__(self, s): return 7
    def __bytes__(self): return "s"
t(lambda: "%s" % Ns())
t(lambda: "%r" % Ns())
t(lambda: "{}".format(Ns()))
t(lambda: "{!s}".format(Ns()))
t(lambda: f"{Ns()}")
t(lambda: str(Ns()))
t(lambda: bytes(Ns()))
t(lambda: b"%s" % Ns())
t(lambda: ascii(Ns()))
def gen():
    yield "a"
    raise KeyError("in gen")
t(lambda: "".join(gen()))
t(lambda: bytes(x for x in [1, 300]))
t(lambda: "x".join(5 for _ in range(2)))
class It:
    def __getitem__(self, i):
        if i > 2: raise IndexError
        return str(i)
t(lambda: "".join(It()))
t(lambda: bytearray(b"abc").extend(It()))
t(lambda: "é".encode("ascii", errors="namereplace"))
t(lambda: "\N{SNOWMAN}".encode("ascii", "xmlcharrefreplace"))
t(lambda: "abc".encode(encoding="utf-8-sig"))
t(lambda: b"\xef\xbb\xbfabc".decode("utf-8-sig"))
t(lambda: "a\ud800".encode("utf-8", "surrogatepass"))
t(lambda: b"\xff".decode("ascii", "surrogateescape").encode("ascii", "surrogateescape"))
t(lambda: "abc".encode("idna"))
t(lambda: "münchen".encode("punycode"))
t(lambda: b"abc".decode("utf-7"))
t(lambda: "a\\nb".encode().decode("unicode_escape"))
t(lambda: "é\n".encode("unicode_escape"))
t(lambda: "日本".encode("shift_jis"))
t(lambda: "abc".encode("utf8\0"))
t(lambda: "abc".encode("é"))
t(lambda: "abc".encode("UTF-8") + "abc".encode("Utf_8") + "abc".encode("latin1"))
