import heapq, itertools
pq, counter, entries = [], itertools.count(), {}
REMOVED = '<removed>'
def add(task, priority=0):
    if task in entries: remove(task)
    entry = [priority, next(counter), task]
    entries[task] = entry
    heapq.heappush(pq, entry)
def remove(task): entries.pop(task)[-1] = REMOVED
def pop():
    while pq:
        p, c, task = heapq.heappop(pq)
        if task is not REMOVED:
            del entries[task]
            return task, p
    raise KeyError('pop from an empty priority queue')
for t, p in (('write', 5), ('release', 7), ('spec', 1), ('tests', 3), ('write', 2)): add(t, p)
remove('tests')
print([pop() for _ in range(3)])
try:
    pop()
except KeyError as e:
    print(e)
graph = {'a': {'b': 7, 'c': 9, 'f': 14}, 'b': {'a': 7, 'c': 10, 'd': 15}, 'c': {'a': 9, 'b': 10, 'd': 11, 'f': 2}, 'd': {'b': 15, 'c': 11, 'e': 6}, 'e': {'d': 6, 'f': 9}, 'f': {'a': 14, 'c': 2, 'e': 9}}
def dijkstra(start):
    dist, heap = {start: 0}, [(0, start)]
    while heap:
        d, u = heapq.heappop(heap)
        if d > dist[u]: continue
        for v, w in graph[u].items():
            if d + w < dist.get(v, float('inf')):
                dist[v] = d + w
                heapq.heappush(heap, (d + w, v))
    return dist
print(dijkstra('a'))
def heapsort(xs):
    h = []
    for x in xs: heapq.heappush(h, x)
    return [heapq.heappop(h) for _ in range(len(h))]
print(heapsort([3, -1, 2.5, True, 10 ** 20]), heapsort('heap'))
