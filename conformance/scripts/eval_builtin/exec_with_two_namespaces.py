g, l = {}, {}
exec('a = 1\nglobal b\nb = 2\ndef f(): return a', g, l)
print(sorted(l), 'b' in g, 'a' in g)
try: l['f']()
except NameError as e: print(e)
exec('class C:\n    x = 1\n    y = x + 1', g, l); print(l['C'].y)
exec('z = [a for _ in range(2)]', {}, {'a': 3}) if False else None
try: exec('z = [(lambda: a)() for _ in range(2)]', {}, {'a': 3})
except NameError as e: print(e)
