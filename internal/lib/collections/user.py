# Containers written on the abstract ones, to be subclassed.

from _collections_abc import MutableMapping, MutableSequence, Sequence

__name__ = "collections"


class ChainMap(MutableMapping):
    """One mapping made of several: reading goes through all in order, writing changes the first."""

    def __init__(self, *maps):
        self.maps = [*maps] or [{}]

    def __missing__(self, key):
        raise KeyError(key)

    def __getitem__(self, key):
        for m in self.maps:
            try:
                return m[key]
            except KeyError:
                pass
        return self.__missing__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __len__(self):
        return len(set().union(*self.maps))

    def __iter__(self):
        d = {}
        for m in reversed(self.maps):
            d |= dict.fromkeys(m)
        return iter(d)

    def __contains__(self, key):
        for m in self.maps:
            if key in m:
                return True
        return False

    def __bool__(self):
        for m in self.maps:
            if m:
                return True
        return False

    def __repr__(self):
        if (id(self), "repr") in _shown:
            return "..."
        _shown.add((id(self), "repr"))
        try:
            return f"{type(self).__name__}({', '.join([repr(m) for m in self.maps])})"
        finally:
            _shown.discard((id(self), "repr"))

    @classmethod
    def fromkeys(cls, iterable, value=None, /):
        return cls(dict.fromkeys(iterable, value))

    def copy(self):
        return type(self)(self.maps[0].copy(), *self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None, **kwargs):
        """A chain with one more mapping in front."""
        if m is None:
            m = kwargs
        elif kwargs:
            m.update(kwargs)
        return type(self)(m, *self.maps)

    @property
    def parents(self):
        """New ChainMap from maps[1:]."""
        return type(self)(*self.maps[1:])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        try:
            del self.maps[0][key]
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def popitem(self):
        try:
            return self.maps[0].popitem()
        except KeyError:
            raise KeyError("No keys found in the first mapping.")

    def pop(self, key, *args):
        try:
            return self.maps[0].pop(key, *args)
        except KeyError:
            raise KeyError(f"Key not found in the first mapping: {key!r}")

    def clear(self):
        self.maps[0].clear()

    def __ior__(self, other):
        self.maps[0].update(other)
        return self

    def __or__(self, other):
        if not hasattr(type(other), "keys"):
            return NotImplemented
        m = self.copy()
        m.maps[0].update(other)
        return m

    def __ror__(self, other):
        if not hasattr(type(other), "keys"):
            return NotImplemented
        m = dict(other)
        for child in reversed(self.maps):
            m.update(child)
        return type(self)(m)


# By id. The text in each key keeps them in no place that ids decide: the work of a set would depend on those.
_shown = set()


class UserDict(MutableMapping):
    def __init__(self, dict=None, /, **kwargs):
        self.data = {}
        for given in (dict, kwargs):
            if given is not None:
                self.update(given)

    def __len__(self):
        return len(self.data)

    def __getitem__(self, key):
        if key in self.data:
            return self.data[key]
        if hasattr(type(self), "__missing__"):
            return type(self).__missing__(self, key)
        raise KeyError(key)

    def __setitem__(self, key, item):
        self.data[key] = item

    def __delitem__(self, key):
        del self.data[key]

    def __iter__(self):
        return iter(self.data)

    def __contains__(self, key):
        return key in self.data

    def get(self, key, default=None):
        return self[key] if key in self else default

    def __repr__(self):
        return repr(self.data)

    def __or__(self, other):
        if isinstance(other, UserDict):
            return type(self)(self.data | other.data)
        if isinstance(other, dict):
            return type(self)(self.data | other)
        return NotImplemented

    def __ror__(self, other):
        if isinstance(other, UserDict):
            return type(self)(other.data | self.data)
        if isinstance(other, dict):
            return type(self)(other | self.data)
        return NotImplemented

    def __ior__(self, other):
        if isinstance(other, UserDict):
            self.data |= other.data
        else:
            self.data |= other
        return self

    def __copy__(self):
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__["data"] = self.__dict__["data"].copy()
        return new

    def copy(self):
        if type(self) is UserDict:
            return UserDict(self.data.copy())
        # A subclass may have state of its own: it is copied without the items, which follow.
        from copy import copy
        items, self.data = self.data, {}
        try:
            twin = copy(self)
        finally:
            self.data = items
        twin.update(self)
        return twin

    @classmethod
    def fromkeys(cls, iterable, value=None):
        made = cls()
        for key in iterable:
            made[key] = value
        return made


