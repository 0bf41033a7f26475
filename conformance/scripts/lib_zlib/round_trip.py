import zlib
data = b'hello hello hello hello ' * 20 + bytes(range(256))
for level in (-1, 0, 1, 6, 9):
    c = zlib.compress(data, level)
    print(level, zlib.decompress(c) == data, len(c) < len(data) if level else len(c) > len(data), c[:1])
print(zlib.decompress(zlib.compress(b'')), zlib.decompress(zlib.compress(b'a' * 100000)) == b'a' * 100000, len(zlib.compress(b'a' * 100000)) < 300)
for wbits in (9, 15, -15, 31):
    c = zlib.compress(b'data' * 10, wbits=wbits)
    print(wbits, zlib.decompress(c, wbits=wbits), c[:2] if wbits > 0 else 'raw')
print(zlib.decompress(zlib.compress(bytearray(b'ba'))), zlib.decompress(zlib.compress(memoryview(b'mv'))), zlib.decompress(zlib.compress(b'x'), bufsize=1))
print(zlib.decompress(bytes.fromhex('789ccb48cdc9c95728cf2fca4951c840a200') + bytes.fromhex('') ) if False else zlib.decompress(bytes.fromhex('789c4b4c4a0600024d0127')))
