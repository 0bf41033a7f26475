class K:
    def __init__(s, x): s.x = x
    def __hash__(s): return 1
    def __eq__(s, o): return s.x == o.x
a = [{K(1), K(2)}, slice(K(1), 2), (frozenset([K(3)]),)]
b = [{K(2), K(1)}, slice(K(1), 2), (frozenset([K(3)]),)]
print(a == b, a != b, a in [b], [b].index(a), [a].count(b))
d = {frozenset([K(1)]): 1, (frozenset([K(1), K(2)]),): 2}
print(d[frozenset([K(1)])], d[(frozenset([K(2), K(1)]),)])
print({1: {K(1)}} == {1: {K(1)}}, {1: {K(1)}} == {1: {K(2)}})
import types
m, n = types.MappingProxyType({1: K(1)}), types.MappingProxyType({1: K(1)})
print([m] == [n], (m, 1) == (n, 1))
print({1:K(1)}.keys() == {1: 2}.keys(), [{1: K(2)}.keys()] == [{1}], [{1: K(2)}.items()] == [{1: K(2)}.items()])
print({K(1): 1, K(2): 3} == {K(2): 3, K(1): 1})
print([{K(1): 1, K(2): 3}] == [{K(2): 3, K(1): 1}])
print([{(K(1), 2): 1}] == [{(K(1), 2): 1}])
print([{frozenset([K(1), 2]): 1}] == [{frozenset([K(1), 2]): 1}])
print([{frozenset([(1, frozenset('xy')), 2]): 1}] == [{frozenset([(1, frozenset('yx')), 2]): 1}])
