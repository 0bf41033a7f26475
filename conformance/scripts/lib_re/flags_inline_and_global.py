import re
print(re.findall('(?i)a', 'aA'), re.findall('(?i:a)b', 'Ab AB'), re.findall('(?-i:a)b', 'aB AB', re.I), re.findall('(?s).', '\n'), re.findall('(?s:.)', '\n'), re.findall('(?x) a  b # c', 'ab'), re.findall(r'(?x)a\ b[ ]', 'a b '), re.findall('(?m)^a', 'b\na'), re.match('(?im)A', 'a').re.flags, re.compile('a', re.I | re.S).flags, re.compile(b'a').flags, re.compile('(?a)a').flags, re.findall('(?i)straße', 'STRASSE straße'), re.findall('(?i)ß', 'ẞß'), re.findall('(?i)[k]', '\u212ak'), re.findall('(?i)σ', 'ΣσςA'), re.findall('(?i)İ', 'iİ'), re.findall('(?i)é', 'É'), re.findall('(?ia)é', 'É'), re.findall(b'(?i)\xe9', b'\xc9'))
print(repr(re.I), repr(re.I | re.M), re.I.value, re.RegexFlag(2), re.compile('x', re.X | re.A), re.NOFLAG, re.compile('a', 2).flags)
for p in ('a(?i)b', '(?i', '(?q)', '(?-i)', '(?i-:a)', '(?i-i:a)', '(?au)a', '(?u-a:x)', '(?:(?i)a)', '(?L)a', '(?', '(?P', '(?Px)', '(?-)', '(?i-s:a)', '(?#c', '(?#comment)a', '(?i)(?s)a'):
    try:
        print(p, re.compile(p).flags)
    except (re.error, ValueError) as e:
        print(p, type(e).__name__, e)
for f in (lambda: re.compile(b'a', re.U), lambda: re.compile('a', re.L), lambda: re.compile('a', re.A | re.U), lambda: re.compile(re.compile('a'), re.I), lambda: re.compile('a', 'x')):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
