import re
m = re.search(r'(\d+)-(?P<word>\w+)', 'xx 12-ab yy')
print(m, m.group(), m.group(0, 1, 'word'), m.groups(), m.groupdict(), m.span(), m.span('word'), m.start(1), m.end(1), m.lastindex, m.lastgroup, m['word'], m[1], m.string, m.pos, m.endpos, m.re.pattern)
print(re.match('a', 'ba'), re.fullmatch('a+', 'aaa'), re.fullmatch('a', 'ab'), re.match('(a)?(b)', 'b').groups(), re.match('(a)?(b)', 'b').groups('dflt'))
print(re.findall(r'\d', 'a1b2'), re.findall(r'(\w)(\d)', 'a1b2'), re.findall('', 'abc'), re.findall('x*', 'axb'), [x.span() for x in re.finditer('a|', 'ab')])
print(re.split(r'[,;]\s*', 'a, b;c'), re.split(r'(,)', 'a,b'), re.split('', 'abc'), re.split('x*', 'axbc'), re.split(',', 'a,b,c', maxsplit=1))
print(re.sub(r'(\w+) (\w+)', r'\2 \1', 'hello world'), re.sub('a', 'b', 'aaa', count=2), re.sub('', '-', 'ab'), re.sub(r'(?P<x>.)', r'<\g<x>\g<0>>', 'ab'), re.subn('a', 'x', 'banana'), re.sub('x*', '-', 'abxd'), re.sub('.', lambda m: m.group().upper() + '.', 'abc'), re.sub('(a)|b', r'[\1]', 'ab'))
print(re.sub('a', r'\n\\', 'a'), re.escape('a.b*c[d] e-f'), re.match(r'(.)\1', 'aa'), re.match(r'(?P<q>.)(?P=q)', 'ab'), re.match('(?i)ABC', 'abc').group(), re.findall(r'^\w', 'ab\ncd', re.M), re.findall('a.c', 'a\nc abc', re.S), re.match(r'''a  # comment
  b''', 'ab', re.X))
print(re.findall(r'(?<=a)b', 'ab cb'), re.findall(r'(?<!a)b', 'ab cb'), re.findall(r'a(?=b)', 'ab ac'), re.findall(r'a(?!b)', 'ab ac'), re.match('a{2,3}?', 'aaaa').group(), re.match('a{2,}', 'aaaa').group(), re.match('a{,2}', 'aaaa').group(), re.match('(?:ab)+', 'ababa').group(), re.findall(r'\bfoo\b', 'foo food foo'), re.match('(?>a+)b', 'aab'), re.match('a++a', 'aaa'), re.match('(a)?b(?(1)c|d)', 'bd').group())
print(re.compile('a(b)(?P<n>c)', re.I | re.M), re.compile('x').flags, re.compile('(a)(?P<z>b)').groups, re.compile('(a)(?P<z>b)').groupindex, re.compile(b'\\d').findall(b'a1'), re.findall(r'\w+', 'é日 a_1'), re.findall(r'\w', 'éa', re.A), re.findall(r'[^\W\d_]', 'a1_é'))
for p in ('(', ')', '[', 'a**', '*a', '(?P<1>a)', '(?P<a>b)(?P<a>c)', r'\1', '(?P=x)', 'a{3,2}', '(?<=a+)b', '[b-a]', '\\', '(?z)', r'\q', '(?P<a', '(?(2)a)', 'x{1}{2}'):
    try:
        re.compile(p)
        print(p, 'fine')
    except re.error as e:
        print(p, '|', e, '|', e.pos, e.lineno, e.colno)
for f in (lambda: re.sub('a', r'\g<x>', 'a'), lambda: re.sub('a', r'\2', 'a'), lambda: re.match('a', b'a'), lambda: m.group(9), lambda: m.group('nope'), lambda: re.match(5, 'a'), lambda: re.sub('a', r'\q', 'a')):
    try:
        print(f())
    except (re.error, IndexError, TypeError) as e:
        print(type(e).__name__, e)
