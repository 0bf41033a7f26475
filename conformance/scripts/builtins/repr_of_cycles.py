# A container that is being written shows as dots, also where an object's __repr__ comes in between.
import collections
import types


class Box:
    value = None

    def __repr__(self):
        return f"Box({self.value!r})"


class List(list):
    pass


class Dict(dict):
    pass


class Set(set):
    pass


class Frozen(frozenset):
    pass


for make in (list, tuple, set, frozenset, Set, Frozen, lambda x: {1: x[0]}, lambda x: {1: x[0]}.values(), lambda x: Dict({1: x[0]}),
             collections.UserList, lambda x: collections.UserDict({1: x[0]}), List):
    box = Box()
    box.value = make([box])
    print(repr(box), repr(box.value))
inner = List()
inner.append(inner)
print(inner, [inner, inner])
d = {}
d["self"] = [d, {"d": d}]
print(d, [d])
print(Set(), Set([1]), Frozen(), Frozen([1]), set(), frozenset())


class Failing:
    def __repr__(self):
        raise ValueError("no text")


row = [Failing()]
for _ in range(2):
    try:
        repr(row)
    except ValueError as e:
        print(e)
p = types.MappingProxyType({1: 2})
print(p == {1: 2}, {1: 2} == p, p == p, p != {}, {} != p, p == 1, 1 == p)
