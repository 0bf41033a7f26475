# Programs that drive the functions of the prelude: "asks in" names those whose frames
# stand while a host call in a program's own code suspends, "pauses in" those that reach no
# such code, in whose frames a run that is out of fuel stands. What is before the first of
# these lines begins every program; ask(v) is v.


def steps(*values):
    for v in values:
        yield ask(v)


class Iterable:
    def __init__(self, *values): self.values = values
    def __iter__(self): return steps(*self.values)


class Index:
    def __init__(self, n): self.n = n
    def __index__(self): return ask(self.n)


class Key:
    def __init__(self, v): self.v = v
    def __eq__(self, other): return ask(isinstance(other, Key) and self.v == other.v)
    def __hash__(self): return ask(hash(self.v))
    def __lt__(self, other): return ask(self.v < other.v)
    def __gt__(self, other): return ask(self.v > other.v)
    def __bool__(self): return ask(bool(self.v))
    def __repr__(self): return ask(f"K{self.v}")


class Getter:
    def __init__(self, v): self.v = v
    def __get__(self, obj, cls=None): return ask(self.v)


def raised(f, *args):
    try:
        return f(*args)
    except Exception as e:
        return type(e).__name__, str(e)


# asks in _create
class A:
    def __new__(cls, v): return ask(object.__new__(cls))
    def __init__(self, v): self.v = ask(v)
print(A(3).v)

# asks in _special
Method = type(Iterable().__iter__)
class A:
    __str__ = Method(repr, Key(1))
    __len__ = Method(hash, Key(2))
print(str(A()), len(A()))

# asks in _compare_described, _special_described
class A:
    __eq__ = Getter(lambda other: other == 1)
    __hash__ = Getter(lambda: 5)
    __iter__ = Getter(lambda: iter("ab"))
class Fails:
    def __get__(self, obj, cls=None): raise ask(KeyError)
class B:
    __eq__ = __hash__ = __iter__ = Fails()
print(A() == 1, hash(A()), [*A()], B() == 1, raised(hash, B()), raised(iter, B()))

# asks in _bad_int_literal
class A(str):
    def __repr__(self): return ask("no number")
print(raised(int, A("x")), raised(int, A("x"), 16))

# asks in _length_index
class A:
    def __len__(self): return Index(3)
print(len(A()), bool(A()))

# asks in _store_attr
Method = type(Iterable().__iter__)
class A:
    def __setattr__(self, name, v): print(ask(name), v)
class B:
    __setattr__ = Method(setattr, A())
setattr(B(), "x", 2)

# asks in _call_slot
class A:
    __call__ = Getter(lambda *args, **kwargs: (args, kwargs))
print(A()(1, x=2))

# asks in _call_described
class A:
    __enter__ = Getter(lambda: "in")
    __exit__ = Getter(lambda *args: True)
with A() as x:
    print(x)
    raise KeyError
print("out")

# asks in _call_method
class A:
    def __getattr__(self, name): return ask(lambda *args: (name, args))
print(A().f(1))

# asks in _host_call, _run_main
class A:
    def __await__(self):
        return ask("awaited")
        yield
def called(v):
    return A() if ask(v) else None
async def main():
    return ask(1)
print(await main())

# asks in _getattribute
class A:
    def __getattribute__(self, name):
        ask(name)
        raise AttributeError(name)
    def __getattr__(self, name): return ask(name + "!")
print(A().x)

# asks in _getattr_hook
class A:
    @property
    def x(self): raise AttributeError(ask("x"))
    def __getattr__(self, name): return ask(name + "!")
print(A().x)

# asks in _getattr_default
class A:
    @property
    def x(self): raise AttributeError(ask("x"))
print(getattr(A(), "x", 7))

# asks in _hasattr
class A:
    @property
    def x(self): raise AttributeError(ask("x"))
    @property
    def y(self): return ask("y")
print(hasattr(A(), "x"), hasattr(A(), "y"))

# asks in _ne
class A:
    def __eq__(self, other): return ask(other == 1)
print(A() != 1, A() != 2)

# asks in _raise
class E(Exception):
    def __init__(self): self.v = ask(3)
try:
    raise E
except E as e:
    print(e.v)

# asks in _raise_from
class E(Exception):
    def __init__(self): self.v = ask(3)
try:
    raise E() from E
except E as e:
    print(e.v, e.__cause__.v)

# asks in _abstract_error
import abc
class A(abc.ABC): pass
A.__abstractmethods__ = Iterable("g", "f")
print(raised(A))

# asks in _super_proxy
class B:
    def f(self): return "B"
class A(B): pass
class P:
    @property
    def __class__(self): return ask(A)
print(super(A, P()).f())

# asks in _build_class
class M(type):
    @classmethod
    def __prepare__(meta, name, bases, **kwds): return ask({"prepared": kwds})
    def __new__(meta, name, bases, ns, **kwds): return ask(super().__new__(meta, name, bases, ns))
    def __init__(cls, *args, **kwds): ask(1)
class Entry:
    def __mro_entries__(self, bases): return ask((object,))
class A(Entry(), metaclass=M, x=1):
    y = ask(2)
    def me(self): return __class__
print(A.prepared, A.y, A.__orig_bases__[0].__class__.__name__, A().me() is A)

# pauses in _winner
class M(type): pass
class A(metaclass=M): pass
class B: pass
class C(B, A): pass
print(type(C).__name__)

# asks in _type_new
class Named:
    def __set_name__(self, owner, name): print(owner.__name__, ask(name))
class M(type):
    def mro(cls): return ask(super().mro())
class A(metaclass=M):
    n = Named()
    def __init_subclass__(cls, **kwds): cls.kwds = ask(kwds)
class B(A, x=1): pass
print(B.kwds, len(B.__mro__))

# asks in _class_slots
class A:
    __slots__ = Iterable("x", "y")
a = A()
a.x = 1
print(a.x, raised(lambda: a.z))

# asks in _set_bases
class M(type):
    def mro(cls): return ask(super().mro())
