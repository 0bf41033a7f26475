import struct
for f in ('bi', 'bh', 'bq', 'hb', 'bxh', 'b3xi', 'ib', 'ibq', 'c2i', '3b', '=bi', '<bq', '>bh', '!bi', '@bi', 'bi0q', 'hhi', 'fd', 'bd', '?i', '2si', 'xi'):
    print(f, struct.calcsize(f), end='; ')
print()
print(struct.pack('bi', 1, 2), struct.pack('<bi', 1, 2), struct.pack('=bi', 1, 2), struct.pack('>bi', 1, 2), struct.unpack('bi', struct.pack('bi', -1, -2)), struct.pack('bxh', 1, 2), struct.pack('<2x'), struct.pack('0i'), struct.pack('3si', b'abcd', 1))
print(struct.unpack('<4sHH', b'RIFF\x01\x00\x02\x00'), struct.unpack('>IhB', b'\0\0\1\0\xff\xfe\x07'), struct.unpack_from('<H', b'\0\1\2\3', 1), [hex(x) for x in struct.unpack('<QB', bytes(range(9)))])
