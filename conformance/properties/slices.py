# Slices of every sequence: read, assigned and deleted.
import array


def bound():
    return source.pick((None, None, 0, 1, -1, source.between(-15, 15), source.between(-15, 15), 10 ** 20, -10 ** 20))


def slicing():
    return slice(bound(), bound(), source.pick((None, None, None, 1, 2, 3, -1, -2, -7, 0, 10 ** 20, -10 ** 20)))


def assigned(o, s, v):
    o[s] = v
    return o


def deleted(o, s):
    del o[s]
    return o


for _ in range(cases):
    n, s = source.below(12), slicing()
    kind = source.below(8)
    if kind == 0:
        report(f'{s}.indices({n})', s.indices, n)
    elif kind < 4:
        o = source.pick((list(range(n)), tuple(range(n)), 'abcdefghijkl'[:n], 'aébc\u4e2ddef\U0001f600ghi'[:n], bytes(range(n)),
                         bytearray(range(n)), range(n), range(5, 5 + 3 * n, 3), array.array('h', range(n)), memoryview(bytes(range(n)))))
        report(f'{type(o).__name__} {n} {s}', lambda: list(o[s]) if isinstance(o, memoryview) else o[s])
    elif kind < 6:
        v = source.pick(([], [7], [7, 8], list(range(source.below(8))), 'xy', (1,), 5, None))
        report(f'list {n} {s} = {v!r}', assigned, list(range(n)), s, v)
    elif kind == 6:
        v = source.pick((b'', b'xy', [7, 8], bytes(source.below(8)), 'x', 5, [300]))
        report(f'bytearray {n} {s} = {v!r}', assigned, bytearray(range(n)), s, v)
    else:
        o = source.pick((list(range(n)), bytearray(range(n)), array.array('b', range(n))))
        report(f'del {type(o).__name__} {n} {s}', deleted, o, s)
finish()
