import traceback
def f(): raise ValueError('v')
def g():
    try: f()
    except ValueError as e:
        raise
def h():
    try: g()
    except ValueError as e:
        raise e
try: h()
except ValueError as e: print([(x.name, x.lineno) for x in traceback.extract_tb(e.__traceback__)])
saved = None
def k():
    global saved
    try: f()
    except ValueError as e: saved = e
k()
for _ in range(2):
    try: raise saved
    except ValueError as e: print([(x.name, x.lineno) for x in traceback.extract_tb(e.__traceback__)])
e = KeyError('fresh')
print(e.__traceback__)
for _ in range(2):
    try: raise e.with_traceback(None)
    except KeyError as x: print([y.lineno for y in traceback.extract_tb(x.__traceback__)])
def loop():
    for i in range(2):
        try: 1 / 0
        except ZeroDivisionError as z: last = z
    return [y.lineno for y in traceback.extract_tb(last.__traceback__)]
print(loop())
def fin():
    try: f()
    finally: pass
try: fin()
except ValueError as e: print([(x.name, x.lineno) for x in traceback.extract_tb(e.__traceback__)])
def w():
    with __import__('contextlib').nullcontext(): f()
try: w()
except ValueError as e: print([(x.name, x.lineno) for x in traceback.extract_tb(e.__traceback__)])
