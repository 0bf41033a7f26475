"""Records what CPython does with the text of numbers.

Usage: python3.13 record_number.py > ../internal/number/testdata/recorded.jsonl.gz

Each line is a list: the operation, its arguments, the result. Floats are written
as the 16 hexadecimal digits of their bits, integers as decimal text, an exception as
{"error": "Type: text"}. The cases are the same at every run.
"""

import gzip
import json
import math
import random
import struct
import sys
from fractions import Fraction

rng = random.Random(20240613)
lines = []


def bits(f):
    if f != f:
        return "nan"
    return "%016x" % struct.unpack(">Q", struct.pack(">d", f))


def plain(v):
    if isinstance(v, bool):
        return {"b": v}
    if isinstance(v, int):
        return {"i": str(v)}
    if isinstance(v, float):
        return {"f": bits(v)}
    if isinstance(v, complex):
        return {"c": [bits(v.real), bits(v.imag)]}
    return {"s": v}


def outcome(f):
    try:
        r = f()
    except Exception as e:
        return {"error": type(e).__name__ + ": " + str(e)}
    if isinstance(r, float):
        return bits(r)
    if isinstance(r, complex):
        return [bits(r.real), bits(r.imag)]
    return r


def record(*row):
    lines.append(json.dumps(row, separators=(",", ":")))


SPECIAL = [0.0, -0.0, 1.0, -1.0, 0.5, 1.5, 2.5, 0.1, 0.05, 0.15, 0.25, 1e16, 1e15, 9999999999999998.0, 1e-4, 9.999e-5,
           1e-5, 1e22, 1e23, 123456789.0, 5e-324, 2.2250738585072014e-308, 1.7976931348623157e308, math.inf, -math.inf,
           math.nan, 1 / 3, 2 / 3, 0.3, 2.675, 1e300, 1e-300, 999999.5, 99.995, 1e100, 4503599627370496.5, 0.0001234,
           9.5, 99.5, 0.95, 0.995, 1e5, 1e6, 123456.0, 1234567.0, 2.0**63, 2.0**64, 3.0e-310]


def random_float():
    k = rng.randrange(6)
    if k == 0:
        return rng.choice(SPECIAL)
    if k == 1:
        return struct.unpack(">d", struct.pack(">Q", rng.getrandbits(64)))[0]
    if k == 2:
        return rng.uniform(-1000, 1000)
    if k == 3:
        return round(rng.uniform(-100, 100), rng.randrange(6))
    if k == 4:
        return float(rng.randrange(-10**rng.randrange(1, 19), 10**rng.randrange(1, 19)))
    return rng.randrange(-4000, 4000) / 2 ** rng.randrange(0, 12)


def random_int():
    k = rng.randrange(5)
    if k == 0:
        return rng.choice([0, 1, -1, 9, 10, 65, 97, 255, 256, 1000, 1234567, 2**31, 2**63 - 1, -(2**63), 2**63, 2**64, 8364])
    if k == 1:
        return rng.randrange(-100, 100)
    if k == 2:
        return rng.randrange(-10**rng.randrange(1, 20), 10**rng.randrange(1, 20))
    if k == 3:
        return rng.getrandbits(rng.randrange(1, 300)) * rng.choice([-1, 1])
    return rng.randrange(0, 0x110000)


def random_complex():
    c = [random_float(), random_float()]
    if rng.randrange(3) == 0:
        c[rng.randrange(2)] = rng.choice([0.0, -0.0, 1.0])
    return complex(*c)


STRINGS = ["", "a", "ab", "hello world", "äöü", "€uro", "日本語", "a\U0001F600b", "x" * 40]


def random_spec():
    s = ""
    k = rng.randrange(4)
    if k == 0:
        s += rng.choice("<>=^")
    elif k == 1:
        s += rng.choice(["*", "0", " ", "é", "€", "\U0001F600", "x", "<", "+", ",", "\x00"]) + rng.choice("<>=^")
    if rng.randrange(3) == 0:
        s += rng.choice("+- ")
    if rng.randrange(8) == 0:
        s += "z"
    if rng.randrange(6) == 0:
        s += "#"
    if rng.randrange(5) == 0:
        s += "0"
    if rng.randrange(2) == 0:
        s += str(rng.randrange(0, 40))
    if rng.randrange(4) == 0:
        s += rng.choice([",", "_", ",_", "__"] if rng.randrange(10) == 0 else ",_")
    if rng.randrange(3) == 0:
        s += "." + (str(rng.randrange(0, 25)) if rng.randrange(20) else "")
    if rng.randrange(5):
        s += rng.choice("dfgeFGEnxXobc%sdfgfgef")
    elif rng.randrange(12) == 0:
        s += rng.choice(["y", "dd", "\x07", "é", " ", "r", "{}"])
    return s


