import heapq
d = [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]
for n in (-1, 0, 1, 2, 3, 5, 11, 20):
    print(n, heapq.nlargest(n, d), heapq.nsmallest(n, d))
w = ['banana', 'fig', 'apple', 'kiwi', 'date']
print(heapq.nlargest(2, w, key=len), heapq.nsmallest(3, w, key=len), heapq.nlargest(1, w), heapq.nsmallest(2, w, key=lambda s: s[-1]), heapq.nlargest(3, w, key=lambda s: 0))
print(heapq.nlargest(2, iter(d)), heapq.nsmallest(2, (x for x in d)), heapq.nlargest(3, 'hello'), heapq.nsmallest(2, {'b': 1, 'a': 2}), heapq.nlargest(2, [(1, 'a'), (1, 'b'), (0, 'z')]), heapq.nsmallest(5, []))
pairs = [(1, 'a'), (2, 'b'), (1, 'c'), (2, 'd')]
print(heapq.nlargest(3, pairs, key=lambda p: p[0]), heapq.nsmallest(3, pairs, key=lambda p: p[0]), heapq.nlargest(1, pairs, key=lambda p: p[0]), heapq.nsmallest(1, pairs, key=lambda p: p[0]))
for f in (lambda: heapq.nlargest(2, 5), lambda: heapq.nlargest('a', [1]), lambda: heapq.nsmallest(2, [1, 'a']), lambda: heapq.nlargest(1, [1, 2], key=5)):
    try:
        print(f())
    except TypeError as e:
        print(e)
