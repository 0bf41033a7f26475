def tree(e, n=0):
    pad = '  ' * n
    if isinstance(e, BaseExceptionGroup):
        print(pad + type(e).__name__, e.message, len(e.exceptions))
        for x in e.exceptions:
            tree(x, n + 1)
    else:
        print(pad + repr(e))

g = ExceptionGroup('top', [ValueError(1), ExceptionGroup('sub', [TypeError(2), ValueError(3)]), KeyError(4)])
tree(g)
print(g, repr(g))
match_, rest = g.split(ValueError)
tree(match_)
tree(rest)
print(g.subgroup(OSError), g.split(OSError)[1] is g, g.subgroup(Exception) is g)
tree(g.subgroup(lambda e: isinstance(e, (TypeError, KeyError))))
tree(g.subgroup((TypeError, KeyError)))
for args in (('x', []), ('x', 5), (5, [ValueError()]), ('x', [5]), ('x', [KeyboardInterrupt()])):
    try:
        ExceptionGroup(*args)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
b = BaseExceptionGroup('b', [ValueError()])
print(type(b).__name__, type(BaseExceptionGroup('b', [KeyboardInterrupt()])).__name__)

class MyGroup(ExceptionGroup):
    def derive(self, excs):
        return MyGroup(self.message + '!', excs)

m = MyGroup('mine', [ValueError(1), KeyError(2)])
m.add_note('n')
part = m.subgroup(KeyError)
print(type(part).__name__, part.message, part.__notes__)
print(ExceptionGroup('g', (ValueError(),)).exceptions)
