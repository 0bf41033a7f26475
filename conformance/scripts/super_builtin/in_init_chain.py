class Base:
    def __init__(self, *args, **kw):
        print('Base', args, kw)

class Left(Base):
    def __init__(self, *args, left=None, **kw):
        print('Left', left)
        super().__init__(*args, **kw)

class Right(Base):
    def __init__(self, *args, right=None, **kw):
        print('Right', right)
        super().__init__(*args, **kw)

class Both(Left, Right):
    def __init__(self, **kw):
        super().__init__('positional', **kw)
        self.done = True

print(Both(left=1, right=2, other=3).done)
class Stop(Left):
    def __init__(self): pass
print(vars(Stop()))
