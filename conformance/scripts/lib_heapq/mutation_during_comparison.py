import heapq
class Evil:
    def __init__(self, heap, v): self.heap, self.v = heap, v
    def __lt__(self, o):
        self.heap.clear()
        return self.v < o.v
h = []
h.extend(Evil(h, v) for v in (3, 2, 1))
try:
    heapq.heapify(h)
    print('fine', len(h))
except RuntimeError as e:
    print(e)
h = []
h.extend(Evil(h, v) for v in (1, 2, 3))
try:
    heapq.heappop(h)
    print('fine', len(h))
except (RuntimeError, IndexError) as e:
    print(type(e).__name__, e)
h = [Evil([], 1)]
h[0].heap = h
try:
    heapq.heappush(h, Evil(h, 0))
    print('fine', len(h))
except (RuntimeError, IndexError) as e:
    print(type(e).__name__, e)
class Grow:
    def __init__(self, v): self.v = v
    def __lt__(self, o):
        if len(g) < 6: g.append(Grow(9))
        return self.v < o.v
g = [Grow(2), Grow(1)]
try:
    heapq.heapify(g)
    print('fine', len(g))
except RuntimeError as e:
    print(e)
