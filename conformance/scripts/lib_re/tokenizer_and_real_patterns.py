import re
spec = [('NUM', r'\d+(\.\d*)?'), ('ASSIGN', r':='), ('END', r';'), ('ID', r'[A-Za-z]+'), ('OP', r'[+\-*/]'), ('NL', r'\n'), ('SKIP', r'[ \t]+'), ('BAD', r'.')]
tok = re.compile('|'.join(f'(?P<{n}>{p})' for n, p in spec))
line = 1
for m in tok.finditer('IF q := 3.5 * 2;\n x?'):
    if m.lastgroup == 'NL': line += 1
    elif m.lastgroup != 'SKIP': print(m.lastgroup, repr(m[0]), line, end='; ')
print()
email = re.compile(r'^[\w.+-]+@[\w-]+\.[\w.-]+$')
print([bool(email.match(s)) for s in ('a@b.co', 'a.b+c@d-e.f.g', '@b.c', 'a@b', 'a b@c.d')])
date = re.compile(r'(?P<y>\d{4})-(?P<m>0[1-9]|1[0-2])-(?P<d>0[1-9]|[12]\d|3[01])')
print([m.groupdict() for m in date.finditer('2024-02-29 2024-13-01 1999-12-31')])
print(re.sub(r'([a-z])([A-Z])', r'\1_\2', 'camelCaseString').lower(), re.sub(r'_(\w)', lambda m: m[1].upper(), 'snake_case_it'), re.sub(r'(?<=\d)(?=(\d{3})+$)', ',', '1234567'), re.findall(r'"((?:[^"\\]|\\.)*)"', r'"a\"b" "c"'), re.split(r'\s*[,;]\s*', 'a , b;c'), re.findall(r'#(\w+)', '#tag1 x #tag2'), re.sub(r'\s+', ' ', ' a \n b ').strip(), re.match(r'(\d{1,3}\.){3}\d{1,3}$', '192.168.1.1') is not None, re.findall(r'<(\w+)[^>]*>(.*?)</\1>', '<b>x</b><i c="1">y</i>'), re.sub('[aeiou]', '', 'education'), re.findall(r'\b[A-Z]{2,}\b', 'NASA and FBI or Me'), re.sub(r'(\w)\1+', r'\1', 'aabbbc'))
print(re.match(r'(?:a|b)*c', 'ab' * 500 + 'c') is not None, re.search('(a+)+$', 'a' * 20 + 'b'), len(re.findall('a', 'a' * 10000)), re.match('(?:x+x+)+y', 'x' * 12))
