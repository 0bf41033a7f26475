import zlib
for name, data in (('zeros', b'\0' * 5000), ('text', b'the cat sat on the mat. ' * 200), ('alternating', b'ab' * 2500), ('counter', bytes(i % 256 for i in range(5000))), ('short', b'x'), ('all bytes', bytes(range(256)) * 4)):
    for level in (1, 6, 9):
        c = zlib.compress(data, level)
        assert zlib.decompress(c) == data
        print(name, level, len(c) < len(data) // 5 if len(data) > 2000 else len(c) < len(data) + 20, c[0] == 0x78, zlib.crc32(zlib.decompress(c)) == zlib.crc32(data))
lcg, rnd = 1, bytearray()
for _ in range(3000):
    lcg = (lcg * 1103515245 + 12345) & 0x7fffffff
    rnd.append(lcg >> 16 & 255)
c = zlib.compress(bytes(rnd), 9)
print(len(c) > 2900, zlib.decompress(c) == bytes(rnd))
