# The parameters of a function that has very many of them are variables like others.
N = 230


def names(prefix):
    return [f"{prefix}{i}" for i in range(N)]


def define(signature, body):
    space = {}
    exec(f"def f({signature}):\n" + "".join(f"  {line}\n" for line in body), globals(), space)
    return space["f"]


f = define(
    ", ".join(names("a")),
    [
        "a1 = a0 + 1",
        "del a2",
        "def inner():",
        "    nonlocal a3",
        "    a3 += a4",
        "    return a3",
        "x = inner()",
        "for a5 in range(3): pass",
        "y = [a6 for a6 in range(a7)]",
        "try: a2",
        "except UnboundLocalError as e: z = str(e)",
        "return a1, a3, a4, a5, a6, x, y, z, 'a2' in locals(), sorted(inner.__code__.co_freevars)",
    ],
)
print(f(*range(N)))

# a lambda, a generator, a coroutine, a method
g = eval("lambda " + ", ".join(names("a")) + ": (lambda: a0 + a229)")
print(g(*range(N))())
g = define(", ".join(names("a")), ["yield a0", "got = yield a229", "yield got, a200"])(*range(N))
print(next(g), next(g), g.send("sent"))
space = {}
exec("async def c(" + ", ".join(names("a")) + "): return a0, a229", space)
try:
    space["c"](*range(N)).send(None)
except StopIteration as e:
    print(e.value)


class Base:
    def m(self, *args):
        return "base", type(self).__name__, len(args)


space = {"Base": Base}
exec(
    "class D(Base):\n"
    f"    def m(self, {', '.join(names('a'))}):\n"
    "        return super().m(a0, a1), a229\n"
    f"    def n(self, {', '.join(names('a'))}):\n"
    "        s = super\n"
    "        return s().m(self, a1), [self.m.__name__ for _ in 'x']\n"
    f"    def o(this, {', '.join(names('a'))}):\n"
    "        s = super()\n"
    "        return s.m(1)\n",
    space,
)
d = space["D"]()
print(d.m(*range(N)), d.n(*range(N)), d.o(*range(N)))

# recursion
f = define(", ".join(names("a")), ["return a0 and a0 + f(a0 - 1, " + ", ".join(names("a")[1:]) + ")"])
f.__globals__["f"] = f
print(f(3, *range(N - 1)))

# annotations
f = define(", ".join(f"a{i}: {i}" for i in range(N)), ["pass"])
print(len(f.__annotations__), f.__annotations__["a229"])