class A: pass
class B: pass
class C(A, metaclass=M): pass
class D(C): pass
C.__bases__ = (B,)
print([c.__name__ for c in D.__mro__])

# asks in _class_getitem
class A:
    def __class_getitem__(cls, key): return ask((cls.__name__, key))
print(A[1])

# asks in _load_name
class Names(dict):
    def __getitem__(self, name):
        if ask(name) == "x":
            return 5
        raise KeyError(name)
class M(type):
    def __prepare__(name, bases): return Names()
class A(metaclass=M):
    y = x
    z = len("ab")
print(A.y, A.z)

# asks in _load_class_free
class Names(dict):
    def __getitem__(self, name):
        if ask(name) == "x":
            return 5
        raise KeyError(name)
class M(type):
    def __prepare__(name, bases): return Names()
def f(x, y):
    class A(metaclass=M):
        r = x, y
    return A.r
print(f(1, 2))

# asks in _del_name
class Names(dict):
    def __delitem__(self, name):
        if ask(name) != "x":
            raise KeyError(name)
class M(type):
    def __prepare__(name, bases): return Names()
class A(metaclass=M):
    del x
    try:
        del y
    except NameError as e:
        print(e)

# asks in _isinstance
class M(type):
    def __instancecheck__(cls, obj): return ask(obj == 1)
class A(metaclass=M): pass
class P:
    @property
    def __class__(self): return ask(dict)
class Q:
    @property
    def __bases__(self): return ask(())
print(isinstance(1, A), isinstance(2, (int, A)), isinstance(P(), dict), isinstance(1, Q()))

# pauses in isinstance_of_tuple, _type_is_class, _lookup_check
class P:
    @property
    def __class__(self): return dict
class Q:
    __bases__ = ()
for i in range(4):
    print(isinstance(P(), dict), isinstance(1, (str, Q())), issubclass(dict, (int, dict)), raised(issubclass, 1, int))

# asks in _issubclass_abstract
class Q:
    def __init__(self, *bases): self.b = bases
    @property
    def __bases__(self): return ask(self.b)
b = Q()
print(issubclass(Q(b), b), issubclass(Q(), b))

# asks in _issubclass
class M(type):
    def __subclasscheck__(cls, c): return ask(c is int)
class A(metaclass=M): pass
print(issubclass(int, A), issubclass(str, (A, bytes)))

# asks in _extend
print([0, *Iterable(1, 2), 3])

# asks in _length_hint
class A:
    def __iter__(self): return iter("ab")
    def __length_hint__(self): return ask(3)
class B:
    def __iter__(self): return iter("ab")
    def __len__(self): return ask(2)
print([*A()], list(B()))

# asks in _iadd_list
l = [0]
l += Iterable(1, 2)
print(l)

# asks in _unpack
a, b = Iterable(1, 2)
def f():
    a, b = Iterable(1, 2, 3)
print(a, b, raised(f))

# asks in _unpack_star
a, *b, c = Iterable(1, 2, 3, 4)
print(a, b, c)

# asks in _seq_next
class S:
    def __getitem__(self, i):
        if ask(i) > 2: raise IndexError
        return i * i
print([*S()])

# asks in _seq_prev, _reversed
class S:
    def __len__(self): return ask(3)
    def __getitem__(self, i): return ask(i * i)
class R:
    def __reversed__(self): return ask(iter("ba"))
print([*reversed(S())], [*reversed(R())])

# asks in _seq_hint
class S:
    def __len__(self): return ask(3)
    def __getitem__(self, i): return ask(i * i)
it = iter(S())
next(it)
print(it.__length_hint__(), reversed(S()).__length_hint__())

# asks in _set_seq_rev
class S:
    def __len__(self): return ask(3)
    def __getitem__(self, i): return i
it = reversed(S())
it.__setstate__(1)
print([*it])

# asks in _call_next
n = 0
def f():
    global n
    n += 1
    return ask(n)
print([*iter(f, 3)])

# asks in _next_default
print(next(steps(1), None), next(iter(Iterable(2)), 0), next(steps(), 9))

# asks in _enumerate_new
class A:
    def __iter__(self): return ask(iter("ab"))
print([*enumerate(A(), Index(3))])

# asks in _enumerate_next
print([*enumerate(Iterable("a", "b"))])

# asks in _zip_new, _map_new, _filter_new
class A:
    def __iter__(self): return ask(iter("ab"))
print([*zip(A(), A())], [*map(str, A())], [*filter(None, A())])

# asks in _zip_next
print([*zip(Iterable(1, 2), Iterable(3, 4, 5))], raised(lambda: [*zip(Iterable(1), Iterable(3, 4), strict=True)]))

# asks in _map_next
print([*map(lambda a, b: ask(a + b), Iterable(1, 2), Iterable(3, 4, 5))], [*map(ask, "ab")])

# asks in _filter_next
print([*filter(lambda x: ask(x > 1), [1, 2, 3])], [*filter(None, [Key(0), Key(1)])])

# pauses in _range_reversed
print([*reversed(range(10**20, 10**20 + 3))], range(10**20)[5:9])

# asks in _all
print(all([Key(1), Key(0)]), all(Iterable(1, 1)))

# asks in _any
print(any([Key(0), Key(1)]), any(Iterable(0, 0)))

# asks in _min, _extreme
print(min(Key(2), Key(1)).v, min([3, 1], key=ask), min(Iterable(5, 4)))

# asks in _max
print(max(Key(2), Key(1)).v, max([3, 1], key=ask), max(Iterable(5, 4), default=1))

# asks in _sorted, _sort_list
print([k.v for k in sorted(map(Key, [3, 1, 2]))], sorted("bca", key=ask, reverse=True), [k.v for k in sorted([Key(i * 7 % 20) for i in range(20)], reverse=Key(1))])

# asks in _list_sort
l = [Key(3), Key(1)]
l.sort()
print([k.v for k in l])

# asks in _eq_drive
print([1, [Key(1)]] == [1, [Key(1)]], {"a": Key(1)} == {"a": Key(2)}, {Key(1): 2} == {Key(1): 2})

