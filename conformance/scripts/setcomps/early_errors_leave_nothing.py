seen = []
def f(i):
    seen.append(i)
    if i == 3: raise KeyError(i)
    return i
try: s = {f(i) for i in range(10)}
except KeyError as e: print(e, seen, 's' in globals())
try: {[] for _ in range(2)}
except TypeError as e: print(e)
try: {i for i in 5}
except TypeError as e: print(e)
try: {i for i, j in [(1, 2), (3,)]}
except ValueError as e: print(e)
