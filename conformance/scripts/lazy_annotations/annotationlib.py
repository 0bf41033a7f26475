# oracle: 3.14
import annotationlib
from annotationlib import Format, get_annotations, ForwardRef
def f(a: int, b: Undefined, c: 'str' = '', *d: x + y) -> list[Undefined2]: pass
print(get_annotations(f, format=Format.STRING))
fr = get_annotations(f, format=Format.FORWARDREF)
print(fr['a'], type(fr['b']).__name__, fr['b'].__forward_arg__, fr['c'])
try:
    get_annotations(f)
except NameError as e:
    print(e)
print(f.__annotate__ is not None, (lambda: 0).__annotate__, (lambda: 0).__annotations__)
print(f.__annotate__(Format.VALUE) if False else list(Format))
try:
    f.__annotate__(Format.VALUE)
except NameError as e:
    print(e)
try:
    f.__annotate__(Format.STRING)
except NotImplementedError as e:
    print('NotImplementedError')
class C:
    p: int
    q: Nope
print(get_annotations(C, format=Format.STRING), C.__annotate__.__name__)
Undefined = Undefined2 = float; x, y = 1, 2
print(f.__annotations__)
f.__annotations__ = {'z': 1}
print(f.__annotations__, f.__annotate__)
