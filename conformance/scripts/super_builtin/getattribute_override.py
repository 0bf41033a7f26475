class A:
    def __getattribute__(self, name):
        print('A looks', name)
        return super().__getattribute__(name)
    def __setattr__(self, name, value):
        print('A sets', name)
        super().__setattr__(name, value)
    def __delattr__(self, name):
        print('A deletes', name)
        super().__delattr__(name)
class B(A):
    def __getattribute__(self, name):
        if name == 'magic': return 'B magic'
        return super().__getattribute__(name)
    def __dir__(self): return [n for n in super().__dir__() if not n.startswith('__')]
b = B()
b.v = 1
print(b.v, b.magic)
del b.v
print(dir(b))
try:
    b.v
except AttributeError as e:
    print(e)
