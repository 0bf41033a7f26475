def f(where):
    log = []
    try:
        try:
            log.append('try')
            if where == 'try': raise ValueError('t')
        except ValueError:
            log.append('except')
            if where == 'except': raise
        else:
            log.append('else')
            if where == 'else': raise ValueError('from else is not caught here')
        finally:
            log.append('finally')
            if where == 'finally': raise KeyError('f')
    except Exception as e:
        log.append(repr(e))
    return log
for w in ('none', 'try', 'else', 'finally'):
    print(w, f(w))
def g():
    try: return 'try'
    except: return 'except'
    else: return 'else'
    finally: print('finally')
print(g())
def h():
    for i in range(3):
        try:
            if i == 1: continue
            if i == 2: return 'ret'
        except: pass
        else: print('else', i)
        finally: print('finally', i)
print(h())
def k():
    while True:
        try:
            try: break
            finally: print('inner')
        finally: print('outer')
    return 'after break'
print(k())
def n():
    try:
        try: raise ValueError
        finally: return 'inner return wins'
    except ValueError: return 'no'
print(n())
def o():
    x = 'initial'
    try: return x
    finally: x = 'changed'
print(o())
def p():
    l = []
    try: return l
    finally: l.append('mutated')
print(p())
def q():
    try: yield 'a'
    except GeneratorExit: print('exit')
    else: print('else')
    finally: print('finally')
it = q(); next(it); it.close()
list(q())