# asks in _order
print([Key(1), 2] < [Key(1), 3], (1, Key(1)) > (1, Key(0)))

# asks in _seq_order
print([Key(1), Key(2)] < [Key(1), Key(3)], (Key(1),) > (Key(1), 2))

# asks in _contains
print(Key(1) in {1: Key(1)}.values())

# asks in _contains_item
print((1, Key(1)) in {1: Key(1)}.items(), (Key(2), 3) in {Key(2): 3}.items())

# asks in _contains_iter
print(1 in Iterable(0, 1, 2), 5 in Iterable(1))

# asks in _contains_from
print(Key(1) in [3, Key(0), Key(1)], Key(1) in (0,))

# asks in _count_equal
print(range(3).count(Key(1)))

# asks in _seq_count
print([Key(1), 2, Key(1)].count(Key(1)))

# asks in _seq_index
print([2, Key(0), Key(1)].index(Key(1)), raised((1, 2).index, Key(1)))

# asks in _not_in_list
class N:
    def __repr__(self): return ask("N")
print(raised([1].index, N()), raised([].index, Key(3)))

# pauses in _not_in_range
print(raised(range(3).index, 7), raised(range(3).index, 8))

# asks in _range_search
class A:
    def __eq__(self, other): return ask(other == 2)
print(range(5).index(A()))

# asks in _list_remove
l = [Key(0), Key(1), Key(2)]
l.remove(Key(1))
print(l)

# asks in _repeat
print([0] * Index(2), Index(2) * "ab")

# asks in _repeat_in_place
l = [1]
print(l.__imul__(Index(2)))

# asks in _property_init
class F:
    def __call__(self, o): return 1
    @property
    def __doc__(self): return ask("documented")
print(property(F()).__doc__)

# asks in _property_copy
class P(property):
    def __init__(self, *args): super().__init__(*ask(args))
print(type(P(len).setter(print)).__name__)

# asks in _property_name
class F:
    @property
    def __name__(self): return ask("named")
print(property(F()).__name__)

# asks in _property_error
class N(str):
    def __repr__(self): return ask("N")
class A: pass
p = property()
p.__set_name__(A, N("p"))
print(raised(p.__get__, A()))

# asks in _index_item
print([4, 5][Index(1)], "ab"[Index(0)])

# asks in _index_set
l = [1, 2]
l[Index(1)] = 5
print(l)

# asks in _index_del
l = [1, 2]
del l[Index(0)]
print(l)

# asks in _list_insert
l = [1, 2]
l.insert(Index(1), 5)
print(l)

# asks in _list_pop
l = [1, 2]
print(l.pop(Index(0)), l)

# asks in _range_index
print(range(Index(1), Index(7), Index(2)))

# asks in _plain_slice, _slice_item
print([1, 2, 3, 4][Index(1):Index(3)], "abcd"[:Index(2)], range(9)[Index(1)::Index(3)])

# asks in _slice_indices
print(slice(Index(1), None, Index(2)).indices(Index(6)))

# asks in _slice_big_range
print(range(10**20)[Index(1):Index(9):Index(2)])

# asks in _list_set_slice
l = [1, 2, 3, 4]
l[Index(1):Index(3)] = Iterable(7, 8, 9)
print(l)

# asks in _list_del_slice
l = [1, 2, 3, 4]
del l[Index(1):Index(3)]
print(l)

# asks in _tuple_new
class T(tuple): pass
print(tuple(Iterable(1, 2)), T(Iterable(3)))

# asks in _find, _dict_get
d = {Key(1): 1, Key(2): 2}
print(d[Key(2)], raised(lambda: d[Key(3)]))

# asks in _key_hash, _dict_set
d = {}
d[Key(1)] = 1
d[Key(1)] = 2
print(d)

# asks in _dict_get_default
print({Key(1): 1}.get(Key(1)), {}.get(Key(1), 5))

# asks in _subdict_item
class D(dict):
    def __missing__(self, k): return ask("missing")
print(D()["x"], D({Key(1): 1})[Key(1)])

# asks in _dict_setdefault
d = {Key(1): 1}
print(d.setdefault(Key(1), 2), d.setdefault(Key(2), 3))

# asks in _dict_pop
d = {Key(1): 1}
print(d.pop(Key(1)), d.pop(Key(1), 2), raised(d.pop, Key(1)))

# asks in _dict_del
d = {Key(1): 1}
del d[Key(1)]
print(d)

# asks in _has_key
print(Key(1) in {Key(1): 1}, Key(2) in {Key(1), Key(3)})

# asks in _dict_of
print({"a": 1, Key(1): 2, Key(1): 3})

# asks in _dict_update
class M:
    def keys(self): return steps("a", "b")
    def __getitem__(self, k): return ask(k * 2)
d = {}
d.update(M())
d.update(Iterable((1, 2), Iterable(3, 4)))
d.update({Key(1): 1})
d.update({Key(1): 2})
print(d)

# asks in _dict_spread, _add_mapping
class M:
    def keys(self): return steps("a", "b")
    def __getitem__(self, k): return ask(k * 2)
print({**M()})

# asks in _dict_merge
class M:
    def keys(self): return steps("a", "b")
    def __getitem__(self, k): return ask(k * 2)
def f(**kwds): return kwds
print(f(x=1, **M()))

# asks in _callee_name, _spread_wrong
class F:
    def __str__(self): return ask("F")
    def __call__(self, *a): return a
try: F()(*5)
except TypeError as e: print(e)

# asks in _given_twice
class K:
    def __str__(self): return ask("k")
class M:
    def keys(self): raise KeyError(K())
try: print(**M())
except TypeError as e: print(e)

# asks in _keys_of
class M:
    def keys(self): return Iterable("a", "b") if ask(True) else None
    def __getitem__(self, k): return k * 2
def f(**kwds): return kwds
print(f(x=1, **M()))

# asks in _dict_new
print(dict(Iterable((1, 2)), x=3))

# asks in _dict_init
class D(dict): pass
print(D(Iterable((1, 2)), x=3))

# asks in _dict_or
print({Key(1): 1} | {Key(1): 2})

