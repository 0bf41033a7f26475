# The Python part: it makes the iterators, and steps those whose sources or functions are
# Python code. `_iterator` makes one that Go steps, `_generator` one that a generator steps.

_MAX = 9223372036854775807


def _index(v, message):
    # An integer argument, as the interpreter takes sizes.
    try:
        return v.__index__()
    except AttributeError:
        raise TypeError(message) from None


def _size(v):
    n = _index(v, f"'{type(v).__name__}' object cannot be interpreted as an integer")
    if not -_MAX - 1 <= n <= _MAX:
        raise OverflowError("Python int too large to convert to C ssize_t")
    return n


def _alias(cls, item):
    import types
    return types.GenericAlias(cls, item)


# chain


def _new_chain(cls, iterables):
    return _iterator(cls, "chain", (iter(iterables),))


def _chain_from(cls, iterable):
    return _iterator(cls, "chain", (iter(iterable),))


def _chain(outer):
    for it in outer:
        for x in it:
            yield x


def _chain_into(outer, it):
    for x in it:
        yield x
    for it in outer:
        for x in it:
            yield x


def _chain_on(outer, inner):
    for x in inner:
        yield x
    for it in outer:
        for x in it:
            yield x


# accumulate


def _new_accumulate(cls, iterable, func, initial):
    it = iter(iterable)
    if (_is_unbound(func) or func is None) and (_is_unbound(initial) or initial is None) and _native(it):
        return _iterator(cls, "accumulate", (it,))
    if _is_unbound(func):
        func = None
    if _is_unbound(initial):
        initial = None
    return _generator(cls, _accumulate(it, func, initial))


def _accumulate(it, func, total):
    if total is None:
        for total in it:
            break
        else:
            return
    yield total
    if func is None:
        for x in it:
            total = total + x
            yield total
    else:
        for x in it:
            total = func(total, x)
            yield total


def _accumulate_on(it, total, x):
    total = total + x
    yield total
    for x in it:
        total = total + x
        yield total


# count, repeat, cycle


def _new_count(cls, start, step):
    if _is_unbound(start):
        start = 0
    if _is_unbound(step):
        step = 1
    for v in (start, step):
        t = type(v)
        if not (hasattr(t, "__index__") or hasattr(t, "__float__") or hasattr(t, "__complex__") or t is complex):
            raise TypeError("a number is required")
    if _plain_number(start) and _plain_number(step):
        return _iterator(cls, "count", (start, step))
    c = _iterator(cls, "count", (start, step))
    _delegate(c, _count(c, start, step))
    return c


def _plain_number(v):
    return type(v) is int or type(v) is float or type(v) is bool


def _count(c, n, step):
    while True:
        x = n
        n = n + step
        _store(c, 0, n)
        yield x


def _count_repr(c):
    n = _value(c, 0)
    step = _value(c, 1)
    name = type(c).__name__
    if type(step) is int and step == 1:
        return f"{name}({n!r})"
    return f"{name}({n!r}, {step!r})"


def _new_repeat(cls, obj, times):
    if _is_unbound(times):
        n = -1
    else:
        n = max(_size(times), 0)
    return _iterator(cls, "repeat", (obj,), (), n)


def _repeat_repr(r):
    n = _value(r, -1)
    if n < 0:
        return f"{type(r).__name__}({_value(r, 0)!r})"
    return f"{type(r).__name__}({_value(r, 0)!r}, {n})"


def _new_cycle(cls, iterable):
    it = iter(iterable)
    if _native(it):
        return _iterator(cls, "cycle", (it,))
    return _generator(cls, _cycle(it))


def _cycle(it):
    saved = []
    for x in it:
        saved.append(x)
        yield x
    while saved:
        for x in saved:
            yield x


# islice


def _new_islice(cls, args):
    n = len(args)
    if n < 2:
        raise TypeError(f"islice expected at least 2 arguments, got {n}")
    if n > 4:
        raise TypeError(f"islice expected at most 4 arguments, got {n}")
    start = 0
    step = 1
    wrong = "Stop argument for islice() must be None or an integer: 0 <= x <= sys.maxsize."
    if n == 2:
        stop = _limit(args[1], wrong)
    else:
        negative = "Indices for islice() must be None or an integer: 0 <= x <= sys.maxsize."
        stop = _limit(args[2], wrong, negative)
        start = _limit(args[1], negative) or 0
        if n == 4 and args[3] is not None:
            step = _limit(args[3], "Step for islice() must be a positive integer or None.")
            if step == 0:
                raise ValueError("Step for islice() must be a positive integer or None.")
    it = iter(args[0])
    if _native(it):
        return _iterator(cls, "islice", (it,), (step,), -1 if stop is None else stop, start)
    return _generator(cls, _islice(it, start, stop, step))


