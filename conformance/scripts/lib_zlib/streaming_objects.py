import zlib
co = zlib.compressobj()
parts = [co.compress(b'part one '), co.compress(b'part two'), co.flush()]
whole = b''.join(parts)
print(zlib.decompress(whole))
d = zlib.decompressobj()
out = b''
for i in range(len(whole)):
    out += d.decompress(whole[i:i + 1])
print(out, d.eof, d.unused_data, d.unconsumed_tail, d.flush())
d = zlib.decompressobj()
print(d.decompress(whole + b'trailing'), d.eof, d.unused_data)
d = zlib.decompressobj()
print(d.decompress(whole, 5), len(d.unconsumed_tail) > 0, d.decompress(d.unconsumed_tail, 4), d.flush())
co = zlib.compressobj(wbits=-15)
raw = co.compress(b'raw stream') + co.flush()
print(zlib.decompressobj(wbits=-15).decompress(raw), zlib.decompress(raw, -15))
co = zlib.compressobj()
first = co.compress(b'sync ') + co.flush(zlib.Z_SYNC_FLUSH)
d = zlib.decompressobj()
print(d.decompress(first), d.eof)
rest = co.compress(b'end') + co.flush(zlib.Z_FINISH)
print(d.decompress(rest), d.eof)
try:
    co.compress(b'after finish')
except zlib.error as e:
    print(e)
c2 = zlib.compressobj()
head = c2.compress(b'shared ')
c3 = c2.copy()
print(zlib.decompress(head + c2.compress(b'A') + c2.flush())[-1:], zlib.decompress(head + c3.compress(b'B') + c3.flush())[-1:])
zd = zlib.compressobj(zdict=b'dictionary words')
comp = zd.compress(b'dictionary words here') + zd.flush()
print(zlib.decompressobj(zdict=b'dictionary words').decompress(comp))
try:
    zlib.decompress(comp)
except zlib.error as e:
    print(e)