# asks in _dict_ior
d = {Key(1): 1}
d |= Iterable((1, 2))
print(d)

# asks in _union
class D(dict):
    def __or__(self, other): return ask("or")
import types
print(types.MappingProxyType(D()) | {})

# asks in _dict_fromkeys
print(dict.fromkeys(Iterable("a", "b"), 1))

# asks in _hash_container
print(hash((1, Key(2))) == hash((1, 2)), hash(frozenset([Key(1)])) == hash(frozenset([1])))

# asks in _set_of
print({1, Key(1), Key(1)} == {1, Key(1)})

# asks in _set_add
s = set()
s.add(Key(1))
s.add(Key(1))
print(s)

# asks in _set_init
class S(set):
    def __init__(self, it): super().__init__(it)
print(len(S(Iterable(1, 2, 2))))

# asks in _set_put, _set_update
print(set(Iterable(1, 1)), {*Iterable(3)}, set([Key(1), Key(1)]))

# asks in _set_update_all
s = {1}
s.update(Iterable(2), [Key(1)])
print(len(s))

# asks in _frozenset_new
class F(frozenset): pass
print(frozenset(Iterable(1, 2)), F(Iterable(3)))

# asks in _set_discard
s = {Key(1)}
s.discard(Key(2))
s.discard(Key(1))
print(s)

# asks in _set_remove
s = {Key(1)}
s.remove(Key(1))
print(s, raised(s.remove, Key(1)))

# asks in _as_set, _set_issubset
print({1}.issubset(Iterable(1, 2)), {Key(1)}.issubset([Key(1)]))

# pauses in _like
print(frozenset([1]).union([2]), {1}.union([2]))

# asks in _set_union
print({1}.union(Iterable(2), [Key(1)]) == {1, 2, Key(1)}, frozenset([1]).union(Iterable(2)))

# asks in _set_intersection
print({1, 2}.intersection(Iterable(2, 3)), {Key(1)}.intersection({Key(1)}, [Key(1)]))

# asks in _set_difference
print({1, 2}.difference(Iterable(2, 3)), {Key(1)}.difference({Key(1)}), {1: 2, 3: 4}.keys() - Iterable(1))

# asks in _set_take_away, _set_difference_update
s = {1, 2, 3}
s.difference_update(Iterable(2), [Key(1)])
print(s)

# asks in _set_symmetric, _set_toggle
print({1, 2}.symmetric_difference(Iterable(2, 3)), {Key(1)}.symmetric_difference([Key(1)]))

# asks in _set_operator
print({Key(1)} & {Key(1), 2}, {Key(1)} | {Key(1)}, {Key(1)} ^ {Key(1)}, {Key(1)} - {Key(1)})

# asks in _set_inplace
s = {Key(1)}
s |= {Key(1)}
s &= {Key(1)}
s ^= {Key(2)}
s -= {Key(1)}
print(s)

# asks in _set_intersection_update
s = {1, Key(1)}
s.intersection_update(Iterable(1), [1])
print(s)

# asks in _set_symmetric_update
s = {1}
s.symmetric_difference_update(Iterable(1, 2))
print(s)

# asks in _isdisjoint
print({1}.isdisjoint(Iterable(2, 1)), {Key(1): 1}.keys().isdisjoint([Key(1)]))

# asks in _set_issuperset
print({1, 2}.issuperset(Iterable(1)))

# asks in _set_repr
class S(set): pass
print(S([Key(1)]))

# asks in _view_operator
d = {Key(1): Key(2)}
print(d.items() & [(Key(1), Key(2))], d.keys() - [Key(1)], d.keys() | [Key(1)], d.items() ^ [(Key(1), Key(2))])

# asks in _view_compare
print({1: Key(1)}.items() == {1: Key(1)}.items(), {Key(1): 1}.keys() < {Key(1), 2})

# asks in _repr_drive
print([1, {Key(1): (Key(2),)}])

# asks in _convert_format
print(f"{Key(1)!r:>4}", f"{Key(1)!s:<4}|", f"{Key(1)!a:^4}|")

# asks in _method_repr
class A:
    def f(self): pass
    def __repr__(self): return ask("A")
print(A().f)

# asks in _print
print(Key(1), Key(2), sep="-")
print(Key(3))

# asks in _print_file
class F:
    def write(self, s): ask(s)
    def flush(self): ask("flush")
print(Key(1), 2, file=F(), flush=True)

# asks in _input
import sys
class F:
    def readline(self): return ask("line\n")
sys.stdin = F()
class P:
    def __str__(self): return ask("> ")
print(input(P()))

# asks in _exception_repr
print(repr(ValueError("a", Key(2))), repr(KeyError(Key(1))))

# asks in _add_note
class E(Exception):
    @property
    def __notes__(self): return ask(noted)
noted = []
E().add_note("n")
print(noted)

# asks in _exception_str
print(str(ImportError(Key(2))), str(ImportError(Key(1), 2)))

# asks in _set_exception_args
e = ValueError()
e.args = Iterable(1, 2)
print(e.args)

# asks in _exception_setstate
class E(Exception):
    def __setattr__(self, name, v): super().__setattr__(name, ask(v))
e = E()
e.__setstate__({"x": 1})
print(e.x)

# pauses in _exception_reduce
class E(Exception): pass
e = E(1)
e.x = 2
print([e.__reduce__()[1:] for i in range(4)])

# pauses in _attribute_error_state
e = AttributeError("a", name="n", obj=5)
e.x = 2
print([e.__getstate__() for i in range(4)])

# asks in _oserror_str
class N(str):
    def __repr__(self): return ask("named")
class S:
    def __str__(self): return ask("why")
print(OSError(2, S(), N("f")), OSError(S()), OSError(1, S()))

# asks in _syntaxerror_str
class S:
    def __str__(self): return ask("why")
print(SyntaxError(S(), ("a/b.py", 3, 1, "x")), SyntaxError(S()))

# asks in _syntaxerror_init
print(SyntaxError("m", Iterable("f.py", 1, 2, "text")))

