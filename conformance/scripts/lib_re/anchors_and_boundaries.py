import re
for p, s, f in ((r'^a', 'a\na', 0), (r'^a', 'a\na', re.M), (r'a$', 'a\na\n', 0), (r'a$', 'a\na\n', re.M), (r'\Aa', 'a\na', re.M), (r'a\Z', 'a\na', re.M), (r'a\Z', 'a\n', 0), (r'$', 'a\n', 0), (r'$', 'a\n\n', re.M), (r'^', 'a\nb\n', re.M), (r'^$', 'a\n\nb', re.M), (r'\b', 'ab cd', 0), (r'\B', 'ab cd', 0), (r'\bfoo\b', 'foo foobar.foo', 0), (r'\b', '', 0), (r'\B', '', 0), (r'\bé', 'é aé', 0), (r'\b\w', 'é a', re.A), (r'(?m)^b', 'a\nb', 0), (r'a$b', 'a\nb', re.M), (r'\Ga' if False else r'(^a|b$)', 'ab', 0)):
    print(repr(p), repr(s), int(f), [m.span() for m in re.finditer(p, s, f)])
r = re.compile('^b')
print(r.match('ab', 1), r.search('ab', 1), re.compile('b$').search('abc', 0, 2), re.compile(r'\bb').search('ab', 1), re.compile('a').match('xa', 1).span(), re.compile('a').fullmatch('xay', 1, 2).span(), r.search('b', 5), re.compile('').findall('abc', 1, 2), re.compile('a').search('aaa', -5).span())
