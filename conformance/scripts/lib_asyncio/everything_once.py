import asyncio, contextvars
def show(*a): print(*a)
async def main():
    # wait
    async def w(n,d,exc=None):
        await asyncio.sleep(d)
        if exc: raise exc
        return n
    d,p=await asyncio.wait([asyncio.create_task(w(1,.01)),asyncio.create_task(w(2,5))],return_when=asyncio.FIRST_COMPLETED); show(len(d),len(p),[t.result() for t in d]); [t.cancel() for t in p]
    d,p=await asyncio.wait([asyncio.create_task(w(1,.01)),asyncio.create_task(w(2,.02,ValueError('x'))),asyncio.create_task(w(3,5))],return_when=asyncio.FIRST_EXCEPTION); show(len(d),len(p)); [t.cancel() for t in p]
    d,p=await asyncio.wait([asyncio.create_task(w(1,5))],timeout=.01); show(len(d),len(p)); [t.cancel() for t in p]
    for bad in ([], [w(1,0)], 5):
        try: await asyncio.wait(bad)
        except Exception as e: show(type(e).__name__,e)
        if isinstance(bad,list) and bad: bad[0].close()
    # wait_for / timeout
    try: await asyncio.wait_for(w(1,5),.01)
    except TimeoutError as e: show('timeout',repr(e))
    show(await asyncio.wait_for(w(1,0),None), await asyncio.wait_for(w(2,.01),5))
    async def stubborn():
        try: await asyncio.sleep(5)
        except asyncio.CancelledError: show('cancelled inside'); await asyncio.sleep(0); return 'kept'
    show(await asyncio.wait_for(stubborn(),.01)) if False else None
    try:
        async with asyncio.timeout(.01) as cm: await asyncio.sleep(5)
    except TimeoutError: show('cm', cm.expired())
    async with asyncio.timeout(None) as cm: cm.reschedule(asyncio.get_running_loop().time()+5); show(cm.when() is not None)
    try:
        async with asyncio.timeout_at(asyncio.get_running_loop().time()-1): await asyncio.sleep(0)
    except TimeoutError: show('at')
    # as_completed
    for c in asyncio.as_completed([w('a',.02),w('b',.01)]): show(await c)
    async for t in asyncio.as_completed([asyncio.create_task(w('c',.01)),asyncio.create_task(w('d',.02))]): show(t.result())
    try:
        for c in asyncio.as_completed([w(1,5)],timeout=.01): await c
    except TimeoutError as e: show('ac timeout')
    # shield
    inner=asyncio.create_task(w('sh',.02)); 
    try: await asyncio.wait_for(asyncio.shield(inner),.01)
    except TimeoutError: show('shielded',inner.cancelled()); show(await inner)
    # gather
    show(await asyncio.gather(w(1,.02),w(2,.01),return_exceptions=True)); show(await asyncio.gather(w(1,0),w(2,0,KeyError('k')),return_exceptions=True)); show(await asyncio.gather())
    try: await asyncio.gather(w(1,.05),w(2,.01,ValueError('g')))
    except ValueError as e: show('g',e)
    # TaskGroup
    try:
        async with asyncio.TaskGroup() as tg: a=tg.create_task(w(1,.01)); b=tg.create_task(w(2,.01,ValueError('tg'))); c=tg.create_task(w(3,5))
    except* ValueError as eg: show(eg.exceptions, c.cancelled())
    async with asyncio.TaskGroup() as tg: a=tg.create_task(w(7,0),name='nm')
    show(a.result(),a.get_name())
    # queue
    q=asyncio.Queue(2); await q.put(1); q.put_nowait(2); show(q.full(),q.qsize(),q.maxsize)
    try: q.put_nowait(3)
    except asyncio.QueueFull as e: show('full')
    show(await q.get(),q.get_nowait()); 
    try: q.get_nowait()
    except asyncio.QueueEmpty: show('empty')
    q.task_done(); q.task_done(); await q.join()
    try: q.task_done()
    except ValueError as e: show(e)
    pq=asyncio.PriorityQueue(); [pq.put_nowait(x) for x in (3,1,2)]; show([pq.get_nowait() for _ in range(3)]); lq=asyncio.LifoQueue(); [lq.put_nowait(x) for x in (3,1,2)]; show([lq.get_nowait() for _ in range(3)])
    async def getter():
        try: return await q.get()
        except asyncio.QueueShutDown: return 'shut'
    g=asyncio.create_task(getter()); await asyncio.sleep(0); q.shutdown(); show(await g)
    try: await q.put(1)
    except asyncio.QueueShutDown: show('shut put')
    # locks
    l=asyncio.Lock(); order=[]
    async def lk(i):
        async with l: order.append(('in',i)); await asyncio.sleep(.001); order.append(('out',i))
    await asyncio.gather(*(lk(i) for i in range(3))); show(order,l.locked())
    try: l.release()
    except RuntimeError as e: show(e)
    e=asyncio.Event(); 
    async def waiter(): await e.wait(); return 'ev'
    t=asyncio.create_task(waiter()); await asyncio.sleep(0); e.set(); show(await t,e.is_set()); e.clear()
    s=asyncio.Semaphore(2); show(s.locked()); await s.acquire(); await s.acquire(); show(s.locked()); s.release(); 
    bs=asyncio.BoundedSemaphore(1)
    try: bs.release()
    except ValueError as x: show(x)
    c=asyncio.Condition(); res=[]
    async def cw():
        async with c: await c.wait(); res.append(1)
    ts=[asyncio.create_task(cw()) for _ in range(3)]; await asyncio.sleep(0)
    async with c: c.notify(2)
    await asyncio.sleep(.01); show(len(res))
    async with c: c.notify_all(); show(await c.wait_for(lambda:True))
    await asyncio.gather(*ts); show(len(res))
    b=asyncio.Barrier(2); show(sorted(await asyncio.gather(b.wait(),b.wait())))
    # cancellation
    async def canc():
        try: await asyncio.sleep(5)
        finally: show('cleanup')
    t=asyncio.create_task(canc()); await asyncio.sleep(0); show(t.cancel('why'),t.cancelling())
    try: await t
    except asyncio.CancelledError as x: show(x.args,t.cancelled())
    async def refuse():
        try: await asyncio.sleep(5)
        except asyncio.CancelledError: asyncio.current_task().uncancel(); return 'no'
    t=asyncio.create_task(refuse()); await asyncio.sleep(0); t.cancel(); show(await t,t.cancelling(),t.cancel())
    show(await asyncio.to_thread(lambda a,b=1:a+b,1,b=4))
    v=contextvars.ContextVar('v',default=0)
    async def setv(): v.set(5); return v.get()
    show(await asyncio.create_task(setv()),v.get())
    t=asyncio.current_task(); show(t.get_name(), len(asyncio.all_tasks()), asyncio.get_running_loop().is_running(), asyncio.iscoroutinefunction(main))
    f=asyncio.get_running_loop().create_future(); asyncio.get_running_loop().call_later(.001,f.set_result,9); show(await f,f.done())
    try: f.set_result(1)
    except asyncio.InvalidStateError as x: show(x)
    f=asyncio.Future(); f.add_done_callback(lambda f:show('cb',f.result())); f.set_result(3); await asyncio.sleep(0)
    show(asyncio.run.__name__, await asyncio.sleep(0,'r'))
    async def agen():
        try:
            for i in range(3): yield i
        finally: pass
    async for i in agen():
        if i==1: break
    r=[]; 
    async for i in agen(): r.append(i)
    show(r, [i async for i in agen()], await anext(agen()))
    loop=asyncio.get_running_loop(); show(await loop.run_in_executor(None,lambda:6))
    from concurrent.futures import ThreadPoolExecutor
    with ThreadPoolExecutor() as ex: show(await loop.run_in_executor(ex,pow,2,5)); show(await asyncio.wrap_future(ex.submit(len,'abc')))
    eager=[]
asyncio.run(main())
try: asyncio.run(5)
except (ValueError,TypeError) as e: print(type(e).__name__,e)
async def nested():
    c=main()
    try: asyncio.run(c)
    except RuntimeError as e: print(e)
    c.close()
asyncio.run(nested())
try: asyncio.get_running_loop()
except RuntimeError as e: print(e)
with asyncio.Runner() as r: print(r.run(asyncio.sleep(0,1)), r.run(asyncio.sleep(0,2)))
