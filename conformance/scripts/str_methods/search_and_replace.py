s = 'hello world hello'
print(s.find('hello'), s.find('hello', 1), s.rfind('hello'), s.find('zz'), s.index('world'), s.rindex('o'), s.count('l'), s.count('hello'), s.count(''), ''.count(''), s.count('l', 3, 10))
print(s.replace('hello', 'bye'), s.replace('l', 'L', 2), s.replace('', '-')[:9], 'abc'.replace('', '-', 2), ''.replace('', 'x'), ''.replace('', 'x', 0), 'aaa'.replace('aa', 'b'), 'x'.replace('x', 'xx'), s.replace('o', '', count=1))
print(s.startswith('hell'), s.startswith(('x', 'h')), s.startswith('world', 6), s.endswith('lo'), s.endswith(('a', 'o')), s.startswith(''), s.startswith('', 99), s.startswith('', 17), s.endswith('', 3, 2), s.startswith(()))
print(s.find('', 17), s.find('', 18), s.rfind(''), s.find('o', -3), s.find('o', 5, 6), s.find('l', None, None), 'é日本é'.find('é', 1), 'é日本é'.rfind('本'))
print(s.removeprefix('hello '), s.removesuffix('hello'), s.removeprefix('x'), 'aa'.removesuffix('aaa'), ''.removeprefix(''))
for f in (lambda: s.index('q'), lambda: s.rindex('q'), lambda: s.startswith(1), lambda: s.endswith(['a']), lambda: s.find(1), lambda: s.replace('a'), lambda: s.replace('a', 1), lambda: s.startswith(('a', 1)), lambda: 1 in s, lambda: s.count()):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
print('lo w' in s, '' in s, '' in '', 'x' not in s, 'abc'.translate({97: 'A', 98: None, 99: 0x43}), 'abc'.translate(str.maketrans('ab', 'xy', 'c')), str.maketrans({'a': 1, 98: 'z'}), str.maketrans('a', 'b'))
class M:
    def __getitem__(self, k):
        if k == 97: raise LookupError
        return chr(k).upper()
print('abc'.translate(M()))
for args in (('a', 'bc'), ({'ab': 1},), (1,), ('a', 'b', 'c', 'd')):
    try:
        print(str.maketrans(*args))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
