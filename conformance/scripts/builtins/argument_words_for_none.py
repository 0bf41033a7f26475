for a in ((None, (), {}), ('T', None, {}), ('T', (), None), (1, (), {}), ('T', 1, {}), ('T', (), 1)):
    try: type(*a)
    except TypeError as e: print(e)
for o in ('C', 'F', 'A', None, 'x', 'a\0', '', 1):
    try: print(memoryview(b'abc').tobytes(o))
    except (TypeError, ValueError) as e: print(e)
for f in (lambda: str(b'a', None), lambda: str(b'a', 'utf8', None), lambda: b'a'.decode(None), lambda: 'a'.encode(None), lambda: bytes('a', None), lambda: bytearray('a', None), lambda: b'a'.decode('utf8', None), lambda: str(b'a', 1), lambda: sum(1, b''), lambda: sum(1, ''), lambda: sum([], b''), lambda: sum(None, bytearray())):
    try: print(f())
    except TypeError as e: print(e)
class F(str):
    def __float__(self): return 1.0
class I(str):
    def __int__(self): return 7
class X:
    def __float__(self): return 1.5
class N(bytes):
    def __float__(self): return 1.5
for v in (F(), F('5'), I('5'), X(), N(b'6'), 'a', b'5'):
    for spec in ('%d', '%i', '%x', '%o', '%f', '%c'):
        try: print(spec, spec % v)
        except Exception as e: print(spec, type(e).__name__, e)
        try: print(spec, spec.encode() % (v,))
        except Exception as e: print(spec, type(e).__name__, e)
