import heapq
from fractions import Fraction
from decimal import Decimal
h = [3, 2.5, Fraction(1, 2), True, -1, 10 ** 20, float('-inf')]
heapq.heapify(h)
print([heapq.heappop(h) for _ in range(len(h))])
h = [Decimal('1.5'), 1, Decimal('0.5')]
heapq.heapify(h)
print(h[0], heapq.nsmallest(2, h), heapq.nlargest(1, h))
nan = float('nan')
h = [1, nan, 0]
heapq.heapify(h)
print(len(h), h[0])
print(heapq.nsmallest(2, [True, 1, 0, False]), heapq.nlargest(2, [1.0, 1, True]))
