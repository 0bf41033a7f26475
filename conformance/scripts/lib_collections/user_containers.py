from collections import UserDict, UserList, UserString
class U(UserDict):
    def __setitem__(self, k, v): super().__setitem__(str(k), v)
    def __missing__(self, k): return f'missing {k}'
u = U({1: 'a'}, b=2)
u.update({3: 'c'}); u.setdefault(4, 'd')
print(u, u['1'], u['zz'], 1 in u, '1' in u, u.data, len(u), u.get('zz', 'dflt'), sorted(u), u | {5: 'e'}, u.copy() == u, U.fromkeys('ab'))
class L(UserList):
    def append(self, x): super().append(x * 2)
l = L([1, 2]); l.append(3); l += [4]; l.insert(0, 'i')
print(l, l[1:3], type(l[1:3]).__name__, l + [9], [9] + l, l * 2, l == [*l], l.data, len(l), 3 in l, l.index(2), l.pop(), l.count(1), l < [99] if False else '', sorted(L([3, 1])), L([1]) < L([2]))
l.reverse(); l.sort(key=str); print(l); del l[0]; l[0:2] = 'ab'; print(l, list(reversed(l)), l.copy(), bool(L()))
class S(UserString):
    def shout(self): return S(self.data.upper() + '!')
s = S('abc')
print(s, repr(s), s.shout(), s + 'd', 'x' + s, s * 2, s[1], type(s[1]).__name__, s == 'abc', len(s), s.upper(), type(s.upper()).__name__, hash(s) == hash('abc'), 'b' in s, s.find('c'), s.split('b'), s % (), S('%s') % 5, s.encode(), int(S('5')), s < 'b', s.replace('a', 'z'), ','.join([str(s)]), s.isalpha(), S(5))
try:
    s[0] = 'x'
except TypeError as e:
    print(e)
