import sys, types
def f(): raise ValueError(1)
def g(): f()
try: g()
except ValueError as e:
    tb = e.__traceback__
    print(tb is e.__traceback__, tb.tb_next is tb.tb_next, tb.tb_frame is tb.tb_frame, sys.exc_info()[2] is tb)
    names = []
    t = tb
    while t: names.append((t.tb_frame.f_code.co_name, t.tb_lineno)); t = t.tb_next
    print(names)
    inner = tb.tb_next
    e2 = KeyError(2).with_traceback(inner)
    print(e2.__traceback__ is inner)
    try: raise e2
    except KeyError as e3: print(e3.__traceback__ is inner, e3.__traceback__.tb_next is inner)
    try: inner.tb_next.tb_next = inner
    except ValueError as x: print(x)
    for bad in (1, 'x'):
        try: inner.tb_next = bad
        except TypeError as x: print(x)
    inner.tb_next = None; print(inner.tb_next, tb.tb_next.tb_next)
    made = types.TracebackType(None, tb.tb_frame, tb.tb_lasti, 99); print(made.tb_next, made.tb_frame is tb.tb_frame)
    e.__traceback__ = None; print(e.__traceback__)
    for name in ('__traceback__', '__cause__', '__context__', 'args', '__suppress_context__'):
        try: delattr(e, name)
        except TypeError as x: print(x)
def group(*x):
    try: raise ExceptionGroup('eg', x)
    except ExceptionGroup as e: return e
eg = group(TypeError(1), ValueError(2), ExceptionGroup('n', [OSError(3)]))
m, r = eg.split(TypeError); print(m.__traceback__ is eg.__traceback__ is r.__traceback__)
try:
    try: raise eg
    except* TypeError: raise
    except* OSError as o: raise o
except ExceptionGroup as e: print(repr(e), e.message)
try:
    try: raise eg
    except* TypeError as t: raise KeyError('new')
    except* OSError: raise
except ExceptionGroup as e: print(repr(e))
class D(ExceptionGroup):
    def derive(self, x): return 5
for f in (lambda: D('x', [TypeError(1), ValueError(2)]).split(TypeError), lambda: BaseExceptionGroup('x'), lambda: SyntaxError('m', (1, 2)), lambda: Exception().__setstate__(3)):
    try: f()
    except TypeError as x: print(x)
e = ImportError('a', name='n'); e.__init__('b'); print(e.name, e.msg, e.args)
e = ValueError(); e.add_note('x'); del e.__notes__; e.add_note('y'); print(e.__notes__); e.__notes__ = 3
try: e.add_note('z')
except TypeError as x: print(x)
