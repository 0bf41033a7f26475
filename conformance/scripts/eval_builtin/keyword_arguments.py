print(eval('a', globals={'a': 1}), eval('a + b', {'a': 1}, locals={'b': 2}), eval('a', locals={'a': 3}))
exec('c = 1', globals=(g := {})); print(g['c'])
for f in (lambda: eval(), lambda: eval('1', {}, {}, 1), lambda: exec('1', x=1)):
    try: f()
    except TypeError as e: print(e)
