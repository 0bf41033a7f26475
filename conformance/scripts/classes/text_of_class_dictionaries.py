class C: x = 1
print(str(vars(C))[:20], repr(vars(C))[:30])
print(str(vars(int))[:10], format(vars(int))[:10], f'{vars(int)}'[:10])
import types
print(str(types.MappingProxyType({'a': 1})), types.MappingProxyType({'a': 1}))
class D(dict):
    def __str__(self): return 'str'
    def __repr__(self): return 'repr'
print(types.MappingProxyType(D()), repr(types.MappingProxyType(D())))
