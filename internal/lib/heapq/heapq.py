from _heapq import (
    heapify, heapify_max, heappop, heappop_max, heappush, heappush_max, heappushpop, heappushpop_max, heapreplace,
    heapreplace_max, _below, _below_max,
)

__all__ = [
    "heappush", "heappop", "heapify", "heapreplace", "merge", "nlargest", "nsmallest", "heappushpop",
    "heappush_max", "heappop_max", "heapify_max", "heapreplace_max", "heappushpop_max",
]

_heapify_max = heapify_max
_heappop_max = heappop_max
_heapreplace_max = heapreplace_max


# What takes iterables.


class _Head:
    # The next element of one input of merge: by its key, then by the order of the inputs.
    __slots__ = ("key", "order", "value", "next", "reverse")

    def __lt__(self, other):
        a = self.key
        b = other.key
        if self.reverse:
            if a == b:
                return self.order < other.order
            return b < a
        if a == b:
            return self.order < other.order
        return a < b


def merge(*iterables, key=None, reverse=False):
    """One sorted iterator of several sorted iterables."""
    heads = []
    for order, iterable in enumerate(iterables):
        head = _Head()
        head.next = iter(iterable).__next__
        try:
            head.value = head.next()
        except StopIteration:
            continue
        head.key = head.value if key is None else key(head.value)
        head.order = order
        head.reverse = reverse
        heads.append(head)
    heapify(heads)
    while len(heads) > 1:
        head = heads[0]
        try:
            while True:
                yield head.value
                head.value = head.next()
                head.key = head.value if key is None else key(head.value)
                heapreplace(heads, head)
                head = heads[0]
        except StopIteration:
            heappop(heads)
    if heads:
        head = heads[0]
        yield head.value
        yield from head.next.__self__


def nsmallest(n, iterable, key=None):
    return _extremes(n, iterable, key, False)


def nlargest(n, iterable, key=None):
    return _extremes(n, iterable, key, True)


def _extremes(n, iterable, key, largest):
    if n == 1:
        none = object()
        found = (max if largest else min)(iter(iterable), default=none, key=key)
        return [] if found is none else [found]
    try:
        size = len(iterable)
    except (TypeError, AttributeError):
        pass
    else:
        if n >= size:
            return sorted(iterable, key=key, reverse=largest)[:n]
    # A heap of the n best so far, the worst of them on top. Of equal elements the earlier
    # ones are better: their place in the iterable decides.
    it = iter(iterable)
    step = -1 if largest else 1
    order = 0
    best = []
    for order, value in zip(range(0, n * step, step), it):
        best.append((value if key is None else key(value), order, value))
    if not best:
        return best
    replace = heapreplace if largest else heapreplace_max
    (heapify if largest else heapify_max)(best)
    top = best[0][0]
    order = n * step
    below = _below if largest else _below_max
    none = object()
    while True:
        value = below(it, top, none) if key is None else next(it, none)
        if value is none:
            break
        k = value if key is None else key(value)
        if (top < k) if largest else (k < top):
            replace(best, (k, order, value))
            top = best[0][0]
            order += step
    best.sort(reverse=largest)
    return [value for _, _, value in best]
