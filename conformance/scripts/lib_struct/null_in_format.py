import struct

for s in ('\0', '2\0i', b'\0', 'i\0', '2 i', '2'):
    try:
        print(repr(s), struct.calcsize(s))
    except struct.error as e:
        print(repr(s), e)
