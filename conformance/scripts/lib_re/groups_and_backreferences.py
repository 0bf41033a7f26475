import re
print(re.match(r'(a)(b)?(c)', 'ac').groups(), re.match(r'(a)(b)?', 'a').group(2), re.match(r'(?P<y>\d{4})-(?P<m>\d\d)', '2024-05').groupdict(), re.match(r'(a)|(b)', 'b').lastindex, re.match(r'((a)(b))', 'ab').lastindex, re.match(r'(a)(?P<n>b)', 'ab').lastgroup)
print(re.findall(r'(\w)\1', 'aabbcd'), re.findall(r'(?P<q>[\'"]).*?(?P=q)', '''"a" 'b' "c' '''), re.sub(r'(a)(b)?', r'[\1\2]', 'aab'), re.match(r'(a*)*', 'aaa').groups(), re.match(r'(a|b)*', 'abab').group(1), re.match(r'(?:(a)|(b))*', 'ab').groups(), re.match(r'(a)?b\1', 'b'), re.match(r'(a)?(?(1)b|c)', 'c').group(), re.match(r'(?P<x>a)?(?(x)b|c)', 'ab').group())
m = re.match(r'(\w+) (\w+)', 'Isaac Newton')
print(m[0], m[1], m['1'] if False else m.group(1, 2), m.span(2), m.expand(r'\2, \1 \g<0> \g<1>x'), m.regs, m.start(), m.end(), m.string[m.start(2):m.end(2)], repr(m), bool(m), m.re.groups, len(m.groups()))
for f in (lambda: m.group(3), lambda: m.group('x'), lambda: m.span(5), lambda: m[9], lambda: m.expand(r'\9'), lambda: m.start('q'), lambda: m.group(1.5), lambda: m.group(-1)):
    try:
        print(f())
    except (IndexError, re.error, TypeError) as e:
        print(type(e).__name__, e)
print([m.span() for m in re.finditer('(?=(aa))', 'aaaa')], re.findall('(?=(a.))', 'abac'), re.sub('(?P<a>x)(?P<b>y)', r'\g<b>\g<a>', 'xyxy'))
