import heapq
h = [2, 5, 3]
heapq.heapify(h)
print(heapq.heapreplace(h, 1), h)
print(heapq.heapreplace(h, 10), h)
print(heapq.heappushpop(h, 0), h)
print(heapq.heappushpop(h, 3), h)
print(heapq.heappushpop(h, 4), h)
k = 3
top = []
for x in [4, 9, 1, 7, 8, 2]:
    if len(top) < k: heapq.heappush(top, x)
    else: heapq.heappushpop(top, x)
print(sorted(top))
