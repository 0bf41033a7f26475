class Meta(type):
    def __new__(mcs, name, bases, ns):
        print('__classcell__' in ns)
        ns.pop('__classcell__', None)
        return super().__new__(mcs, name, bases, ns)

try:
    class A(metaclass=Meta):
        def f(self): return __class__
except RuntimeError as e:
    print(e)

class Fine(metaclass=Meta):
    def f(self): return 1
print(Fine().f())

class Swap(type):
    def __new__(mcs, name, bases, ns):
        cls = super().__new__(mcs, name, bases, ns)
        return type.__new__(mcs, name, bases, ns) if name == 'Twice' else cls
try:
    class Twice(metaclass=Swap):
        def f(self): return __class__
    print(Twice().f() is Twice)
except TypeError as e:
    print(e)
try:
    class B:
        __classcell__ = None
        def f(self): return 1
    print('fine')
except TypeError as e:
    print(e)
