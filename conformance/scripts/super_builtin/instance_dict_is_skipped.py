class A:
    v = 'class A'
class B(A):
    v = 'class B'
    def get(self): return super().v
b = B()
b.v = 'instance'
print(b.v, b.get())
A.v = 'patched'
print(b.get())
del A.v
try:
    b.get()
except AttributeError as e:
    print(e)
b.__dict__['only'] = 1
try:
    super(B, b).only
except AttributeError as e:
    print(e)
