class C:
    xs = [1, 2, 3]
    ys = {x * 2 for x in xs}
    zs = {y for y in (x for x in xs)}
    f = lambda self: {x for x in self.xs}
    nested = {tuple(x for x in range(y)) for y in xs[:2]}
    def g(self, d={x for x in xs}): return d
print(C.ys, C.zs, C().f(), sorted(C.nested), C().g())
def f(a: {x for x in 'q'} = {x for x in 'd'}) -> {x for x in range(2)}: return a
print(f(), f.__annotations__)
@(lambda fn: {x for x in fn()})
def decorated(): return 'zz'
print(decorated)
class D({x for x in (int,)}.pop()): pass
print(D(5))
while {x for x in []}: pass
if {x for x in [0]}: print('non-empty set is true')
with __import__('contextlib').nullcontext({x for x in 'w'}) as w: print(w)
assert {x for x in 'a'}, 'no'
del w
for v in {x for x in 'a'}: print(v)
print({x for x in range(2)} is {x for x in range(2)}, {**{x: 1 for x in 'a'}}, (yield_ := {x for x in 'b'}))
