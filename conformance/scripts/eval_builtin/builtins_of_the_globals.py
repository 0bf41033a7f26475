g = {}
eval('1', g); print(sorted(g), type(g['__builtins__']).__name__)
g = {'__builtins__': {}}
try: eval('len([])', g)
except NameError as e: print(e)
g = {'__builtins__': {'len': lambda x: 'mine'}}
print(eval('len([])', g)); print(eval('[len(x) for x in "ab"]', g))
exec('def f(): return len([])', g); print(g['f']())
