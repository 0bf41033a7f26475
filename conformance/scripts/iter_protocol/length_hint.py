import operator
it = iter([1, 2, 3])
print(it.__length_hint__(), next(it), it.__length_hint__(), list(it), it.__length_hint__())
for o in (iter('ab'), iter((1,)), iter(range(5)), iter({1: 2}), iter({1, 2}), reversed([1, 2]), iter({}.items()), iter(b'abc')):
    print(type(o).__name__, operator.length_hint(o))
print(operator.length_hint([1, 2]), operator.length_hint(5, 'x') if False else operator.length_hint(5, 7), operator.length_hint((x for x in 'a'), 3))
class H:
    def __init__(self, v): self.v = v
    def __length_hint__(self):
        if isinstance(self.v, Exception): raise self.v
        return self.v
for v in (3, NotImplemented, -1, 'a', TypeError('t'), ValueError('v'), 10 ** 30, True):
    try:
        print(operator.length_hint(H(v), 9))
    except (TypeError, ValueError, OverflowError) as e:
        print(type(e).__name__, e)
d = {1: 1, 2: 2}
it = iter(d)
d[3] = 3
print(it.__length_hint__())
