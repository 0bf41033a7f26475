# A function may have any number of parameters of every kind.
import inspect

N = 230


def names(prefix):
    return [f"{prefix}{i}" for i in range(N)]


def define(signature, body):
    space = {}
    exec(f"def f({signature}):\n" + "".join(f"  {line}\n" for line in body), globals(), space)
    return space["f"]


def attempt(call):
    try:
        print(call())
    except TypeError as e:
        text = str(e)
        print("TypeError", len(text), text[:60], text[-60:])


# plain positional ones
f = define(", ".join(names("a")), ["return a0, a200, a229, len(locals()), list(locals())[:3]"])
print(f(*range(N)))
print(f(*range(N - 1), a229="last"))
print(f(**{name: i for i, name in enumerate(names("a"))}))
print(f.__code__.co_argcount, f.__code__.co_varnames[:3], f.__code__.co_varnames[-1], f.__code__.co_nlocals)
attempt(lambda: f(*range(N - 1)))
attempt(lambda: f(*range(N + 1)))
attempt(lambda: f(*range(N), a3=1))
attempt(lambda: f(*range(N), zzz=1))
attempt(lambda: f())

# written out
source = "f(" + ", ".join(map(str, range(N))) + ")"
print(eval(source))

# defaults
f = define(", ".join(f"a{i}={i}" for i in range(N)), ["return sum(v for k, v in locals().items() if k[0] == 'a')"])
print(f(), f(10), f(a229=0), len(f.__defaults__))
f = define(", ".join(names("a")), ["return a0, a229"])
f.__defaults__ = ("d",)
print(f(*range(N - 1)))
attempt(lambda: f(1))

# positional-only, keyword-only, * and **
signature = ", ".join(names("p") + ["/"] + names("a") + ["*rest"] + [k + "='k'" for k in names("k")] + ["**more"])
f = define(signature, ["return p0, p229, a0, a229, k0, k229, rest, more"])
print(f(*range(2 * N)))
print(f(*range(2 * N + 3), k229=1, other=2, p0="hidden"))
print(f(*range(N), **{name: name for name in names("a")}))
attempt(lambda: f(*range(N)))
print(f.__code__.co_posonlyargcount, f.__code__.co_argcount, f.__code__.co_kwonlyargcount)
s = inspect.signature(f)
print(len(s.parameters), list(s.parameters.values())[-3:])
f = define(", ".join(names("p") + ["/"]), ["return p229"])
attempt(lambda: f(*range(N - 2), p228=1, p229=2))
f = define("*, " + ", ".join(names("k")), ["return k0, k229"])
print(f(**{name: name for name in names("k")}))
attempt(lambda: f(**{name: name for name in names("k")[1:]}))
attempt(lambda: f(1, k0=1))
attempt(lambda: f(k99=1))
