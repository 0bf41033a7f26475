from heapq import heappush, heappop, heapify, heappushpop, heapreplace
h = []
for v in [5, 1, 8, 3, 2, 9, 0]:
    heappush(h, v)
    print(h)
print([heappop(h) for _ in range(7)], h)
h = [9, 4, 7, 1, 8, 2]
print(heapify(h), h)
print(heappushpop(h, 0), h)
print(heappushpop(h, 5), h)
print(heapreplace(h, 0), h)
print(heapreplace(h, 99), h)
for f in (lambda: heappop([]), lambda: heapreplace([], 1), lambda: heappush((), 1), lambda: heapify('abc'), lambda: heappop(5), lambda: heappush(1), lambda: heapify()):
    try:
        print(f())
    except (IndexError, TypeError) as e:
        print(type(e).__name__, e)
print(heappushpop([], 5))
