import zlib
c = zlib.compress(b'some data to compress')
for f in (lambda: zlib.decompress(b''), lambda: zlib.decompress(b'garbage'), lambda: zlib.decompress(c[:-1]), lambda: zlib.decompress(c[:5]), lambda: zlib.decompress(c + b'extra'), lambda: zlib.decompress(c[:-4] + b'\0\0\0\0'), lambda: zlib.decompress(b'\x78\x9c\xff\xff'), lambda: zlib.compress('text'), lambda: zlib.compress(b'x', 10), lambda: zlib.compress(b'x', level=-2), lambda: zlib.decompress(c, wbits=-15), lambda: zlib.decompress('x'), lambda: zlib.compress(), lambda: zlib.decompressobj().decompress(5), lambda: zlib.crc32('x'), lambda: zlib.compressobj(level=20), lambda: zlib.decompress(c, bufsize=-1)):
    try:
        print(f())
    except (zlib.error, TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(zlib.error.__mro__[1].__name__, zlib.error.__module__)
