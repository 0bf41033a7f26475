"""Writes the tables of internal/unicode and the digests its tests check.

Run it with the interpreter whose answers are wanted (CPython 3.13):

    python3.13 conformance/gen_unicode.py --out internal/unicode

Every answer comes from that interpreter: unicodedata, the methods of str, the
lower-casing of its regular expressions. Nothing is read from the network.
"""

import argparse
import os
import sys
import unicodedata

import _sre

from gen_tables import HEADER, array, go_string, pack_trie, sha256_of, write

VERSION = "15.1.0"
LIMIT = 0x110000

CATEGORIES = sorted({unicodedata.category(chr(c)) for c in range(LIMIT)})
BIDI = sorted({unicodedata.bidirectional(chr(c)) for c in range(LIMIT)})
WIDTHS = sorted({unicodedata.east_asian_width(chr(c)) for c in range(LIMIT)})

# The names of the property bits, lowest first; the Go constants carry them too.
FLAGS = ["alpha", "space", "lower", "upper", "title", "printable", "xidStart",
         "xidContinue", "cased", "caseIgnorable", "mirrored", "lineBreak",
         "decomposesCanonically", "decomposes", "notNFC", "notNFKC", "composesBackwards"]


def every_char():
    return map(chr, range(LIMIT))


def compositions():
    """Pairs that NFC joins, Hangul excluded: (first, second) -> composite."""
    pairs = {}
    for c in every_char():
        text = unicodedata.decomposition(c)
        if not text or text.startswith("<"):
            continue
        parts = [int(p, 16) for p in text.split()]
        if len(parts) == 2 and unicodedata.normalize("NFC", c) == c:
            pairs[tuple(parts)] = ord(c)
    return pairs


def is_cased(c):
    return (c + "a").title().endswith("a")


def is_case_ignorable(c):
    return ("a" + c + "\u03a3").lower().endswith("\u03c2") and \
        not (c + "\u03a3").lower().endswith("\u03c2")


def is_line_break(c):
    return len(("a" + c + "b").splitlines()) == 2


def flags_of(c, seconds):
    n = unicodedata.normalize
    answers = [c.isalpha(), c.isspace(), c.islower(), c.isupper(),
               unicodedata.category(c) == "Lt", c.isprintable(),
               c.isidentifier() and c != "_", ("a" + c).isidentifier(),
               is_cased(c), is_case_ignorable(c), bool(unicodedata.mirrored(c)),
               is_line_break(c), n("NFD", c) != c, n("NFKD", c) != c,
               n("NFC", c) != c, n("NFKC", c) != c, ord(c) in seconds]
    return sum(1 << i for i, yes in enumerate(answers) if yes)


def property_records(pairs):
    seconds = {b for _, b in pairs}
    seconds.update(range(0x1161, 0x1176), range(0x11A8, 0x11C3))
    numerics = sorted({unicodedata.numeric(c) for c in every_char()
                       if unicodedata.numeric(c, None) is not None})
    number_of = {value: i + 1 for i, value in enumerate(numerics)}
    records, index = {}, []
    for c in every_char():
        record = (flags_of(c, seconds), CATEGORIES.index(unicodedata.category(c)),
                  BIDI.index(unicodedata.bidirectional(c)),
                  WIDTHS.index(unicodedata.east_asian_width(c)),
                  unicodedata.combining(c), unicodedata.decimal(c, -1),
                  unicodedata.digit(c, -1), number_of.get(unicodedata.numeric(c, None), 0))
        index.append(records.setdefault(record, len(records)))
    return list(records), index, numerics


def write_properties(out, pairs):
    records, index, numerics = property_records(pairs)
    lines = [HEADER, "package unicode\n\n"]
    lines.append("// unassigned is the record of code points that are none.\n")
    lines.append("const unassigned = %d\n\n" % index[0xE0FFF])
    lines.append("const (\n")
    for i, name in enumerate(FLAGS):
        lines.append("\t%s%s\n" % (name, " flags = 1 << iota" if i == 0 else ""))
    lines.append(")\n\n")
    lines.append(pack_trie("property", index))
    lines.append("var properties = [...]property{\n")
    lines.extend("\t{%d, %d, %d, %d, %d, %d, %d, %d},\n" % r for r in records)
    lines.append("}\n\n")
    lines.append(array("numericValues", "float64", ["0"] + [repr(v) for v in numerics]))
    for name, values in (("categoryNames", CATEGORIES), ("bidiNames", BIDI), ("widthNames", WIDTHS)):
        lines.append(array(name, "string", ['"%s"' % v for v in values]))
    write(out, "properties_generated.go", lines)


