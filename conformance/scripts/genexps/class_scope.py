class A:
    n = 3
    a = list(i for i in range(n))
    try: b = list(n for _ in range(2))
    except NameError as e: b = str(e)
    c = list((lambda: i)() for i in range(2))
print(A.a, A.b, A.c)
class B:
    def f(self): return list(__class__.__name__ for _ in range(2))
print(B().f())
