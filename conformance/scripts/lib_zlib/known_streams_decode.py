import zlib
for h, w in (('789c030000000001', 15), ('78da4b4c4a0600024d0127', 15), ('780101030 0fcff616263024d0127'.replace(' ', ''), 15), ('4b4c4a0600', -15), ('010300fcff616263', -15), ('1f8b08000000000000ff4b4c4a0600c241243503000000', 31), ('789c4b4c840100015500c2'[:22], 15)):
    try:
        print(w, zlib.decompress(bytes.fromhex(h), wbits=w))
    except zlib.error as e:
        print(w, e)
d = zlib.decompressobj(47)
print(d.decompress(bytes.fromhex('1f8b08000000000000ff4b4c4a0600c2412435030 00000'.replace(' ', ''))), d.eof)
d = zlib.decompressobj()
print(d.decompress(bytes.fromhex('789c4b4c')), d.eof, d.decompress(bytes.fromhex('4a0600024d0127')), d.eof, d.unused_data)
try:
    zlib.decompressobj().decompress(b'not zlib data')
except zlib.error as e:
    print(e)
