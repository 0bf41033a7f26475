import types
m = types.ModuleType('m')
exec('''
counter = 0
def inc():
    global counter
    counter += 1
    return counter
def get(): return counter
class K:
    def read(self): return counter
''', m.__dict__)
print(m.inc(), m.inc(), m.counter, m.get(), m.K().read())
counter = 'ours'
print(m.inc(), counter)
m.counter = 100
print(m.inc(), m.inc.__globals__ is m.__dict__, m.inc.__module__)
del m.counter
try:
    m.get()
except NameError as e:
    print(e)
f = m.get
counter = 'still ours'
m.counter = 'theirs'
print(f())
import json, math
print(json.dumps.__globals__ is not globals(), 'dumps' in globals())
