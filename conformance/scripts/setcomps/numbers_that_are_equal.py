s = {x for x in (1, 1.0, True, 1 + 0j)}
print(len(s), s)
print({x for x in (0, False, 0.0, -0.0)}, {x for x in (True, 1)}, {x for x in (2.0, 2)})
nan = float('nan'); print(len({nan for _ in range(3)}), len({float('nan') for _ in range(3)}))
