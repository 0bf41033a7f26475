# Calls by keywords whose names nothing else refers to, while garbage is collected.
d = {"k" + str(i): i for i in range(200)}


def count(**kw):
    return len(kw), kw["k0"], kw["k199"]


class Kept:
    def __init__(self, *args, **kw):
        self.kw = kw


for _ in range(3):
    e = dict(**d)
    assert e == d
    e.clear()
    e.update(**d)
    assert e == d
    assert count(**d) == (200, 0, 199)
    assert Kept(**d).kw == d
    assert "{k7} {k199}".format(**d) == "7 199"
print(len(e), list(e.items())[-1])
