i = 'outer'
s = {i for i in range(3)}; print(i, s)
def f():
    x = 'kept'
    s = {x for x in range(2)}
    return x, s, sorted(locals())
print(f())
class A:
    n = 4
    s = {k for k in range(n)}
    try: t = {n for _ in range(2)}
    except NameError as e: t = str(e)
print(A.s, A.t, hasattr(A, 'k'))
