# The abstract classes of containers, iterators and asynchronous objects.

from abc import ABCMeta, abstractmethod

# The classes say that they are at home in collections.abc.
__name__ = "collections.abc"

__all__ = [
    "Awaitable", "Coroutine", "AsyncIterable", "AsyncIterator", "AsyncGenerator", "Hashable", "Iterable", "Iterator",
    "Generator", "Reversible", "Sized", "Container", "Callable", "Collection", "Set", "MutableSet", "Mapping",
    "MutableMapping", "MappingView", "KeysView", "ItemsView", "ValuesView", "Sequence", "MutableSequence",
    "ByteString", "Buffer",
]


def _check_methods(C, *methods):
    for name in methods:
        if not _has(C, name):
            return NotImplemented
    return True


def _hook(*methods):
    # The __subclasshook__ of a class whose methods alone make a class its subclass.
    def __subclasshook__(cls, C):
        if cls.__dict__.get("__subclasshook__") is hook:
            return _check_methods(C, *methods)
        return NotImplemented

    hook = classmethod(__subclasshook__)
    return hook


class Hashable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __hash__(self):
        return 0

    __subclasshook__ = _hook("__hash__")


class Awaitable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __await__(self):
        yield

    __subclasshook__ = _hook("__await__")
    __class_getitem__ = classmethod(_generic_alias)


def _close(throw, ends, what):
    # The end of a coroutine or generator: what it is thrown has to come out, or its own end.
    try:
        throw(GeneratorExit)
    except GeneratorExit:
        return None
    except ends as end:
        return end.value
    raise RuntimeError(f"{what} ignored GeneratorExit")


def _thrown(typ, val, tb):
    # The exception that throw(typ, val, tb) is about.
    if val is None and tb is not None:
        val = typ()
    exc = typ if val is None else val
    return exc if tb is None else exc.with_traceback(tb)


class Coroutine(Awaitable):
    """What coroutines do: send and throw drive one, close ends it."""

    __slots__ = ()

    @abstractmethod
    def send(self, value):
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        raise _thrown(typ, val, tb)

    def close(self):
        _close(self.throw, StopIteration, "coroutine")

    __subclasshook__ = _hook("__await__", "send", "throw", "close")


class AsyncIterable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __aiter__(self):
        return AsyncIterator()

    __subclasshook__ = _hook("__aiter__")
    __class_getitem__ = classmethod(_generic_alias)


class AsyncIterator(AsyncIterable):
    __slots__ = ()

    def __aiter__(self):
        return self

    @abstractmethod
    async def __anext__(self):
        raise StopAsyncIteration

    __subclasshook__ = _hook("__anext__", "__aiter__")


class AsyncGenerator(AsyncIterator):
    """What asynchronous generators do: all of it by asend and athrow."""

    __slots__ = ()

    @abstractmethod
    async def asend(self, value):
        raise StopAsyncIteration

    @abstractmethod
    async def athrow(self, typ, val=None, tb=None):
        raise _thrown(typ, val, tb)

    async def __anext__(self):
        return await self.asend(None)

    async def aclose(self):
        try:
            await self.athrow(GeneratorExit)
        except (StopAsyncIteration, GeneratorExit):
            return
        raise RuntimeError("asynchronous generator ignored GeneratorExit")

    __subclasshook__ = _hook("__aiter__", "__anext__", "asend", "athrow", "aclose")


class Iterable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __iter__(self):
        while False:
            yield None

    __subclasshook__ = _hook("__iter__")
    __class_getitem__ = classmethod(_generic_alias)


class Iterator(Iterable):
    __slots__ = ()

    def __iter__(self):
        return self

    @abstractmethod
    def __next__(self):
        raise StopIteration

    __subclasshook__ = _hook("__iter__", "__next__")


class Reversible(Iterable):
    __slots__ = ()

    @abstractmethod
    def __reversed__(self):
        while False:
            yield None

    __subclasshook__ = _hook("__reversed__", "__iter__")