def _limit(v, wrong, negative=None):
    # An argument of islice, and what is said of one that is not a size, or a negative one.
    if v is None:
        return None
    try:
        i = _size(v)
    except (TypeError, OverflowError):
        raise ValueError(wrong) from None
    if i == -1:
        raise ValueError(wrong)
    if i < 0:
        raise ValueError(negative or wrong)
    return i


def _islice(it, start, stop, step):
    # Takes elements up to the one before stop, not one more.
    i = 0
    if stop is not None:
        while i < start and i < stop:
            for x in it:
                break
            else:
                return
            i += 1
        if i >= stop:
            return
        for x in it:
            if i == start:
                yield x
                start += step
            i += 1
            if i == stop:
                return
        return
    for x in it:
        if i == start:
            yield x
            start += step
        i += 1


# Combinations


def _new_product(cls, iterables, repeat):
    n = 1 if _is_unbound(repeat) else _size(repeat)
    if n < 0:
        raise ValueError("repeat argument cannot be negative")
    pools = tuple([tuple(it) for it in iterables])
    if n * len(pools) > 1 << 28:
        raise MemoryError
    pools = pools * n
    return _iterator(cls, "product", pools, [0] * len(pools))


def _new_permutations(cls, iterable, r):
    pool = tuple(iterable)
    n = len(pool)
    if _is_unbound(r) or r is None:
        r = n
    elif not isinstance(r, int):
        raise TypeError("Expected int as r")
    r = _size(r)
    if r < 0:
        raise ValueError("r must be non-negative")
    if r > n:
        return _iterator(cls, "permutations", (), (), 0, 2)
    return _iterator(cls, "permutations", pool, [*range(n), *range(n, n - r, -1)], r, 0)


def _chosen(iterable, r):
    pool = tuple(iterable)
    r = _size(r)
    if r < 0:
        raise ValueError("r must be non-negative")
    return pool, r


def _new_combinations(cls, iterable, r):
    pool, r = _chosen(iterable, r)
    if r > len(pool):
        return _iterator(cls, "combinations", (), (), 0, 2)
    return _iterator(cls, "combinations", pool, [*range(r)])


def _new_combinations_with_replacement(cls, iterable, r):
    pool, r = _chosen(iterable, r)
    if r and not pool:
        return _iterator(cls, "combinations_with_replacement", (), (), 0, 2)
    return _iterator(cls, "combinations_with_replacement", pool, [0] * r)


# pairwise, batched, zip_longest, compress


def _new_pairwise(cls, iterable):
    return _iterator(cls, "pairwise", (iter(iterable),))


def _pairwise(p, begun, a):
    # A step where the source is Python code, which may step the iterator itself.
    it = _value(p, 0)
    try:
        if not begun:
            a = next(it)
            _store(p, 1, a)
            it = _value(p, 0)
            if it is None:
                raise StopIteration
        b = next(it)
    except BaseException:
        _store(p, 0, None)
        raise
    _store(p, 1, b)
    return (a, b)


def _new_batched(cls, iterable, n, strict):
    n = _size(n)
    if n < 1:
        raise ValueError("n must be at least one")
    strict = not _is_unbound(strict) and bool(strict)
    it = iter(iterable)
    if _native(it):
        return _iterator(cls, "batched", (it,), (), n, 1 if strict else 0)
    return _generator(cls, _batched(it, n, strict))


def _batched(it, n, strict):
    batch = []
    for x in it:
        batch.append(x)
        if len(batch) == n:
            yield tuple(batch)
            batch = []
    if batch:
        if strict:
            raise ValueError("batched(): incomplete batch")
        yield tuple(batch)


def _new_zip_longest(cls, iterables, keywords):
    fillvalue = keywords.pop("fillvalue", None)
    if keywords:
        raise TypeError("zip_longest() got an unexpected keyword argument")
    its = [iter(it) for it in iterables]
    if _native(*its):
        return _iterator(cls, "zip_longest", (*its, fillvalue), [0] * len(its), len(its))
    return _generator(cls, _zip_longest(its, fillvalue))


