"""Writes the tables of the multibyte codecs of internal/codec.

    python3.13 conformance/gen_multibyte.py --out internal/codec

The codecs share one pool of decoding blocks and one of encoding blocks: equal blocks
are kept once, which makes the smaller of two related character sets almost free.
"""

import argparse
import codecs

from gen_tables import HEADER, go_string, write

# Module names; the second member tells whether sequences of three bytes begin with 8F.
CODECS = [("big5", False), ("cp932", False), ("cp949", False), ("cp950", False), ("euc_jp", True),
          ("euc_kr", False), ("gb18030", False), ("gb2312", False), ("gbk", False), ("shift_jis", False)]
# Sets that encode through a larger one: what does not decode to itself is not theirs.
FORMS = {"euc_kr": "composed", "gb18030": "numbered"}
WITHIN = {"big5": "cp950", "euc_kr": "cp949", "gb2312": "gbk", "shift_jis": "cp932"}
BLOCK = 16
MORE, NOTHING = 0xFFFF, 0xFFFE  # a single byte that begins something, or nothing
HIGH = 0x8000  # the first code whose first byte is not ASCII


class Pool:
    """Blocks of cells, each kept once; block 0 is empty."""

    def __init__(self):
        self.cells = [0] * BLOCK
        self.places = {tuple(self.cells): 0}

    def add(self, values):
        index = []
        for start in range(0, len(values), BLOCK):
            block = tuple(values[start:start + BLOCK])
            if block not in self.places:
                self.places[block] = len(self.cells) // BLOCK
                self.cells.extend(block)
            index.append(self.places[block])
        return index


def decoded(info, data):
    try:
        text = info.decode(bytes(data))[0]
    except UnicodeDecodeError:
        return None
    return ord(text) if len(text) == 1 else None


def tables(info, has_triples):
    singles = [decoded(info, [a]) for a in range(256)]
    doubles, triples = [0] * 65536, [0] * 65536
    for a in range(128, 256):
        if singles[a] is not None:
            continue
        for b in range(256):
            doubles[a << 8 | b] = decoded(info, [a, b]) or 0
            if has_triples and a >= 0xA1 and b >= 0xA1:
                triples[a << 8 | b] = decoded(info, [0x8F, a, b]) or 0
    codes = [0] * 65536
    for c in range(65536):
        try:
            data = info.encode(chr(c))[0]
        except UnicodeEncodeError:
            continue
        if len(data) == 3 and data[0] == 0x8F:
            codes[c] = data[1] << 8 | data[2] & 0x7F
        elif len(data) <= 2:
            codes[c] = int.from_bytes(data, "big")
    return [beginning(info, b) if r is None else r for b, r in enumerate(singles)], doubles, triples, codes


def beginning(info, byte):
    try:
        info.decode(bytes([byte]))
    except UnicodeDecodeError as error:
        return MORE if error.reason.startswith("incomplete") else NOTHING


def exceptions(singles, doubles, codes, larger):
    """Characters whose code the larger set does not tell; code 0 where there is none."""
    found = []
    for c in range(65536):
        code = larger[c]
        back = singles[code] if code < 256 else doubles[code]
        if (code if back == c else 0) != codes[c]:
            found.append((c, codes[c]))
    return found


def four_bytes(info):
    """Runs of characters that GB 18030 numbers: first, last, number of the first."""
    runs = []
    for c in range(0x80, 0x10000):
        if 0xD800 <= c < 0xE000:
            continue
        data = info.encode(chr(c))[0]
        if len(data) != 4:
            continue
        number = (((data[0] - 0x81) * 10 + data[1] - 0x30) * 126 + data[2] - 0x81) * 10 + data[3] - 0x30
        if runs and runs[-1][1] == c - 1 and runs[-1][2] + c - runs[-1][0] == number:
            runs[-1][1] = c
        else:
            runs.append([c, c, number])
    return runs


def set_name(module):
    return module.replace("_", "") + "Set"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True, help="the folder internal/codec")
    arguments = parser.parse_args()
    decoding, encoding = Pool(), Pool()
    lines = [HEADER.replace("gen_unicode", "gen_multibyte"), "package codec\n\n"]
    found = {module: tables(codecs.lookup(module), triples) for module, triples in CODECS}
    for module, has_triples in CODECS:
        singles, doubles, triples, codes = found[module]
        lines.append("var %s = charset{\n" % set_name(module))
        lines.append("\tsingles: [256]uint16{%s},\n" % ", ".join("0x%x" % s for s in singles))
        lines.append("\tdoubles: [...]uint16{%s},\n" % ", ".join(map(str, decoding.add(doubles[HIGH:]))))
        if has_triples:
            lines.append("\ttriples: &[...]uint16{%s},\n" % ", ".join(map(str, decoding.add(triples[HIGH:]))))
        if module in WITHIN:
            others = exceptions(singles, doubles, codes, found[WITHIN[module]][3])
            lines.append("\twithin: &%s,\n" % set_name(WITHIN[module]))
            lines.append("\texceptions: []exception{%s},\n" % ", ".join("{0x%x, 0x%x}" % e for e in others))
        else:
            lines.append("\tcodes: &[...]uint16{%s},\n" % ", ".join(map(str, encoding.add(codes))))
        lines.append("\tform: %s,\n}\n\n" % FORMS.get(module, "pairs"))
    lines.append("const charsetBlock = %d\n\n" % BLOCK)
    for name, pool in (("charsetRunes", decoding), ("charsetCodes", encoding)):
        data = b"".join(c.to_bytes(2, "little") for c in pool.cells)
        lines.append("// %s has %d blocks of cells, two bytes each.\n" % (name, len(pool.cells) // BLOCK))
        lines.append("const %s = %s\n\n" % (name, go_string(data)))
    lines.append("// numberedRuns are the characters that GB 18030 numbers.\n")
    lines.append("var numberedRuns = [...]numberedRun{\n")
    lines.extend("\t{0x%x, 0x%x, %d},\n" % tuple(run) for run in four_bytes(codecs.lookup("gb18030")))
    lines.append("}\n")
    write(arguments.out, "multibyte_generated.go", lines)
    print("decoding %d bytes, encoding %d bytes" % (2 * len(decoding.cells), 2 * len(encoding.cells)))


if __name__ == "__main__":
    main()