class Generator(Iterator):
    """What generators do: all of it by send and throw."""

    __slots__ = ()

    @abstractmethod
    def send(self, value):
        raise StopIteration

    @abstractmethod
    def throw(self, typ, val=None, tb=None):
        raise _thrown(typ, val, tb)

    def __next__(self):
        return self.send(None)

    def close(self):
        return _close(self.throw, StopIteration, "generator")

    __subclasshook__ = _hook("__iter__", "__next__", "send", "throw", "close")


class Sized(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __len__(self):
        return 0

    __subclasshook__ = _hook("__len__")


class Container(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __contains__(self, x):
        return False

    __subclasshook__ = _hook("__contains__")
    __class_getitem__ = classmethod(_generic_alias)


class Collection(Sized, Iterable, Container):
    __slots__ = ()

    __subclasshook__ = _hook("__len__", "__iter__", "__contains__")


class Buffer(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __buffer__(self, flags, /):
        raise NotImplementedError

    __subclasshook__ = _hook("__buffer__")


class Callable(metaclass=ABCMeta):
    __slots__ = ()

    @abstractmethod
    def __call__(self, *args, **kwds):
        return False

    __subclasshook__ = _hook("__call__")
    @classmethod
    def __class_getitem__(cls, item):
        from types import _CallableGenericAlias
        return _CallableGenericAlias(cls, item)


# Sets.


def _all_in(some, others):
    for x in some:
        if x not in others:
            return False
    return True


class Set(Collection):
    """A set by three methods: __contains__, __iter__ and __len__."""

    __slots__ = ()

    # What makes a set of the operators' results; for a class made differently, to override.
    @classmethod
    def _from_iterable(cls, it):
        return cls(it)

    def _set_of(self, other):
        # other as a set; None if it is not iterable.
        if isinstance(other, Set):
            return other
        return self._from_iterable(other) if isinstance(other, Iterable) else None

    def __eq__(self, other):
        return len(self) == len(other) and self.__le__(other) if isinstance(other, Set) else NotImplemented

    def __le__(self, other):
        return len(self) <= len(other) and _all_in(self, other) if isinstance(other, Set) else NotImplemented

    def __ge__(self, other):
        return len(self) >= len(other) and _all_in(other, self) if isinstance(other, Set) else NotImplemented

    def __lt__(self, other):
        return len(self) < len(other) and self.__le__(other) if isinstance(other, Set) else NotImplemented

    def __gt__(self, other):
        return len(self) > len(other) and self.__ge__(other) if isinstance(other, Set) else NotImplemented

    def isdisjoint(self, other):
        """Whether no element of other is in this set."""
        return not any(x in self for x in other)

    def __and__(self, other):
        if isinstance(other, Iterable):
            return self._from_iterable(x for x in other if x in self)
        return NotImplemented

    def __or__(self, other):
        if isinstance(other, Iterable):
            return self._from_iterable(x for part in (self, other) for x in part)
        return NotImplemented

    def __sub__(self, other):
        others = self._set_of(other)
        if others is None:
            return NotImplemented
        return self._from_iterable(x for x in self if x not in others)

    def __rsub__(self, other):
        others = self._set_of(other)
        if others is None:
            return NotImplemented
        return self._from_iterable(x for x in others if x not in self)

    def __xor__(self, other):
        others = self._set_of(other)
        if others is None:
            return NotImplemented
        return (self - others) | (others - self)

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__

    def _hash(self):
        # What __hash__ of an immutable set may give: equal sets of all kinds agree.
        return hash(frozenset(self))


class MutableSet(Set):
    """A set that changes, by two methods more: add and discard."""

    __slots__ = ()

    @abstractmethod
    def add(self, value):
        """Put value in, if it is not there."""
        raise NotImplementedError

    @abstractmethod
    def discard(self, value):
        """Take value out, if it is there."""
        raise NotImplementedError

    def remove(self, value):
        """Take value out, which must be there: KeyError otherwise."""
        if value in self:
            self.discard(value)
        else:
            raise KeyError(value)

    def pop(self):
        """Take out some element and return it; KeyError if there is none."""
        for value in self:
            self.discard(value)
            return value
        raise KeyError

    def clear(self):
        """Take out everything, element by element."""
        try:
            while 1:
                self.pop()
        except KeyError:
            return

    def __ior__(self, it):
        for x in it:
            self.add(x)
        return self

    def __iand__(self, it):
        for x in self - it:
            self.discard(x)
        return self

    def __isub__(self, it):
        if it is self:
            self.clear()
            return self
        for x in it:
            self.discard(x)
        return self

    def __ixor__(self, it):
        if it is self:
            self.clear()
            return self
        for x in it if isinstance(it, Set) else self._from_iterable(it):
            change = self.discard if x in self else self.add
            change(x)
        return self


# Mappings.


class Mapping(Collection):
    """A mapping by three methods: __getitem__, __iter__ and __len__."""

    __abc_tpflags__ = 1 << 6
    __reversed__ = None
    __slots__ = ()

    @abstractmethod
    def __getitem__(self, key):
        raise KeyError

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        else:
            return True

    def get(self, key, default=None):
        """The value at key, or default."""
        try:
            found = self[key]
        except KeyError:
            found = default
        return found

    def keys(self):
        """A view of the keys, like a set."""
        return KeysView(self)

    def values(self):
        """A view of the values."""
        return ValuesView(self)

    def items(self):
        """A view of the pairs, like a set."""
        return ItemsView(self)

    def __eq__(self, other):
        if isinstance(other, Mapping):
            return dict(self.items()) == dict(other.items())
        return NotImplemented


class MappingView(Sized):
    __slots__ = ("_mapping",)

    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return f"{type(self).__name__}({self._mapping!r})"

    __class_getitem__ = classmethod(_generic_alias)


def _is_or_equals(a, b):
    return a is b or a == b


class KeysView(MappingView, Set):
    __slots__ = ()

    @classmethod
    def _from_iterable(cls, it):
        return {*it}

    def __iter__(self):
        yield from self._mapping

    def __contains__(self, key):
        return key in self._mapping


class ItemsView(MappingView, Set):
    __slots__ = ()
    _from_iterable = KeysView._from_iterable

    def __iter__(self):
        for key in self._mapping:
            yield key, self._mapping[key]

    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return _is_or_equals(found, value)


class ValuesView(MappingView, Collection):
    __slots__ = ()

    def __iter__(self):
        for key in self._mapping:
            yield self._mapping[key]

    def __contains__(self, value):
        return any(_is_or_equals(self._mapping[key], value) for key in self._mapping)


_absent = object()


class MutableMapping(Mapping):
    """A mapping that changes, by two methods more: __setitem__ and __delitem__."""

    __slots__ = ()

    @abstractmethod
    def __setitem__(self, key, value):
        raise KeyError

    @abstractmethod
    def __delitem__(self, key):
        raise KeyError

    def setdefault(self, key, default=None):
        """The value at key, where default is put if there is none."""
        try:
            return self[key]
        except KeyError:
            pass
        self[key] = default
        return default

    def pop(self, key, default=_absent):
        """Take out key and return its value; without it, default or KeyError."""
        try:
            found = self[key]
        except KeyError:
            if default is not _absent:
                return default
            raise
        del self[key]
        return found

    def popitem(self):
        """Take out some pair and return it; KeyError if there is none."""
        for key in self:
            pair = key, self[key]
            del self[key]
            return pair
        raise KeyError

    def clear(self):
        """Take out everything, pair by pair."""
        try:
            while 1:
                self.popitem()
        except KeyError:
            return

    def update(self, other=(), /, **kwds):
        """Put in the pairs of a mapping, of something with keys() or of an iterable, then kwds."""
        if isinstance(other, Mapping):
            keys = other
        elif hasattr(other, "keys"):
            keys = other.keys()
        else:
            keys = ()
            for key, value in other:
                self[key] = value
        for key in keys:
            self[key] = other[key]
        for key in kwds:
            self[key] = kwds[key]


# Sequences.


class Sequence(Reversible, Collection):
    """A sequence by two methods: __getitem__ and __len__."""

    __abc_tpflags__ = 1 << 5
    __slots__ = ()

    @abstractmethod
    def __getitem__(self, index):
        raise IndexError

    def __iter__(self):
        at = 0
        while True:
            try:
                item = self[at]
            except IndexError:
                return
            yield item
            at += 1

    def __reversed__(self):
        for at in reversed(range(len(self))):
            yield self[at]

    def __contains__(self, value):
        return any(_is_or_equals(item, value) for item in self)

    def count(self, value):
        """How many items are value."""
        return sum(1 for item in self if _is_or_equals(item, value))

    def index(self, value, start=0, stop=None):
        """The place of the first item that is value, from start up to stop; ValueError without one."""
        at = max(len(self) + start, 0) if start is not None and start < 0 else start
        end = len(self) + stop if stop is not None and stop < 0 else stop
        while end is None or at < end:
            try:
                item = self[at]
            except IndexError:
                break
            if _is_or_equals(item, value):
                return at
            at += 1
        raise ValueError


class ByteString(Sequence):
    """What bytes and bytearray are. Deprecated: name the types, or Buffer."""

    __slots__ = ()


class MutableSequence(Sequence):
    """A sequence that changes, by three methods more: __setitem__, __delitem__ and insert."""

    __slots__ = ()

    @abstractmethod
    def __setitem__(self, index, value):
        raise IndexError

    @abstractmethod
    def __delitem__(self, index):
        raise IndexError

    @abstractmethod
    def insert(self, index, value):
        """Put value in front of the item at index."""
        raise IndexError

    def append(self, value):
        """Put value at the end."""
        self.insert(len(self), value)

    def extend(self, values):
        """Put all values at the end."""
        for value in list(values) if values is self else values:
            self.append(value)

    def __iadd__(self, values):
        self.extend(values)
        return self

    def pop(self, index=-1):
        """Take out the item at index and return it."""
        item = self[index]
        del self[index]
        return item

    def remove(self, value):
        """Take out the first item that is value; ValueError without one."""
        del self[self.index(value)]

    def clear(self):
        """Take out everything, item by item."""
        try:
            while 1:
                self.pop()
        except IndexError:
            return

    def reverse(self):
        """Turn the order of the items round."""
        last = len(self) - 1
        for at in range(len(self) // 2):
            self[at], self[last - at] = self[last - at], self[at]


def _register():
    async def coroutine():
        pass

    async def async_generator():
        yield

    def generator():
        yield

    c = coroutine()
    Coroutine.register(type(c))
    c.close()
    AsyncGenerator.register(type(async_generator()))
    Generator.register(type(generator()))
    for made in (b"", bytearray(), {}.keys(), {}.items(), {}.values(), [], reversed([]), range(0), range(1 << 100), set(), "", (), zip()):
        Iterator.register(type(iter(made)))
    Set.register(frozenset)
    MutableSet.register(set)
    Mapping.register(type(type.__dict__))
    MutableMapping.register(dict)
    for c in (tuple, str, range, memoryview):
        Sequence.register(c)
    for c in (bytes, bytearray):
        ByteString.register(c)
        MutableSequence.register(c) if c is bytearray else Sequence.register(c)
    MutableSequence.register(list)
    MutableSequence.register(_deque)
    KeysView.register(type({}.keys()))
    ItemsView.register(type({}.items()))
    ValuesView.register(type({}.values()))
    for c in (bytes, bytearray, memoryview):
        Buffer.register(c)


_register()


def __getattr__(name):
    if name != "_CallableGenericAlias":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from types import _CallableGenericAlias
    return _CallableGenericAlias
