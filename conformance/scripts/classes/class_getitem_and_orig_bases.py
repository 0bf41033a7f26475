class A:
    def __class_getitem__(cls, k): return (cls.__name__, k)
class B(A): pass
print(A[int], B[1, 2], A['x'])
try:
    A()[1]
except TypeError as e:
    print(e)
class M(type):
    def __getitem__(cls, k): return ('meta', k)
class C(metaclass=M):
    def __class_getitem__(cls, k): return ('class', k)
print(C[1])
class N: pass
for f in (lambda: N[int], lambda: int[str], lambda: len[1], lambda: object[1], lambda: N()[0]):
    try:
        print(f())
    except TypeError as e:
        print(e)
print(list[int], dict[str, int], tuple[int, ...], set[int]([1]), list[int]([1, 2]), list[int] == list[int], list[int].__origin__, list[int].__args__, type(list[int]).__name__, list[int].append([], 1), isinstance(list[int], type), type[int], frozenset[str]((1,)))
class L(list[int]): pass
print(L.__bases__, L.__orig_bases__, L([1]))
class E:
    def __mro_entries__(self, bases): print('entries', len(bases)); return (N,)
class F(E(), A): pass
print(F.__mro__[1:3], type(F.__orig_bases__[0]).__name__)
class Bad:
    def __mro_entries__(self, bases): return 5
try:
    class G(Bad()): pass
except TypeError as e:
    print(e)
import types
print(types.resolve_bases((E(), int)), types.get_original_bases(L), types.new_class('Z', (list[int],), {}, lambda ns: ns.update(k=1)).k, types.prepare_class('Y', (), {'metaclass': M})[0] is M)
