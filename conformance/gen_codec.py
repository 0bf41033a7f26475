"""Writes the tables of internal/codec: code pages and the names of codecs.

    python3.13 conformance/gen_codec.py --out internal/codec
"""

import argparse
import codecs
import encodings.aliases
import pkgutil

from gen_tables import HEADER, array, go_string, write

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


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True, help="the folder internal/codec")
    arguments = parser.parse_args()
    found = list(pages())

    lines = [HEADER.replace("gen_unicode", "gen_codec"), "package codec\n\n"]
    lines.append("// pageCodecs are the single-byte codecs, by module name.\n")
    lines.append("var pageCodecs = [...]namedCodec{\n")
    for i, (module, info, _) in enumerate(found):
        lines.append('\t{"%s", Codec{Name: "%s", errorName: "charmap", decode: decodePage, '
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
