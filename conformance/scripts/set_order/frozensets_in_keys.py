pair = frozenset([(1, frozenset('xy')), 2])
nest = {pair: 'pair'}
k=frozenset([2, (1, frozenset('yx'))])
print(hash(k)==hash(pair), k==pair, nest.get(k), nest[k], k in nest)
