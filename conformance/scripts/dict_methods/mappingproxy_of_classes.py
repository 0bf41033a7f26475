# A mappingproxy asks the mapping behind it, also one of a script's class.
import collections
import types


class Odd(dict):
    def __contains__(self, key):
        return key == "magic"

    def __iter__(self):
        return iter(("one",))

    def __len__(self):
        return 500

    def copy(self):
        return "copy"

    def keys(self):
        return "keys"

    def get(self, key, default=None):
        return ("get", key, default)

    def __getitem__(self, key):
        return ("item", key)


v = types.MappingProxyType(Odd(a=1))
print("magic" in v, "a" in v, list(v), len(v), v.copy(), v.keys(), v.get("x"), v["y"], bool(v))
view = types.MappingProxyType({"a": 0, "b": 1})
other = {"b": 2, "c": 3}
print(view | other, other | view, view | view)
for act in ("view |= other", "view | []", "[] | view", "view['a'] = 1", "del view['a']"):
    try:
        exec(act)
    except TypeError as e:
        print(e)
chain = types.MappingProxyType(collections.ChainMap({"x": 1}, {"y": 2}))
print(len(chain), sorted(chain), chain == {"x": 1, "y": 2}, chain["y"])
nested = types.MappingProxyType(types.MappingProxyType({1: 2}))
print(nested, len(nested), nested == {1: 2}, [*nested.items()], hash is not None)
T = collections.namedtuple("T", "self cls")
print(T(**{"self": 1, "cls": 2}), types.new_class("X", (int,), dict(metaclass=lambda *a, **k: (a, k), x=0)))
