class S(str):
    def __repr__(self): return 'R'
class B(bytes):
    def __repr__(self): return 'B'
for f in (int, float, complex, lambda x: int(x, 16)):
    for v in (S('x'), B(b'x'), S(''), B(b'')):
        try: f(v)
        except Exception as e: print(type(e), e)
