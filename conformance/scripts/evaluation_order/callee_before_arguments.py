# What is called is evaluated before the arguments, whatever those do.
log = []


def attempt(f, *args):
    log.clear()
    try:
        result = f(*args)
    except BaseException as e:
        result = f"{type(e).__name__}: {e}"
    print(f.__name__, result, log)


class Loud:
    """every use of it is noted; what it does besides is up to the test"""

    def __init__(self, name, act=lambda: None):
        self.name, self.act = name, act

    def note(self, what):
        log.append(f"{self.name}.{what}")
        self.act()
        return self

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        log.append(f"{self.name}.{name}")
        self.act()
        return lambda *args: log.append(f"call {self.name}.{name}") or len(args)

    def __add__(self, other):
        return self.note("add")

    def __getitem__(self, key):
        return self.note("item")

    def __lt__(self, other):
        self.note("lt")
        return True

    def __bool__(self):
        self.note("bool")
        return True

    def __str__(self):
        self.note("str")
        return self.name

    def __len__(self):
        self.note("len")
        return 3

    def __neg__(self):
        return self.note("neg")

    def __hash__(self):
        self.note("hash")
        return 1

    def __contains__(self, x):
        self.note("contains")
        return False


class Raises:
    def boom(self, *args):
        log.append("boom")
        raise ValueError("boom")

    __add__ = __getitem__ = __lt__ = __bool__ = __str__ = __len__ = __neg__ = __hash__ = boom


class Plain:
    def m(self, *args):
        log.append("method")
        return args and type(args[0]).__name__

    @property
    def p(self):
        log.append("property")
        self.state = "changed"
        return lambda *args: str(args[0])[:8]

    state = "first"


# A name that is missing is missed first.
def missing_name_operator(x): return nowhere(x + 1)
def missing_name_item(x): return nowhere(x[0])
def missing_name_attribute(x): return nowhere(x.attr)
def missing_name_global(x): return nowhere(neither)
def missing_name_compare(x): return nowhere(x < 1)
def missing_name_text(x): return nowhere(f"{x}")
def missing_name_unary(x): return nowhere(-x)
def missing_name_builtin(x): return nowhere(len(x))
def missing_name_and(x): return nowhere(x and 1)
def missing_name_choice(x): return nowhere(1 if x else 2)
def missing_name_dict(x): return nowhere({x: 1})
def missing_name_tuple(x): return nowhere((x, x[0]))
def missing_name_call(x): return nowhere(x.boom())
def missing_name_keyword(x): return nowhere(a=x + 1)
def missing_name_star(x): return nowhere(*x[0])
def missing_name_second(x): return nowhere(1, x, x + 1)


def missing_name_unbound(x):
    if log:
        y = 1
    return nowhere(y)


def missing_name_cell(x):
    if log:
        y = 1
    return nowhere(y, lambda: y)


for f in [v for k, v in list(globals().items()) if k.startswith("missing_name")]:
    attempt(f, Raises())
    attempt(f, Loud("L"))


# An attribute that is missing too, and one that has effects has them first.
def missing_attribute(o, x): return o.nothing(x + 1)
def missing_attribute_item(o, x): return o.nothing(x[0], 1)
def missing_attribute_builtin(o, x): return o.nothing(len(x))
def missing_attribute_global(o, x): return o.nothing(neither)
def method(o, x): return o.m(x + 1)
def method_builtin(o, x): return o.m(str(x))
def prop(o, x): return o.p(o.state)
def prop_operator(o, x): return o.p(o.state + "!", x + 1)
def prop_silent(o, x): return o.p(x)


for f in [missing_attribute, missing_attribute_item, missing_attribute_builtin, missing_attribute_global,
          method, method_builtin, prop, prop_operator, prop_silent]:
    for o in Plain, lambda: Loud("O"):
        for x in Raises, lambda: Loud("L"):
            attempt(f, o(), x())
attempt(missing_attribute, 1, "a")
attempt(missing_attribute, [], Raises())
attempt(method, type("M", (), {"m": staticmethod(lambda x: x)}), Loud("L"))


# What the arguments bind anew is called as it was before.
def target(*args): return "first"


def rebind():
    global target
    target = lambda *args: "second"


def unbind():
    global target
    target = globals().pop("target", None) and None
    del target


def restore():
    global target
    target = lambda *args: "first"


def rebound_operator(x): return target(x + 1)
def rebound_item(x): return target(1, x[0], 2)
def rebound_attribute(x): return target(x.attr)
def rebound_text(x): return target(f"<{x}>")
def rebound_compare(x): return target(1 < 2 < x, x < 3)
def rebound_builtin(x): return target(str(len(x)))
def rebound_in_list(x): return [target(x + i) for i in range(3)]
def rebound_nested(x): return target(target(x + 1))
def rebound_call(x): return target(x.note("note"))


def rebound_in_try(x):
    try:
        try:
            return target(x + 1)
        finally:
            log.append("finally")
    except NameError as e:
        return "caught", str(e)


for f in [v for k, v in list(globals().items()) if k.startswith("rebound")]:
    for act in rebind, unbind:
        restore()
        attempt(f, Loud("L", act))
        attempt(f, Loud("L"))
restore()


def method_rebound(o, x): return o.m(x + 1), o.m(x + 1)


o = Plain()
attempt(method_rebound, o, Loud("L", lambda: setattr(o, "m", lambda *args: "own")))
attempt(method_rebound, Plain(), Loud("L", lambda: setattr(Plain, "m", lambda *args: "new")))


def builtin_rebound(x): return len(x[0])


def hide():
    global len
    len = lambda x: "hidden"


attempt(builtin_rebound, Loud("L", hide))
attempt(builtin_rebound, Loud("L"))
del len


# Effects happen once.
class Counter:
    n = 0

    def __getitem__(self, key):
        self.n += 1
        return self.n

    def __add__(self, other):
        self.n += 1
        return self.n


def once(c, x): return max(c[0], c + 1, c[1], x)
def once_method(c, x): return log.append((c[0], c + 1, x))


c = Counter()
for f in once, once_method:
    attempt(f, c, 0)
    print(c.n)

# Decorators, class bodies and the module itself
c1, c2 = Loud("c1"), Loud("c2")
log.clear()
try:
    @c1.decorate(c1.arg)
    @c2.decorate(c2.arg, c1 + c2)
    def decorated(): pass
except TypeError as e:
    print("TypeError", log)
log.clear()
try:
    class Body:
        there(c1 + 1)
except NameError as e:
    print(e, log)
try:
    there(c1 + 1)
except NameError as e:
    print(e, log)