class UserList(MutableSequence):
    """A list as a class of Python, to derive from."""

    def __init__(self, initlist=None):
        self.data = [] if initlist is None else [*_data(initlist)]

    def __repr__(self):
        return repr(self.data)

    def __lt__(self, other):
        return self.data < _data(other)

    def __le__(self, other):
        return self.data <= _data(other)

    def __eq__(self, other):
        return self.data == _data(other)

    def __gt__(self, other):
        return self.data > _data(other)

    def __ge__(self, other):
        return self.data >= _data(other)

    def __contains__(self, item):
        return item in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return type(self)(self.data[i])
        return self.data[i]

    def __setitem__(self, i, item):
        self.data[i] = item

    def __delitem__(self, i):
        del self.data[i]

    def __add__(self, other):
        return type(self)(self.data + _list(other))

    def __radd__(self, other):
        return type(self)(_list(other) + self.data)

    def __iadd__(self, other):
        self.data += _list(other)
        return self

    def __mul__(self, n):
        return type(self)(self.data * n)

    __rmul__ = __mul__

    def __imul__(self, n):
        self.data *= n
        return self

    def __copy__(self):
        new = type(self).__new__(type(self))
        new.__dict__.update(self.__dict__)
        new.__dict__["data"] = self.__dict__["data"][:]
        return new

    def append(self, item):
        self.data.append(item)

    def insert(self, i, item):
        self.data.insert(i, item)

    def pop(self, i=-1):
        return self.data.pop(i)

    def remove(self, item):
        self.data.remove(item)

    def clear(self):
        self.data.clear()

    def copy(self):
        return type(self)(self)

    def count(self, item):
        return self.data.count(item)

    def index(self, item, *args):
        return self.data.index(item, *args)

    def reverse(self):
        self.data.reverse()

    def sort(self, /, *args, **kwds):
        self.data.sort(*args, **kwds)

    def extend(self, other):
        self.data.extend(_data(other))


def _data(other):
    return other.data if isinstance(other, UserList) else other


def _list(other):
    if isinstance(other, UserList):
        return other.data
    return other if isinstance(other, list) else list(other)


_END = 2**63 - 1


