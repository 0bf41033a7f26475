"""Records what the interpreter's codecs do, for the tests of internal/codec.

    python3.13 conformance/record_codec.py --out internal/codec/testdata

Texts and bytes are hexadecimal digits (texts as UTF-8 in which lone surrogates are
written too), "-" where there are none. The lines of the files are

    encode.txt  codec handler text -> "ok" bytes | "no" encoding start end reason
    decode.txt  codec handler final bytes -> "ok" text consumed | "no" encoding start end reason
    tables.txt  codec, digest of decoding, digest of encoding
    transform.txt  codec "encode"|"decode" input -> "ok" output | "no" class text
    names.txt   name -> name of the codec, or "-"
"""

import argparse
import codecs
import encodings.aliases
import random
import warnings

from gen_codec import pages
from gen_tables import sha256_of, write

warnings.simplefilter("ignore")
random.seed(313)

MULTIBYTE = ["big5", "cp932", "cp949", "cp950", "euc_jp", "euc_kr", "gb18030", "gb2312", "gbk", "shift_jis", "iso2022_jp"]
HANDLERS = ["strict", "ignore", "replace", "backslashreplace", "xmlcharrefreplace",
            "namereplace", "surrogateescape", "surrogatepass"]
NATIVE = ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "utf-32-le",
          "utf-32-be", "ascii", "latin-1", "charmap", "utf-7", "unicode-escape", "raw-unicode-escape"]
SOME_PAGES = ["cp1252", "cp037", "cp437", "cp874", "mac-roman", "iso8859-7", "koi8-r"]

# The functions that take a final flag, which the codecs of the table do not show.
PARTIAL = {
    "utf-8": codecs.utf_8_decode, "utf-7": codecs.utf_7_decode,
    "utf-16": codecs.utf_16_decode, "utf-16-le": codecs.utf_16_le_decode,
    "utf-16-be": codecs.utf_16_be_decode, "utf-32": codecs.utf_32_decode,
    "utf-32-le": codecs.utf_32_le_decode, "utf-32-be": codecs.utf_32_be_decode,
    "unicode-escape": codecs.unicode_escape_decode,
    "raw-unicode-escape": codecs.raw_unicode_escape_decode,
}

HOSTS = ["python.org", "büh.de", "Bücher.example", "a..b", ".a", "a.", "é.", "é..a", "。", "é。ü．x｡y", "a" * 64 + ".b",
         "é" * 60, "é" * 70, "é" * 600, "ß.x", "xn--é", "XN--é.a", "\xad", "\xada\u0627", "\u0627\u0628", "\u0627a", "1\u0627",
         "\u06271", "\u0627-\u0628", "\u2028", "a\xa0b", "\xa0é", "\ue000", "\ud800.a", "Ⅷ.com", "ﬀ.com", "\u0340", "\U0001d7cb",
         "\u3002", "Σ.gr", "x.\u200c", "\ufdfa", "aé'b", "\u1e9e\u0149", "\u212a.de", "ab.cd.é\u0627", "\u0378x", "xn--fsq", "日本語。ＪＰ"]
HOST_BYTES = [b"xn--bcher-kva.example", b"XN--BCHER-KVA", b"xn--a", b"xn--", b"xn--a-\xff", b"xn--9ca.", b"xn--9ca..b", b"..",
              b"a.b.", b"\xff", b"a.xn--9ca.\xe9", b"xn--bcher-kv", b"xn--bcher-!va", b"xn--99999999", b"xn--" + b"a" * 1100, b"xn--abc-",
              b"xn--ABC-a'b", b"xn--9cA.x", b"xn--ls8h", b"xn--4ca0bs", b"xn--0ca", b"\x00xn--9ca", b"axn--9ca", b"xn--zca", b"xn--a-ecp.ru",
              b"xn--0000h", b"a" * 70 + b".xn--9ca", b"xn--tdaaa"]
PUNY_TEXTS = ["", "abc", "é", "abcé", "éaé", "\u4ed6\u4eec\u4e3a\u4ec0\u4e48", "a-b-é", "-é", "\U0001f600\ud800", "3年b組金八先生",
              "\x80\x81\U0010ffff"]
