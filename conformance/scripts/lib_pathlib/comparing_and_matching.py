from pathlib import PurePosixPath as P, PureWindowsPath as W
print(P('a') == P('a/'), P('a') == P('./a'), P('a') == 'a', P('a') < P('b'), sorted([P('b'), P('a/z'), P('a')]), hash(P('a//b')) == hash(P('a/b')), {P('a'): 1}[P('./a')], P('A') == P('a'), W('A') == W('a'), P('a') == W('a'), P('a/b') > P('a'), P('/') < P('a'))
try:
    P('a') < W('a')
except TypeError as e:
    print(e)
for path, pat in (('a/b.py', '*.py'), ('/a/b.py', 'a/*.py'), ('/a/b.py', '/*.py'), ('a/b/c.py', 'a/*.py'), ('a/b/c.py', 'b/*.py'), ('a.py', '*.PY'), ('a/b', '*'), ('.a', '*'), ('abc', 'a?c'), ('abc', 'a[a-c]c'), ('abc', '[!x]bc'), ('a/b/c', 'a/**/c'), ('a/b/c/d', 'a/**'), ('a/b', '**/b')):
    p = P(path)
    print(path, pat, p.match(pat), p.full_match(pat))
for bad in ('', '.'):
    try:
        print(P('a').match(bad))
    except ValueError as e:
        print(e)
print(P('a.PY').match('*.py', case_sensitive=False), bytes(P('é')), str(P('a')), f'{P("a")}', P('a/b').__fspath__(), P('x') in [P('x')], P('a').__reduce__()[1] if False else '-')
class My(P):
    def shout(self): return str(self).upper()
print((My('a') / 'b').shout(), type(My('a/b').parent).__name__)
