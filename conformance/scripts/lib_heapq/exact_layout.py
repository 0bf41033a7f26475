import heapq
data = [(i * 7919) % 101 for i in range(30)]
h = data[:]
heapq.heapify(h)
print(h)
out = []
while h:
    out.append(heapq.heappop(h))
    if len(h) in (20, 10): print(h)
print(out == sorted(data))
h = []
for v in data: heapq.heappush(h, v)
print(h)
h = list(range(15, 0, -1))
heapq.heapify(h)
print(h)
for n in range(6):
    l = list(range(n, 0, -1)); heapq.heapify(l); print(l, end=' ')
print()
