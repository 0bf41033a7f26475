import re
for p, s in ((r'a*', 'aaab'), (r'a*?', 'aaa'), (r'a+?', 'aaa'), (r'a??', 'a'), (r'a{2}', 'aaa'), (r'a{2,}', 'aaaa'), (r'a{,2}', 'aaaa'), (r'a{1,2}?', 'aaa'), (r'<.*>', '<a><b>'), (r'<.*?>', '<a><b>'), (r'a*+a', 'aaa'), (r'a++b', 'aab'), (r'a?+a', 'a'), (r'(?>a|ab)c', 'abc'), (r'(?>a*)b', 'aaab'), (r'a{2}{3}' if False else r'(a{2}){2}', 'aaaaa'), (r'(ab){2,3}', 'abababab'), (r'x{0}', 'x'), (r'a{,}', 'aaa'), (r'a{', 'a{'), (r'a{1', 'a{1'), (r'a{x}', 'a{x}'), (r'a{1,x}', 'a{1,x}'), (r'(a|ab)(c|bcd)(d*)', 'abcd'), (r'(a+|b+)+?c', 'aabbc'), (r'\d{2,4}?', '12345'), (r'(?:a{2,3}){2}', 'aaaaa'), (r'a{2,3}+a', 'aaa')):
    m = re.match(p, s)
    print(p, s, m and (m.group(), m.groups()))
for p in ('a**', 'a+*', 'a???', 'a{2}{3}', '*', '+a', '?', '{2}', 'a{3,2}', '(*)', '|*', 'a{99999999999}', '^*', '$*', '(?:)*', 'a+++', 'a{2}?+'):
    try:
        re.compile(p)
        print(p, 'fine')
    except (re.error, OverflowError) as e:
        print(p, type(e).__name__, e)
