print(float(), float(5), float('1.5'), float(' -2e3 '), float('inf'), float('-Infinity'), float('nan'), float('+NaN'), float('1_0.5'), float(b'2.5'), float(True), float(10 ** 20), float('.5'), float('5.'), float('1e400'), float('1e-400'), float('0x1p3') if False else float.fromhex('0x1p3'), float('٣.٥'))
class F:
    def __float__(self): return 2.5
class X:
    def __index__(self): return 3
class B(float): pass
class R:
    def __float__(self): return 1
print(float(F()), float(X()), B(1.5), type(B(1) + 1).__name__, repr(B(2)))
for f in (lambda: float('x'), lambda: float(''), lambda: float(None), lambda: float([]), lambda: float(1j), lambda: float('1.5.2'), lambda: float(10 ** 400), lambda: float(R()), lambda: float('1 2'), lambda: float('1e'), lambda: float('_1'), lambda: float(1, 2), lambda: float.fromhex('x'), lambda: float('infinit'), lambda: float('é')):
    try:
        print(f())
    except (ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
for v in (0.1, 1 / 3, 1e16, 1e15, 123456789012345678.0, 1e22, 1e23, 5e-324, 1.7976931348623157e308, 2.5, 1e-5, 1e-4, 0.00012345, 100.0, 1e100, -0.0, 4.35, 2.675, 1.1 + 2.2, 1e21, 9007199254740993.0, 0.1 + 0.7):
    print(repr(v), str(v), v.hex(), v.as_integer_ratio() if abs(v) < 1e20 else '-', v.is_integer())
print((1.5).hex(), float.fromhex('0x1.8p1'), float.fromhex('-0X.8P-2'), float.fromhex('inf'), (2.0).conjugate(), (2.5).real, (2.5).imag, float.fromhex('1.8'), (0.5).__round__(), (1e300 * 1e10), -1e300 * 1e10, 2.0 ** 1023 * 2)
for f in (lambda: float('inf').as_integer_ratio(), lambda: float('nan').as_integer_ratio(), lambda: 2.0 ** 2000, lambda: 1.0 / 0, lambda: 1.0 // 0, lambda: 1.0 % 0, lambda: 0.0 ** -1, lambda: divmod(1.0, 0), lambda: (-8.0) ** (1 / 3)):
    try:
        print(f())
    except (OverflowError, ValueError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
print(7.5 // 2, -7.5 // 2, 7.5 % 2, -7.5 % 2, 7.5 % -2, divmod(-7.5, 2), 5.0 % float('inf'), -5.0 % float('inf'), 1e20 // 3, 0.3 % 0.1, -0.0 % 5, divmod(5.5, -2.5), 2.0 ** 0.5, 2 ** -1.0, 0.0 ** 0, float('nan') ** 0, 1 ** float('nan'))
