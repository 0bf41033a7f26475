"""Writes the tables of internal/codec: code pages and the names of codecs.

    python3.13 conformance/gen_codec.py --out internal/codec
"""

import argparse
import codecs
import encodings.aliases
import pkgutil
import stringprep

from gen_tables import HEADER, array, go_string, pack_trie, write

NATIVE = {"ascii", "charmap", "latin_1", "iso8859_1", "raw_unicode_escape", "undefined"}
OTHERS = {"aliases", "mbcs", "oem"}  # not codecs, or of another system


def modules():
    found = sorted(m.name for m in pkgutil.iter_modules(encodings.__path__))
    return [m for m in found if m not in OTHERS]


def decode_page(info):
    """The characters of the 256 bytes, None where there is none; None if it is no code page."""
    runes = []
    for byte in range(256):
        try:
            text = info.decode(bytes([byte]))[0]
        except UnicodeDecodeError as error:
            if error.encoding != "charmap":
                return None
            text = None
        except Exception:
            return None
        if text is not None and len(text) != 1:
            return None
        runes.append(text)
    return runes


def encodable(info, runes):
    """The bytes that characters are encoded as, in the order of their characters."""
    pairs = []
    for text in sorted({t for t in runes if t is not None}):
        byte = info.encode(text)[0]
        assert runes[byte[0]] == text, (info.name, text, byte)
        pairs.append(byte[0])
    return bytes(pairs)


def pages():
    for module in modules():
        try:
            info = codecs.lookup(module)
        except LookupError:
            continue
        if not info._is_text_encoding or module in NATIVE:
            continue
        runes = decode_page(info)
        if runes:
            yield module, info, runes


PROHIBITED = [stringprep.in_table_c12, stringprep.in_table_c22, stringprep.in_table_c3,
              stringprep.in_table_c4, stringprep.in_table_c5, stringprep.in_table_c6,
              stringprep.in_table_c7, stringprep.in_table_c8, stringprep.in_table_c9]


def preparation(c, exceptions):
    """What nameprep does with a character, as the bits of package codec."""
    mapped = stringprep.map_table_b2(c)
    if mapped == c:
        how = 0
    elif mapped == c.lower():
        how = 1
    elif mapped == c.casefold():
        how = 2
    else:
        how = 3
        exceptions.append((ord(c), mapped))
    facts = [stringprep.in_table_b1(c), any(f(c) for f in PROHIBITED),
             stringprep.in_table_d1(c), stringprep.in_table_d2(c)]
    return how + sum(4 << i for i, yes in enumerate(facts) if yes)


def write_preparation(out):
    exceptions = []
    index = [preparation(chr(c), exceptions) for c in range(0x110000)]
    lines = [HEADER.replace("gen_unicode", "gen_codec"), "package codec\n\n", pack_trie("prep", index)]
    lines.append("var prepMappings = [...]prepMapping{\n")
    lines.extend("\t{0x%x, %s},\n" % (c, go_string(text.encode())) for c, text in exceptions)
    lines.append("}\n")
    write(out, "nameprep_generated.go", lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True, help="the folder internal/codec")
    arguments = parser.parse_args()
    found = list(pages())

    lines = [HEADER.replace("gen_unicode", "gen_codec"), "package codec\n\n"]
    lines.append("// pageCodecs are the single-byte codecs, by module name.\n")
    lines.append("var pageCodecs = [...]namedCodec{\n")
    for i, (module, info, _) in enumerate(found):
        lines.append('\t{"%s", &Codec{Name: "%s", errorName: "charmap", decode: decodePage, '
                     'encode: encodePage, spell: spellPage, unit: 1, page: &codePages[%d]}},\n'
                     % (module, info.name, i))
    lines.append("}\n\nvar codePages = [...]codePage{\n")
    for _, info, runes in found:
        cells = ", ".join("0x%x" % (0xFFFE if t is None else ord(t)) for t in runes)
        back = encodable(info, runes)
        is_ascii = back[:128] == bytes(range(128)) and runes[:128] == [chr(i) for i in range(128)]
        lines.append("\t{[256]uint16{%s}, %s, %s},\n" % (
            cells, go_string(back, 1 << 20), "true" if is_ascii else "false"))
    lines.append("}\n")
    write(arguments.out, "pages_generated.go", lines)

    write_preparation(arguments.out)

    names = {module: module for module in modules()}
    names.update((a, m) for a, m in encodings.aliases.aliases.items() if m not in OTHERS)
    lines = [HEADER.replace("gen_unicode", "gen_codec"), "package codec\n\n"]
    lines.append("// codecNames has the names and aliases of codecs in order, and their modules.\n")
    lines.append("var codecNames = [...]codecName{\n")
    lines.extend('\t{"%s", "%s"},\n' % item for item in sorted(names.items()))
    lines.append("}\n")
    write(arguments.out, "names_generated.go", lines)


if __name__ == "__main__":
    main()