def _zip_longest(its, fill):
    left = len(its)
    while True:
        out = []
        for i, it in enumerate(its):
            if it is None:
                out.append(fill)
                continue
            try:
                x = next(it)
            except StopIteration:
                its[i] = None
                left -= 1
                if not left:
                    return
                x = fill
            out.append(x)
        yield tuple(out)


def _new_compress(cls, data, selectors):
    d = iter(data)
    s = iter(selectors)
    if _native(d, s):
        return _iterator(cls, "compress", (d, s))
    return _generator(cls, _compress(d, s))


def _compress(data, selectors):
    for x, s in zip(data, selectors):
        if s:
            yield x


def _compress_on(data, selectors, x, s):
    if s:
        yield x
    for x, s in zip(data, selectors):
        if s:
            yield x


# Iterators that call a function


def _new_starmap(cls, function, iterable):
    return _generator(cls, _starmap(function, iter(iterable)))


def _starmap(function, it):
    for args in it:
        yield function(*args)


def _new_takewhile(cls, predicate, iterable):
    return _generator(cls, _takewhile(predicate, iter(iterable)))


def _takewhile(predicate, it):
    for x in it:
        if not predicate(x):
            return
        yield x


def _new_dropwhile(cls, predicate, iterable):
    return _generator(cls, _dropwhile(predicate, iter(iterable)))


def _dropwhile(predicate, it):
    for x in it:
        if not predicate(x):
            yield x
            break
    for x in it:
        yield x


def _new_filterfalse(cls, function, iterable):
    if function is bool:
        function = None
    return _generator(cls, _filterfalse(function, iter(iterable)))


def _filterfalse(function, it):
    if function is None:
        for x in it:
            if not x:
                yield x
    else:
        for x in it:
            if not function(x):
                yield x


# groupby: the groups read from the source of the whole, and go stale when it goes on.


class groupby:
    __slots__ = ("_it", "_key", "_target", "_current", "_value", "_group")

    def __new__(cls, iterable, key=None):
        self = object.__new__(cls)
        self._it = iter(iterable)
        self._key = key
        self._target = self._current = self._value = _Missing
        self._group = None
        return self

    def __iter__(self):
        return self

    def __next__(self):
        self._group = None
        while True:
            key = self._current
            target = self._target
            if key is not _Missing and (target is _Missing or not (target is key or target == key)):
                break
            _advance(self)
        self._target = key
        self._group = group = _grouper(self, key)
        return key, group


class _Missing:
    pass


def _advance(g):
    for x in g._it:
        break
    else:
        raise StopIteration
    k = x if g._key is None else g._key(x)
    g._value = x
    g._current = k


class _grouper:
    __slots__ = ("_parent", "_target")

    def __new__(cls, parent, target):
        self = object.__new__(cls)
        self._parent = parent
        self._target = target
        return self

    def __iter__(self):
        return self

    def __next__(self):
        g = self._parent
        if g._group is not self:
            raise StopIteration
        if g._value is _Missing:
            _advance(g)
        k = g._current
        if not (self._target is k or self._target == k):
            raise StopIteration
        x = g._value
        g._value = _Missing
        return x


# tee: a linked list of [value, next]; the last link is empty.


class _tee:
    __slots__ = ("_it", "_link", "__weakref__")

    def __new__(cls, iterable):
        if type(iterable) is cls:
            return iterable.__copy__()
        self = object.__new__(cls)
        self._it = [iter(iterable), False]  # the source, and whether it is being asked
        self._link = []
        return self

    def __iter__(self):
        return self

    def __next__(self):
        link = self._link
        if link:
            x = link[0]
        else:
            source = self._it
            if source[1]:
                raise RuntimeError("cannot re-enter the tee iterator")
            source[1] = True
            try:
                x = next(source[0])
            finally:
                source[1] = False
            link.append(x)
            link.append([])
        self._link = link[1]
        return x

    def __copy__(self):
        new = object.__new__(type(self))
        new._it = self._it
        new._link = self._link
        return new


def tee(iterable, n=2, /):
    n = _size(n)
    if n < 0:
        raise ValueError("n must be >= 0")
    if n == 0:
        return ()
    first = iter(iterable)
    if not hasattr(first, "__copy__"):
        first = _tee(first)
    out = [first]
    while len(out) < n:
        out.append(first.__copy__())
    return tuple(out)


for _c in (groupby, _grouper, _tee):
    _c.__module__ = "itertools"
    _fix_class(_c)
del _c
