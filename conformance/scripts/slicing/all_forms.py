s = list(range(10))
for sl in (slice(None), slice(3), slice(2, 5), slice(None, None, 2), slice(None, None, -1), slice(5, 2), slice(5, 2, -1), slice(-3, None),
           slice(None, -3), slice(-100, 100), slice(100, -100, -3), slice(8, None, -2), slice(None, 3, -1), slice(-1, -4, -1), slice(0, 0), slice(2, 9, 3)):
    print(sl, s[sl], 'abcdefghij'[sl], tuple(s)[sl] == tuple(s[sl]), range(10)[sl], sl.indices(10))
print(b'abcdef'[1:4], bytearray(b'abcdef')[::-2], 'héllo'[1:3], 'é𝒳z'[::-1], ''[1:2], [][::-1])
letters = 'xyz'
for bad in (lambda: letters['y'], lambda: s[::0], lambda: s['a':], lambda: s[1.5:], lambda: s['a'], lambda: 'ab'[5], lambda: s[None], lambda: {}[1:2], lambda: range(3)[::0], lambda: s[100], lambda: s[-11], lambda: b'a'[3], lambda: range(3)[9]):
    try:
        print(bad())
    except (TypeError, ValueError, IndexError, KeyError) as e:
        print(type(e).__name__, e)
class I:
    def __init__(self, v): self.v = v
    def __index__(self): return self.v
print(s[I(2):I(6)], s[I(-1)], 'abc'[I(1)])
print(slice(1, 2) == slice(1, 2), slice(1) < slice(2), repr(slice('a', None, 3)), slice(1, 2, 3).step, hash(slice(1, 2)) == hash(slice(1, 2)))
big = 10 ** 30
print(s[-big:big], s[big:], s[:-big], s[::big], 'abc'[::-big])
