a = b = []
c = []
print(a is b, a is c, a is not c, a == c, not a is c, a in [c], a is (b), None is None, None is not None)
print('x' in 'xyz', 'x' not in 'xyz', 1 in {1: 2}, 2 not in {1: 2}, [] in [[]], '' in '', () in ((),))
print(1 == 1.0 == True, (one := 1) is True, 0 == False == 0.0 == 0j, '1' == 1, b'a' == 'a', [] == (), {} == set(), None == 0)
print(float('nan') == float('nan'), (n := float('nan')) in [n], n == n, n is n, [n] == [n], (n,) == (n,), {n} == {n}, {1: n} == {1: n})
print(1 < 2.5, 1 < True, True < 2, 10 ** 30 > 1e29, 2 ** 64 == 2.0 ** 64, 2 ** 64 + 1 == 2.0 ** 64, 1 <= 1, not 1 < 1)
print('a' < 'b', 'a' < 'B', 'Z' < 'a', '' < 'a', 'abc' < 'abd', 'é' > 'z', '\uffff' < '\U00010000', b'a' < b'b', (1, 2) < (1, 2, 0), [1, [2]] < [1, [3]])
print(int is int, type(1) is int, type(True) is int, isinstance(True, int), type(None) is type(None), print is print)
for f in (lambda: 1 < 'a', lambda: None < None, lambda: [] < (), lambda: {} < {}, lambda: 1j < 2j, lambda: object() > 1, lambda: 1 in 5, lambda: 'a' in 5, lambda: 1 in 'abc', lambda: {1} < [1], lambda: len < len, lambda: int < str, lambda: range(1) < range(2), lambda: slice(1) > 5, lambda: ... >= ..., lambda: b'a' <= 'a', lambda: 5 not in None):
    try:
        print(f())
    except TypeError as e:
        print(e)
