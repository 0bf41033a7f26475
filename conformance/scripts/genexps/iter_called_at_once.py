class It:
    def __iter__(self): print('iter'); return iter([1, 2])
g = (x for x in It()); print('made'); print(list(g))
try: (x for x in 5)
except TypeError as e: print(e)
g = (y for x in [1] for y in 5)
try: next(g)
except TypeError as e: print(e)
print(list(g))
