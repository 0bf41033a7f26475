l = list(range(10))
print([*l[::3]], [*reversed(l[2:5])], [*iter(l[8:20])], list(range(10))[::-4], [*range(10)[2:8:2]], [*range(10)[::-3]])
it = iter(l); print([next(it) for _ in range(3)], list(zip(it, it)), next(it, 'end'))
from itertools import islice
it = iter(l); print(list(islice(it, 2)), list(islice(it, 1, 4, 2)), list(it))
