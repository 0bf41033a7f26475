print(exec('x = 5'), x)
ns = {}
exec('''
import math
def area(r): return round(math.pi * r * r, 2)
class P:
    v = area(1)
    def get(self): return self.v
result = P().get()
''', ns)
print(ns['result'], sorted(k for k in ns if k != '__builtins__'))
exec('del result', ns); print('result' in ns)
exec('for i in range(3): pass', ns); print(ns['i'])
