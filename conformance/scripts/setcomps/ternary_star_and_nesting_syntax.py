a, b = [1, 2], [3]
print({*a, *b}, {*a, *(x + 10 for x in b)}, {x for x in [*a, *b]}, {x for y in (a, b) for x in y})
print({(x if x > 1 else 0) for x in a}, {x for x in (a if b else [])}, {x or 9 for x in [0, 1]}, {not x for x in [0, 1]}, {x is None for x in [None]})
print({x for x in range(5) if x if x - 1}, {x for x in range(3) if x == 1 or x == 2}, {x
       for x in
       a
       if x
       })
print({(yield_, 1) for yield_ in a} == {(1, 1), (2, 1)}, {x[0] for x in ['ab', 'cd']} == {'a', 'c'}, {x.upper() for x in 'a'}, {-x for x in a} == {-1, -2}, {x ** 2 for x in a}, {f'{x}' for x in a} == {'1', '2'})
print({lambda: x for x in a}.__len__(), {i for i in range(3)}.__contains__(2), {i for i in 'a'} | {j for j in 'a'}, {{i for i in 'a'} == {'a'} for _ in '12'})
print({x for x in a if {y for y in b if y > x}}, {len({y for y in range(x)}) for x in range(4)}, {(x, *b) for x in a} == {(1, 3), (2, 3)}, {b'x' for _ in a}, {... for _ in a})
