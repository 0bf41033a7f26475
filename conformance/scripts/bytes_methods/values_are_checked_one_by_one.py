def t(f):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
def setsl(b, s, v): b[s] = v; return b
for v in ['a', b'a'], [300, b'a'], [b'a', 300], [b'a', -1], [300, 'x'], (1, 2, 256, 'a'), [-1], [2**70, 'a'], [1.5, 300], [300, 1.5]:
    t(lambda: bytes(v)); t(lambda: bytearray(v)); t(lambda: bytearray().extend(v)); t(lambda: bytes(iter(v))); t(lambda: bytearray(iter(v))); t(lambda: bytearray().extend(iter(v))); t(lambda: int.from_bytes(v)); t(lambda: setsl(bytearray(b'abc'), slice(0, 1), v)); t(lambda: setsl(bytearray(b'abc'), slice(0, 1), iter(v))); t(lambda: bytes(x for x in v))
    t(lambda: bytes(tuple(v))); t(lambda: bytearray(tuple(v)));t(lambda: bytes(set(v)))if len(v)==1 else 0
