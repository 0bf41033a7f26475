import zlib
c = zlib.compress(b'0123456789' * 100)
d = zlib.decompressobj()
out = [d.decompress(c, 7)]
while d.unconsumed_tail:
    out.append(d.decompress(d.unconsumed_tail, 300))
print([len(o) for o in out], sum(map(len, out)), d.eof)
d = zlib.decompressobj()
print(d.decompress(c, 1), len(d.flush()), d.eof)
try:
    zlib.decompressobj().decompress(c, -1)
except ValueError as e:
    print(e)
bomb = zlib.compress(b'a' * 10 ** 6)
d = zlib.decompressobj()
print(len(d.decompress(bomb, 1000)), d.eof, len(bomb) < 2000)
