import heapq
h = []
for i, (p, name) in enumerate([(2, 'b'), (1, 'a'), (2, 'a'), (1, 'z')]):
    heapq.heappush(h, (p, i, name))
print([heapq.heappop(h) for _ in range(4)])
class Task:
    def __init__(self, n): self.n = n
h = []
heapq.heappush(h, (1, Task('x')))
try:
    heapq.heappush(h, (1, Task('y')))
except TypeError as e:
    print(e)
heapq.heappush(h, (0, Task('z')))
print(len(h), h[0][0])
