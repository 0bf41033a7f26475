print(eval('(y := 5) + y'), y)
ns = {}; print(eval('[z := i for i in range(3)]', ns), ns['z'])
def f():
    eval('(w := 1)')
    try: return w
    except NameError as e: return str(e)
print(f())
loc = {}; eval('(q := 2)', {}, loc); print(loc)
