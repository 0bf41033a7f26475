def run(n):
    try:
        if n == 0: raise ValueError
        if n == 1: raise TypeError
        if n == 2: raise OSError
        if n == 3: raise KeyError
        print('body')
    except ValueError:
        print('V')
    except (TypeError, OSError) as e:
        print('T or O', type(e).__name__)
    except:
        print('bare')
    else:
        print('else')
    finally:
        print('finally')
for n in range(5):
    run(n)
errors = (ValueError, TypeError, KeyError)
try:
    raise KeyError('tuple by name')
except errors as e:
    print(repr(e))
try:
    try:
        raise KeyError('k')
    except (ValueError, (KeyError,)):
        pass
except TypeError as e:
    print('nested tuple:', e)
def which(): print('evaluated'); return IndexError
try:
    raise IndexError
except ValueError: pass
except which(): print('dynamic')
try:
    pass
except 1 / 0:
    print('not evaluated without exception')
try:
    try:
        raise ValueError('first')
    except undefined_name:
        pass
except NameError as e:
    print(e, '| context', repr(e.__context__))
try:
    try: raise KeyError('a')
    finally: print('only finally')
except KeyError: print('outer')
for src in ('try:\n pass\nexcept:\n pass\nexcept E:\n pass', 'try:\n pass\nfinally:\n pass\nexcept:\n pass', 'try:\n pass\nelse:\n pass', 'try:\n pass\nexcept* E:\n pass\nexcept F:\n pass', 'try:\n pass\nexcept*:\n pass', 'try:\n pass\nexcept E as x.y:\n pass', 'while 1:\n try:\n  pass\n except* E:\n  break', 'def f():\n try:\n  pass\n except* E:\n  return', 'try:\n pass\nexcept E as (a):\n pass', 'try:\n pass\nexcept (E, F) as e:\n pass\nelse:\n pass\nfinally:\n pass'):
    try:
        compile(src, 's', 'exec')
        print('fine')
    except SyntaxError as e:
        print(e.msg, e.lineno)
