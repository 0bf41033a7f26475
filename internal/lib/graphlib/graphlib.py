import types

__all__ = ["TopologicalSorter", "CycleError"]

_PASSED_OUT = -1
_DONE = -2


class _Node:
    # A node, how many of its predecessors are not done (or one of the marks above), and its
    # successors, possibly several times.
    __slots__ = ("node", "waits", "successors")

    def __init__(self, node):
        self.node = node
        self.waits = 0
        self.successors = []


class CycleError(ValueError):
    """Raised by prepare if cycles exist in the graph; the second argument is one of them."""


class TopologicalSorter:
    """Orders the nodes of a graph so that each comes after those it depends on."""

    def __init__(self, graph=None):
        self._nodes = {}
        self._ready = None
        self._passed = 0
        self._finished = 0
        if graph is not None:
            for node, predecessors in graph.items():
                self.add(node, *predecessors)

    def _info(self, node):
        info = self._nodes.get(node)
        if info is None:
            info = self._nodes[node] = _Node(node)
        return info

    def add(self, node, *predecessors):
        if self._ready is not None:
            raise ValueError("Nodes cannot be added after a call to prepare()")
        info = self._info(node)
        info.waits += len(predecessors)
        for predecessor in predecessors:
            self._info(predecessor).successors.append(node)

    def prepare(self):
        """End the adding of nodes; CycleError if some depend on themselves."""
        if self._ready is not None:
            raise ValueError("cannot prepare() more than once")
        self._ready = [info.node for info in self._nodes.values() if info.waits == 0]
        cycle = self._find_cycle()
        if cycle:
            raise CycleError("nodes are in a cycle", cycle)

    def get_ready(self):
        """The nodes that wait for nothing and were not given before."""
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        nodes = tuple(self._ready)
        for node in nodes:
            self._nodes[node].waits = _PASSED_OUT
        self._ready.clear()
        self._passed += len(nodes)
        return nodes

    def is_active(self):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        return self._finished < self._passed or bool(self._ready)

    def __bool__(self):
        return self.is_active()

    def done(self, *nodes):
        if self._ready is None:
            raise ValueError("prepare() must be called first")
        for node in nodes:
            info = self._nodes.get(node)
            if info is None:
                raise ValueError(f"node {node!r} was not added using add()")
            if info.waits >= 0:
                raise ValueError(f"node {node!r} was not passed out (still not ready)")
            if info.waits == _DONE:
                raise ValueError(f"node {node!r} was already marked done")
            info.waits = _DONE
            for successor in info.successors:
                other = self._nodes[successor]
                other.waits -= 1
                if other.waits == 0:
                    self._ready.append(successor)
            self._finished += 1

    def _find_cycle(self):
        # Walks in depth; the path from the start is what has successors left to look at.
        seen = set()
        for start in self._nodes:
            if start in seen:
                continue
            path = [start]
            index = {start: 0}
            rest = [iter(self._nodes[start].successors)]
            seen.add(start)
            while path:
                for node in rest[-1]:
                    if node in index:
                        return path[index[node] :] + [node]
                    if node not in seen:
                        seen.add(node)
                        index[node] = len(path)
                        path.append(node)
                        rest.append(iter(self._nodes[node].successors))
                        break
                else:
                    del index[path.pop()]
                    rest.pop()
        return None

    def static_order(self):
        """All nodes in order."""
        self.prepare()
        while self.is_active():
            nodes = self.get_ready()
            yield from nodes
            self.done(*nodes)

    __class_getitem__ = classmethod(types.GenericAlias)
