import heapq
def medians(xs):
    lo, hi, out = [], [], []
    for x in xs:
        heapq.heappush(lo, -heapq.heappushpop(hi, x))
        if len(lo) > len(hi): heapq.heappush(hi, -heapq.heappop(lo))
        out.append(hi[0] if len(hi) > len(lo) else (hi[0] - lo[0]) / 2)
    return out
print(medians([5, 2, 8, 1, 9, 3]), medians([1]), medians([2, 2, 2]), medians(range(10, 0, -1)))
