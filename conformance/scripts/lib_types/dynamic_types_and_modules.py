import types
C = types.new_class('C', (int,), {}, lambda ns: ns.update(x=1, m=lambda self: self + 1))
print(C(5).m(), C.x, C.__mro__[1], types.FunctionType is type(lambda: 0), types.LambdaType is types.FunctionType, types.BuiltinFunctionType, types.MethodType, types.GeneratorType, types.CoroutineType, types.NoneType, types.EllipsisType, types.NotImplementedType, types.UnionType is type(int | str), types.GenericAlias(list, (int,)), types.ModuleType, types.CodeType, types.CellType, types.TracebackType, types.FrameType.__name__, types.AsyncGeneratorType, types.MappingProxyType, types.MethodWrapperType, types.WrapperDescriptorType, types.GetSetDescriptorType, types.MemberDescriptorType)
m = types.ModuleType('mod', 'the doc'); m.v = 5
print(m.__name__, m.__doc__, m.v, repr(m), sorted(vars(m)), types.ModuleType('n').__doc__)
m.__getattr__ = lambda name: f'lazy {name}'
print(m.anything)
try: types.ModuleType()
except TypeError as e: print(e)
try: types.NoneType(1)
except TypeError as e: print(e)
f = types.FunctionType((lambda a, b=2: (a, b, g)).__code__, {'g': 'glob'}, 'named', (9,))
print(f(1), f.__name__)
class D:
    @types.DynamicClassAttribute
    def v(self): return 'inst'
print(D().v)
try: D.v
except AttributeError as e: print('class access', e)
@types.coroutine
def gen(): yield 1
print(types.get_original_bases(type('X', (), {})), types.resolve_bases((int, str)), type(gen()).__name__)
print(type(int | str), (int | None).__args__, int | str == str | int, type(list[int]), types.CellType(3).cell_contents, [t.__name__ for t in (type([].append), type(len), type(''.join), type(int.__add__), type((1).__add__), type(int.real))])
