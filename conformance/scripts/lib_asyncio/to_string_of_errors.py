import asyncio
for e in (asyncio.CancelledError(), asyncio.CancelledError('why'), asyncio.TimeoutError(), asyncio.InvalidStateError('x'), asyncio.QueueEmpty(), asyncio.IncompleteReadError(b'ab', 5), asyncio.LimitOverrunError('m', 3), asyncio.BrokenBarrierError()):
    print(type(e).__name__, repr(e), '|', e, [c.__name__ for c in type(e).__mro__[1:-2]])
print(asyncio.TimeoutError is TimeoutError, issubclass(asyncio.CancelledError, Exception), asyncio.FIRST_COMPLETED, asyncio.ALL_COMPLETED, asyncio.FIRST_EXCEPTION)
async def f(): pass
for bad in (lambda: asyncio.run(None), lambda: asyncio.run(f), lambda: asyncio.create_task(5), lambda: asyncio.get_running_loop(), lambda: asyncio.current_task(), lambda: asyncio.timeout('x').__class__.__name__, lambda: asyncio.Queue('x').full(), lambda: asyncio.Semaphore(-1), lambda: asyncio.Barrier(0), lambda: asyncio.gather(5)):
    try:
        print(bad())
    except (TypeError, ValueError, RuntimeError) as e:
        print(type(e).__name__, str(e).split(' at 0x')[0])
