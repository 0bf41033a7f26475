# Text made of objects with special methods of their own, and subclasses of the text types.
def t(f):
    try: r = repr(f())
    except BaseException as e: r = type(e).__name__+': '+str(e)
    print(r)
class S(str):
    pass
class T(str):
    def __str__(self): return "T!"
    def __format__(self, spec): return "F[" + spec + "]"
class O:
    x = 5
    def __init__(self, log=None): self.log = log
    def __str__(self): return "<O>"
    def __repr__(self): return "O()"
    def __format__(self, spec): return "O:" + spec
    def __getitem__(self, k): return ("item", k)
class I:
    def __index__(self): return 3
    def __int__(self): return 7
class F:
    def __float__(self): return 2.5
class B:
    def __bytes__(self): return b"B!"
class M(dict):
    def __missing__(self, k): return "<" + k + ">"
t(lambda: "%s %r %a" % (O(), O(), O()))
t(lambda: "%s" % T("x"))
t(lambda: "%s" % S("x"))
t(lambda: "%r" % S("x"))
t(lambda: "%d %i %x" % (I(), I(), I()))
t(lambda: "%d" % F())
t(lambda: "%f %g" % (F(), I()))
t(lambda: "%x" % F())
t(lambda: "%c%c" % (I(), "é"))
t(lambda: "%(a)s %(b)r" % M(a=1))
t(lambda: "%(a)s %(b)s" % O())
t(lambda: "%s" % (O(),))
t(lambda: "%s %s" % (O(),))
t(lambda: "%s %d" % (O(), "x"))
t(lambda: "%s %y %s" % (O(), 1, O()))
t(lambda: "%5s|%-5s|%.2s" % (O(), [1], "abc"))
t(lambda: "%s" % [O(), {1: O()}])
t(lambda: "%s" % ({"a": O()},))
t(lambda: b"%s %b" % (B(), b"x"))
t(lambda: b"%a %r" % (O(), "é"))
t(lambda: b"%d" % I())
t(lambda: "%*d|%-*d|%.*f" % (5, 1, 5, 2, 2, 3.14159))
t(lambda: "%5%|%%" % ())
t(lambda: "%s" % 10**4300)
t(lambda: "%d" % 10**4300)
t(lambda: "%x" % 10**50)
t(lambda: "%d %.3d %+d % d %05d %-5d| %#x %#o" % (1, 2, 3, 4, 5, 6, 255, 8))
t(lambda: "%d" % 3.99)
t(lambda: "%d" % float("inf"))
t(lambda: "%d" % float("nan"))
t(lambda: "%s" % None)
t(lambda: "%s %s" % (True, 1.5))
t(lambda: "%s" % b"x")
t(lambda: "%(x)d" % {"x": "a"})
t(lambda: "%(x)s %s" % {"x": 1})
t(lambda: "%s" % {})
t(lambda: "x" % {})
t(lambda: "x" % O())
t(lambda: "x" % 1)
t(lambda: "{} {!r} {!s} {:abc}".format(O(), O(), O(), O()))
t(lambda: "{0.x} {0[k]} {0[5]}".format(O()))
t(lambda: "{a.x:>{w}}|{b[0][1]}".format(a=O(), w=7, b=[[1, 2]]))
t(lambda: "{:{}{}}".format(3, "<", 5))
t(lambda: "{:{}}".format(O(), "zz"))
t(lambda: "{}".format(T("x")))
t(lambda: "{!s}".format(T("x")))
t(lambda: "{:>5}".format(S("x")))
t(lambda: "{}{}".format([O()], {"k": (O(),)}))
t(lambda: "{0}{1}{0}".format(1, O()))
t(lambda: "{a}{b}".format_map(M(a=1)))
t(lambda: "{a}".format_map({"a": O()}))
t(lambda: "{a.x}{}".format_map(M(a=O())))
t(lambda: "{0.y}".format(O()))
t(lambda: "{0.x.real.imag}".format(O()))
t(lambda: "{:{:{}}}".format(O(), 1, 2))
t(lambda: "{!z}".format(O()))
t(lambda: "{!é}".format(O()))
t(lambda: "{0}{}".format(O(), 1))
t(lambda: "{}{0}".format(O(), 1))
t(lambda: "{2}".format(O(), 1))
t(lambda: "{0.x[}".format(O()))
t(lambda: "{0..x}".format(O()))
t(lambda: "{0[0]]}".format(O()))
t(lambda: "{:d}".format([]))
t(lambda: "{:}".format([]))
t(lambda: "{:5}".format(None))
t(lambda: "{:,} {:_} {:e} {:%} {:#x} {:010.3f} {:+d}".format(1234567, 1234567, 12.5, 0.25, 255, 3.14159, 5))
t(lambda: "{٣}".format(1,2,3,4))
t(lambda: "{0:\ud800^5}".format("x"))
t(lambda: str(O()))
t(lambda: type(S(O())).__name__ + S(O()))
t(lambda: S(b"abc", "ascii") + S())
t(lambda: type(S("a") + "b"))
t(lambda: type(S("a").upper()))
t(lambda: type(S("abc")[:]))
t(lambda: S("abc") == "abc")
t(lambda: hash(S("abc")) == hash("abc"))
t(lambda: {S("abc"): 1}["abc"])
t(lambda: "a".join(iter(["x", S("y"), "z"])))
t(lambda: "a".join(x for x in "xyz"))
t(lambda: "".join(["x", 1]))
t(lambda: "".join(x for x in ["x", 1]))
t(lambda: ",".join({"a": 1, "b": 2}))
t(lambda: "abc" * I())
t(lambda: I() * "abc")
t(lambda: b"abc" * I())
t(lambda: "abcdef"[I()])
t(lambda: "abcdef"[I():])
t(lambda: "abc".center(I()) + "|")
t(lambda: "a b c".split(" ", I()))
t(lambda: "aXbXc".replace("X", "-", I()))
t(lambda: "a\tb".expandtabs(I()))
t(lambda: "abcabc".find("a", I()))
t(lambda: chr(I()))
t(lambda: "abc".translate(M()))
t(lambda: "abc".translate("zyx"))
t(lambda: "abc".translate(["q"] * 100))
class Tr:
    def __getitem__(self, k):
        if k == 97: raise LookupError
        if k == 98: return None
        if k == 99: return 0x1F600
        return "xx"
