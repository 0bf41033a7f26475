"""Writes the table of character names of internal/unicode.

    python3.13 conformance/gen_names.py --out internal/unicode

A name is a row of words; a word is one or two bytes that number it in a lexicon.
Names that are a prefix and the code point in hexadecimal are kept as ranges.
Aliases and named sequences follow the last code point as if they were characters.
"""

import argparse
import collections
import ctypes
import sys
import unicodedata

from gen_tables import HEADER, array, go_string, write

VERSION = "15.1.0"
LIMIT = 0x110000
BLOCK = 64
BUCKETS = 1 << 12
PHRASES = 120
PRIVATE = range(0xF0000, 0xF2000)  # where the interpreter keeps aliases and sequences


def extra_names():
    """Aliases and named sequences, which only the interpreter's C interface lists."""
    pointer = ctypes.pythonapi.PyCapsule_GetPointer
    pointer.restype, pointer.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    address = pointer(unicodedata._ucnhash_CAPI, b"unicodedata._ucnhash_CAPI")
    kind = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint32, ctypes.c_char_p, ctypes.c_int, ctypes.c_int)
    getname = kind(ctypes.cast(address, ctypes.POINTER(ctypes.c_void_p))[0])
    buffer = ctypes.create_string_buffer(512)
    return [buffer.value.decode() for code in PRIVATE if getname(code, buffer, 512, 1)]


def computed_ranges(names):
    """Runs of characters whose name is a prefix and their own code point."""
    ranges = []
    for code, name in names.items():
        suffix = "-%04X" % code
        if not name.endswith(suffix):
            continue
        prefix = name[:-len(suffix) + 1]
        if ranges and ranges[-1][1] == code - 1 and ranges[-1][2] == prefix:
            ranges[-1][1] = code
        else:
            ranges.append([code, code, prefix])
    return ranges


def merge_phrases(names):
    """Rows of words in which the most frequent neighbours have become one word."""
    rows = [name.split(" ") for name in names]
    for _ in range(PHRASES):
        pairs = collections.Counter()
        for row in rows:
            pairs.update(zip(row, row[1:]))
        (first, second), _ = max(pairs.items(), key=lambda item: (item[1], item[0]))
        for i, row in enumerate(rows):
            j = 0
            while first in row[j:-1]:
                j = row.index(first, j)
                if row[j + 1] == second:
                    row[j:j + 2] = [first + " " + second]
                j += 1
            rows[i] = row
    return rows


def lexicon(rows):
    """Frequent words in order of use, then the others by length and alphabet."""
    counts = collections.Counter(word for row in rows for word in row)
    singles = 256
    while len(counts) - singles > (256 - singles) * 256:
        singles -= 1
    ranked = sorted(counts, key=lambda word: (-counts[word] * (1 if counts[word] > 1 else 0), word))
    frequent = ranked[:singles]
    rest = sorted(ranked[singles:], key=lambda word: (len(word), word))
    return frequent, rest


def encode(rows, frequent, rest):
    code = {word: bytes([i]) for i, word in enumerate(frequent)}
    first = len(frequent)
    for i, word in enumerate(rest):
        code[word] = bytes([first + (i >> 8), i & 255])
    return [b"".join(code[word] for word in row) for row in rows]


def hash_of(name):
    h = 2166136261
    for byte in name.encode():
        h = (h ^ byte) * 16777619 & 0xFFFFFFFF
    return h


def blocks_of(encoded):
    """The names of 64 code points together, each behind its length."""
    stream, starts = bytearray(), []
    for block in sorted({code // BLOCK for code in encoded}):
        starts.append((block, len(stream)))
        last = max(code for code in encoded if code // BLOCK == block)
        for code in range(block * BLOCK, last + 1):
            name = encoded.get(code, b"")
            stream += bytes([len(name)]) + name
    return bytes(stream), starts


def buckets_of(names):
    """Code points by the hash of their names: 21 bits of code point, 11 of hash."""
    buckets = [[] for _ in range(BUCKETS)]
    for code, name in names.items():
        h = hash_of(name)
        buckets[h % BUCKETS].append(code | h >> 21 << 21)
    starts, entries = [0], []
    for bucket in buckets:
        entries.extend(bucket)
        starts.append(len(entries))
    return starts, entries


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True, help="the folder internal/unicode")
    arguments = parser.parse_args()
    if unicodedata.unidata_version != VERSION:
        sys.exit("this interpreter has Unicode %s, not %s" % (unicodedata.unidata_version, VERSION))
    names = {code: unicodedata.name(chr(code)) for code in range(LIMIT)
             if unicodedata.name(chr(code), "") and not 0xAC00 <= code <= 0xD7A3}
    ranges = computed_ranges(names)
    for low, high, _ in ranges:
        for code in range(low, high + 1):
            del names[code]
    extra = extra_names()
    names.update((LIMIT + i, name) for i, name in enumerate(extra))
    rows = merge_phrases(names.values())
    frequent, rest = lexicon(rows)
    stream, starts = blocks_of(dict(zip(names, encode(rows, frequent, rest))))
    bucket_starts, bucket_entries = buckets_of(names)

    lines = [HEADER.replace("gen_unicode", "gen_names"), "package unicode\n\n"]
    lines.append("const (\n\tnameBlock   = %d\n\tnameBuckets = %d\n)\n\n" % (BLOCK, BUCKETS))
    lines.append("var computedNames = [...]computedName{\n")
    lines.extend('\t{0x%x, 0x%x, "%s"},\n' % tuple(r) for r in ranges)
    lines.append("}\n\n")
    lines.append(array("frequentWords", "string", ['"%s"' % w for w in frequent]))
    by_length = [""] * (max(map(len, rest)) + 1)
    for word in rest:
        by_length[len(word)] += word
    lines.append("// wordsByLength has the words of each length in bytes, one after the other.\n")
    lines.append("var wordsByLength = [...]string{\n")
    lines.extend("\t%s,\n" % go_string(text.encode(), 1 << 30) for text in by_length)
    lines.append("}\n\n")
    lines.append("const nameStream = %s\n\n" % go_string(stream))
    lines.append(array("nameBlockNumbers", "uint16", [b for b, _ in starts]))
    lines.append(array("nameBlockStarts", "uint32", [s for _, s in starts]))
    lines.append(array("nameBucketStarts", "uint16", bucket_starts))
    lines.append(array("nameBucketEntries", "uint32", bucket_entries))
    lines.append("// extraNamed has the text of each alias and named sequence.\n")
    lines.append(array("extraNamed", "string",
                       [go_string(unicodedata.lookup(name).encode()) for name in extra]))
    write(arguments.out, "names_generated.go", lines)
    print("words %d+%d, names %d bytes, lexicon %d, entries %d" % (
        len(frequent), len(rest), len(stream), sum(map(len, frequent + rest)), len(bucket_entries)))


if __name__ == "__main__":
    main()
