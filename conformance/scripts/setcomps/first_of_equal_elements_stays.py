print({x for x in [1, 1.0, True]}, {x for x in [True, 1]}, {x for x in [1.0, 1]}, {x for x in [0, False, 0.0, -0.0]}, {x for x in [-0.0, 0]})
class K:
    def __init__(self, v, tag): self.v, self.tag = v, tag
    def __hash__(self): return hash(self.v)
    def __eq__(self, o):
        print('eq', self.tag, o.tag, end=' ')
        return self.v == o.v
    def __repr__(self): return self.tag
print({K(v, t) for v, t in [(1, 'a'), (1, 'b'), (2, 'c')]} and 'done')
nan = float('nan')
print(len({nan for _ in range(3)}), len({float('nan') for _ in range(3)}))
print({x for x in [2 ** 70, float(2 ** 70)]}, len({x for x in ['a', b'a', ('a',)]}))
