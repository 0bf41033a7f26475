def t(f):
    try:
        f()
    except BaseException as e:
        print(type(e).__name__, e, '| cause', repr(e.__cause__), '| context', repr(e.__context__), e.__suppress_context__)
def r1(): raise ValueError
def r2(): raise ValueError('a')
def r3(): raise ValueError('b') from KeyError('c')
def r4(): raise ValueError from KeyError
def r5(): raise ValueError('d') from None
def r6():
    try: raise KeyError('e')
    except KeyError: raise
def r7():
    try: raise KeyError('f')
    except KeyError as e: raise e
def r8():
    try: raise KeyError('g')
    except KeyError as e: raise e from e
def r9():
    try: raise KeyError('h')
    except KeyError: raise IndexError('i') from None
def r10():
    try:
        try: raise KeyError('j')
        except KeyError: raise
    finally: pass
def r11():
    e = ValueError('same')
    try: raise e
    except ValueError: raise e from KeyError('k')
def r12(): raise (lambda: ValueError('call'))()
def r13(): raise [ValueError]
def r14(): raise type('Made', (Exception,), {})('dynamic')
def r15(): raise ValueError() from ValueError
def r16():
    try: raise KeyError('outer')
    except KeyError:
        def inner(): raise
        inner()
for f in (r1, r2, r3, r4, r5, r6, r7, r8, r9, r10, r11, r12, r13, r14, r15, r16):
    t(f)
