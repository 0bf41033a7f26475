from bisect import bisect, bisect_left, insort
print(bisect_left(['a', 'b', 'd'], 'c'), bisect([(1, 'a'), (1, 'c'), (2, 'b')], (1, 'b')), bisect([(1,), (2,)], (1, 0)), bisect_left([1, 2.5, 4], 3), bisect_left([False, True], True), bisect('aceg', 'd'), bisect(b'aceg', 100), bisect_left([[1], [2, 0]], [2]))
words = ['apple', 'fig']
for w in ('banana', 'apple', 'zoo', ''): insort(words, w)
print(words)
by_len = []
for w in ('ccc', 'a', 'bb', 'dd'): insort(by_len, w, key=len)
print(by_len)
d = []
for pair in ((2, 'b'), (1, 'z'), (2, 'a')): insort(d, pair, key=lambda p: -p[0])
print(d)
