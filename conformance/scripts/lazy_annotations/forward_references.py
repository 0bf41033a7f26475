# oracle: 3.14
def f(a: Later, b: list[Later] = None) -> Later: pass
class Tree:
    left: Tree
    right: Tree | None
    value: Unknown
class Later: pass
print(f.__annotations__)
try:
    Tree.__annotations__
except NameError as e:
    print(e)
Unknown = int
print(Tree.__annotations__)
x: print('not evaluated at module level')
calls = []
def g(a: calls.append('evaluated')): pass
print(calls)
g.__annotations__; g.__annotations__
print(calls)
