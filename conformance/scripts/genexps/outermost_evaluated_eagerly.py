def src():
    print('evaluated', end=' ')
    return [1, 2]
g = (x for x in src())
print('made', end=' ')
print(list(g))
try:
    (x for x in undefined_name)
except NameError as e:
    print(e)
try:
    (x for x in 10)
except TypeError as e:
    print(e)
g = (y for x in [1] for y in undefined_name)
print('inner is lazy')
try:
    next(g)
except NameError as e:
    print(e)
g = (undefined_element for x in [1])
try:
    list(g)
except NameError as e:
    print(e)
class It:
    def __iter__(self):
        print('iter called', end=' ')
        return iter([1])
g = (x for x in It())
print('after creation', end=' ')
print(list(g))
