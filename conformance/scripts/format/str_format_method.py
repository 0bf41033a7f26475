print('{} {}'.format(1, 2), '{0} {1} {0}'.format('a', 'b'), '{x} {y}'.format(x=1, y=2))
print('{0.real} {0.imag} {1[0]} {1[1]} {2[k]} {2[a b]}'.format(3 + 4j, [5, 6], {'k': 7, 'a b': 8}))
print('{:>5}|{:<5}|{:^5}'.format(1, 'a', 2.5), '{!r} {!s} {!a}'.format('é', 'é', 'é'))
print('{:{}}|{:{w}.{p}}'.format(5, 4, 3.14159, w=8, p=3))
print('{{}} {{{}}}'.format(1), '{:{{}}}'.format if False else '')
print('{a.b.c}'.format(a=type('A', (), {'b': type('B', (), {'c': 'deep'})})))
print('{0[0][1]} {0[1]}'.format([[1, 2], 3]), '{:d}'.format(True), '{!s:>4}'.format(True))
for text, args, kw in (('{} {}', (1,), {}), ('{x}', (), {}), ('{0} {}', (1, 2), {}), ('{} {0}', (1, 2), {}), ('{', (), {}),
                       ('}', (), {}), ('{!x}', (1,), {}), ('{0.nope}', (1,), {}), ('{0[k]}', ({},), {}), ('{0[9]}', ([],), {}),
                       ('{!}', (1,), {}), ('{0', (1,), {}), ('{0!r', (1,), {}), ('{:', (1,), {}), ('{0.}', (1,), {}), ('{0[]}', ([1],), {}), ('{!rx}', (1,), {}), ('{0[0}', ([1],), {}), ('{a!r:{b}}', (), {'a': 1})):
    try:
        print(text.format(*args, **kw))
    except (ValueError, IndexError, KeyError, AttributeError, TypeError) as e:
        print(repr(text), type(e).__name__, e)
class Default(dict):
    def __missing__(self, k): return f'<{k}>'
print('{a} {b}'.format_map(Default(a=1)))
print(format('abc', '.2'), format('abc', '5.1') + '|', format('abc', '-^7'), format('é', '3') + '|', repr(format('', '3')))
print('%s' % format(None), format([1]), '{:}'.format({}))
