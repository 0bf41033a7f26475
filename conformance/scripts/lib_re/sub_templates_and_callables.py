import re
print(re.sub('b', 'X', 'abcb', count=1), re.sub('', '-', 'abc'), re.sub('x*', '-', 'abxd'), re.sub('a', r'\n\t\\', 'a'), re.sub('(.)', r'\1\1', 'ab'), re.sub('(?P<n>.)', r'<\g<n>>', 'ab'), re.sub('a', r'\g<0>0', 'a'), re.sub('(a)', r'\g<1>0', 'a'), re.sub('(a)(b)?', r'\2', 'a'), re.sub('a', '\\\\', 'a'), re.sub('a', lambda m: '\\1', 'a'), re.subn('a', 'b', 'aXa'), re.subn('z', '', 'a'), re.sub(b'a', b'\\g<0>x', b'a'), re.sub(r'\d+', lambda m: str(int(m[0]) * 2), 'a1b22'), re.sub('$', 'END', 'a\n'), re.sub('(?m)^', '> ', 'a\nb'), re.sub('\\b', '|', 'hi yo'), re.sub('a|b', {'a': '1', 'b': '2'}.get and (lambda m: {'a': '1', 'b': '2'}[m[0]]), 'abc'), re.sub('a', r'\x41' if False else r'\101', 'a'), re.sub('a', r'\0', 'a').encode())
for t in (r'\q', r'\1', r'\g<1>', r'\g<x>', r'\g', r'\g<', r'\g<>', r'\g<1', r'\g<-1>', r'\9', '\\', r'\400', r'\g<1a>', r'\g< 1>'):
    try:
        print(t, repr(re.sub('a', t, 'a')))
    except (re.error, IndexError) as e:
        print(t, type(e).__name__, e)
for f in (lambda: re.sub('a', 5, 'a'), lambda: re.sub('a', lambda m: 5, 'a'), lambda: re.sub('a', 'b', 5), lambda: re.sub(b'a', 'b', b'a'), lambda: re.sub('a', 'b'), lambda: re.sub('a', lambda m: 1 / 0, 'a'), lambda: re.sub('a', lambda: '', 'a'), lambda: re.sub('a', lambda m: None, 'xa')):
    try:
        print(f())
    except (TypeError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
