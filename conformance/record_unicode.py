"""Records what the interpreter makes of random texts, for the tests of internal/unicode.

    python3.13 conformance/record_unicode.py --out internal/unicode/testdata

A line of texts.txt is a function, its argument and its result; texts are the
hexadecimal digits of their UTF-8, in which lone surrogates are written too.
"""

import argparse
import random
import unicodedata

from gen_tables import write

random.seed(151)

MARKS = [c for c in map(chr, range(0x110000)) if unicodedata.combining(c)]
POOLS = [
    "abcXYZ 019_.:'-\n\r\t\x1c\x1d\x85\u2028",
    "ΣσςΑάΰΐ\u0345\u0301\u00ad\u2019",
    "ßŉǅǆǄﬁﬃİıſẞᾳᾼᾲᏀꭰ",
    "\u1100\u1112\u1161\u1175\u11a7\u11a8\u11c2\u11c3가각힣갛",
    "ÅÅ\u212aΩ\u0344\u0958\u0f73\u0f75\u0f81\u2adc\ufb1f\ufdfa①½²㎏ﷺ\U0001d160\U0001f12b",
    "\u09c7\u09be\u0dd9\u0dcf\u0dca\u0ddd\U00011131\U00011127\u1133\u1025\u102e",
    "\ud800\udc00\udfff\U0010ffff\U00010000\U00010400\U0001e943\u4e2d\u3042",
    "\U0002f868\U0002f874\uf951\u1b05\u1b06\u1b35\u226e\u2adc\u1e9b\u1d2c\ufe10\U0001d7cb\u0340",
    MARKS, MARKS, [chr(c) for c in range(0x250)],
]


def text():
    pools = random.sample(POOLS, random.randint(1, 4))
    return "".join(random.choice(random.choice(pools)) for _ in range(random.randint(0, 14)))


def long_runs():
    """Marks in great number, out of order."""
    for count in (31, 32, 33, 34, 200):
        yield "e" + "".join(random.choice(MARKS) for _ in range(count)) + "\u0301x"
    yield "\u0301\u0316" * 50
    yield "a" + "\u0316" * 40 + "\u0301" * 40 + "\u0328"


FUNCTIONS = {
    "Lower": str.lower, "Upper": str.upper, "Title": str.title, "Casefold": str.casefold,
    "Swapcase": str.swapcase, "Capitalize": str.capitalize,
    "IsIdentifier": lambda s: str(s.isidentifier()),
    "Lines": lambda s: "|".join(s.splitlines()),
}
for form in ("NFC", "NFD", "NFKC", "NFKD"):
    FUNCTIONS[form] = lambda s, form=form: unicodedata.normalize(form, s)
    FUNCTIONS["is" + form] = lambda s, form=form: str(unicodedata.is_normalized(form, s))

FUNCTIONS["OldNFKC"] = lambda s: unicodedata.ucd_3_2_0.normalize("NFKC", s)

NAMES = ["latin small letter a", "LATIN SMALL LETTER R WITH TILDE", "Keycap Digit One", "nul", "LF",
         "LATIN SMALL LETTER GHA", "CJK UNIFIED IDEOGRAPH-4E00", "cjk unified ideograph-4e00",
         "CJK UNIFIED IDEOGRAPH-04E00", "CJK UNIFIED IDEOGRAPH-20000", "CJK UNIFIED IDEOGRAPH-FFFF",
         "CJK UNIFIED IDEOGRAPH-", "CJK UNIFIED IDEOGRAPH-00", "CJK UNIFIED IDEOGRAPH-2EBF0",
         "HANGUL SYLLABLE GA", "hangul syllable GA", "HANGUL SYLLABLE ", "HANGUL SYLLABLE GAX",
         "HANGUL SYLLABLE A", "HANGUL SYLLABLE SSYIH", "HANGUL SYLLABLE GGWAELB", "HANGUL SYLLABLE  GA",
         "cjk compatibility ideograph-f900", "CJK COMPATIBILITY IDEOGRAPH-0F900",
         "CJK COMPATIBILITY IDEOGRAPH-2F800", "CJK COMPATIBILITY IDEOGRAPH-FA6E",
         "Khitan Small Script Character-18b00", "TANGUT IDEOGRAPH-17000", "", " ", "-", "-4E00",
         "LATIN SMALL LETTER A ", " LATIN SMALL LETTER A", "LATIN  SMALL LETTER A", "é", "bell", "BEL",
         "EURO SIGN", "zero width joiner", "ZWJ", "VS256", "variation selector-16", "snowman",
         "Tibetan Letter -A", "TAMIL SYLLABLE YUU", "A" * 256, "A" * 257]


def lookup(name):
    try:
        found = unicodedata.lookup(name)
    except KeyError:
        return "KeyError"
    try:
        eval('"\\N{%s}"' % name)
    except SyntaxError:
        return found + " sequence"
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True, help="the folder for texts.txt")
    arguments = parser.parse_args()
    texts = [text() for _ in range(180)] + list(long_runs())
    rows = [(name, s, f(s)) for name, f in FUNCTIONS.items() for s in texts]
    rows += [("Lookup", name, lookup(name)) for name in NAMES]
    write(arguments.out, "texts.txt", [" ".join(
        [name] + [t.encode("utf-8", "surrogatepass").hex() or "-" for t in (s, result)]) + "\n"
        for name, s, result in rows])


if __name__ == "__main__":
    main()
