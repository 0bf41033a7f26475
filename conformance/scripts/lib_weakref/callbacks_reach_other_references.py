"""A callback that dies with its target keeps nothing; one that runs may reach dead references."""
import gc
import weakref


class Node:
    def __init__(self, name, *links, **named):
        self.name = name
        self.links = links
        self.named = named


log = []


def make(n):
    nodes = [Node(f"n{i}") for i in range(n)]
    for i, node in enumerate(nodes):
        node.links = (nodes[(i + 1) % n],)
    refs = [weakref.ref(x, lambda r, i=i: log.append((i, r() is None))) for i, x in enumerate(nodes)]
    return refs


refs = make(3)
gc.collect()
print(sorted(log), [r() is None for r in refs])


class Plain:
    pass


def chain():
    a, b = Plain(), Plain()
    ra = weakref.ref(a)
    rb = weakref.ref(b, lambda r: log.append(("b", ra() is None)))
    holder = Node("holder", refs=[ra, rb])
    return rb


log.clear()
rb = chain()
gc.collect()
gc.collect()
print(log, rb() is None)


class P:
    def __init__(self, *a, **k):
        self.a, self.k = a, k


args = [1, 2, 3]
kw = {"x": 1, "y": [2]}
made = [P(*args, **kw) for _ in range(3)]
print([(p.a, p.k) for p in made])
w = weakref.WeakValueDictionary()
for i, p in enumerate(made):
    w[i] = p
del p
print(sorted(w))
made.pop(0)
gc.collect()
print(sorted(w), len(w))
