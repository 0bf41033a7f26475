import re
for p, s in ((r'a(?=b)', 'abac'), (r'a(?!b)', 'abac'), (r'(?<=a)b', 'abcb'), (r'(?<!a)b', 'abcb'), (r'(?<=\d{2})x', '12x1x'), (r'(?=.*\d)(?=.*[a-z]).+', 'abc1'), (r'(?<=(a))b', 'ab'), (r'(?<=a|b)c', 'acbcdc'), (r'(?<=^)a', 'aa'), (r'(?<!^)a', 'aa'), (r'a(?=(b))\1', 'ab'), (r'(?!)', 'a'), (r'(?=)', 'a'), (r'(?<=ab)(?=cd)', 'abcd'), (r'(?<!\$)\b\d+', '$5 6'), (r'(?:(?!end).)*', 'start end'), (r'\w+(?<!ing)\b', 'sing song'), (r'(?<=\bfoo)bar', 'foobar xfoobar'), (r'a(?!(b))c?', 'ac')):
    print(p, [(m.group(), m.span(), m.groups()) for m in re.finditer(p, s)])
for p in (r'(?<=a+)b', r'(?<=a|bc)d', r'(?<!a*)b', r'(?<=(?:ab|c))d', r'(?<=a{2})b', r'(?<=a{1,2})b', r'(?<=\1)(a)', r'(?<', r'(?=', r'(?<a)', r'(?<=(a)\1)b'):
    try:
        print(p, re.compile(p) and 'fine')
    except re.error as e:
        print(p, e)