PUNY_BYTES = [b"", b"abc-", b"-", b"abc-\xff", b"ab\xe9c-9ca", b"9ca", b"9CA", b"egbpdaj6bu4bxfgehfvwxn", b"3B-ww4c5e180e575a65lsy2b", b"!",
              b"a-!", b"a-9", b"99999999", b"a-zzzzz", b"ihqwcrb4cv8a8dqg056pqjye", b"abc", b"\xe9", b"0-0-0", b"a-z999", b"a-0000ha"]

EAST_ASIAN = ["aZ \n\\~\x7f", "中文字符丂鿿", "日本語ァア。、¥‾～∥−", "ｱﾝ", "한글각뷁갂힣ㄱㅏ", "é€ß·—―①ⅷ", "\U00020000\U0001f600\ud800\ue000\uf8f0\u0080",
              [chr(c) for c in range(0x4E00, 0x9FA6)], [chr(c) for c in range(0xAC00, 0xD7A4)], [chr(c) for c in range(0x3000, 0x3400)]]
EAST_ASIAN_BYTES = {
    "euc": [b"a", b"\n", b"\xa1\xa1", b"\xb0\xa1", b"\x8e\xb1", b"\x8f\xb0\xa1", b"\x8f\xa1", b"\x81\x30\x81\x30", b"\x90\x30\x81\x30",
            b"\x84\x31\xa4\x37", b"\x84\x31", b"\xfe\x39\xfe\x39", b"\xa4\xd4\xa4\xa1\xa4\xbf\xa4\xd4", b"\xa4\xd4\xa4\xb2", b"\xa4\xce\xa4\xaa",
            b"\x82\xa0", b"\x81\x5f", b"\x5c", b"\x7e", b"\x80", b"\xff", b"\xa0", b"\xfd", b"\x81\x40", b"\xa1\xa4\xa1\xaa", b"\xc6\xfc"],
    "iso2022": [b"a", b"\n", b"\x1b$B", b"\x1b(B", b"\x1b(J", b"\x1b$@", b"$\"", b"0!", b"\\", b"~", b"\x1b", b"\x1b(", b"\x1b$", b"\x1b(X",
                b"\x1b$(D", b"\x1b&@", b"\x1b&@\x1b$B", b"\x80", b"\x0e", b" ", b"\x7f\x7f", b"\x1b)B", b"\x1bN", b"aaaaaaaaaaaaaaa",
                b"\x1b$(B", b"\x1b$)B", b"\x1b.A", b"!"],
}

TEXT_POOLS = ["abc +-/~\\\"'\t\n\r\x00\x7f&;", "éÿ\x80\x9f\xa0", "αβγЖ€‰–", "\u4e2d\uffff\ufeff\ufffe",
              "\U00010000\U0001f600\U0010ffff", "\ud800\udbff\udc00\udfff\udc80\udcff\udce9",
              "\ud800", "\udc81\udc82"]


def text():
    pools = random.sample(TEXT_POOLS, random.randint(1, 4))
    return "".join(random.choice(random.choice(pools)) for _ in range(random.randint(1, 8)))


def texts():
    fixed = ["", "a", "\ud83d\ude00", "a\udc80\xe9b", "\udc80\udc81", "\ud800\udc80x", "~\\+", "+é-", "éa-é/é",
             "\ufeffa", "ab\u20accd\ud800\ud801e", "\U0010ffff\ud800"]
    return fixed + [text() for _ in range(24)]


