# Containers of weak references, and finalizers. Functions keep no target in a variable of
# their own beyond its use: what a frame has left behind on the stack is alive where a later
# one has not written yet.

from _collections_abc import MutableMapping, MutableSet
from itertools import count

from weakref import KeyedRef, _drop_dead, _quiet, _target_or, ref

__name__ = "weakref"


_dead = object()


class _Merging(MutableMapping):
    # What mappings with weak references take from others.

    def update(self, other=None, /, **kwargs):
        if other is not None:
            if not hasattr(other, "items"):
                other = dict(other)
            for key, value in other.items():
                self[key] = value
        for key, value in kwargs.items():
            self[key] = value

    def __ior__(self, other):
        self.update(other)
        return self

    def __or__(self, other):
        if hasattr(other, "keys"):
            c = self.copy()
            c.update(other)
            return c
        return NotImplemented

    def __ror__(self, other):
        if hasattr(other, "keys"):
            c = self.__class__()
            c.update(other)
            c.update(self)
            return c
        return NotImplemented


class WeakValueDictionary(_Merging):
    """A dict whose entries go when nothing else holds their values."""

    def __init__(self, other=(), /, **kw):
        data = self.data = {}

        def remove(wr, selfref=ref(self)):
            self = selfref()
            if self is not None and self.data.get(wr.key) is wr:
                del self.data[wr.key]

        self._remove = remove
        self.update(other, **kw)

    def _purge(self):
        for wr in _drop_dead([*self.data.values()]):
            if self.data.get(wr.key) is wr:
                del self.data[wr.key]

    def __getitem__(self, key):
        if _target_or(self.data[key], _dead) is _dead:
            raise KeyError(key)
        return self.data[key]()

    def __delitem__(self, key):
        del self.data[key]

    def __len__(self):
        self._purge()
        return len(self.data)

    def __contains__(self, key):
        try:
            return _target_or(self.data[key], _dead) is not _dead
        except KeyError:
            return False

    def __repr__(self):
        return f"<{type(self).__name__} at 0x{id(self):x}>"

    def __setitem__(self, key, value):
        self.data[key] = _quiet(KeyedRef(value, self._remove, key))

    def copy(self):
        new = WeakValueDictionary()
        for key, value in self.items():
            new[key] = value
        return new

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        new = self.__class__()
        for key, value in self.items():
            new[deepcopy(key, memo)] = value
        return new

    def get(self, key, default=None):
        try:
            return _target_or(self.data[key], default)
        except KeyError:
            return default

    def items(self):
        for key, wr in [*self.data.items()]:
            value = wr()
            if value is not None:
                yield key, value

    def keys(self):
        for key, wr in [*self.data.items()]:
            if wr() is not None:
                yield key

    __iter__ = keys

    def itervaluerefs(self):
        yield from [*self.data.values()]

    def valuerefs(self):
        return [*self.data.values()]

    def values(self):
        for wr in [*self.data.values()]:
            value = wr()
            if value is not None:
                yield value

    def popitem(self):
        while True:
            key, wr = self.data.popitem()
            value = wr()
            if value is not None:
                return key, value

    def pop(self, key, *args):
        try:
            wr = self.data.pop(key)
        except KeyError:
            wr = None
        if wr is None or _target_or(wr, _dead) is _dead:
            if args:
                return args[0]
            raise KeyError(key)
        return wr()

    def setdefault(self, key, default=None):
        if key in self:
            return self.data[key]()
        self.data[key] = _quiet(KeyedRef(default, self._remove, key))
        return default


class WeakKeyDictionary(_Merging):
    """A dict whose entries go when nothing else holds their keys."""

    def __init__(self, dict=None):
        self.data = {}

        def remove(k, selfref=ref(self)):
            self = selfref()
            if self is not None:
                self.data.pop(k, None)

        self._remove = remove
        if dict is not None:
            self.update(dict)

    def _purge(self):
        for wr in _drop_dead([*self.data]):
            self.data.pop(wr, None)

    def __delitem__(self, key):
        del self.data[ref(key)]

    def __getitem__(self, key):
        return self.data[ref(key)]

    def __len__(self):
        self._purge()
        return len(self.data)

    def __repr__(self):
        return f"<{type(self).__name__} at 0x{id(self):x}>"

    def __setitem__(self, key, value):
        self.data[_quiet(ref(key, self._remove))] = value

    def copy(self):
        new = WeakKeyDictionary()
        for key, value in self.items():
            new[key] = value
        return new

    __copy__ = copy

    def __deepcopy__(self, memo):
        from copy import deepcopy
        new = self.__class__()
        for key, value in self.items():
            new[key] = deepcopy(value, memo)
        return new

    def get(self, key, default=None):
        return self.data.get(ref(key), default)

    def __contains__(self, key):
        try:
            wr = ref(key)
        except TypeError:
            return False
        return wr in self.data

    def items(self):
        for wr, value in [*self.data.items()]:
            key = wr()
            if key is not None:
                yield key, value

    def keys(self):
        for wr in [*self.data]:
            key = wr()
            if key is not None:
                yield key

    __iter__ = keys

    def values(self):
        for wr, value in [*self.data.items()]:
            if wr() is not None:
                yield value

    def keyrefs(self):
        return [*self.data]

    def popitem(self):
        while True:
            wr, value = self.data.popitem()
            key = wr()
            if key is not None:
                return key, value

    def pop(self, key, *args):
        return self.data.pop(ref(key), *args)

    def setdefault(self, key, default=None):
        return self.data.setdefault(_quiet(ref(key, self._remove)), default)