# asks in _unicodedecodeerror_str
class R(str): pass
class E(UnicodeDecodeError):
    @property
    def start(self): return ask(0)
    @property
    def end(self): return ask(1)
print(E("utf-8", b"\xff", 0, 1, "why"), UnicodeDecodeError("utf-8", b"ab", 0, 2, "why"))

# asks in _unicodeencodeerror_str
class E(UnicodeEncodeError):
    @property
    def start(self): return ask(0)
    @property
    def end(self): return ask(1)
print(E("ascii", "\xe9", 0, 1, "why"))

# asks in _unicodetranslateerror_str
class E(UnicodeTranslateError):
    @property
    def start(self): return ask(0)
    @property
    def end(self): return ask(1)
print(E("\xe9", 0, 1, "why"))

# asks in _throw_exc
class E(Exception):
    def __init__(self, *args): self.v = ask(args)
def g():
    try:
        yield 1
    except E as e:
        yield e.v
it = g()
next(it)
print(it.throw(E))

# asks in _gen_throw
class D:
    def __iter__(self): return self
    def __next__(self): return 1
    def throw(self, *exc): return ask("thrown")
def g():
    try:
        yield from D()
    except KeyError:
        yield "caught"
def h():
    try:
        yield 1
    except KeyError:
        yield ask("here")
it, other = g(), h()
next(it), next(other)
print(it.throw(KeyError()), other.throw(KeyError()))

# asks in _delegate_throw
class D:
    def __iter__(self): return self
    def __next__(self): return 1
    def close(self): print(ask("closed"))
def g():
    yield from D()
it = g()
next(it)
it.close()

# asks in _gen_close
def g():
    try:
        yield 1
    finally:
        print(ask("end"))
it = g()
next(it)
print(it.close())

# asks in _close_generator
def g():
    try:
        yield 1
    finally:
        print(ask("end"))
for x in g():
    break

# asks in _send
class D:
    def __iter__(self): return self
    def __next__(self): return 1
    def send(self, v): return ask(v)
def g():
    yield from D()
it = g()
next(it)
print(it.send(5))

# asks in _coroutine_wrapper
class A:
    def __await__(self):
        try:
            yield ask(1)
        except KeyError:
            yield ask(2)
        return ask(3)
async def f(): return await A()
w = f().__await__()
print(w.send(None), w.throw(KeyError()), raised(w.send, None))

# asks in _agen_asend, _agen_drive
class A:
    def __await__(self): return (yield ask("waits"))
async def g():
    x = yield await A()
    yield ask(x)
a = g()
s = a.asend(None)
print(s.send(None))
try:
    s.send("first")
except StopIteration as e:
    print(e.value)
try:
    a.asend("second").send(None)
except StopIteration as e:
    print(e.value)

# asks in _step_throw
async def g():
    try:
        yield 1
    except KeyError:
        yield ask("caught")
a = g()
try:
    a.asend(None).send(None)
except StopIteration as e:
    print(e.value)
try:
    a.asend(None).throw(KeyError())
except StopIteration as e:
    print(e.value)

# asks in _step_close
async def g():
    try:
        yield 1
    finally:
        print(ask("closed"))
a = g()
try:
    a.asend(None).send(None)
except StopIteration as e:
    print(e.value)
print(a.asend(None).close())

# pauses in _agen_begin
async def g():
    yield 1
for i in range(4):
    a = g()
    try:
        a.asend(None).send(None)
    except StopIteration as e:
        print(e.value)
    print(raised(a.athrow(KeyError).send, i or None))

# asks in _agen_athrow
async def g():
    try:
        yield 1
    except KeyError:
        yield ask("caught")
a = g()
try:
    a.asend(None).send(None)
except StopIteration as e:
    print(e.value)
try:
    a.athrow(KeyError()).send(None)
except StopIteration as e:
    print(e.value)

# asks in _agen_aclose
async def g():
    try:
        yield 1
    finally:
        print(ask("end"))
a = g()
try:
    a.asend(None).send(None)
except StopIteration as e:
    print(e.value)
try:
    a.aclose().send(None)
except StopIteration as e:
    print(e.value)

# asks in _aiter
class A:
    def __aiter__(self): return ask(self)
    def __anext__(self): return ask("next")
print(type(aiter(A())).__name__)

# asks in _anext
class A:
    def __anext__(self): return ask("next")
print(anext(A()))

# asks in _anext_await
class I:
    def __aiter__(self): return self
    def __anext__(self): return N()
class N:
    def __await__(self): return ask(iter([5]))
async def main():
    async for x in I(): print(x)
m = main()
print(m.send(None))

# asks in _anext_default
class I:
    def __anext__(self): return N()
class N:
    def __await__(self):
        ask("waits")
        raise StopAsyncIteration
        yield
async def main():
    print(await anext(I(), 7))
try:
    main().send(None)
except StopIteration:
    print("end")

# asks in _run_due
def f(x): print("due", ask(x))
due(f)
n = 0
while n < 100000: n += 1

# pauses in _is_mapping
for i in range(4):
    print(eval("x", {}, {"x": i}))

# asks in _compile_text, _warn_of_syntax
import warnings
def show(*args, **kwds): print(ask("warned"))
warnings.showwarning = show
warnings.simplefilter("always")
compile("1 is 1", "f.py", "exec")

# asks in _compile_ast
import sys
class P:
    def __getattr__(self, name): return ask(lambda *args: (name, args))
sys.modules["ast"] = P()
print(compile("1", "f.py", "exec", 1024))

# asks in _code_scope
class K:
    def __hash__(self): return hash("__builtins__")
    def __eq__(self, other): return ask(False)
exec("print(x)", {"x": 1, K(): 2})

# asks in _exec
exec("print(ask(1))")
exec("print(x, ask(y))", {"ask": ask}, {"x": 1, "y": 2})

# asks in _eval
print(eval("ask(1)"))

# asks in _vars
class A:
    @property
    def __dict__(self): return ask({"x": 1})
print(vars(A()))

# asks in _dir
class A:
    def __dir__(self): return Iterable("b", "a")
print(dir(A()))