def formats():
    fixed = ["", ".0", ".1", ".3", ".17", ".50f", ".400f", ".800g", ".800e", "#.800g", "#.900", ".1100f", ",", "_", "08,", "010_x", "z.1f", "#", "#.0f",
             "#g", ".0%", "n", "5c", "99999999999999999999", ".99999999999999999999f", ".2147483648f", "5.", "=10", "<010", "s", ".3s"]
    values = [0.0, -0.0, 5, -5, 255, 10**30, True, 2.5, -1234567.891, 1e16, 1e-7, 5e-324, 1.7e308, math.inf, math.nan, 1 + 2j, -0.0 + 1j, "ab", "äé"]
    for v in values:
        for s in fixed:
            record("format", plain(v), s, outcome(lambda: format(v, s)))
    for _ in range(9000):
        v = rng.choice([random_float, random_float, random_int, random_int, random_complex, lambda: rng.choice(STRINGS)])()
        s = random_spec()
        record("format", plain(v), s, outcome(lambda: format(v, s)))


def representations():
    for f in SPECIAL + [random_float() for _ in range(3000)]:
        record("repr", bits(f), repr(f), f.hex(), outcome(lambda: [str(x) for x in f.as_integer_ratio()]))
    for _ in range(600):
        c = random_complex()
        record("complexrepr", [bits(c.real), bits(c.imag)], repr(c))


def mutate(s, alphabet):
    s = list(s)
    for _ in range(rng.randrange(0, 3)):
        k = rng.randrange(3)
        at = rng.randrange(len(s) + 1)
        if k == 0:
            s.insert(at, rng.choice(alphabet))
        elif s and k == 1:
            del s[min(at, len(s) - 1)]
        elif s:
            s[min(at, len(s) - 1)] = rng.choice(alphabet)
    return "".join(s)


def parsing():
    texts = ["", ".", "1_0", "1__0", "_1", "1_", "1._0", "1.0_1", "1e1_0", "1e_1", "infinity", "-InF", "+nan", "-nan", " 1.5\n", "1e400", "-1e400",
             "1e-400", "0e999999999999999999999", "1e99999999999999999999999", "1e-99999999999999999999999", "\x1c1", "1\x00", "0x10", "1e", "1e+",
             "179769313486231580793728971405303415079934132710037826936173778980444968292764750946649017977587207096330286416692887910946555547851940402630657488671505820681908902000708383676273854845817711531764475730270069855571366959622842914819860834936475292719074168444365510704342711559699508093042880e0",
             "2.4703282292062327208e-324", "2.4703282292062328e-324", "9007199254740993", "9007199254740993." + "0" * 900 + "1", "0." + "0" * 900 + "1e900",
             "1" + "0" * 900 + "e-900", "1_" * 500 + "1", "8.5e-324"]
    for _ in range(1500):
        f = random_float()
        texts.append(rng.choice([repr, lambda x: "%.30e" % x, lambda x: "%.20f" % x])(f))
    for _ in range(1500):
        texts.append(mutate(rng.choice(["1.5", "12_345.6_7e8_9", "-0.001e-5", "inf", "nan", " 1 ", "1e5"]), "0123456789._+-eE naif"))
    for _ in range(200):
        # Halfway between two floats, and a little beside.
        f = abs(rng.choice([random_float(), rng.random()]))
        if not math.isfinite(f) or f > 1e300 or f < 1e-200:
            continue
        h = (Fraction(f) + Fraction(math.nextafter(f, math.inf))) / 2
        if h.denominator.bit_length() < 400:
            n = h.denominator.bit_length()
            t = str(h.numerator * 5**(n - 1)) + "e-" + str(n - 1)
            texts += [t, "-" + t, t.replace("e-%d" % (n - 1), "1e-%d" % n)]
    for t in texts:
        record("float", t, outcome(lambda: float(t)))

    texts = ["1", "1j", "j", "+j", "-j", "1+j", "1+2", "1 + 2j", "(1+2j)", "( 1+2j )", "((1))", "(1", "1)", "inf+nanj", "-infj", "1J", "1_0+1_0j", "1__0j",
             "", "()", "( )", "j1", "1jj", "1+-2j", "1--2j", "+1-j", "1.+.5j", ".j", "1e+j", "1e400+1e400j", "\t(j)\n", "1+_2j", "infinity-infinityj", "(1)j"]
    for _ in range(900):
        texts.append(mutate(rng.choice(["1+2j", "(1.5-2.5e3j)", "inf+nanj", "1_0j", "-j"]), "0123456789._+-eEjJ() naif"))
    for t in texts:
        record("complex", t, outcome(lambda: complex(t)))

    texts = ["0x1p0", "0x.8", "0x1.", "0x", "", "0x.", "1.8p1", "0x1p", "0x1p+", " 0x1 ", "0x1_0", "inf", "-nan", "0x1p1024", "0x1.fffffffffffffp1023",
             "0x1.fffffffffffff8p1023", "0x1.fffffffffffff7p1023", "0x1p-1074", "0x1p-1075", "0x1.8p-1075", "0x0.1p-1074", "0x1p-99999999999999999999",
             "0x1p99999999999999999999", "0x0p99999999999999999999", "0x1.00000000000008p0", "0x1.000000000000080001p0", "0x1.00000000000018p0",
             "0x" + "0" * 100 + "1p0", "0x1" + "0" * 300 + "p-1200", "0x." + "0" * 300 + "1p1200", "-0", "0X1P5", "+0x1", "1e5p1", "0x1p1_0", "0x1..", "0x1p 5"]
    for _ in range(900):
        f = random_float()
        texts.append(mutate(f.hex(), "0123456789abcdefxp.+-") if rng.randrange(2) else f.hex())
    for _ in range(300):
        texts.append("%s0x%x.%xp%d" % (rng.choice(["", "-"]), rng.getrandbits(rng.randrange(1, 80)), rng.getrandbits(60), rng.randrange(-1200, 1100)))
    for t in texts:
        record("fromhex", t, outcome(lambda: float.fromhex(t)))


