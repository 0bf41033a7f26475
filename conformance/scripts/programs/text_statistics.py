import string
from collections import Counter
from statistics import mean, median, mode, stdev

TEXT = '''It is not the strongest of the species that survives, nor the most
intelligent; it is the one most adaptable to change. Change is hard -- yet it's needed!
What now? We adapt.'''
words = [w.strip(string.punctuation).lower() for w in TEXT.split()]
words = [w for w in words if w]
sentences = [s.strip() for s in TEXT.replace('\n', ' ').replace('?', '.').replace('!', '.').split('.') if s.strip()]
counts = Counter(words)
print(len(words), len(counts), len(sentences), counts.most_common(4))
lengths = [len(w) for w in words]
print(f'{mean(lengths):.3f} {median(lengths)} {mode(lengths)} {stdev(lengths):.4f} {max(words, key=len)}')
for length, n in sorted(Counter(lengths).items()):
    print(f'{length:>2} {"#" * n}')
index = {}
for n, w in enumerate(words):
    index.setdefault(w[0], {}).setdefault(w, []).append(n)
print({k: sorted(v) for k, v in sorted(index.items()) if len(v) > 3})
pairs = Counter(zip(words, words[1:]))
print([p for p, n in pairs.items() if n > 1])
print(' '.join(w.capitalize() if len(w) > 3 else w for w in words[:8]), TEXT.count('t'), TEXT.find('most'), TEXT.rfind('most'))
caesar = str.maketrans(string.ascii_lowercase, string.ascii_lowercase[3:] + string.ascii_lowercase[:3])
coded = TEXT.lower().translate(caesar)
back = coded.translate({v: k for k, v in caesar.items()})
print(coded[:30], back == TEXT.lower(), TEXT.translate(str.maketrans('', '', string.punctuation))[-12:])
print(sorted({c for c in TEXT.lower() if c not in string.ascii_letters}), TEXT.swapcase()[:9], TEXT.title()[:20], [len(l) for l in TEXT.splitlines()])
ana = {}
for w in ['listen', 'silent', 'enlist', 'google', 'elgoog', 'cat']:
    ana.setdefault(''.join(sorted(w)), []).append(w)
print([g for g in ana.values() if len(g) > 1])
print(all(w == w[::-1] for w in ('level', 'noon')), ''.join(c for c in 'A man, a plan' if c.isalpha()).lower())
