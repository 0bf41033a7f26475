import traceback
def f1():
    try:
        nope
    except:
        try:
            raise ExceptionGroup('g', [ValueError(1), TypeError(2)])
        except* ValueError as e: raise ValueError('v')
def f2():
    try:
        try:
            raise ExceptionGroup('b', [KeyError(), ValueError()])
        except* KeyError as e: raise OSError(2, 'No such', 'f')
    except BaseException as e:
        raise
def f3():
    try:
        try: raise BaseExceptionGroup('b', [KeyboardInterrupt(), ValueError()])
        except* ValueError as e: raise e
    except* LookupError as e: print(1)
def f4():
    try:
        nope
    except Exception as e17:
        try:
            try: pass
            except* Exception as e: raise ValueError('w') from e
            else: raise ExceptionGroup('o', [ExceptionGroup('i', [KeyError(1)]), OSError(2)])
        except* LookupError as e: raise e.__class__('again')
for f in f1, f2, f3, f4:
    try: f()
    except BaseException: print(traceback.format_exc())