def rounding():
    cases = [(f, n) for f in SPECIAL for n in (0, 1, 2, 15, 17, 22, 323, 324, -1, -2, -22, -307, -308, -309)]
    cases += [(1.5e308, -308), (5e307, -308), (8e307, -308), (-1.7976931348623157e308, -308), (150.0, -2), (250.0, -2), (5e21, -22), (1e15 + 0.5, 0)]
    for _ in range(4000):
        f = random_float()
        cases.append((f, rng.randrange(-4, 18)))
        if rng.randrange(4) == 0:
            cases.append((f, rng.randrange(-320, 330)))
    for f, n in cases:
        record("round", bits(f), n, outcome(lambda: round(f, n)))


def random_directive():
    s = "%"
    if rng.randrange(12) == 0:
        s += rng.choice(["(a)", "(b)", "()", "(a(b))", "(a"])
    for _ in range(rng.randrange(3)):
        s += rng.choice("-+ #0")
    k = rng.randrange(8)
    if k == 0:
        s += "*"
    elif k < 4:
        s += str(rng.randrange(1, 30))
    k = rng.randrange(8)
    if k == 0:
        s += ".*"
    elif k < 4:
        s += "." + str(rng.randrange(0, 25))
    elif k == 4:
        s += "."
    if rng.randrange(15) == 0:
        s += rng.choice("hlLq")
    if rng.randrange(25) == 0:
        return s
    return s + rng.choice("diuxXoeEfFgGscdfgsfdyb%€\x07" if rng.randrange(6) == 0 else "diuxXoeEfFgGscdfgsfd")


def printf():
    fixed = [("%y", []), ("%", [1]), ("%5%", [1]), ("%%", []), ("%d%%", [5]), ("%lld", [1]), ("%99999999999999999999d", [1]), ("%.99999999999999999999d", [1]),
             ("%.2147483648f", [1.0]), ("%.2147483647d", [1]), ("%*.*f|", [8, 2, 3.14159]), ("%*d|", [-5, 3]), ("%.*f", [-2, 3.14159]), ("%.50f", [0.1]),
             ("%.400f", [1e300]), ("%05f", [math.inf]), ("%x", [-255]), ("%#X", [-255]), ("%08.5d", [42]), ("%c", [1 << 30]), ("%c", [-1]), ("%é", [1]), ("éé%y", [1]),
             ("%\x1f", [1]), ("%\x7f", [1]), ("%~", [1]), ("a", [1]), ("%s %s", ["a"])]
    for _ in range(6000):
        f, args = "", []
        for _ in range(rng.randrange(1, 3)):
            f += rng.choice(["", "", "x", "é", "100%% "])
            d = random_directive()
            f += d
            args += [rng.randrange(-9, 20) for _ in range(d.count("*"))]
            args.append(rng.choice([random_int, random_float, lambda: rng.choice(STRINGS)])() if rng.randrange(6) == 0 else
                        rng.choice(STRINGS) if d[-1] == "s" else rng.choice([97, 8364, "a", "é"]) if d[-1] == "c" else
                        random_float() if d[-1] in "eEfFgG" and rng.randrange(3) else random_int())
        if rng.randrange(20) == 0:
            args.pop()
        fixed.append((f, args))
    for f, args in fixed:
        record("printf", f, [plain(a) for a in args], outcome(lambda: f % tuple(args)))


formats()
representations()
parsing()
rounding()
printf()
with gzip.GzipFile(fileobj=sys.stdout.buffer, mode="wb", mtime=0) as out:
    out.write(("\n".join(lines) + "\n").encode())
