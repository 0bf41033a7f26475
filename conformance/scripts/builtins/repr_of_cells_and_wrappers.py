import re


def shown(x):
    return re.sub(r'0x[0-9a-f]+', '0x', repr(x))


def make():
    n = 5
    late = None

    def f():
        return n, late
    del late
    return f


print([shown(c) for c in make().__closure__])


class C:
    @staticmethod
    def s(): pass

    @classmethod
    def c(cls): pass

    n = staticmethod(len)
    nested = classmethod(staticmethod(len))
    odd = staticmethod(5)


class Sub(staticmethod):
    pass


class R:
    def __repr__(self):
        return '<an R>'


for name in ('s', 'c', 'n', 'nested', 'odd'):
    print(name, shown(C.__dict__[name]))
print(shown(Sub(len)), shown(staticmethod(R())), shown([classmethod(R())]), shown(staticmethod.__repr__(Sub(R()))))
