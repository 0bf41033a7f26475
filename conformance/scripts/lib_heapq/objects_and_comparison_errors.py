import heapq
calls = []
class K:
    def __init__(self, v): self.v = v
    def __lt__(self, o):
        calls.append((self.v, o.v))
        return self.v < o.v
    def __repr__(self): return f'K{self.v}'
h = [K(v) for v in (3, 1, 2)]
heapq.heapify(h)
print(h, calls)
calls.clear()
heapq.heappush(h, K(0))
print(h, calls)
calls.clear()
print(heapq.heappop(h), h, calls)
class OnlyGt:
    def __init__(self, v): self.v = v
    def __gt__(self, o): return self.v > o.v
    def __repr__(self): return f'G{self.v}'
g = [OnlyGt(2), OnlyGt(1)]
heapq.heapify(g)
print(g)
h = [1, 'a', 2]
try:
    heapq.heapify(h)
except TypeError as e:
    print(e)
h = [1, 2]
try:
    heapq.heappush(h, 'x')
except TypeError as e:
    print(e, h)
class Boom:
    def __lt__(self, o): raise ValueError('lt')
    def __repr__(self): return 'Boom'
h = [Boom()]
try:
    heapq.heappush(h, Boom())
except ValueError as e:
    print(e, len(h))
print(heapq.nsmallest(2, [K(5), K(4), K(6)]), [x for x in h])
