class Base:
    def __enter__(self):
        print('enter base')
        return self
    def __exit__(self, t, v, tb):
        print('exit base', t and t.__name__)
        return t is ValueError
class Sub(Base):
    def __enter__(self):
        print('enter sub')
        return super().__enter__()
    def __exit__(self, *exc):
        handled = super().__exit__(*exc)
        print('exit sub', handled)
        return handled
with Sub() as s:
    print(type(s).__name__)
    raise ValueError
with Sub(): pass
try:
    with Sub():
        raise KeyError('k')
except KeyError as e:
    print(repr(e))