PIECES = {
    "utf-8": [b"a", b"\xc3\xa9", b"\xe2\x82\xac", b"\xf0\x9f\x98\x80", b"\xed\xa0\x80", b"\xed\xa0", b"\xed",
              b"\xc0\x80", b"\xf5", b"\xff", b"\x80", b"\xe0\x80\x80", b"\xe2\x82", b"\xf0\x9f\x98", b"\xf0\x80",
              b"\xf4\x90\x80\x80", b"\xef\xbb\xbf", b"\xef\xbb", b"\xc3", b"\xed\xb2\x80", b"abcdefghij"],
    "utf-16": [b"a\0", b"\0a", b"\xff\xfe", b"\xfe\xff", b"\x3d\xd8\x00\xde", b"\xd8\x3d\xde\x00", b"\x00\xd8",
               b"\xd8\x00", b"\x00\xdc", b"\xdc\x00", b"\x80", b"\x80\xdc", b"\xac\x20"],
    "utf-32": [b"a\0\0\0", b"\0\0\0a", b"\xff\xfe\0\0", b"\0\0\xfe\xff", b"\0\xd8\0\0", b"\0\0\xd8\0", b"\0\0\x11\0",
               b"\0\x11\0\0", b"\0\0\1\0", b"\0\1\0\0", b"\x80", b"\xff\xff", b"\0\0\0\x80"],
    "utf-7": [b"a", b"+", b"-", b"+AOk-", b"+2D3eAA-", b"+2D0-", b"AOk", b"+AOkA", b"+!", b"~", b"\\", b"\x80", b"A",
              b"+AOl-", b"2D3e", b"/", b"+IKw", b"\n", b"+3gA-", b"+-", b"\xff"],
    "escape": [b"a", b"\\", b"\\n", b"\\x41", b"\\x4", b"\\xg", b"\\u20ac", b"\\u20a", b"\\ud800", b"\\U0001f600",
               b"\\U00110000", b"\\U0001", b"\\N{DIGIT ONE}", b"\\N{", b"\\N", b"\\N{}", b"\\N{nosuch}", b"\\101",
               b"\\777", b"\\8", b"\\d", b"\\\n", b"\\\\", b"\\'", b"\xe9", b"{", b"}", b"\\N{lf}", b"\\0", b"u1234",
               b"\\UFFFFFFFF", b"\\\xe9", b"\\a\\b\\f\\r\\t\\v\\\""],
    "bytes": [b"a", b"\x80", b"\x81\x8d", b"\xff", b"\xe9", b"\x00", b"\xdb\xdc", b"\xa1\xa5", b"text"],
}


def pieces_of(codec):
    for family in ("utf-8", "utf-16", "utf-32", "utf-7", "escape"):
        if family in codec:
            return PIECES[family]
    return PIECES["bytes"]


def inputs(codec):
    pieces = pieces_of(codec)
    yield b""
    yield from pieces
    for _ in range(40):
        yield b"".join(random.choice(pieces) for _ in range(random.randint(2, 6)))


def hexed(data):
    if isinstance(data, str):
        data = data.encode("utf-8", "surrogatepass")
    return data.hex() or "-"


def attempt(function, shown):
    try:
        return "ok " + shown(function())
    except UnicodeError as error:
        if not hasattr(error, "start"):
            return "refused " + hexed(str(error))
        return "no %s %d %d %s" % (error.encoding, error.start, error.end, hexed(error.reason))
    except TypeError:
        return "no type 0 0 -"


def encode_lines():
    for codec in NATIVE + SOME_PAGES:
        for sample in texts():
            for handler in HANDLERS:
                yield "%s %s %s %s\n" % (codec, handler, hexed(sample),
                                         attempt(lambda: sample.encode(codec, handler), hexed))
    for codec in MULTIBYTE:
        for _ in range(40):
            sample = "".join(random.choice(random.choice(EAST_ASIAN)) for _ in range(random.randint(1, 6)))
            for handler in random.sample(HANDLERS, 2) + ["replace"]:
                yield "%s %s %s %s\n" % (codec, handler, hexed(sample), attempt(lambda: sample.encode(codec, handler), hexed))
    for sample in HOSTS:
        yield "idna strict %s %s\n" % (hexed(sample), attempt(lambda: sample.encode("idna"), hexed))
    for sample in PUNY_TEXTS + texts():
        yield "punycode replace %s %s\n" % (hexed(sample), attempt(lambda: sample.encode("punycode"), hexed))
    for codec in ("idna", "punycode", "undefined"):
        for handler in HANDLERS:
            yield "%s %s 61 %s\n" % (codec, handler, attempt(lambda: "a".encode(codec, handler), hexed))
    for _, info, _ in pages():
        for sample in (text() for _ in range(2)):
            yield "%s replace %s %s\n" % (info.name, hexed(sample),
                                          attempt(lambda: info.encode(sample, "replace")[0], hexed))


