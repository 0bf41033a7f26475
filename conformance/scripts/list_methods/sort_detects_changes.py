# A list that is changed while it is sorted is noticed.
def t(f, *a, **k):
    try: print(f(*a, **k))
    except BaseException as e: print(type(e).__name__, e, type(e.__context__).__name__)
from functools import cmp_to_key
def mutating_cmp(x, y):
    L.append(3); L.pop()
    return (x > y) - (x < y)
L = [1,2]
t(L.sort, key=cmp_to_key(mutating_cmp))
def mutating_cmp(x, y):
    L.append(3); del L[:]
    return (x > y) - (x < y)
L = [1,2]
t(L.sort, key=cmp_to_key(mutating_cmp)); print(L)
def mutating_cmp(x, y):
    L.clear()
    return (x > y) - (x < y)
L = [1,2]
t(L.sort, key=cmp_to_key(mutating_cmp)); print(L)
def looking(x, y):
    len(L), list(L), L[:], L == []
    return (x > y) - (x < y)
L = [2,1]
t(L.sort, key=cmp_to_key(looking)); print(L)
