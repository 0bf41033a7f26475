class AppError(Exception):
    code = 0
    def __init__(self, message, *, detail=None):
        super().__init__(message)
        self.detail = detail
    def __str__(self):
        return f'[{self.code}] {super().__str__()}'

class NotFound(AppError, LookupError):
    code = 404

class Multi(KeyError, ValueError):
    pass

for exc in (NotFound('page', detail={'id': 1}), AppError('general'), Multi('m')):
    try:
        raise exc
    except LookupError as e:
        print('lookup', e, getattr(e, 'detail', None))
    except (AppError, ArithmeticError) as e:
        print('app', e, repr(e))

try:
    raise NotFound
except TypeError as e:
    print(e)

for bad in (5, 'text', object, None):
    try:
        raise bad
    except TypeError as e:
        print(e)

try:
    try:
        raise ValueError
    except 5:
        pass
except TypeError as e:
    print(e)

class Base(BaseException): pass
try:
    try:
        raise Base('b')
    except Exception:
        print('wrong')
except BaseException as e:
    print('base', e)

class NoCall(Exception):
    def __new__(cls, *a):
        return 'not an exception'
try:
    raise NoCall
except TypeError as e:
    print(e)
print(issubclass(NotFound, AppError), NotFound.__mro__[1].__name__, isinstance(Multi(), (KeyError,)))
try:
    raise
except RuntimeError as e:
    print(e)
