e = ValueError('x')
e.__notes__ = ['fine', 5, None]
import traceback
print(traceback.format_exception_only(e))
e.__notes__ = 'not a list'
print(traceback.format_exception_only(e))
e.__notes__ = 5
print(traceback.format_exception_only(e))
class Bad:
    def __str__(self): raise TypeError
    def __repr__(self): raise TypeError
e.__notes__ = [Bad()]
print(traceback.format_exception_only(e))
e.__notes__ = ()
print(traceback.format_exception_only(e))
del e.__notes__
print(traceback.format_exception_only(e))