def decode_lines():
    def shown(pair):
        return "%s %d" % (hexed(pair[0]), pair[1])
    for codec in NATIVE + SOME_PAGES:
        whole = codecs.lookup(codec).decode
        for data in inputs(codec):
            for handler in random.sample(HANDLERS, 3) + ["strict"]:
                yield "%s %s 1 %s %s\n" % (codec, handler, hexed(data),
                                           attempt(lambda: whole(data, handler), shown))
                if codec in PARTIAL:
                    yield "%s %s 0 %s %s\n" % (codec, handler, hexed(data), attempt(
                        lambda: PARTIAL[codec](data, handler, False), shown))
    for codec in MULTIBYTE:
        pieces = EAST_ASIAN_BYTES["iso2022" if codec == "iso2022_jp" else "euc"]
        for _ in range(120):
            data = b"".join(random.choice(pieces) if random.random() < 0.5 else bytes([random.randrange(0x80, 256), random.randrange(0x30, 256)])
                            for _ in range(random.randint(1, 5)))
            for handler in random.sample(HANDLERS, 2) + ["replace"]:
                yield "%s %s 1 %s %s\n" % (codec, handler, hexed(data), attempt(
                    lambda: codecs.lookup(codec).decode(data, handler), shown))
    for data in HOST_BYTES:
        yield "idna strict 1 %s %s\n" % (hexed(data), attempt(lambda: codecs.lookup("idna").decode(data), shown))
    for data in PUNY_BYTES:
        for handler in ("strict", "ignore", "replace"):
            yield "punycode %s 1 %s %s\n" % (handler, hexed(data), attempt(
                lambda: codecs.lookup("punycode").decode(data, handler), shown))
    for codec in ("idna", "punycode", "undefined"):
        for handler in HANDLERS:
            yield "%s %s 1 61 %s\n" % (codec, handler, attempt(lambda: codecs.lookup(codec).decode(b"a", handler), shown))
    every = bytes(range(256))
    for _, info, _ in pages():
        yield "%s replace 1 %s %s\n" % (info.name, hexed(every), attempt(lambda: info.decode(every, "replace"), shown))


TRANSFORMS = {
    "hex": [b"6", b"616", b"61fF", b"6g", b"61 62", b"zz", b"0A"],
    "base64": [b"YQ==", b"YQ=", b"YQ", b"YWI=", b"YWJj", b"Y", b"YWJjY", b"Y=Q==", b"=YQ==", b"YQ==YQ==", b"Y!W\nI=", b"Y=W=I=", b"====",
               b"YWJjZGVm\nYWI=\n", b"YW=J=j", b"Y===", b"\xffYQ=="],
    "quopri": [b"a=20b", b"a=", b"=\n", b"a=\r\nb", b"a=\rb", b"a=\rb\nc", b"==41", b"=4", b"=4g", b"=GG", b"_a=5F", b"=3D\n=", b"=a"],
    "uu": [b"begin 666 f\n#86)C\n \nend\n", b"x\nbegin\n#86)C\nend\n", b"begin 644 f\n#86)C\n", b"nothing", b"begin\n#86)Cxyz\nend\n",
           b"begin\n#8\nend\n", b"begin\n#\x80bcd\nend\n", b"begin\n\nend\n", b"begin\n#86)C", b"begin\nend", b"begin\n#86)C\r\n`\nend\n"],
    "rot13": [b"Hello, World!"],
}
TRANSFORM_INPUTS = [b"", b"a", b"ab", b"abc", bytes(range(256)), b"x" * 57, b"x" * 58, b"x" * 45 + b"\n", b"a \nb\t\r\nc", b"." * 3,
                    b".\n.", b".", b"a=b_c " * 20, b"a " * 60, b"\xff" * 60, b"a\r\nb\n", b"a\rb", b" ", b"ab\x00." + b"y" * 75 + b"\nz",
                    b"y" * 76, b"y" * 77, b"y" * 75 + b"\n" + b"=" * 26]


