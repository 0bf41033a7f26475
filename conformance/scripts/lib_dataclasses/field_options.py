from dataclasses import *
@dataclass
class A:
    a: int
    b: int = field(default=2, repr=False)
    c: list = field(default_factory=list, compare=False)
    d: int = field(init=False, default=9)
    e: str = field(default='e', hash=False, metadata={'unit': 'm'}, kw_only=True)
x = A(1, e='z')
print(x, x.b, x.d, x == A(1, c=[1], e='z'), A.__match_args__, [ (f.name, f.default if f.default is not MISSING else 'MISSING', f.init, f.repr, f.compare, f.kw_only) for f in fields(A)], fields(A)[4].metadata['unit'], A.b, hasattr(A, 'c'), A.d)
for f in (lambda: A(), lambda: A(1, d=5), lambda: A(1, 2, [], 'e'), lambda: field(default=1, default_factory=list), lambda: A(1, zz=1)):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
for src in ('@dataclass\nclass B:\n x: list = []', '@dataclass\nclass B:\n x: dict = {}', '@dataclass\nclass B:\n x: int = 1\n y: int', '@dataclass(order=True, eq=False)\nclass B: pass', '@dataclass(order=True)\nclass B:\n x: int\n def __lt__(self, o): pass', '@dataclass(slots=True)\nclass B:\n x: int\n __slots__ = ()', '@dataclass(weakref_slot=True)\nclass B: pass', '@dataclass\nclass B:\n x: int = field(init=False)\nB()\nprint(hasattr(B(), "x"))', '@dataclass(frozen=True)\nclass F: pass\n@dataclass\nclass B(F): pass', '@dataclass\nclass F: pass\n@dataclass(frozen=True)\nclass B(F): pass', '@dataclass(unsafe_hash=True)\nclass B:\n def __hash__(self): pass', '@dataclass\nclass B:\n x: int = field(kw_only=True)\n y: int\nprint(B(1, x=2))', '@dataclass\nclass B:\n x = field(default=1)', '@dataclass(frozen=True)\nclass B:\n def __setattr__(self, n, v): pass', '@dataclass\nclass B:\n a: KW_ONLY\n b: int\n c: KW_ONLY'):
    try:
        exec(src)
        print('fine')
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
