# Heaps whose elements are compared by Python code.


def _same_size(heap, n):
    if list.__len__(heap) != n:
        raise RuntimeError("list changed size during iteration")


def _rise(heap, start, pos, largest):
    get = list.__getitem__
    put = list.__setitem__
    n = list.__len__(heap)
    item = get(heap, pos)
    while pos > start:
        parent = (pos - 1) >> 1
        above = get(heap, parent)
        first = above < item if largest else item < above
        _same_size(heap, n)
        if not first:
            break
        above = get(heap, parent)
        put(heap, parent, get(heap, pos))
        put(heap, pos, above)
        pos = parent


def _sink(heap, pos, largest):
    get = list.__getitem__
    put = list.__setitem__
    start = pos
    n = list.__len__(heap)
    while 2 * pos + 1 < n:
        child = 2 * pos + 1
        if child + 1 < n:
            a = get(heap, child)
            b = get(heap, child + 1)
            first = b < a if largest else a < b
            _same_size(heap, n)
            if not first:
                child += 1
        below = get(heap, child)
        put(heap, child, get(heap, pos))
        put(heap, pos, below)
        pos = child
    _rise(heap, start, pos, largest)


def _sink_for(heap, root, largest):
    _sink(heap, 0, largest)
    return root


def _pushpop(heap, item, largest):
    root = list.__getitem__(heap, 0)
    if not (item < root if largest else root < item):
        return item
    if not list.__len__(heap):
        raise IndexError("index out of range")
    root = list.__getitem__(heap, 0)
    list.__setitem__(heap, 0, item)
    _sink(heap, 0, largest)
    return root


def _heapify_from(heap, i, largest):
    while i >= 0:
        _sink(heap, i, largest)
        i -= 1


def _next(it, none, largest):
    return next(it, none)