def write_cases(out):
    """Simple mappings as distances, longer ones as numbers of a text."""
    texts, records, index = {"": 0}, {}, []
    for c in every_char():
        full = [c.lower(), c.upper(), c.title(), c.casefold()]
        longer = [texts.setdefault(t, len(texts)) if len(t) > 1 else 0 for t in full]
        simple = [0 if len(t) > 1 else ord(t) - ord(c) for t in full]
        simple[0] = _sre.unicode_tolower(ord(c)) - ord(c)
        if len(full[1]) > 1:
            simple[1] = simple[2]
        record = tuple(simple + longer)
        index.append(records.setdefault(record, len(records)))
    lines = [HEADER, "package unicode\n\n", pack_trie("case", index)]
    lines.append("var caseMappings = [...]caseMapping{\n")
    lines.extend("\t{[4]int32{%d, %d, %d, %d}, [4]uint8{%d, %d, %d, %d}},\n" % r for r in records)
    lines.append("}\n\n")
    lines.append(array("caseTexts", "string", [go_string(t.encode()) for t in texts]))
    write(out, "case_generated.go", lines)


def write_decompositions(out, pairs):
    tags, stream, places, index = {"": 0}, bytearray(), {}, []
    stream.append(0)
    for c in every_char():
        text = unicodedata.decomposition(c)
        if not text:
            index.append(0)
            continue
        tag, _, rest = text.rpartition(">")
        tag = tag + ">" if tag else ""
        mapping = "".join(chr(int(p, 16)) for p in rest.split()).encode()
        entry = bytes([tags.setdefault(tag, len(tags)), len(mapping)]) + mapping
        if entry not in places:
            places[entry] = len(stream)
            stream += entry
        index.append(places[entry])
    lines = [HEADER, "package unicode\n\n", pack_trie("decomposition", index)]
    lines.append(array("decompositionTags", "string", ['"%s"' % t for t in tags]))
    lines.append("const decompositions = %s\n\n" % go_string(bytes(stream)))
    lines.append("var compositions = [...]composition{\n")
    lines.extend("\t{0x%x, 0x%x, 0x%x},\n" % (a, b, pairs[a, b]) for a, b in sorted(pairs))
    lines.append("}\n")
    write(out, "decomposition_generated.go", lines)


def write_old_properties(out):
    """What characters were in Unicode 3.2: which there were, and what has changed since."""
    old, new, changes = unicodedata.ucd_3_2_0, [], []
    for c in every_char():
        code = ord(c)
        if old.category(c) == "Cn":
            if unicodedata.category(c) != "Cn":
                if new and new[-1][1] == code - 1:
                    new[-1][1] = code
                else:
                    new.append([code, code])
            continue
        change = []
        for of in ("category", "bidirectional", "east_asian_width"):
            was = getattr(old, of)(c)
            change.append("" if was == getattr(unicodedata, of)(c) else was)
        was = old.mirrored(c)
        change.append(0 if was == unicodedata.mirrored(c) else 1 + was)
        was = old.decimal(c, -1)
        change.append(0 if was == unicodedata.decimal(c, -1) else 2 + was)
        if any(change):
            if changes and changes[-1][1] == code - 1 and changes[-1][2] == change:
                changes[-1][1] = code
            else:
                changes.append([code, code, change])
    lines = [HEADER, "package unicode\n\n"]
    lines.append("// newCharacters are the characters that Unicode 3.2 did not have.\n")
    lines.append("var newCharacters = [...][2]rune{\n")
    lines.extend("\t{0x%x, 0x%x},\n" % tuple(r) for r in new)
    lines.append("}\n\n// oldProperties are what was otherwise in Unicode 3.2.\n")
    lines.append("var oldProperties = [...]oldProperty{\n")
    lines.extend('\t{0x%x, 0x%x, "%s", "%s", "%s", %d, %d},\n' % (a, b, *change) for a, b, change in changes)
    lines.append("}\n")
    write(out, "oldproperties_generated.go", lines)