# asks in _module_dir
import types
m = types.ModuleType("m")
m.__dir__ = lambda: ask(["x", "a"])
print(dir(m))

# asks in _dir_locals
class M:
    def keys(self): return Iterable("b", "a")
    def __getitem__(self, k): return {"dir": dir, "print": print}[k]
exec("print(dir())", {"print": print, "dir": dir}, M())

# asks in _call_name
class Names(dict):
    def __getitem__(self, name):
        ask(name)
        return dict.__getitem__(self, name)
exec("def f(): return g(1)\nprint(f())", Names(g=lambda x: x, print=print))

# pauses in _own_items
class Names(dict):
    def __delitem__(self, name): print("del", name)
exec("x = 1\ndel x", Names(x=2))

# asks in _make_annotations
def f(x: ask(int)) -> ask(str): pass
print(f.__annotations__)

# asks in _open
import sys
class P:
    def __getattr__(self, name): return ask(lambda **args: (name, args))
sys.modules["io"] = P()
print(open("f"))

# asks in _import
class P:
    @property
    def __path__(self): return ask([])
    @property
    def x(self): return ask(5)
import sys
sys.modules["p"] = P()
from p import x
print(x)

# asks in _import_path
class P:
    def __getattr__(self, name): return ask(name)
import sys
sys.modules["p"] = P()
def f():
    import p.q
print(raised(f))

# asks in _call_in
class A:
    def __copy__(self): return ask("copied")
print(in_library("copy", "copy", A()))

# asks in _import_one
import sys
class P:
    def __getattr__(self, name): return ask(lambda *args: name)
sys.modules["re"] = P()
import glob
print(glob._magic)

# asks in _import_from
class P:
    def __getattr__(self, name):
        if ask(name) == "y": return 5
        raise AttributeError(name)
import sys
sys.modules["p"] = P()
from p import y
def f():
    from p import x
print(y, raised(f))

# asks in _import_star
class P:
    def __getattr__(self, name):
        if ask(name) == "__all__": return S()
        return name * 2
class S:
    def __getitem__(self, i): return ask(["a", "b"][i])
import sys
sys.modules["p"] = P()
exec("from p import *\nprint(a, b)")

# asks in _match_keys
class M(dict):
    def get(self, k, default=None): return ask(default) if k == "z" else ask(k)
match M(a=1, b=2):
    case {"a": a, "z": z}: print("both")
    case {"a": a, **rest}: print(a, rest)

# asks in _match_class
class A:
    __match_args__ = "x",
    def __getattr__(self, name): return ask(name)
match A():
    case A(x, y=y): print(x, y)

# asks in _group_new
class S:
    def __getitem__(self, i):
        if ask(i) > 1: raise IndexError
        return ValueError(i)
print(repr(ExceptionGroup("g", S())))

# asks in _group_str
class S(str):
    def __str__(self): return ask("told")
print(str(ExceptionGroup(S("m"), [ValueError()])))

# asks in _group_like
class E(ExceptionGroup):
    def derive(self, excs): return ask(E(self.message, excs))
print(E("g", [ValueError(), KeyError()]).split(ValueError))

# asks in _group_matches, _group_split, _split
print(ExceptionGroup("g", [ValueError(), KeyError()]).split(lambda e: ask(isinstance(e, KeyError))))

# pauses in _check_matcher
for i in range(4):
    print(raised(ExceptionGroup("g", [ValueError()]).split, (i, KeyError)), ExceptionGroup("g", [ValueError()]).split((ValueError, KeyError)))

# asks in _group_subgroup
print(ExceptionGroup("g", [ValueError(), KeyError()]).subgroup(lambda e: ask(isinstance(e, KeyError))))

# asks in _getstate
class A:
    __slots__ = "x", "__dict__"
    def __getattribute__(self, name): return ask(object.__getattribute__(self, name))
a = A()
a.x = 1
a.y = 2
print(object.__getstate__(a))

# asks in _reduce
class A:
    def __getstate__(self): return ask({"x": 1})
print(A().__reduce_ex__(2)[1:3])

# asks in _slotnames
import sys
class P:
    def __getattr__(self, name): return ask(lambda *args: [])
sys.modules["copyreg"] = P()
class A: pass
print(A().__getstate__())

# asks in _property_abstract
class F:
    @property
    def __isabstractmethod__(self): return ask(True)
print(property(F()).__isabstractmethod__)

# asks in _is_abstract
class F:
    @property
    def __isabstractmethod__(self): return Key(1)
print(classmethod(F()).__isabstractmethod__)

# pauses in _type_or
print(int | str | None)

# asks in _generic_alias
class M(type):
    def __eq__(self, other): return ask(self is other)
class P:
    @property
    def __parameters__(self): return ask(())
    @property
    def __typing_subst__(self): return ask(None)
print(list[P()].__origin__)

# pauses in _host_await, _host_offer, _host_marker
print(await offer())

# pauses in new_template, new_interpolation, make_template, make_interpolation
x = 5
print(t"a{x!r:>3}b")

# pauses in new_typevar, new_paramspec, new_typevartuple, make_typevar, make_paramspec, make_typevartuple
def f[T: int, *Ts, **P](x): pass
print(f.__type_params__)

# pauses in new_typealias, make_typealias
type A = int
print(A, A.__value__)

# pauses in generic_of, make_generic_base
class A[T]: pass
print(A.__orig_bases__)

# asks in _warn
class A:
    def __int__(self): return True
import warnings
def show(*args, **kwds): print(ask("warned"))
warnings.showwarning = show
warnings.simplefilter("always")
print(int(A()))

# asks in _truth
class A:
    def __init__(self, v): self.v = bool.__new__(bool, Key(v))
print(A(0).v, A(1).v)

# asks in _str_of
class I(int):
    def __str__(self): return ask("I")
class S(str):
    def __str__(self): return ask("S")
print(f"{I(1)}", format(S("s")), format(I(2), ""))

# asks in _in_place
class L(list): pass
l = L([1])
l += Iterable(2, 3)
l *= Index(2)
print(type(l).__name__, l)

