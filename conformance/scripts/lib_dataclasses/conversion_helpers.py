from dataclasses import *
from collections import namedtuple, defaultdict
N = namedtuple('N', 'p q')
@dataclass
class P: x: int; y: int
@dataclass
class All:
    pts: list[P]
    d: dict
    t: tuple
    n: N
    s: set = field(default_factory=set)
a = All([P(1, 2)], {'k': P(3, 4), P(5, 6) if False else 'z': [P(7, 8)]}, (P(9, 0),), N(P(1, 1), 2), {1})
print(asdict(a)); print(astuple(a))
print(asdict(a)['pts'] is a.pts, asdict(P(1, 2), dict_factory=lambda kv: [k for k, _ in kv]), astuple(P(1, 2), tuple_factory=list), asdict(P([1], {2: [3]})))
deep = asdict(P([1], 2)); deep['x'].append(9); print(deep)
for f in (lambda: asdict(5), lambda: astuple(P), lambda: fields(int), lambda: asdict({'a': P(1, 2)})):
    try:
        print(f())
    except TypeError as e:
        print(e)
M = make_dataclass('M', [('a', int), ('b', int), ('c', str, field(default='z'))], bases=(P,) if False else (), namespace={'f': lambda self: self.b}, frozen=True)
print(M(1, 2), M(1, 2).f(), M.__module__, M.__annotations__ if False else [f.type for f in fields(M)])
for args in (('X', ['a', 'a']), ('X', ['1a']), ('X', ['for']), ('X', [('a',), 5])):
    try:
        make_dataclass(*args)
    except (TypeError,) as e:
        print(e)
r = P(None, 1); r.x = r
print(r)
@dataclass
class Cyc: items: list = field(default_factory=list)
c = Cyc(); c.items.append(c); print(c)
print(is_dataclass(P), is_dataclass(P(1, 2)), is_dataclass(int), is_dataclass(list[int]), fields(P)[0].name, fields(P(1, 2))[1].type, repr(MISSING) [:1], repr(fields(P)[0])[:20])
d = asdict(All([], defaultdict(list, a=[1]), (), N(1, 2))); print(type(d['d']).__name__, d['d'])
