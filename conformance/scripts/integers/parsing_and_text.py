for t in ('0', ' 12 ', '-7', '+3', '1_000', '٣٤', '0x1f', '', '_1', '1__0', '1_', '--1', '1.0', 'abc', '0b', '12 3', '\n5\t', '0o17'):
    try:
        print(repr(t), int(t))
    except ValueError as e:
        print(e)
for t, base in (('ff', 16), ('0xff', 16), ('0xff', 0), ('0b11', 0), ('0o17', 0), ('017', 0), ('z', 36), ('z', 35), ('10', 2), ('12', 2), ('1', 1), ('1', 37), ('0b1', 16), ('0_7', 8), ('0x_f', 16), ('00', 0)):
    try:
        print(t, base, int(t, base))
    except ValueError as e:
        print(e)
for v in (None, [], '1' * 5000, 1j, float('nan'), float('inf'), b'12', bytearray(b'0x'), object):
    try:
        print(int(v))
    except (TypeError, ValueError, OverflowError) as e:
        print(type(e).__name__, str(e)[:70])
try:
    int(12, 10)
except TypeError as e:
    print(e)
try:
    str(10 ** 5000)
except ValueError as e:
    print(e)
print(bin(-10), oct(-10), hex(-255), hex(2 ** 100), bin(0), f'{2 ** 70:_x}')
print((255).to_bytes(2, 'big'), (-2).to_bytes(3, 'little', signed=True), int.from_bytes(b'\xff\x00', 'big'), int.from_bytes(b'\xff\x00', 'little', signed=True), (5).to_bytes())
for f in (lambda: (256).to_bytes(1, 'big'), lambda: (-1).to_bytes(1, 'big'), lambda: (1).to_bytes(1, 'middle'), lambda: (1).to_bytes(-1, 'big')):
    try:
        f()
    except (OverflowError, ValueError) as e:
        print(type(e).__name__, e)
print((10).as_integer_ratio(), (3).real, (3).imag, (3).numerator, (3).denominator, (5).conjugate(), (7).is_integer())
print(round(15, -1), round(25, -1), round(-15, -1), round(1234, -2), round(5), round(12345, -10), round(2 ** 70, -5))
print(True + True, True * 3, -True, ~True if False else ~1, True & False, True & 3, isinstance(True, int), int(True), repr(True | 2))
print(0xFF, 0o17, 0b101, 1_000_000, 0x_ff, 00, 1e3, 1_0.0_1, 5..real)
