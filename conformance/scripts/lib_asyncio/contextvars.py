import asyncio, contextvars
v = contextvars.ContextVar('v', default='default')
async def child(n):
    print(n, v.get(), end=' ')
    v.set(f'child {n}')
    await asyncio.sleep(0)
    print(n, v.get(), end=' ')
async def main():
    v.set('main')
    await asyncio.gather(child(1), child(2))
    print(v.get())
    await child(3)
    print(v.get())
    t = v.set('temp')
    print(v.get(), t.old_value, t.var is v)
    v.reset(t)
    print(v.get())
    try:
        v.reset(t)
    except RuntimeError as e:
        print(str(e).split(' at 0x')[0].split('<')[0])
    ctx = contextvars.copy_context()
    print(ctx.run(lambda: (v.set('in ctx'), v.get())[1]), v.get(), ctx[v], v in ctx, len(ctx))
    asyncio.get_running_loop().call_soon(lambda: print('callback', v.get()))
    v.set('later')
    await asyncio.sleep(0)
    task = asyncio.create_task(child(4), context=ctx)
    await task
    print(ctx[v], v.get())
asyncio.run(main())
print(v.get(), v.name)
u = contextvars.ContextVar('u')
try:
    u.get()
except LookupError as e:
    print(type(e).__name__)
print(u.get('given'))
