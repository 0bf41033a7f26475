print(eval('__name__'), eval('__name__', {'__name__': 'n'}))
try: print(eval('__name__', {}))
except NameError as e: print(e)
ns = {'__name__': 'mod'}
exec('class C: pass\ndef f(): pass', ns); print(ns['C'].__module__, ns['f'].__module__, ns['C'].__qualname__)
ns = {}; exec('class C: pass', ns); print(ns['C'].__module__)
