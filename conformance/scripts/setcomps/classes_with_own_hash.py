class K:
    made = []
    def __init__(self, v): self.v = v
    def __hash__(self): K.made.append(('h', self.v)); return self.v % 3
    def __eq__(self, o): K.made.append(('e', self.v, o.v)); return self.v == o.v
s = {K(i) for i in (1, 4, 1, 2)}
print(sorted(k.v for k in s), [m for m in K.made if m[0] == 'h'], len([m for m in K.made if m[0] == 'e']) > 0)
class Bad:
    def __hash__(self): raise ValueError('no hash')
try: {Bad() for _ in range(2)}
except ValueError as e: print(e)
