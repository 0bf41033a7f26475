# Classes whose metaclass defines equality and hashes, also within containers.
from functools import lru_cache


class Alike(type):
    def __hash__(cls):
        return 42

    def __eq__(cls, other):
        return isinstance(other, Alike)


class A(metaclass=Alike): pass
class B(metaclass=Alike): pass


print({A: 1}[B], {(A,): 3}.get((B,)), {((A, 1), 2): 4}.get(((B, 1), 2)))
print(hash(A), hash((A,)) == hash((42,)), hash(frozenset([A])) == hash(frozenset([B])))
print((A,) == (B,), [A] == [B], {1: A} == {1: B}, {A} == {B}, frozenset([A]) == frozenset([B]))
print(len({A, B}), len({(A,), (B,)}), {frozenset([A]), frozenset([B])} == {frozenset([B])})
print(A in (B,), A in [1, B], [1, B].index(A), (B, A).count(A), (1, A) in {(1, B): 0}.items())
print(A == (1,), (1,) == A, [A] == [(1,)], A in [(1,), int], {int: 0, A: 1} | {B: 2})
rest = [int, A]
rest.remove(B)
print(rest, {(int, A)} - {(int, B)}, (A, 1) < (B, 2), slice(A, 1) == slice(B, 1))


@lru_cache
def kept(*args):
    return args


kept(A, 1)
print(kept(B, 1), kept.cache_info().hits)


class Late(type): pass
class C(metaclass=Late): pass
class D(metaclass=Late): pass


k = {C: 1, (C, 1): 2, 'x': 3}
print(C in k, (C, 1) in k, hash((C,)) == hash((D,)))
Late.__hash__ = lambda cls: 5
print(C in k, (C, 1) in k, hash((C,)) == hash((D,)), hash((C,)) == hash((5,)), len(k))
k[C] = 4
print(len(k), [v for key, v in k.items() if key is C])


class Unhashable(type):
    __hash__ = None


class E(metaclass=Unhashable): pass


for make in (
    lambda: hash(E),
    lambda: {E: 1},
    lambda: hash((E,)),
    lambda: {(E,)},
    lambda: hash((1, (E, 2))),
    lambda: {frozenset([1]), ((E,),)},
    lambda: (1, E) in {},
    lambda: {(1, E): 2},
    lambda: kept(E),
):
    try:
        print(make())
    except TypeError as e:
        print(e)


class Failing(type):
    __hash__ = type.__hash__

    def __eq__(cls, other):
        raise ValueError('compared')


class F(metaclass=Failing): pass


for make in (
    lambda: (F,) == (1,),
    lambda: (F,) == (F,),
    lambda: F in [F],
    lambda: F in [1],
    lambda: {(F, 1): 1}[F, 1],
    lambda: {1: F} == {1: 2},
):
    try:
        print(make())
    except ValueError as e:
        print(e)
