import unicodedata as u, zlib
o=u.ucd_3_2_0
def sum_of(f, points):
    crc = 0
    for at in range(0, len(points), 32):
        crc = zlib.crc32(repr(list(map(f, map(chr, points[at:at+32])))).encode(), crc)
    return crc
for f in ('category','bidirectional','combining','mirrored','east_asian_width','decomposition'):
    g=getattr(o,f); print(f, sum_of(g, range(0,0x110000,2003)), sum_of(g, range(0,0x3000,23)))
def t(f):
    try: print(ascii(f()))
    except Exception as e: print(type(e).__name__, e)
for n in ('latin small letter a','LATIN CAPITAL LETTER GHA','LATIN SMALL LETTER R WITH TILDE','CJK UNIFIED IDEOGRAPH-4E00','GRINNING FACE','nope', 'HANGUL SYLLABLE GA'):
    t(lambda:o.lookup(n)); t(lambda:u.lookup(n))
t(lambda:o.name('\U0001f600')); t(lambda:o.name('\U0001f600',5)); t(lambda:o.category('ab')); t(lambda:o.decimal('x')); t(lambda:o.numeric('\xbd')); t(lambda:o.normalize('NFC','e\u0301')); t(lambda:o.is_normalized('NFC','e\u0301')); t(lambda:o.unidata_version); t(lambda: type(o).__name__)
