# Attributes of classes that CPython writes in C can not be set.
import array
import collections
import contextvars
import datetime
import decimal
import functools
import io
import itertools
import operator
import re
import types
import typing
import weakref

CLASSES = [
    int, object, type, BaseException, property, typing.ParamSpec, typing.ParamSpecArgs, typing.ParamSpecKwargs,
    typing.TypeVar, typing.TypeVarTuple, type(typing.NoDefault), types.GenericAlias, types.UnionType,
    types.SimpleNamespace, types.ModuleType, functools.partial, collections.OrderedDict, collections.deque, collections.defaultdict,
    operator.attrgetter, operator.itemgetter, operator.methodcaller, itertools.chain, itertools.count, itertools.groupby,
    itertools.product, io.BytesIO, io.StringIO, io.TextIOWrapper, re.Pattern, re.Match, datetime.date, datetime.datetime,
    datetime.timedelta, datetime.tzinfo, decimal.Decimal, decimal.Context, contextvars.Context, contextvars.ContextVar,
    contextvars.Token, weakref.ref, array.array,
]
for cls in CLASSES:
    name = cls.__name__
    for do in (lambda: setattr(cls, "extra", 1), lambda: setattr(cls, "__doc__", "x"), lambda: delattr(cls, "__doc__")):
        try:
            do()
            print(name, "changed")
        except TypeError as e:
            print(e)

for cls in (list, tuple, range, memoryview, collections.deque, array.array, dict, types.MappingProxyType, collections.OrderedDict,
            collections.UserList, collections.UserDict, collections.abc.Sequence, collections.abc.MutableMapping, str, set):
    print(cls.__name__, cls.__flags__ & (1 << 5 | 1 << 6), cls.__flags__ >> 10 & 1, cls.__flags__ >> 24)


class A:
    pass


class B(A, int):
    pass


class C:
    __slots__ = ()


for cls in (A, B, C, Exception, bool, collections.abc.Sized):
    print(cls.__name__, cls.__flags__ & (1 << 2 | 1 << 4 | 1 << 9 | 1 << 20), cls.__flags__ >> 24)
try:
    class Both(collections.abc.Collection):
        __abc_tpflags__ = collections.abc.Sequence.__flags__ | collections.abc.Mapping.__flags__
except TypeError as e:
    print(e)


class Registered(A):
    def __len__(self):
        return 2

    def __getitem__(self, i):
        return "ab"[i]


class Derived(Registered):
    pass


collections.abc.Sequence.register(Registered)
match Derived():
    case [x, y]:
        print("sequence", x, y)
print(Registered.__flags__ & 32, A.__flags__ & 32, hasattr(collections.abc.Sequence, "__abc_tpflags__"))
