class A:
    v = [1, 2]
    def m(self, *a): return a
a = A()
print(eval('a.v[0] + a.v[-1]'), eval('a.m(*a.v, 3)'), eval('type(a).__name__'), eval('a.m.__name__'), eval('[*a.v, *a.v]'), eval('f"{a.v!r:>8}"'))
eval('a.v.append(3)'); print(a.v, eval('setattr(a, "n", 5)'), a.n)
for s in ('a.nope', 'a.v[9]', 'a.v["x"]', 'a()', 'nope()', 'a + 1'):
    try: eval(s)
    except Exception as e: print(s, type(e).__name__, e)
