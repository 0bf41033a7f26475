def show(e, n=0):
    print(' '*n, repr(e), 'ctx', repr(e.__context__), 'cause', repr(e.__cause__), e.__suppress_context__, e.__traceback__ is not None)
    if isinstance(e, BaseExceptionGroup):
        for x in e.exceptions: show(x, n+2)
    if e.__context__ is not None and n < 20: print(' '*n, 'context:'); show(e.__context__, n+4)
def run(f):
    try: f()
    except BaseException as e: show(e)
def f1():
    try:
        nope
    except:
        try:
            raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
        except* ValueError as e: raise ValueError('v')
def f2():
    try:
        nope
    except:
        try:
            raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
        except* ValueError as e: print(repr(e.__context__)); raise
def f3():
    try:
        nope
    except:
        try:
            raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
        except* ValueError as e: print(repr(e.__context__)); raise e
def f4():
    try:
        nope
    except:
        try:
            raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
        except* ValueError as e: pass
def f5():
    try:
        nope
    except:
        try:
            raise ValueError(1)
        except* ValueError as e: 1/0
def f6():
    try:
        nope
    except:
        try:
            raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
        except* ValueError as e: raise KeyError
        except* TypeError as e: raise OSError
def f7():
    try:
        nope
    except:
        try:
            raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
        except* ValueError as e: raise KeyError from None
        except* TypeError as e: raise e from OSError()
for f in f1,f2,f3,f4,f5,f6,f7: print(f.__name__); run(f)
