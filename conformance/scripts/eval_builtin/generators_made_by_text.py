ns = {}
exec('def g(n):\n    for i in range(n):\n        got = yield i\n        if got: yield got * 2', ns)
it = ns['g'](3); print(next(it), it.send('x'), list(it))
print(list(eval('(i * i for i in range(4) if i)')), eval('sum(x for x in range(5))'), eval('[*g(2)]', ns))
exec('async def c(): return 5', ns); import asyncio; print(asyncio.run(ns['c']()))
