for v in ('', 'a', 'abc', 'héllo', '日本語', '\t'):
    print([f'{v}', f'{v:s}', f'{v:5}', f'{v:<5}', f'{v:>5}', f'{v:^5}', f'{v:*^7}', f'{v:.2}', f'{v:5.1}', f'{v!r:>8}', f'{v!a}'])
class S(str):
    def __format__(self, spec): return 'S:' + spec
    def __str__(self): return 'str of S'
s = S('v'); print(f'{s}', f'{s:>4}', f'{s!s}', f'{s!r}', f'a{s}b', 'x' + s)
