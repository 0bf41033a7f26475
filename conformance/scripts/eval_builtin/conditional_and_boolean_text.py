x, y = 0, 'v'
for s in ('x or y', 'x and y', 'not x', 'y if x else x', 'x == 0 and y == "v"', 'x is None', 'y in "uvw"', 'y not in ["v"]', 'bool(y) + bool(x)', 'x < 1 <= 2', '(x, y) == (0, "v")'):
    print(s, eval(s))
