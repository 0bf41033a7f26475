def booh(self): raise AttributeError('booh')
def val(self): raise ValueError('val')
for f in (booh, val):
    class E:
        __eq__ = __lt__ = __gt__ = __ne__ = property(f)
        __add__ = __len__ = __getitem__ = __contains__ = __iter__ = __bool__ = __str__ = __hash__ = __neg__ = __enter__ = __exit__ = __radd__ = __iadd__ = property(f)
    class F:
        __len__ = property(f)
    import operator
    for g in (lambda: E() == E(), lambda: E() == 1, lambda: 1 == E(), lambda: E() < 1, lambda: E() > 1, lambda: E() != 1, lambda: E() <= 1, lambda: E()+1, lambda: 1+E(), lambda: len(E()), lambda: E()[1], lambda: 1 in E(), lambda: list(E()), lambda: bool(E()), lambda: str(E()), lambda: hash(E()), lambda: -E(), lambda: operator.iadd(E(), 1), lambda: bool(F()), lambda: {E(): 1}, lambda: sorted([E(), E()]), lambda: E() in [E()]):
        try: r = g(); print(r if isinstance(r, bool) else type(r))
        except Exception as e: print(type(e).__name__, e)
