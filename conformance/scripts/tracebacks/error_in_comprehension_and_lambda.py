handlers = {n: (lambda x, n=n: x[n]) for n in range(2)}
rows = [[1, 2], [3]]
print([handlers[0](r) for r in rows])
print([handlers[1](r) for r in rows])
