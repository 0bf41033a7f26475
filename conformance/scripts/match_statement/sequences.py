def f(x):
    match x:
        case []:
            return 'empty'
        case [a]:
            return f'one {a}'
        case (1, b):
            return f'starts with 1, {b}'
        case [a, [b, *c], *d]:
            return f'nested {a} {b} {c} {d}'
        case [first, *_, last] if first == last:
            return f'same ends {first}'
        case [*init, 'end']:
            return f'ends {init}'
        case [a, b, *rest]:
            return f'{a} {b} rest {rest}'
        case _:
            return 'no'

import collections.abc
for v in ([], (), [7], (1, 2), [1, [2, 3], 4], (5, 6, 7, 5), ['x', 'end'], ['end'], [3, 4], 'ab', b'ab', bytearray(b'ab'),
          range(3), collections.deque([1, 'dq']), {1: 2}, {1, 2}, iter([1]), 5, [0, 'ab', 1], [0, (9,), 'q']):
    print(v if not hasattr(v, '__next__') else 'iterator', f(v))

class Seq(collections.abc.Sequence):
    def __init__(self, *a): self.a = a
    def __len__(self):
        print('len', end=' ')
        return len(self.a)
    def __getitem__(self, i):
        print('get', i, end=' ')
        return self.a[i]

match Seq(1, 2, 3):
    case [x, *_]:
        print(x)
match Seq(1, 2, 3):
    case [*_, z]:
        print(z)
match Seq(1, 2):
    case [*rest]:
        print(rest)
