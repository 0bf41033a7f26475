print(0 or 'x', 1 or 'x', 0 and 'x', 1 and 'x', '' or [] or 0, 1 and 2 and 3, None or False, [] and {})
print(not 0, not 'a', not not [], not None and 5)
print(1 or 1 / 0, 0 and 1 / 0, (0 or 5) and (3 or 1 / 0))
print(1 if 0 else 2 if 0 else 3, (1 if 1 else 2) if 0 else 4, 'a' if 'x' and 0 or 1 else 'b')
class T:
    def __init__(self, v): self.v = v
    def __bool__(self):
        print('bool', self.v, end=' ')
        return self.v
    def __repr__(self): return f'T({self.v})'
a, b = T(True), T(False)
print(a and b)
print(b and a)
print(a or b)
print(b or a)
print(not a)
if a and not b: print('if')
while b: pass
print([x for x in (a, b) if x])
print(a and b or a)
class L:
    def __len__(self):
        print('len', end=' ')
        return 0
print('full' if L() else 'empty')
class Bad:
    def __bool__(self): return 1
try:
    if Bad(): pass
except TypeError as e:
    print(e)
class Both:
    def __bool__(self): return True
    def __len__(self): return 0
print(bool(Both()), bool(object()), bool(print), bool(type))
