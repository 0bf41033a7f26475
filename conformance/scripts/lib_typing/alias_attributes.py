import typing
type A6[T] = int
for n in ('__name__', '__value__', '__module__', '__type_params__', '__parameters__', 'x', '__class__', '__dict__'):
    try: print(n, getattr(A6, n))
    except AttributeError as e: print(e)
    try: setattr(A6, n, 1)
    except (AttributeError, TypeError) as e: print(type(e), e)
    try: delattr(A6, n)
    except (AttributeError, TypeError) as e: print(type(e), e)
print(typing.TypeAliasType, typing.TypeAliasType.__module__, repr(A6))
try: A6()
except TypeError as e: print(e)
try: A6 + 1
except TypeError as e: print(e)
try: A6.__vlue__
except AttributeError as e: print(e)
print(typing.TypeAliasType('X', int).__module__)
exec('import typing; print(typing.TypeAliasType("X", int).__module__)', {'__name__': 'other'})
