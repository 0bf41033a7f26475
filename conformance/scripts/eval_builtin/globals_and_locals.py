a = 'module a'
def f():
    a = 'local a'
    return eval('a'), eval('a', globals()), eval('a', {'a': 'given'}), eval('a', {'a': 'g'}, {'a': 'l'}), eval('a', {}, {'a': 'only local'})
print(f())
g = {}
eval('1', g)
print(sorted(g))
g = {'__builtins__': {}}
try:
    eval('len', g)
except NameError as e:
    print(e)
print(eval('len("ab")', {'len': lambda s: 'fake'}), eval('len("ab")', {}), eval('len', {'__builtins__': {'len': 5}}))
import types
ns = types.SimpleNamespace()
class Map:
    def __init__(self): self.seen = []
    def __getitem__(self, k):
        self.seen.append(k)
        if k == 'missing': raise KeyError(k)
        return f'<{k}>'
m = Map()
print(eval('x + y', {}, m), m.seen)
try:
    eval('missing', {}, m)
except NameError as e:
    print(e)
print(eval('missing', {'missing': 'from globals'}, m))
for args in (('1', 5), ('1', None, 5), ('1', m), ('1', {}, 'abc'), ('1', [], {})):
    try:
        print(eval(*args))
    except TypeError as e:
        print(e)
print(eval('a', None, None), eval('a', None, {'a': 'l'}), eval('b', globals={'b': 1}), eval('b', locals={'b': 2}))
