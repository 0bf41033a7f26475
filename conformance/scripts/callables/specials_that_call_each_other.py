import sys
sys.setrecursionlimit(120)
class M(type): pass
class C(metaclass=M): pass
M.__call__ = C
try: C()
except RecursionError as e: print(e)
class A: pass
A.__call__ = A()
try: A()()
except RecursionError as e: print(e)
class G: pass
G.__eq__ = G(); G.__hash__ = G(); G.__repr__ = G(); G.__len__ = G(); G.__add__ = G(); G.__iter__ = G(); G.__bool__ = G(); G.__getitem__ = G(); G.__init__ = G
for f in (lambda: G() == 1, lambda: hash(G()), lambda: repr(G()), lambda: len(G()), lambda: G() + 1, lambda: iter(G()), lambda: bool(G()), lambda: G()[1]):
    try: f()
    except (RecursionError, TypeError) as e: print(type(e).__name__)
