import warnings
warnings.simplefilter('ignore')
log = []
def f(how):
    try:
        log.append('try')
        if how == 'raise': raise ValueError(how)
        if how == 'return': return 'from try'
        return 'fell'
    except ValueError:
        log.append('except')
        return 'from except'
    else:
        log.append('else')
    finally:
        log.append('finally')
print([f(h) for h in ('raise', 'return', 'none')], log)
def override(how):
    try:
        if how: raise KeyError(how)
        return 1
    finally:
        return 2
def loops():
    out = []
    for i in range(5):
        try:
            if i == 1: continue
            if i == 3: break
            out.append(i)
        finally:
            out.append(f'f{i}')
    else:
        out.append('else')
    return out
def deep():
    try:
        try:
            try:
                return log.append('value') or 'r'
            finally:
                log.append(1)
        finally:
            log.append(2)
            1 / 0
    except ZeroDivisionError as e:
        return f'replaced, context {e.__context__}'
    finally:
        log.append(3)
log.clear()
print(override(0), override('x'), loops(), deep(), log)
def changed():
    x = 1
    try:
        return x
    finally:
        x = 2
def mutable():
    x = []
    try:
        return x
    finally:
        x.append('in finally')
print(changed(), mutable())
def chain():
    try:
        try:
            raise ValueError('a')
        except ValueError as e:
            raise KeyError('b') from e
        finally:
            raise TypeError('c')
    except TypeError as e:
        return [type(x).__name__ for x in (e, e.__context__, e.__context__.__cause__)]
print(chain())
def gone():
    try:
        raise ValueError
    except ValueError as e:
        pass
    try:
        return e
    except UnboundLocalError as u:
        return str(u)
print(gone())
def while_finally():
    n = 0
    while True:
        try:
            n += 1
            if n < 3: continue
            return n
        finally:
            if n == 3:
                break
    return 'broke'
print(while_finally())