class UserString(Sequence):
    def __init__(self, seq):
        if isinstance(seq, UserString):
            seq = seq.data
        self.data = seq if isinstance(seq, str) else str(seq)

    def __str__(self):
        return str(self.data)

    def __repr__(self):
        return repr(self.data)

    def __int__(self):
        return int(self.data)

    def __float__(self):
        return float(self.data)

    def __complex__(self):
        return complex(self.data)

    def __hash__(self):
        return hash(self.data)

    def __getnewargs__(self):
        return (self.data[:],)

    def __eq__(self, other):
        return self.data == _text(other)

    def __lt__(self, other):
        return self.data < _text(other)

    def __le__(self, other):
        return self.data <= _text(other)

    def __gt__(self, other):
        return self.data > _text(other)

    def __ge__(self, other):
        return self.data >= _text(other)

    def __contains__(self, char):
        return _text(char) in self.data

    def __len__(self):
        return len(self.data)

    def __getitem__(self, index):
        return type(self)(self.data[index])

    def __add__(self, other):
        other = _text(other)
        return type(self)(self.data + (other if isinstance(other, str) else str(other)))

    def __radd__(self, other):
        return type(self)((other if isinstance(other, str) else str(other)) + self.data)

    def __mul__(self, n):
        return type(self)(self.data * n)

    __rmul__ = __mul__

    def __mod__(self, args):
        return type(self)(self.data % args)

    def __rmod__(self, template):
        return type(self)(str(template) % self)

    def encode(self, encoding="utf-8", errors="strict"):
        return self.data.encode("utf-8" if encoding is None else encoding, "strict" if errors is None else errors)

    def join(self, seq):
        return self.data.join(seq)

    def capitalize(self):
        return type(self)(self.data.capitalize())

    def casefold(self):
        return type(self)(self.data.casefold())

    def center(self, width, *args):
        return type(self)(self.data.center(width, *args))

    def expandtabs(self, tabsize=8):
        return type(self)(self.data.expandtabs(tabsize))

    def ljust(self, width, *args):
        return type(self)(self.data.ljust(width, *args))

    def lower(self):
        return type(self)(self.data.lower())

    def lstrip(self, chars=None):
        return type(self)(self.data.lstrip(chars))

    def removeprefix(self, prefix, /):
        return type(self)(self.data.removeprefix(_text(prefix)))

    def removesuffix(self, suffix, /):
        return type(self)(self.data.removesuffix(_text(suffix)))

    def replace(self, old, new, maxsplit=-1):
        return type(self)(self.data.replace(_text(old), _text(new), maxsplit))

    def rjust(self, width, *args):
        return type(self)(self.data.rjust(width, *args))

    def rstrip(self, chars=None):
        return type(self)(self.data.rstrip(chars))

    def strip(self, chars=None):
        return type(self)(self.data.strip(chars))

    def swapcase(self):
        return type(self)(self.data.swapcase())

    def title(self):
        return type(self)(self.data.title())

    def translate(self, *args):
        return type(self)(self.data.translate(*args))

    def upper(self):
        return type(self)(self.data.upper())

    def zfill(self, width):
        return type(self)(self.data.zfill(width))

    def count(self, sub, start=0, end=_END):
        return self.data.count(_text(sub), start, end)

    def endswith(self, suffix, start=0, end=_END):
        return self.data.endswith(suffix, start, end)

    def find(self, sub, start=0, end=_END):
        return self.data.find(_text(sub), start, end)

    def format(self, /, *args, **kwds):
        return self.data.format(*args, **kwds)

    def format_map(self, mapping):
        return self.data.format_map(mapping)

    def index(self, sub, start=0, end=_END):
        return self.data.index(sub, start, end)

    def isalpha(self):
        return self.data.isalpha()

    def isalnum(self):
        return self.data.isalnum()

    def isascii(self):
        return self.data.isascii()

    def isdecimal(self):
        return self.data.isdecimal()

    def isdigit(self):
        return self.data.isdigit()

    def isidentifier(self):
        return self.data.isidentifier()

    def islower(self):
        return self.data.islower()

    def isnumeric(self):
        return self.data.isnumeric()

    def isprintable(self):
        return self.data.isprintable()

    def isspace(self):
        return self.data.isspace()

    def istitle(self):
        return self.data.istitle()

    def isupper(self):
        return self.data.isupper()

    def partition(self, sep):
        return self.data.partition(sep)

    def rfind(self, sub, start=0, end=_END):
        return self.data.rfind(_text(sub), start, end)

    def rindex(self, sub, start=0, end=_END):
        return self.data.rindex(sub, start, end)

    def rpartition(self, sep):
        return self.data.rpartition(sep)

    def rsplit(self, sep=None, maxsplit=-1):
        return self.data.rsplit(sep, maxsplit)

    def split(self, sep=None, maxsplit=-1):
        return self.data.split(sep, maxsplit)

    def splitlines(self, keepends=False):
        return self.data.splitlines(keepends)

    def startswith(self, prefix, start=0, end=_END):
        return self.data.startswith(prefix, start, end)

    maketrans = staticmethod(str.maketrans)


def _text(x):
    return x.data if isinstance(x, UserString) else x
