from operator import attrgetter
class A:
    def __init__(self, **kw): self.__dict__.update(kw)
a = A(x=1, y=A(z=2, w=A(v=3)))
print(attrgetter('x')(a), attrgetter('y.z')(a), attrgetter('y.w.v')(a), attrgetter('x', 'y.z')(a), attrgetter('real')(5), attrgetter('__class__.__name__')(a))
print(repr(attrgetter('x')), repr(attrgetter('x', 'y.z')))
print([o.n for o in sorted([A(n=3), A(n=1), A(n=2)], key=attrgetter('n'))])
for f in (lambda: attrgetter(), lambda: attrgetter(5), lambda: attrgetter('nope')(a), lambda: attrgetter('y.nope')(a), lambda: attrgetter('x')(), lambda: attrgetter('x.y')(a), lambda: attrgetter('.x')(a), lambda: attrgetter('x.')(a), lambda: attrgetter('')(a), lambda: attrgetter('x', 2), lambda: attrgetter('x')(a, 1)):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
class G:
    def __getattr__(self, n): return ('dyn', n)
print(attrgetter('anything')(G()), attrgetter('a', 'b')(G()))
