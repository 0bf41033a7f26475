import re
print(re.split(r'\W+', 'Words, words, words.'), re.split(r'(\W+)', 'a, b'), re.split(r'\W+', 'a b c', maxsplit=1), re.split('x', ''), re.split('', 'abc'), re.split(r'\b', 'hi yo'), re.split('(a)|b', 'xaybz'), re.split('a*', 'baac'), re.split('(?=b)', 'abab'), re.split(',', 'a,,b,'), re.split('[,;]', 'a,b;c', maxsplit=1), re.split(r'(\d)(\w)?', 'a1bc2'), re.split(b',', b'a,b'))
print(re.findall('a', ''), re.findall('', ''), re.findall(r'\w+', 'a bc'), re.findall('(a)(b)?', 'aab'), re.findall('(?:a)(b)', 'abab'), re.findall('a|', 'bab'), re.findall('.', 'é😀'), re.findall(b'.', 'é'.encode()), [m.group() for m in re.finditer(r'\d+', 'a1b22')], re.findall('(?i)A(?P<x>b)', 'abAB'), re.findall(r'(\w+)=(\d+)', 'a=1, b=22'))
it = re.finditer('a', 'aaa')
print(next(it).span(), [m.start() for m in it], next(it, 'end'), type(it).__name__)
for f in (lambda: re.findall('a', b'a'), lambda: re.findall(5, 'a'), lambda: re.split('a', None), lambda: re.findall('a'), lambda: list(re.finditer('(', 'a'))):
    try:
        print(f())
    except (TypeError, re.error) as e:
        print(type(e).__name__, e)
