import unicodedata as u, zlib
from itertools import repeat
o=u.ucd_3_2_0
def sum_of(f, points):
    crc = 0
    for at in range(0, len(points), 32):
        crc = zlib.crc32(repr(list(map(f, map(chr, points[at:at+32]), repeat(None)))).encode(), crc)
    return crc
for f in ('decimal','digit','numeric','name'):
    g=getattr(o,f); print(f, sum_of(g, range(0,0x110000,2003)), sum_of(g, range(0,0x3000,23)))