class WeakSet(MutableSet):
    def __init__(self, data=None):
        self.data = set()

        def _remove(item, selfref=ref(self)):
            self = selfref()
            if self is not None:
                self.data.discard(item)

        self._remove = _remove
        if data is not None:
            self.update(data)

    def __iter__(self):
        for wr in [*self.data]:
            item = wr()
            if item is not None:
                yield item

    def __len__(self):
        for wr in _drop_dead([*self.data]):
            self.data.discard(wr)
        return len(self.data)

    def __contains__(self, item):
        try:
            wr = ref(item)
        except TypeError:
            return False
        return wr in self.data

    def __reduce__(self):
        return self.__class__, ([*self],), self.__getstate__()

    def add(self, item):
        self.data.add(_quiet(ref(item, self._remove)))

    def clear(self):
        self.data.clear()

    def copy(self):
        return self.__class__(self)

    def pop(self):
        while True:
            try:
                wr = self.data.pop()
            except KeyError:
                raise KeyError("pop from empty WeakSet") from None
            item = wr()
            if item is not None:
                return item

    def remove(self, item):
        self.data.remove(ref(item))

    def discard(self, item):
        self.data.discard(ref(item))

    def update(self, other):
        for item in other:
            self.add(item)

    def __ior__(self, other):
        self.update(other)
        return self

    def difference(self, other):
        new = self.copy()
        new.difference_update(other)
        return new

    __sub__ = difference

    def difference_update(self, other):
        self.__isub__(other)

    def __isub__(self, other):
        if self is other:
            self.data.clear()
        else:
            self.data.difference_update([ref(item) for item in other])
        return self

    def intersection(self, other):
        return self.__class__(item for item in other if item in self)

    __and__ = intersection

    def intersection_update(self, other):
        self.__iand__(other)

    def __iand__(self, other):
        self.data.intersection_update([ref(item) for item in other])
        return self

    def issubset(self, other):
        return self.data.issubset([ref(item) for item in other])

    __le__ = issubset

    def __lt__(self, other):
        return self.data < {*map(ref, other)}

    def issuperset(self, other):
        return self.data.issuperset([ref(item) for item in other])

    __ge__ = issuperset

    def __gt__(self, other):
        return self.data > {*map(ref, other)}

    def __eq__(self, other):
        if not isinstance(other, self.__class__):
            return NotImplemented
        return self.data == {*map(ref, other)}

    __hash__ = None

    def symmetric_difference(self, other):
        new = self.copy()
        new.symmetric_difference_update(other)
        return new

    __xor__ = symmetric_difference

    def symmetric_difference_update(self, other):
        self.__ixor__(other)

    def __ixor__(self, other):
        if self is other:
            self.data.clear()
        else:
            self.data.symmetric_difference_update([_quiet(ref(item, self._remove)) for item in other])
        return self

    def union(self, other):
        return self.__class__(e for s in (self, other) for e in s)

    __or__ = union

    def isdisjoint(self, other):
        return len(self.intersection(other)) == 0

    def __repr__(self):
        return repr(self.data)


class finalize:
    """Has a function called when an object goes, or at the end of the run."""

    __slots__ = ()
    _registry = {}
    _shutdown = False
    _index_iter = count()
    _registered = False

    class _Info:
        __slots__ = ("weakref", "func", "args", "kwargs", "atexit", "index")

    def __init__(self, obj, func, /, *args, **kwargs):
        if not self._registered:
            import atexit
            atexit.register(self._exitfunc)
            finalize._registered = True
        info = self._Info()
        info.weakref = ref(obj, self)
        info.func = func
        info.args = args
        info.kwargs = kwargs or None
        info.atexit = True
        info.index = next(self._index_iter)
        self._registry[self] = info

    def __call__(self, _=None):
        info = self._registry.pop(self, None)
        if info and not self._shutdown:
            return info.func(*info.args, **(info.kwargs or {}))

    def _object(self):
        # What this waits for; None if it is gone, or the call was made or given up.
        info = self._registry.get(self)
        return None if info is None else info.weakref()

    def peek(self):
        obj = self._object()
        if obj is None:
            return None
        info = self._registry[self]
        return obj, info.func, info.args, info.kwargs or {}

    def detach(self):
        held = self.peek()
        if held is not None:
            del self._registry[self]
        return held

    @property
    def alive(self):
        return self._object() is not None

    @property
    def atexit(self):
        return self in self._registry and self._registry[self].atexit

    @atexit.setter
    def atexit(self, value):
        if self in self._registry:
            self._registry[self].atexit = bool(value)

    def __repr__(self):
        obj = self._object()
        if obj is None:
            return f"<{type(self).__name__} object at 0x{id(self):x}; dead>"
        return f"<{type(self).__name__} object at 0x{id(self):x}; for {type(obj).__name__!r} at 0x{id(obj):x}>"

    @classmethod
    def _exitfunc(cls):
        pending = [(f, i) for f, i in cls._registry.items() if i.atexit]
        pending.sort(key=lambda item: item[1].index, reverse=True)
        for f, _ in pending:
            f()
        finalize._shutdown = True
