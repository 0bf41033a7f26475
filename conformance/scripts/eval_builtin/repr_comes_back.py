values = [1, -2.5, 1e300, 'q\'"\n', b'\x00\xff', (1,), [1, [2, (3,)]], {'a': {1: None}}, {1, 2}, frozenset({3}), True, None, ..., 2**80, 1 + 2j, range(3), slice(1, 2), '', ()]
print([eval(repr(v)) == v for v in values], [type(eval(repr(v))) is type(v) for v in values].count(False))
