s = 'naïve café — 日本語日本 😀😀'
print(len(s), s.find('é'), s.rfind('日'), s.count('日本'), s.index('😀'), s.rindex('😀'), s.find('本', 18), s.find('zzz'), s.count('😀'), s[-1], s[6:10], s[::-1], s.find(''), s.rfind(''), s.count(''), '語' in s, s.partition('—'), s.split(), s.replace('日', 'X', 1), s.upper(), s.startswith('café', 6), s.endswith('😀'))
b = s.encode()
print(len(b), b.find('é'.encode()), b.count('日'.encode()), b[5:9], b.decode()[9], b.decode('utf-8') == s, s.encode('utf-16-le')[:4], s.encode('utf-32-be')[-4:])
print([ord(c) for c in s[:4]], s.translate({0xef: 'i', 0xe9: None}), s.isascii(), s.isprintable(), max(s), min(s), sorted(set('日本a')), s.center(30, '·'), s.ljust(28, '日')[-3:], s.zfill(27), '日' * 3, s.title(), 'ÀÈ'.lower(), 'ß'.upper(), 'ŉ'.upper(), 'İ'.lower().encode('unicode_escape'))
t = ''.join(chr(0x100 + i) for i in range(300))
print(t.find(chr(0x200)), t[150] == chr(0x196), t[100:102], t.index(t[-1]), t.rfind(t[0]), len(t[::7]), t[250:240:-3] == ''.join(chr(0x100 + i) for i in range(250, 240, -3)), hash(t) == hash(t[:]), t == ''.join(list(t)), t[:150] + t[150:] == t)
