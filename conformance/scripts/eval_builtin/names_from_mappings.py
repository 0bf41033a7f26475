class M(dict):
    def __missing__(self, k): return k.upper()
print(eval('a + b', {}, M(a='x')))
class Ns:
    def __getitem__(self, k):
        if k == 'v': return 5
        raise KeyError(k)
print(eval('v * 2', {}, Ns()), eval('len("abc") + v', {'v': 1}))
for g in ([], 5, 'x'):
    try: eval('1', g)
    except TypeError as e: print(e)
try: eval('1', {}, 5)
except TypeError as e: print(e)