def transform_lines():
    def run(codec, way, data):
        try:
            if codec == "rot13":
                return "ok " + hexed(getattr(codecs, way)(data.decode("latin-1"), codec))
            return "ok " + hexed(getattr(codecs, way)(data, codec))
        except ValueError as error:
            name = type(error).__name__
            return "no %s %s" % ("binascii.Error" if name == "Error" else name, hexed(str(error)))
    for codec, inputs_of in TRANSFORMS.items():
        for way, data in [("decode", d) for d in inputs_of + TRANSFORM_INPUTS] + [("encode", d) for d in TRANSFORM_INPUTS]:
            shown = data.decode("latin-1") if codec == "rot13" else data
            yield "%s %s %s %s\n" % (codec, way, hexed(shown), run(codec, way, data))
        for _ in range(40):
            data = bytes(random.choice(b"abcXYZ=_. \t\r\n\xe9AQ==%0129-+/") for _ in range(random.randint(1, 160)))
            if codec in ("quopri", "base64"):
                for way in ("encode", "decode"):
                    yield "%s %s %s %s\n" % (codec, way, hexed(data), run(codec, way, data))


NAMES = ["UTF-8", "utf 8", "u8", "UTF--8", "utf_8_", "_utf8", " utf8", "Latin 1", "latin.1", "cp.1252", "cp1252.",
         ".utf8", "utf.8", "iso8859.1", "iso.8859.1", "utf\xe98", "ut\xe9f8", "utf8\u20ac", "8859", "ISO_8859-1:1987",
         "ansi_x3.4_1968", "us.ascii", "iso_646.irv_1991", "iso_646_irv_1991", "x" * 70, "utf8" + "-" * 100, "",
         "-", "mbcs", "CP-1252", "cp65001", "tactis", "utf-16be", "utf16", "UnicodeLittleUnmarked", "a" * 64,
         "b" * 63 + "-b"]


# Codecs that internal/codec leaves to others.
ELSEWHERE = {"zlib", "bz2", "big5hkscs", "euc_jis_2004", "euc_jisx0213", "hz", "iso2022_jp_1", "iso2022_jp_2",
             "iso2022_jp_2004", "iso2022_jp_3", "iso2022_jp_ext", "iso2022_kr", "johab", "shift_jis_2004",
             "shift_jisx0213"}


def name_lines():
    for name in NAMES + sorted(encodings.aliases.aliases) + [module for module, _, _ in pages()]:
        try:
            found = codecs.lookup(name).name
        except LookupError:
            found = "-"
        if found not in ELSEWHERE:
            yield "%s %s\n" % (hexed(name), found)


def table_lines():
    """Digests of what every short input decodes to, and of what every character is encoded as."""
    def decode(data):
        return info.decode(data, "replace")[0]

    def encode(c):
        return info.encode(chr(c), "replace")[0].hex()
    for name in MULTIBYTE + [module for module, _, _ in pages()]:
        info = codecs.lookup(name)
        inputs = [bytes([a]) for a in range(256)]
        if name in MULTIBYTE:
            inputs += [bytes([a, b]) for a in range(256) for b in range(256)]
            inputs += [bytes([0x8F, a, b]) for a in range(0xA0, 256) for b in range(0xA0, 256)]
            inputs += [bytes([a, 0x30 + b % 10, c, 0x30 + c % 10]) for a in range(0x81, 0x9A) for b in range(10)
                       for c in range(0x81, 255)]
        last = 0x22000 if name in MULTIBYTE else 0x10000
        yield "%s %s %s\n" % (name, sha256_of(decode(data) + "\n" for data in inputs),
                              sha256_of(encode(c) + "\n" for c in range(last)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", required=True, help="the folder internal/codec/testdata")
    arguments = parser.parse_args()
    write(arguments.out, "encode.txt", encode_lines())
    write(arguments.out, "decode.txt", decode_lines())
    write(arguments.out, "tables.txt", table_lines())
    write(arguments.out, "transform.txt", transform_lines())
    write(arguments.out, "names.txt", name_lines())


if __name__ == "__main__":
    main()
