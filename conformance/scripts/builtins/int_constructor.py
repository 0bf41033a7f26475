print(int(), int(5), int(5.9), int(-5.9), int('12'), int(' -7\n'), int('0b11', 0), int('ff', 16), int(b'12'), int(bytearray(b'-3')), int(True), int('1_0'), int('z', 36), int('-0x1F', 16), int(1e20), int('٣'), int('  +5'), int('0', 0), int('00', 0), int(10 ** 30), int(2.0 ** 70))
class I:
    def __int__(self): return 7
class X:
    def __index__(self): return 8
class B(int): pass
class R:
    def __int__(self): return 'x'
class T:
    def __int__(self): return True
class S(str): pass
print(int(I()), int(X()), int(B(5)), type(int(B(5))).__name__, int('10', X()), int(S('9')), B('12') + 1, type(B(3) + 1).__name__)
for f in (lambda: int('x'), lambda: int(''), lambda: int('1.5'), lambda: int(None), lambda: int([]), lambda: int(1j), lambda: int(float('nan')), lambda: int(float('inf')), lambda: int('5', 1), lambda: int('5', 37), lambda: int(5, 10), lambda: int('8', 8), lambda: int('1__0'), lambda: int('0x', 16), lambda: int(R()), lambda: int('1', 1.5), lambda: int(x=5), lambda: int('1' * 5000), lambda: int('é'), lambda: int('1\x00'), lambda: int(b'\xff'), lambda: int(base=5), lambda: int('12', base='x'), lambda: int('- 1'), lambda: int('09', 0)):
    try:
        print(f())
    except (ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
import warnings
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    print(int(T()), [str(x.message) for x in w])
