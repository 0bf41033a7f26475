class O(int):
    def __lt__(self, o): return 1/0
    def __add__(self, o): return 1/0
    def __eq__(self, o): return 1/0
    def __index__(self): return 1/0
    __gt__ = __ge__ = __le__ = __sub__ = __radd__ = __rsub__ = __lt__
class I:
    def __index__(self): return True
for s in (slice(O()), slice(O(1), O(-1), O(-2)), slice(None, O(3)), slice(I(), I(), I())):
    for n in (3, O(5), True, I()):
        try: r = s.indices(n); print(r, [type(x) for x in r])
        except Exception as e: print(type(e), e)
for s in (slice(1.5), slice('a'), slice(1, 2, 0), slice(1, 2, O(0))):
    for n in (3, -1, 'a'):
        try: print(s.indices(n))
        except Exception as e: print(type(e), e)
