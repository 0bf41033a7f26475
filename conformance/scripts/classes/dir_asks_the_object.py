# dir() asks an object for its __dict__ and __class__, whatever these are.
class F:
    __slots__ = ["__class__", "__dict__"]
    def __init__(self): self.bar = 1
class G:
    def __init__(self): self.bar = 1
class H:
    @property
    def __dict__(self): return {"x": 1, "y": 2}
class I:
    @property
    def __class__(self): return G
    def own(self): pass
class J:
    def __getattribute__(self, n):
        if n == "__dict__": return {"q": 1}
        return object.__getattribute__(self, n)
class K:
    __dict__ = 8
for c in F, G, H, I, J, K:
    print(c.__name__, [n for n in dir(c()) if not n.startswith("__")], "__repr__" in dir(c()))
