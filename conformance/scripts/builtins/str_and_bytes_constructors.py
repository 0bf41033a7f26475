print(str(), str(5), str(None), str(b'a'), str(b'a', 'ascii'), str(b'\xc3\xa9', 'utf-8'), str(object=1.5), str(bytearray(b'x'), 'ascii'), str(memoryview(b'y'), 'utf-8'), str([1, 'a']), str(str), str('é'))
print(bytes(), bytes(3), bytes([1, 2]), bytes(b'a'), bytes('é', 'utf-8'), bytes((65,)), bytes(range(3)), bytes(bytearray(b'q')), bytes(memoryview(b'r')), bytes('a', 'ascii', 'strict'), bytes(source=b'z'), bytes(iter([1])))
class S:
    def __str__(self): return 'S'
class By:
    def __bytes__(self): return b'By'
class Idx:
    def __index__(self): return 2
class Sub(str): pass
print(str(S()), bytes(By()), bytes(Idx()), type(str(Sub('x'))).__name__, Sub(5), bytearray(Idx()), bytearray('é', 'latin-1'))
class BadB:
    def __bytes__(self): return 'x'
for f in (lambda: str(b'\xff', 'utf-8'), lambda: str(5, 'utf-8'), lambda: str(b'a', 5), lambda: str('a', 'utf-8'), lambda: str(b'a', 'nope'), lambda: bytes('a'), lambda: bytes(-1), lambda: bytes([256]), lambda: bytes([-1]), lambda: bytes(['a']), lambda: bytes(1.5), lambda: bytes(None), lambda: bytes(BadB()), lambda: bytes(3, 'ascii'), lambda: bytes('a', 'ascii', 'x', 1), lambda: bytes(b'a', 'ascii'), lambda: str(1, 2, 3, 4), lambda: bytearray('x'), lambda: bytes([1, None]), lambda: str(nope=1), lambda: bytes('é', 'ascii'), lambda: bytes(10 ** 30), lambda: bytes(errors='x')):
    try:
        print(f())
    except (TypeError, ValueError, LookupError, OverflowError, MemoryError) as e:
        print(type(e).__name__, e)
