total = 1
def f():
    global total, items
    total += 5; total *= 2; items = []; items += [1]; items[0:0] = [0]
    (total, items[0]) = (items[1], total)
f(); print(total, items)
for s in ('def f():\n    global x\n    x: int = 1', 'def f():\n    x = 1\n    global x', 'def f(x):\n    global x', 'def f():\n    print(x)\n    global x', 'global y\ny = 1'):
    try: exec(s, {}); print('fine')
    except SyntaxError as e: print(e.msg, e.lineno, e.offset)
