from graphlib import TopologicalSorter, CycleError
t = TopologicalSorter({'d': {'b', 'c'} and ['b', 'c'], 'b': ['a'], 'c': ['a']})
print(list(t.static_order()))
t = TopologicalSorter(); t.add('x', 'y', 'z'); t.add('y', 'z'); t.prepare()
while t.is_active():
    ready = t.get_ready(); print(ready); t.done(*ready)
for f in (lambda: list(TopologicalSorter({'a': ['b'], 'b': ['a']}).static_order()), lambda: TopologicalSorter().get_ready(), lambda: t.prepare(), lambda: t.done('nope'), lambda: t.add('new'), lambda: list(TopologicalSorter({'a': ['a']}).static_order())):
    try: print(f())
    except (CycleError, ValueError) as e: print(type(e).__name__, e)
print(list(TopologicalSorter({}).static_order()), list(TopologicalSorter({1: []}).static_order()), issubclass(CycleError, ValueError))