t(lambda: "abcd".translate(Tr()))
t(lambda: ascii([O(), "é"]))
t(lambda: ascii(O()))
t(lambda: bytes(I()))
t(lambda: bytes([I(), 5]))
t(lambda: bytes(B()))
t(lambda: bytes(iter([1, 2])))
t(lambda: bytes(range(5)))
t(lambda: bytes({1: 2}))
t(lambda: bytearray(x for x in b"abc"))
t(lambda: bytearray(I()))
class BB(bytes): pass
class BA(bytearray): pass
t(lambda: BB(b"x"))
t(lambda: BB("é", "utf-8"))
t(lambda: BB(3))
t(lambda: BB())
t(lambda: type(BB([1]) + b"a"))
t(lambda: BA(b"x"))
t(lambda: BA("é", "utf-8"))
t(lambda: BA("é", encoding="latin-1"))
t(lambda: BA([I()]))
def f():
    b = BA(b"abc"); c = b; b += b"d"; b.append(5); b[0] = I(); b[1:2] = [7, 8]; b *= 2; del b[I()]
    return b, c is b, type(b)
t(f)
def f():
    b = bytearray(b"abc"); c = b; b += memoryview(b"de"); b.extend(iter([1, I()])); b *= I()
    return b, c is b
t(f)
t(lambda: BB.fromhex("00ff"))
t(lambda: BA.fromhex("00ff"))
t(lambda: 97 in b"abc")
t(lambda: I() in b"abc\x03")
t(lambda: b"bc" in bytearray(b"abc"))
t(lambda: str(b"abc", "ascii"))
t(lambda: str(memoryview(b"abc"), "ascii"))
t(lambda: b"abc".decode("utf-16"))
t(lambda: b"\xff\xfe\x00".decode("utf-16"))
t(lambda: bytearray(b"\xff").decode())
def f():
    try: b"ab\xffc".decode()
    except UnicodeDecodeError as e: return e.args, e.object, e.start, e.end, e.reason, e.encoding
t(f)
def f():
    try: "ab\ud800c".encode()
    except UnicodeEncodeError as e: return e.args, e.object, e.start, e.end, e.reason, e.encoding
t(f)
t(lambda: "a".__add__(1))
class SS(str):
    def __add__(self, o): return SS(super().__add__(o))
t(lambda: SS("a") + 5)
t(lambda: type(SS("a") + "b"))
class R(str):
    def __radd__(self, o): return "radd"
    def __rmod__(self, o): return "rmod"
    def __mod__(self, o): return "mod"
t(lambda: "a" + R("b"))
t(lambda: "%s" % R("b"))
t(lambda: R("%s") % 1)
class RA:
    def __radd__(self, o): return "radd"
    def __rmul__(self, o): return "rmul"
    def __index__(self): return 2
t(lambda: "a" + RA())
t(lambda: b"a" + RA())
t(lambda: "a" * RA())
t(lambda: "abc".startswith(("x", S("a"))))
t(lambda: "a,b".split(S(",")))
t(lambda: "abc".count(S("b")))
t(lambda: S("abc").replace("b", S("x")))
t(lambda: " ".join(S("abc")))
t(lambda: [S("b"), S("a")].__len__())
t(lambda: sorted([S("b"), S("a"), "0"]))
t(lambda: max("é", "z", "\U0001F600"))
t(lambda: "abc".splitlines(O()))
t(lambda: "a\nb".splitlines(keepends=True))
t(lambda: "a b".split(sep=None, maxsplit=1))
t(lambda: "%s" % "%s")
t(lambda: "é%sé" % "é")
t(lambda: "%.1s" % "é中")
t(lambda: "".join([]))
t(lambda: memoryview(BA(b"abc")).tolist())
t(lambda: memoryview(b"abcdef")[I()])
t(lambda: memoryview(b"abcdef")[1:I()].tobytes())
def f():
    m = memoryview(bytearray(8)).cast("d"); m[0] = F(); return m[0]
t(f)
def f():
    m = memoryview(bytearray(8)).cast("q"); m[0] = I(); return m[0], m.tolist()
t(f)
def f():
    m = memoryview(bytearray(2)).cast("e"); m[0] = 1.5; return m[0], bytes(m)
t(f)
def f():
    with memoryview(b"abc") as m: pass
    return m[0]
t(f)
def f():
    m = memoryview(b"abc"); m.release(); m.release(); return m == m, m == b"abc"
t(f)
def f():
    b = bytearray(b"abc"); m = memoryview(b); del m; b.append(1); return b
t(f)
def f():
    b = bytearray(b"abc"); m = memoryview(b)[1:]; b[0] = 1
    try: b.append(1)
    except BufferError as e: return str(e), m.tolist()
t(f)
t(lambda: memoryview(b"abc") in [b"abc"])
t(lambda: {b"abc": 1}[b"abc"])
t(lambda: b"a" == bytearray(b"a"))
t(lambda: {memoryview(b"abc"): 1}[b"abc"])