# asks in _deprecated
class A:
    def __int__(self): return True
import warnings
def show(*args, **kwds): print(ask("warned"))
warnings.showwarning = show
warnings.simplefilter("always")
print(int(A()))

# asks in _new_int
class I(int): pass
class A:
    def __int__(self): return ask(5)
print(type(I(A())).__name__, I(A()))

# asks in _new_int_base
print(int("11", Index(2)))

# asks in _int_trunc
class A:
    def __trunc__(self): return ask(5)
print(int(A()))

# asks in _new_float
class F(float): pass
class A:
    def __float__(self): return ask(2.5)
print(F(A()))

# asks in _float_index
print(float(Index(3)))

# asks in _bad_float
class S(str):
    def __repr__(self): return ask("S")
print(raised(float, S("x")))

# asks in _bad_complex
class S(str):
    def __repr__(self): return ask("S")
print(raised(complex, S("1_")))

# asks in _new_complex
class A:
    def __complex__(self): return ask(1 + 2j)
class B:
    def __float__(self): return ask(2.5)
class C(complex): pass
print(complex(A()), complex(B(), Index(3)), C(A()))

# asks in _to_bytes
print((5).to_bytes(Index(2), "big", signed=Key(1)))

# asks in _from_bytes
class B:
    def __bytes__(self): return ask(b"\x01\x02")
print(int.from_bytes(B(), "big", signed=Key(0)))

# asks in _round_to
print(round(2.567, Index(1)), round(1234, Index(-2)))

# asks in _in_base
print(bin(Index(5)), oct(Index(9)), hex(Index(30)))

# asks in _divmod
class A:
    def __divmod__(self, o): return ask("divmod")
class B:
    def __rdivmod__(self, o): return ask("rdivmod")
print(divmod(A(), 1), divmod(1, B()))

# asks in _pow
class A:
    def __pow__(self, o): return ask("pow")
print(pow(A(), 1))

# asks in _pow_mod
class A:
    def __pow__(self, o, m=None): return ask((o, m))
print(pow(A(), 1, 2))

# pauses in _pow_mod_reflected
from decimal import Decimal
for i in range(4):
    print(pow(2, Decimal(3), 5), raised(pow, 2, Decimal(3), "x"))

# asks in _sum
class A:
    def __radd__(self, o): return ask(o + 1)
print(sum(Iterable(1, 2)), sum(Iterable(1, A(), 2)))

# asks in _sorted_wrong
try: sorted(Iterable(2, 1), x=1)
except TypeError as e: print(e)

# asks in _sum_rest
class A:
    def __radd__(self, o): return ask(o + 1)
print(sum([1, A(), A()]))

# asks in _sum_of_objects
class A:
    def __add__(self, o): return ask(self)
print(type(sum([1, 2], A())).__name__)

# asks in _describe, _text_of
class E(Exception):
    def __str__(self): return ask("told")
raise E

# asks in _exc_line, _exc_text, _format_chain, _format_one
class E(Exception):
    def __str__(self): return ask("told")
try:
    raise E
except E:
    raise KeyError("k")

# asks in _syntax_lines
class S:
    def __str__(self): return ask("f.py")
    def __bool__(self): return ask(True)
e = SyntaxError("m")
e.filename = S()
e.lineno = 1
e.msg = S()
raise e

# asks in _note_lines
class N:
    def __str__(self): return ask("noted")
e = KeyError("k")
e.__notes__ = [N()]
raise e

# pauses in _exc_tree
try:
    raise KeyError("k")
except KeyError as e:
    raise ValueError("v") from e

# pauses in _margin
raise ExceptionGroup("g", [ValueError("v")])

# asks in _format_group
class E(Exception):
    def __str__(self): return ask("told")
raise ExceptionGroup("g", [E(), ExceptionGroup("h", [E()])])

# asks in except_star_match
class G(ExceptionGroup):
    def split(self, kind): return ask(super().split(kind))
try:
    raise G("g", [ValueError(), KeyError()])
except* ValueError as e:
    print(repr(e))
except* KeyError as e:
    print(repr(e))

# asks in except_star_result, project_group
class G(ExceptionGroup):
    def derive(self, excs): return ask(G(self.message, excs))
try:
    try:
        raise G("g", [ValueError(1), G("h", [KeyError(2), OSError(3)])])
    except* KeyError:
        raise
    except* ValueError:
        pass
except BaseException as e:
    print(repr(e))

# pauses in has_base, leaf_ids
try:
    try:
        raise ExceptionGroup("g", [ValueError(1), ExceptionGroup("h", [KeyError(2)])])
    except* KeyError:
        raise
except BaseException as e:
    print(repr(e))

# asks in display
import sys
sys.displayhook = lambda v: print("shown", ask(v))
exec(compile("1 + 1", "f.py", "single"))

# asks in _again_with_index
print("a".center(Index(5), "-"), b"a".center(Index(3)))

# asks in _again_with_truth
print("a\nb".splitlines(Key(1)))

# asks in _wrap_new
class S(str): pass
class B(bytes): pass
print(S(Key(1)), B(Iterable(1, 2)))

# asks in _wrapper_repr
class F:
    def __repr__(self): return ask("F")
    __doc__ = __name__ = __qualname__ = __module__ = "F"
print(staticmethod(F()).__repr__())

# asks in _ascii
print(ascii([Key("\xe9")]))

# asks in _chr_of_index
print(chr(Index(65)))

# asks in _join, _sequence
print("-".join(Iterable("a", "b")), b"-".join(Iterable(b"a", b"b")))

# asks in _str_translate
class T:
    def __getitem__(self, n):
        if ask(n) == 98: raise KeyError
        return "xy"
print("abc".translate(T()))

# asks in _format_drive, _format_value
class A:
    def __getattr__(self, name): return ask(name)
    def __getitem__(self, k): return ask(k)
    def __format__(self, spec): return ask(spec + "!")
print("{0.x} {0[y]} {0:{1}} {a!r}".format(A(), "z", a=Key(1)))

# asks in _percent_drive, _percent_answer
class M:
    def __getitem__(self, k): return ask(k)
