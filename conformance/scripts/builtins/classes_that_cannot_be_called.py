# Classes whose instances only operations make.
import types

for make in (lambda: {}.keys(), lambda: {}.values(), lambda: {}.items(), lambda: iter([]), lambda: iter({}), lambda: len,
             lambda: str.join, lambda: int.__add__, lambda: (x for x in ()), lambda: iter(range(3)), lambda: iter(""),
             lambda: iter(b""), lambda: iter(lambda: 1, 1), lambda: object().__str__, lambda: iter(()), lambda: iter(set())):
    kind = type(make())
    for call in (lambda: kind(), lambda: kind({}), lambda: object.__new__(kind)):
        try:
            call()
            print("made", kind)
        except TypeError as e:
            print(e)
print(type(None)() is None, type(...)() is ..., type(NotImplemented)() is NotImplemented)


class Module(types.ModuleType):
    def __init__(self, x):
        super().__init__("g", "doc")
        self.x = x

    def __getattr__(self, name):
        return name * 2

    def method(self):
        return self.x


g = Module(3)
print(g.method(), g.zz, g.__name__, g.__doc__, sorted(g.__dict__), isinstance(g, types.ModuleType))
g.y = 4
print(g.y, vars(g)["y"])
del g.y
print(g.y, types.ModuleType("m"))
exec("z = 5", g.__dict__)
print(g.z)
for args in ((), (3,), ("a", 1, 2)):
    try:
        types.ModuleType(*args)
    except TypeError as e:
        print(e)
m = types.ModuleType("m")
m.__dir__ = lambda: ["b", "a"]
print(dir(m))


class Dict(types.ModuleType):
    __dict__ = 8


try:
    dir(Dict("d"))
except TypeError as e:
    print(e)
