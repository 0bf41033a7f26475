class Plugin:
    registry = []
    def __init_subclass__(cls, /, key=None, **kw):
        super().__init_subclass__(**kw)
        cls.registry.append((cls.__name__, key))

class X(Plugin, key='x'): pass
class Y(X): pass
print(Plugin.registry)
try:
    class Z(Plugin, other=1): pass
except TypeError as e:
    print(e)

class Single:
    inst = None
    def __new__(cls, *a):
        print('new', a)
        if cls.inst is None:
            cls.inst = super().__new__(cls)
        return cls.inst
    def __init__(self, *a):
        print('init', a)

print(Single(1) is Single(2))

class Other:
    def __new__(cls): return 42
    def __init__(self): print('never')
print(Other())

class Upper(str):
    def __new__(cls, v): return super().__new__(cls, v.upper())
print(Upper('abc'), type(Upper('x')).__name__, Upper('q') + 'r', type(Upper('q') + 'r').__name__)

class Celsius(float):
    def __repr__(self): return f'{float(self)}C'
print(Celsius(3.5), [Celsius(1)], Celsius(1) + 1)
class T(tuple):
    def __new__(cls, *a): return tuple.__new__(cls, a)
print(T(1, 2), T() == (), T(3)[0])
class NoArgs: pass
try:
    NoArgs(1)
except TypeError as e:
    print(e)
class I:
    def __init__(self): return 5
try:
    I()
except TypeError as e:
    print(e)
try:
    object.__new__(int)
except TypeError as e:
    print(e)