print("%s %d %r" % (Key(1), Index(3), Key(2)), "%(k)s" % M())

# pauses in _error_handler
print(raised("\xe9".encode, "ascii", "none such"))

# pauses in _raise_noted
print(raised("\xe9".encode, "punycode", "none such"), raised(b"\xff".decode, "idna"), raised("\xe9".encode, "cp1006"))

# asks in _doubtful_escape
import warnings
def show(*args, **kwds): print(ask("warned"))
warnings.showwarning = show
warnings.simplefilter("always")
print(b"\\q".decode("unicode_escape"), b"\\777".decode("unicode_escape"))

# asks in _encode_drive, _encode_steps
import codecs
codecs.register_error("mine", lambda e: ask(("?!", e.end)))
print("a\xe9b".encode("ascii", "mine"), "a\u4e2db".encode("cp037", "mine"))

# asks in _decode_drive, _decode_steps
import codecs
codecs.register_error("mine", lambda e: ask(("?!", e.end)))
print(b"a\xffb".decode("ascii", "mine"))

# asks in _decoded_object
import codecs
class B:
    @property
    def __class__(self): return ask(bytearray)
def mine(e):
    e.object = B()
    return "?!", e.end
codecs.register_error("mine", mine)
print(raised(b"a\xffb".decode, "ascii", "mine"))

# asks in _handler_answer
import codecs
codecs.register_error("mine", lambda e: ("?!", Index(e.end)))
print(b"a\xffb".decode("ascii", "mine"), "a\xe9b".encode("ascii", "mine"))

# asks in _registered_codec
import codecs
def search(name):
    if ask(name) == "mine": return codecs.CodecInfo(lambda s, e="strict": (s.encode(), len(s)), lambda b, e="strict": (bytes(b).decode(), len(b)), name="mine")
codecs.register(search)
print("a".encode("mine"), b"b".decode("mine"))

# asks in _run_registered, _encode_registered, _decode_registered
import codecs
def search(name):
    if name == "mine": return codecs.CodecInfo(lambda s, e="strict": ask((s.encode(), len(s))), lambda b, e="strict": ask((bytes(b).decode(), len(b))), name="mine")
codecs.register(search)
print("a".encode("mine"), b"b".decode("mine"))

# asks in _bytes_contains
print(Index(97) in b"abc")

# asks in _bytes_of_object
class B:
    def __bytes__(self): return ask(b"made")
print(bytes(B()), b"%b" % B())

# asks in _bytes_of_index
print(bytes(Index(2)), bytearray(Index(1)))

# asks in _bytes_of_iterable
print(bytes(Iterable(1, 2)), bytearray([Index(3)]))

# asks in _byte_value
print(bytes([Index(3), 4]))

# asks in _bytearray_encoded
import codecs
codecs.register_error("mine", lambda e: ask(("?", e.end)))
print(bytearray("a\xe9", "ascii", "mine"))

# asks in _bytearray_init
b = bytearray(b"x")
b.__init__(Iterable(1, 2))
print(b)

# asks in _bytearray_extend
b = bytearray()
b.extend(Iterable(1, 2))
print(b)

# asks in _bytearray_set_index
b = bytearray(b"ab")
b[Index(1)] = Index(120)
print(b)

# asks in _bytearray_del_index
b = bytearray(b"ab")
del b[Index(0)]
print(b)

# asks in _bytearray_set_items
b = bytearray(b"abcd")
b[1:3] = Iterable(120)
print(b)

# asks in _bytearray_set_slice
b = bytearray(b"abcd")
b[Index(1):Index(3)] = b"xyz"
print(b)

# asks in _bytearray_del_slice
b = bytearray(b"abcd")
del b[Index(1):Index(3)]
print(b)

# asks in _bytearray_reduce
class B(bytearray):
    def __getstate__(self): return ask(77)
print(B(b"a").__reduce_ex__(3)[1:], B(b"a").__reduce__()[1:])

# asks in _view_set_truth
b = bytearray(2)
memoryview(b).cast("?")[0] = Key(1)
print(b)

# asks in _view_set_index
b = bytearray(2)
memoryview(b)[0] = Index(7)
print(b)

# asks in _view_set_float
class F:
    def __float__(self): return ask(2.5)
b = bytearray(8)
memoryview(b).cast("d")[0] = F()
print(b)

# asks in _view_slice
print(bytes(memoryview(b"abcd")[Index(1):Index(3)]))

# asks in _view_set_slice
b = bytearray(b"abcd")
memoryview(b)[Index(1):Index(3)] = b"xy"
print(b)

# asks in _float_from_number
class N:
    def __float__(self): return ask(2.5)
print(float.from_number(N()))

# asks in _complex_from_number
class N:
    def __complex__(self): return ask(2j)
print(complex.from_number(N()))

# asks in _dir_asking
class A:
    def __getattribute__(self, name): return ask(super().__getattribute__(name))
a = A()
a.x = 1
print("x" in object.__dir__(a))

# asks in _view_count
print(memoryview(b"aba").count(Key(97)))

# asks in _view_index
print(memoryview(b"ab").index(ask(98)))
try:
    memoryview(b"ab").index(Key(1))
except ValueError as e:
    print(e)


# asks in _run_due, _end_generator
def g():
    try: yield 1
    finally: print("closed", ask(1))
it = g(); next(it)
del it
print("gone")


# asks in _ignored
import sys
def hook(u): print(ask(str(u.exc_value)))
sys.unraisablehook = hook
class A:
    def __del__(self): raise ValueError("x")
a = A(); del a


# asks in _call_then
import sys
def first(ag): print(ask("first"))
sys.set_asyncgen_hooks(firstiter=first)
async def ag(): yield 1
try: ag().__anext__().send(None)
except StopIteration as e: print(e.value)


# asks in _end_program
import atexit
atexit.register(lambda: print(ask("exit")))

# asks in _set_abstract
class A: pass
A.__abstractmethods__ = Key(1)
print(raised(A), A.__abstractmethods__)
A.__abstractmethods__ = Key(0)
print(type(A()).__name__)