def write_old_forms(out):
    """Where the normal forms of Unicode 3.2, which host names use, are others."""
    old, ranges, corrections = unicodedata.ucd_3_2_0, [], []
    for c in every_char():
        was, now = old.normalize("NFKD", c), unicodedata.normalize("NFKD", c)
        if was == now:
            continue
        if was != c:
            corrections.append((ord(c), ord(was)))
        elif ranges and ranges[-1][1] == ord(c) - 1:
            ranges[-1][1] = ord(c)
        else:
            ranges.append([ord(c), ord(c)])
    lines = [HEADER, "package unicode\n\n"]
    lines.append("// newMappings are the characters that Unicode 3.2 did not take apart.\n")
    lines.append("var newMappings = [...][2]rune{\n")
    lines.extend("\t{0x%x, 0x%x},\n" % tuple(r) for r in ranges)
    lines.append("}\n\n// correctedMappings are the characters it took for others.\n")
    lines.append("var correctedMappings = [...][2]rune{\n")
    lines.extend("\t{0x%x, 0x%x},\n" % pair for pair in corrections)
    lines.append("}\n")
    write(out, "old_generated.go", lines)


def truth(predicate):
    return lambda c: "1" if predicate(c) else "0"


def shown(function):
    return lambda c: function(c) + "\n"


def number(function):
    return lambda c: "%s\n" % function(c, "none")


def form(name):
    return shown(lambda c: unicodedata.normalize(name, c))


DIGESTS = {
    "IsAlpha": truth(str.isalpha), "IsDecimal": truth(str.isdecimal),
    "IsDigit": truth(str.isdigit), "IsNumeric": truth(str.isnumeric),
    "IsAlnum": truth(str.isalnum), "IsSpace": truth(str.isspace),
    "IsLower": truth(str.islower), "IsUpper": truth(lambda c: c.isupper()),
    "IsTitle": truth(lambda c: unicodedata.category(c) == "Lt"),
    "IsPrintable": truth(str.isprintable),
    "IsIdentifier": truth(str.isidentifier),
    "IsXIDContinue": truth(lambda c: ("a" + c).isidentifier()),
    "IsCased": truth(is_cased), "IsCaseIgnorable": truth(is_case_ignorable),
    "IsLineBreak": truth(is_line_break),
    "IsMirrored": truth(unicodedata.mirrored),
    "Category": shown(unicodedata.category), "Bidirectional": shown(unicodedata.bidirectional),
    "EastAsianWidth": shown(unicodedata.east_asian_width),
    "Combining": shown(lambda c: str(unicodedata.combining(c))),
    "Decimal": number(unicodedata.decimal), "Digit": number(unicodedata.digit),
    "Numeric": shown(lambda c: unicodedata.numeric(c, -99.0).hex()),
    "Decomposition": shown(unicodedata.decomposition),
    "ToLower": shown(lambda c: str(_sre.unicode_tolower(ord(c)))),
    "Lower": shown(str.lower), "Upper": shown(str.upper), "Title": shown(str.title),
    "Casefold": shown(str.casefold), "Swapcase": shown(str.swapcase),
    "NFC": form("NFC"), "NFD": form("NFD"), "NFKC": form("NFKC"), "NFKD": form("NFKD"),
    "OldNFC": shown(lambda c: unicodedata.ucd_3_2_0.normalize("NFC", c)),
    "OldNFKC": shown(lambda c: unicodedata.ucd_3_2_0.normalize("NFKC", c)),
    "Name": shown(lambda c: unicodedata.name(c, "")),
}


def write_digests(out):
    lines = ["%s %s\n" % (name, sha256_of(map(answer, every_char())))
             for name, answer in DIGESTS.items()]
    write(out, os.path.join("testdata", "digests.txt"), lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True, help="the folder internal/unicode")
    arguments = parser.parse_args()
    if unicodedata.unidata_version != VERSION:
        sys.exit("this interpreter has Unicode %s, not %s" % (unicodedata.unidata_version, VERSION))
    pairs = compositions()
    write_properties(arguments.out, pairs)
    write_cases(arguments.out)
    write_decompositions(arguments.out, pairs)
    write_old_forms(arguments.out)
    write_old_properties(arguments.out)
    write_digests(arguments.out)


if __name__ == "__main__":
    main()
