import traceback, sys

def f():
    g()

def g():
    raise LookupError('message') from None

try:
    f()
except LookupError as e:
    print(traceback.format_exc())
    print(traceback.format_exception_only(e))
    for frame in traceback.extract_tb(e.__traceback__):
        print(frame.name, frame.lineno, frame.line)
    print(sys.exc_info()[0].__name__, sys.exc_info()[1] is e)
    tb = e.__traceback__
    while tb:
        print(tb.tb_lineno, tb.tb_frame.f_code.co_name)
        tb = tb.tb_next
    print(''.join(traceback.format_tb(e.__traceback__, limit=1)))
    print(''.join(traceback.format_exception(e, limit=-1)))
print(sys.exc_info())
te = traceback.TracebackException.from_exception(ValueError('x'))
print(list(te.format()), te.exc_type_str)
print(traceback.format_exception(ValueError('multi\nline')))
class E(Exception):
    def __str__(self): raise RuntimeError
print(traceback.format_exception_only(E()))
class M(Exception):
    __module__ = 'some.module'
print(traceback.format_exception_only(M('arg')), traceback.format_exception_only(ValueError()))
