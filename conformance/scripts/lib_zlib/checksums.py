import zlib
for b in (b'', b'a', b'abc', b'hello world', bytes(range(256)), b'\0' * 1000):
    print(zlib.crc32(b), zlib.adler32(b))
print(zlib.crc32(b'world', zlib.crc32(b'hello ')) == zlib.crc32(b'hello world'), zlib.adler32(b'world', zlib.adler32(b'hello ')) == zlib.adler32(b'hello world'), zlib.crc32(b'x', 5), zlib.adler32(b'x', 5), zlib.crc32(b'x', -1), zlib.adler32(b'', 0), zlib.crc32(bytearray(b'ab')), zlib.crc32(memoryview(b'ab')), zlib.adler32(b'x' * 10 ** 6), zlib.crc32(b'x' * 10 ** 6))
import binascii
print(binascii.crc32(b'abc') == zlib.crc32(b'abc'))
