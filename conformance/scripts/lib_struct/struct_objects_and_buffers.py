import struct
s = struct.Struct('<hb')
print(s.format, s.size, s.pack(1, 2), s.unpack(b'\x01\0\x02'), list(s.iter_unpack(b'\1\0\2\3\0\4')), repr(s))
b = bytearray(6)
s.pack_into(b, 2, 5, 6)
print(b, s.unpack_from(b, 2), struct.unpack_from('<h', b, offset=2), struct.unpack_from('<h', b, -4))
for f in (lambda: s.pack_into(b, 5, 1, 1), lambda: s.unpack_from(b, 10), lambda: list(s.iter_unpack(b'1234')), lambda: s.pack_into(b'x', 0, 1, 1), lambda: s.unpack_from(b, -1), lambda: s.pack(1), lambda: struct.Struct(5), lambda: list(struct.iter_unpack('', b'')), lambda: s.pack_into(b, -9, 1, 1)):
    try:
        print(f())
    except (struct.error, TypeError) as e:
        print(type(e).__name__, e)
print([struct.calcsize(f) for f in ('c', 'h', 'i', 'l', 'q', 'f', 'd', '?', 'P', 'n', 'ci', 'ic', '<ci', 'cq', 'qc', '3sh')])
print(struct.unpack('<e', b'\x00\x7c'), struct.unpack('>f', b'\x7f\xc0\0\0')[0] != 0, struct.pack('<e', float('inf')), struct.pack('<d', float('nan'))[6:], struct.pack('<f', -0.0), struct.unpack('<f', struct.pack('<f', 0.1)), struct.pack('<e', 65504), struct.pack('<f', 1e-46), struct.pack('<2e', 1e-8, 2 ** -24))
print(struct.pack('<%ds' % 3, b'ab'), [x for (x,) in struct.iter_unpack('>H', bytes(range(6)))], struct.unpack('4s2x', b'abcd\1\2'), struct.unpack('>3p', b'\x05ab'), struct.unpack('<??', b'\0\5'))
