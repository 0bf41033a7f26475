import struct
for fmt, vals in (('<i', (1,)), ('>i', (1,)), ('<h', (-2,)), ('>H', (65535,)), ('<q', (-1,)), ('!I', (2 ** 32 - 1,)), ('<f', (1.5,)), ('>d', (3.14,)), ('<e', (0.5,)), ('c', (b'x',)), ('?', (True,)), ('4s', (b'ab',)), ('2s', (b'abc',)), ('5p', (b'abc',)), ('<bB', (-1, 255)), ('<3h', (1, 2, 3)), ('<hhl', (1, 2, 3)), ('@hl', (1, 2)), ('=hl', (1, 2)), ('<ixxh', (1, 2)), ('<0s', (b'x',)), ('<2?', (0, 'x')), ('<Q', (2 ** 64 - 1,)), ('<n' if False else '<l', (5,)), ('4x', ()), ('', ()), ('< i h', (1, 2)), ('@bi', (1, 2)), ('@ib0i', (1, 2))):
    p = struct.pack(fmt, *vals)
    print(fmt, p, struct.unpack(fmt, p), struct.calcsize(fmt))
for f in (lambda: struct.pack('<b', 200), lambda: struct.pack('<B', -1), lambda: struct.pack('<i', 'a'), lambda: struct.pack('<i'), lambda: struct.pack('<i', 1, 2), lambda: struct.pack('z', 1), lambda: struct.unpack('<i', b'abc'), lambda: struct.pack('c', 'x'), lambda: struct.pack('<f', 1e40), lambda: struct.pack('<i', 1.5), lambda: struct.pack('3', 1), lambda: struct.pack('s', 'x'), lambda: struct.calcsize('<P'), lambda: struct.pack('<h', 10 ** 6), lambda: struct.unpack('<i', 'abcd'), lambda: struct.pack('c', b'xy'), lambda: struct.pack('<Q', 2 ** 64), lambda: struct.pack('<e', 1e6), lambda: struct.pack(5)):
    try:
        print(f())
    except (struct.error, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
