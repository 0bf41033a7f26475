from functools import partial
def f(*a, **k): return a, sorted(k.items())
p = partial(f, 1, x=2)
print(p(), p(3), p(3, x=9, y=8), p.func is f, p.args, p.keywords, partial(p, 5, z=1)(6))
print(partial(int, base=2)('110'), partial(print, end='!\n')('a', 'b'), list(map(partial(pow, 2), range(4))), partial(max, key=abs)([-3, 2]), sorted('bA', key=partial(str.lower)))
q = partial(partial(f, 1), 2)
print(q.func is f, q.args)
p.extra = 'attr'
print(p.extra, p.__dict__)
print(repr(partial(int, '5', base=3)), repr(partial(len)))
for g in (lambda: partial(), lambda: partial(5), lambda: partial(f).args.append(1), lambda: setattr(p, 'func', len), lambda: partial(int)('x')):
    try:
        g()
    except (TypeError, AttributeError, ValueError) as e:
        print(type(e).__name__, e)
class A:
    m = staticmethod(partial(lambda *a: len(a), 1))
    def real(self): return 'r'
print(A().m(), A.m(2))
p.keywords['x'] = 'mutated'
print(p())
import copy
c = copy.copy(p)
print(c(), c.keywords is p.keywords)
