ns = {'k': 1}
exec('def f(): return k\ndef g(v):\n    global k\n    k = v', ns)
print(ns['f'](), ns['g'](5), ns['f'](), ns['k'], ns['f'].__globals__ is ns)
ns['k'] = 'set'; print(ns['f']()); del ns['k']
try: ns['f']()
except NameError as e: print(e)
k = 'outer'; print(eval('k'), eval('f(6)', {'f': ns['g']}), ns['k'])
