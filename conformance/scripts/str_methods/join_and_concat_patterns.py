print(''.join([]), ','.join(['a']), ', '.join('abc'), '-'.join(('x', 'y')), ''.join(str(i) for i in range(5)), '|'.join({'k': 1, 'l': 2}), '\n'.join(['a', 'b']), 'é'.join(['日', '本']), ''.join(['a', '', 'b']), ' '.join(sorted({'b', 'a'})), ','.join(map(str, [1, 2.5, None])), ''.join(reversed('abc')), ','.join(f'{i}' for i in 'ab'), 'ab'.join('12'), ''.join(iter(['p', 'q'])))
for f in (lambda: ','.join([1]), lambda: ','.join(['a', b'b']), lambda: ','.join(5), lambda: ','.join([None]), lambda: ','.join(), lambda: b','.join(['a']), lambda: ','.join(['a'], ['b']), lambda: ''.join(x for x in [1])):
    try:
        print(f())
    except TypeError as e:
        print(e)
s = ''
for i in range(1000): s += chr(97 + i % 26)
print(len(s), s[:5], s[-5:], s.count('a'))
t = 'x'
t *= 3; t = t + 'y' * 2; t = 2 * t
print(t, 'a' 'b' + 'c' * 2, ('a'
 'b'), 'a' + 'b' == 'ab', '' + '' == '', 'ab' * 0 == '', 'ab' * -1, 3 * 'é')
parts = []
for w in ('one', 'two'): parts.extend([w, '-'])
print(''.join(parts[:-1]), str.join(',', 'xyz'), ','.join.__self__, (lambda sep: sep.join('ab'))('+'))
a = b = 'shared'
a += '!'
print(a, b)
class S(str):
    def join(self, it): return 'custom ' + super().join(it)
print(S(',').join('ab'), S('a') + 'b', type(S('a') + 'b').__name__, type(S('a') * 2).__name__, ''.join([S('q')]), type(''.join([S('q')])).__name__)
