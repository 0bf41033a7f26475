import heapq
from collections import defaultdict, deque

edges = [('a', 'b', 4), ('a', 'c', 2), ('c', 'b', 1), ('b', 'd', 5), ('c', 'd', 8), ('d', 'e', 3), ('f', 'g', 1)]
graph = defaultdict(dict)
for u, v, w in edges:
    graph[u][v] = w
    graph[v][u] = w

def dijkstra(start):
    dist, before = {start: 0}, {}
    heap = [(0, start)]
    while heap:
        d, u = heapq.heappop(heap)
        if d > dist[u]:
            continue
        for v, w in graph[u].items():
            if d + w < dist.get(v, float('inf')):
                dist[v] = d + w
                before[v] = u
                heapq.heappush(heap, (dist[v], v))
    return dist, before

def path(before, end):
    out = [end]
    while out[-1] in before:
        out.append(before[out[-1]])
    return out[::-1]

def components():
    seen = set()
    for start in sorted(graph):
        if start in seen:
            continue
        group, queue = [], deque([start])
        seen.add(start)
        while queue:
            u = queue.popleft()
            group.append(u)
            for v in sorted(graph[u]):
                if v not in seen:
                    seen.add(v)
                    queue.append(v)
        yield group

def kruskal():
    parent = {}
    def find(x):
        while parent.setdefault(x, x) != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x
    for u, v, w in sorted(edges, key=lambda e: e[2]):
        a, b = find(u), find(v)
        if a != b:
            parent[a] = b
            yield u, v, w

def cycles(graph, limit=4):
    def walk(node, trail):
        for nxt in sorted(graph[node]):
            if nxt == trail[0] and len(trail) > 2:
                yield trail
            elif nxt not in trail and nxt > trail[0] and len(trail) < limit:
                yield from walk(nxt, trail + [nxt])
    for start in sorted(graph):
        yield from walk(start, [start])

dist, before = dijkstra('a')
print(dist)
print({v: '-'.join(path(before, v)) for v in dist})
print(list(components()))
print(list(kruskal()), sum(w for *_, w in kruskal()))
print([''.join(c) for c in cycles(graph)])
