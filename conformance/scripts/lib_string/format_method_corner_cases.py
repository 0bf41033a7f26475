print('{:{}}'.format('x', '>3'), '{0:{1}{2}}'.format('x', '^', 5), '{:{w}.{p}f}'.format(3.14159, w=8, p=2), '{!r:>6}'.format('a'), '{0[0]}{0[1]}'.format('ab'), '{0[k]}'.format({'k': 1}), '{0.real}'.format(5), '{a[b].c}'.format(a={'b': type('C', (), {'c': 'deep'})}), '{:,}'.format(10 ** 6), '{{{}}}'.format(1), '{{}}'.format(), '{0}{0}'.format('x'), '{:s}'.format('t'), '{:}'.format(1), '{0!s:.2}'.format('abc'), '{0[-1]}'.format({'-1': 'text key'}), '{0[a.b]}'.format({'a.b': 2}), '{x!a}'.format(x='é'), '{:%}'.format(0.5), '{: }'.format(3), '{}'.format(None), '{:>{}}'.format('r', 4))
for s, a in (('{', ()), ('}', ()), ('{}}', (1,)), ('{0', (1,)), ('{!}', (1,)), ('{!x}', (1,)), ('{:', (1,)), ('{0.}', (1,)), ('{0[}', (1,)), ('{0[]}', ([1],)), ('{a', ()), ('{ }', (1,)), ('{0 }', (1,)), ('{.x}', (1,)), ('{[0]}', ([7],)), ('{0[0]x}', ([1],)), ('{:{}}', (1,)), ('{:{:{}}}', (1, 2, 3)), ('{-1}', (1,)), ('{1}', (1,)), ('{}{1}', (1, 2)), ('{a.b}', ()), ('{0!r:d}', (1,))):
    try:
        print(s, s.format(*a))
    except (ValueError, IndexError, KeyError, AttributeError, TypeError) as e:
        print(s, type(e).__name__, e)
