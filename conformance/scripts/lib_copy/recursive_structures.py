import copy
class N:
    def __init__(self, v): self.v, self.kids, self.parent = v, [], None
    def add(self, k): k.parent = self; self.kids.append(k); return self
t = N('root').add(N('a')).add(N('b').add(N('c')))
d = copy.deepcopy(t)
print(d.kids[1].kids[0].parent is d.kids[1], d.kids[0].parent is d, d.kids[0] is not t.kids[0], [k.v for k in d.kids])
a = {}; a['self'] = a; a['list'] = [a]
b = copy.deepcopy(a)
print(b['self'] is b, b['list'][0] is b, b is not a)
x = []; y = (x,); x.append(y)
c = copy.deepcopy(y)
print(c[0][0] is c, c is not y)
s = set(); f = frozenset([(1, 2)])
print(copy.deepcopy(f) == f, copy.deepcopy({f: [1]})[f], copy.deepcopy([s, s])[0] is copy.deepcopy([s, s])[1])
p = [[1]] * 3
q = copy.deepcopy(p); q[0].append(2); print(q, p)
m = {}; copy.deepcopy([p], m); print(id(p) in m)
