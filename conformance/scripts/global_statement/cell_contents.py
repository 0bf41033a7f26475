def outer():
    x = 1
    def get(): return x
    def set(v):
        nonlocal x
        x = v
    return get, set
get, set_ = outer()
cell = get.__closure__[0]
print(type(cell).__name__, cell.cell_contents, get.__code__.co_freevars, cell is set_.__closure__[0])
cell.cell_contents = 'poked'
print(get())
set_('again')
print(cell.cell_contents)
del cell.cell_contents
try:
    get()
except NameError as e:
    print(e)
try:
    cell.cell_contents
except ValueError as e:
    print(e)
import types
c = types.CellType(5)
print(c.cell_contents, c == types.CellType(5), c < types.CellType(6), types.CellType() == types.CellType())
print((lambda: 1).__closure__, outer.__code__.co_cellvars)
f = types.FunctionType(get.__code__, {}, 'f', None, (c,))
print(f())
try:
    types.FunctionType(get.__code__, {})
except TypeError as e:
    print(e)
try:
    get.__closure__ = ()
except AttributeError as e:
    print(e)
