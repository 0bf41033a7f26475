# oracle: 3.14
x: int = 5
y: str
print(x, __annotate__(1))
try:
    y
except NameError as e:
    print(e)
class C:
    a: int
    b: 'list[int]' = []
    c: undefined_is_fine if False else int = 3
    def __init__(self):
        self.z: float = 1.5
        self.w: int
print(C.__annotations__, C().z, hasattr(C(), 'w'), hasattr(C, 'a'))
def f():
    n: int = 1
    m: never_evaluated_here
    (p): also_not = 2
    print(n, p, sorted(locals()))
f()
(q): int = 7
print(q, 'q' in __annotate__(1))
d = {}
d['k']: int = 3
d['l']: print('annotation of a subscript')
print(d)
def g(a: 1 + 1, *b: 'two', c: (lambda: 3)() = 0, **d: None) -> [4]: pass
print(g.__annotations__)
def local_only():
    try:
        v: int
        print(v)
    except UnboundLocalError as e:
        print(e)
local_only()
t: tuple = 1, 2
u: tuple = *t, 3
print(t, u)
for src in ('x: int: str', '1: int', 'x, y: int', '[x]: int = 1', 'f(): int = 1', 'x: int += 1', 'x: int = y: int = 1', 'lambda x: int: 1', 'x.y: int', 'x[0]: int = 2', 'x: yield', 'def f():\n x: (yield)', 'def f():\n global x\n x: int', 'None: int'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
