import asyncio, traceback
async def f5(n):
    if n == 0: raise ValueError('v')
    yield 1
    if n == 1: raise KeyError('k')
    if n == 2: raise KeyboardInterrupt
class A:
    def __aiter__(self): 1/0
class B:
    def __aiter__(self): return self
    def __anext__(self): 1/0
class C:
    def __aiter__(self): return self
    async def __anext__(self): 1/0
class D:
    def __aiter__(self): return 5
class E:
    def __aiter__(self): return self
    def __anext__(self): return 5
def places(e):
    for s in traceback.extract_tb(e.__traceback__)[1:]:
        print('  ', s.lineno, s.name, s.colno, s.end_lineno, s.end_colno, (s.line or '')[:60])
async def t1(o): return [i async for i in o()]
async def t2(o): return {i: 1 async for i in o() if i}
async def t3(o): return [i for j in [1] async for i in o()]
async def t4(o):
    async for i in o():
        pass
async def t5(o): return [x async for x in (i async for i in o())]
async def t6(o): return [i async for i in
    o()
   ]
async def t7(o): return {await o(), 1}
async def t8(o): return [await o() for i in (1,)]
async def t9(o): return [(i, k) async for i in o() async for k in o()]
async def main():
    for o in (lambda: f5(0)), (lambda: f5(1)), (lambda: f5(2)), A, B, C, D, E, (lambda: 5), (lambda: 1/0):
        for t in t1,t2,t3,t4,t5,t6,t7,t8,t9:
            try: print(t.__name__, await t(o))
            except BaseException as e: print(t.__name__, repr(e)); places(e)
asyncio.run(main())
