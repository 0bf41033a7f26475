text = 'the quick brown fox jumps over the lazy dog'
print(sorted({c for c in text if c.isalpha()}), len({w for w in text.split()}), sorted({w for w in text.split() if len(w) == 3}))
print(sorted({w.upper() for w in text.split()}, key=lambda w: (len(w), w)), min({w for w in text.split()}), ''.join(sorted({c for c in 'hello'})))
