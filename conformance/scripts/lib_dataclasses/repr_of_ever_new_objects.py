from collections import ChainMap, OrderedDict, UserList, defaultdict
from dataclasses import dataclass, field
from functools import partial
@dataclass
class Pair:
    a: object
    b: object = None
class Other: pass
made = (lambda i: Pair(Pair(i)), lambda i: OrderedDict(a=i), lambda i: defaultdict(int, a=i), lambda i: ChainMap({i: 1}), lambda i: UserList([i]), lambda i: partial(print, i))
for make in made:
    texts = set()
    for i in range(12):
        texts.add(repr(make(i)))
        Other(), []
    print(len(texts), max(texts)[:40])
p = Pair(1)
p.b = [p]
print(p)
