"""Tasks, and functions that wait for several of them."""

import contextvars
from asyncio import coroutines, events, exceptions, futures

__all__ = ("ALL_COMPLETED", "FIRST_COMPLETED", "FIRST_EXCEPTION", "Task", "all_tasks", "as_completed",
           "create_eager_task_factory", "create_task", "current_task", "eager_task_factory",
           "ensure_future", "gather", "run_coroutine_threadsafe", "shield", "sleep", "wait", "wait_for")

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"

CancelledError = exceptions.CancelledError
Future = futures.Future

_made = 0  # tasks that got a name of their own


class Task(Future):
    """A coroutine that runs in the event loop."""

    __module__ = "_asyncio"

    def __init__(self, coro, *, loop=None, name=None, context=None, eager_start=False):
        super().__init__(loop=loop)
        if not coroutines.iscoroutine(coro):
            raise TypeError(f"a coroutine was expected, got {coro!r}")
        if name is None:
            global _made
            _made += 1
            name = f"Task-{_made}"
        elif not isinstance(name, str):
            name = str(name)
        self._name = name
        self._coro = coro
        self._cancels = 0          # requests that uncancel() has not taken back
        self._must_cancel = False  # the next step throws CancelledError
        self._fut_waiter = None    # the future the coroutine awaits
        self._context = contextvars.copy_context() if context is None else context
        self._loop._tasks[self] = None
        if eager_start and self._loop.is_running():
            self._start_now()
        else:
            self._loop.call_soon(self._step, context=self._context)

    def _repr_info(self):
        info = super()._repr_info()
        if self._cancels and self._state == "PENDING":
            info[0] = "cancelling"
        info.insert(1, f"name={self._name!r}")
        if self._fut_waiter is not None:
            info.insert(2, f"wait_for={self._fut_waiter!r}")
        info.insert(2, f"coro=<{_coro_text(self._coro)}>")
        return info

    def get_coro(self):
        return self._coro

    def get_context(self):
        return self._context

    def get_name(self):
        return self._name

    def set_name(self, value):
        self._name = str(value)

    def set_result(self, result):
        raise RuntimeError("Task does not support set_result operation")

    def set_exception(self, exception):
        raise RuntimeError("Task does not support set_exception operation")

    def cancel(self, msg=None):
        if self._state != "PENDING":
            return False
        self._cancels += 1
        waiter = self._fut_waiter
        if waiter is not None and waiter.cancel(msg=msg):
            return True
        self._must_cancel = True
        self._cancel_message = msg
        return True

    def cancelling(self):
        return self._cancels

    def uncancel(self):
        if self._cancels > 0:
            self._cancels -= 1
            if self._cancels == 0:
                self._must_cancel = False
        return self._cancels

    def get_stack(self, *, limit=None):
        frame = getattr(self._coro, "cr_frame", None)
        return [] if frame is None else [frame]

    def _start_now(self):
        loop = self._loop
        before = loop._current_task
        loop._current_task = None
        try:
            self._context.run(self._step)
        finally:
            loop._current_task = before

    def _step(self, exc=None, value=None):
        """Run the coroutine to its next wait."""
        if self._state != "PENDING":
            raise exceptions.InvalidStateError(f"__step(): already done: {self!r}, {exc!r}")
        if self._must_cancel:
            if not isinstance(exc, CancelledError):
                exc = self._make_cancelled_error()
            self._must_cancel = False
        self._fut_waiter = None
        loop = self._loop
        if loop._current_task is not None:
            raise RuntimeError(f"Cannot enter into task {self!r} while another task {loop._current_task!r} is being executed.")
        loop._current_task = self
        try:
            if exc is None:
                result = self._coro.send(value)
            else:
                result = self._coro.throw(exc)
        except StopIteration as stop:
            del loop._tasks[self]
            if self._must_cancel:
                self._must_cancel = False
                Future.cancel(self, self._cancel_message)
            else:
                Future.set_result(self, stop.value)
        except CancelledError as error:
            del loop._tasks[self]
            self._cancelled_exc = error
            Future.cancel(self)
        except BaseException as error:
            del loop._tasks[self]
            Future.set_exception(self, error)
            if isinstance(error, (KeyboardInterrupt, SystemExit)):
                raise
        else:
            self._park(result)
        finally:
            loop._current_task = None

    def _park(self, result):
        """Wait for what the coroutine yielded."""
        loop = self._loop
        if result is None:
            loop.call_soon(self._step, context=self._context)
            return
        blocking = getattr(result, "_asyncio_future_blocking", None)
        if blocking is None:
            if type(result) is tuple and len(result) == 2 and result[0] == "host call":
                future = events._host_future(loop, result[1])
                future.add_done_callback(self._host_answered, context=self._context)
                self._await(future)
                return
            if isinstance(result, coroutines._GeneratorType):
                text = f"yield was used instead of yield from for generator in task {self!r} with {result!r}"
            else:
                text = f"Task got bad yield: {result!r}"
        elif result.get_loop() is not loop:
            text = f"Task {self!r} got Future {result!r} attached to a different loop"
        elif not blocking:
            text = f"yield was used instead of yield from in task {self!r} with {result!r}"
        elif result is self:
            text = f"Task cannot await on itself: {self!r}"
        else:
            result._asyncio_future_blocking = False
            result.add_done_callback(self._wakeup, context=self._context)
            self._await(result)
            return
        loop.call_soon(self._step, RuntimeError(text), context=self._context)

    def _await(self, future):
        self._fut_waiter = future
        if self._must_cancel and future.cancel(msg=self._cancel_message):
            self._must_cancel = False

    def _wakeup(self, future):
        try:
            future.result()
        except BaseException as exc:
            self._step(exc)
        else:
            self._step()

    def _host_answered(self, future):
        try:
            value = future.result()
        except BaseException as exc:
            self._step(exc)
        else:
            self._step(None, value)


Task._wakeup.__qualname__ = "Task.task_wakeup"


def _coro_text(coro):
    name = getattr(coro, "__qualname__", None) or getattr(coro, "__name__", None) or type(coro).__name__
    text = f"{name}()"
    code = getattr(coro, "cr_code", None) or getattr(coro, "gi_code", None)
    file = getattr(code, "co_filename", None)
    if file is None:
        return text
    frame = getattr(coro, "cr_frame", None) or getattr(coro, "gi_frame", None)
    if frame is not None:
        return f"{text} running at {file}:{frame.f_lineno}"
    return f"{text} done, defined at {file}:{code.co_firstlineno}"


def current_task(loop=None):
    if loop is None:
        loop = events.get_running_loop()
    return loop._current_task


def all_tasks(loop=None):
    if loop is None:
        loop = events.get_running_loop()
    return set(loop._tasks)


def create_task(coro, *, name=None, context=None):
    loop = events.get_running_loop()
    if context is None:
        return loop.create_task(coro, name=name)
    return loop.create_task(coro, name=name, context=context)


def ensure_future(coro_or_future, *, loop=None):
    if futures.isfuture(coro_or_future):
        if loop is not None and loop is not coro_or_future.get_loop():
            raise ValueError("The future belongs to a different loop than the one specified as the loop argument")
        return coro_or_future
    closing = True
    if not coroutines.iscoroutine(coro_or_future):
        if not hasattr(type(coro_or_future), "__await__"):
            raise TypeError("An asyncio.Future, a coroutine or an awaitable is required")
        coro_or_future = _await_it(coro_or_future)
        closing = False
    if loop is None:
        loop = events.get_event_loop()
    try:
        return loop.create_task(coro_or_future)
    except RuntimeError:
        if not closing:
            coro_or_future.close()
        raise


async def _await_it(awaitable):
    return await awaitable


class _Yield:
    """Awaiting it gives all other callbacks that are due their turn."""

    def __await__(self):
        yield


_yield_once = _Yield()


async def sleep(delay, result=None):
    """Come back after delay seconds with result."""
    if delay <= 0:
        await _yield_once
        return result
    if delay != delay:
        raise ValueError("Invalid delay: NaN (not a number)")
    if not _can_sleep():
        raise OSError("sleeping is not granted to this script (grant: Sleep)")
    loop = events.get_running_loop()
    future = loop.create_future()
    timer = loop.call_later(delay, _set_unless_done, future, result)
    try:
        return await future
    finally:
        timer.cancel()


def _set_unless_done(future, result):
    if not future.done():
        future.set_result(result)


# Waiting for several.


async def wait(fs, *, timeout=None, return_when=ALL_COMPLETED):
    if futures.isfuture(fs) or coroutines.iscoroutine(fs):
        raise TypeError(f"expect a list of futures, not {type(fs).__name__}")
    if not fs:
        raise ValueError("Set of Tasks/Futures is empty.")
    if return_when not in (FIRST_COMPLETED, FIRST_EXCEPTION, ALL_COMPLETED):
        raise ValueError(f"Invalid return_when value: {return_when}")
    fs = set(fs)
    for f in fs:
        if coroutines.iscoroutine(f):
            raise TypeError("Passing coroutines is forbidden, use tasks explicitly.")
    loop = events.get_running_loop()
    waiter = loop.create_future()
    timer = None
    if timeout is not None:
        timer = loop.call_later(timeout, _set_unless_done, waiter, None)
    left = len(fs)

    def completed(f):
        nonlocal left
        left -= 1
        if (left <= 0 or return_when == FIRST_COMPLETED
                or return_when == FIRST_EXCEPTION and not f.cancelled() and f.exception() is not None):
            if timer is not None:
                timer.cancel()
            _set_unless_done(waiter, None)

    for f in fs:
        f.add_done_callback(completed)
    try:
        await waiter
    finally:
        if timer is not None:
            timer.cancel()
        for f in fs:
            f.remove_done_callback(completed)
    done = set()
    pending = set()
    for f in fs:
        if f.done():
            done.add(f)
        else:
            pending.add(f)
    return done, pending


async def wait_for(fut, timeout):
    """The result of fut; after timeout seconds it is cancelled and TimeoutError raised."""
    if timeout is not None and timeout <= 0:
        fut = ensure_future(fut)
        if fut.done():
            return fut.result()
        await _cancel_and_wait(fut)
        try:
            return fut.result()
        except CancelledError as exc:
            raise TimeoutError from exc
    from asyncio import timeouts
    async with timeouts.timeout(timeout):
        return await fut


async def _cancel_and_wait(fut):
    loop = events.get_running_loop()
    waiter = loop.create_future()

    def ended(f):
        _set_unless_done(waiter, None)

    fut.add_done_callback(ended)
    try:
        fut.cancel()
        await waiter
    finally:
        fut.remove_done_callback(ended)


class _AsCompletedIterator:
    """Hands out futures in the order they complete.

    `async for` gives the futures themselves, done; a plain `for` gives coroutines that
    each wait for the next one.
    """

    def __init__(self, fs, timeout):
        from asyncio import queues
        self._done = queues.Queue()
        self._timer = None
        loop = events.get_event_loop()
        todo = set()
        for f in set(fs):
            todo.add(ensure_future(f, loop=loop))
        for f in todo:
            f.add_done_callback(self._completed)
        self._todo = todo
        self._left = len(todo)
        if todo and timeout is not None:
            self._timer = loop.call_later(timeout, self._expired)

    def __aiter__(self):
        return self

    def __iter__(self):
        return self

    async def __anext__(self):
        if not self._left:
            raise StopAsyncIteration
        self._left -= 1
        return await self._next_done()

    def __next__(self):
        if not self._left:
            raise StopIteration
        self._left -= 1
        return self._next_done(True)

    def _expired(self):
        for f in self._todo:
            f.remove_done_callback(self._completed)
            self._done.put_nowait(None)
        self._todo.clear()

    def _completed(self, f):
        if not self._todo:
            return
        self._todo.discard(f)
        self._done.put_nowait(f)
        if not self._todo and self._timer is not None:
            self._timer.cancel()

    async def _next_done(self, resolve=False):
        f = await self._done.get()
        if f is None:
            raise exceptions.TimeoutError
        return f.result() if resolve else f


def as_completed(fs, *, timeout=None):
    if futures.isfuture(fs) or coroutines.iscoroutine(fs):
        raise TypeError(f"expect an iterable of futures, not {type(fs).__name__}")
    return _AsCompletedIterator(fs, timeout)


class _GatheringFuture(Future):
    """The result of gather(); cancelling it cancels what it waits for."""

    def __init__(self, children, *, loop):
        super().__init__(loop=loop)
        self._children = children
        self._cancel_requested = False

    def cancel(self, msg=None):
        if self.done():
            return False
        cancelled = False
        for child in self._children:
            if child.cancel(msg=msg):
                cancelled = True
        if cancelled:
            self._cancel_requested = True
        return cancelled


def gather(*coros_or_futures, return_exceptions=False):
    """The results of all, in the order given."""
    if not coros_or_futures:
        outer = events.get_event_loop().create_future()
        outer.set_result([])
        return outer
    loop = None
    finished = 0
    outer = None
    known = {}
    children = []
    ready = []

    def completed(fut):
        nonlocal finished
        finished += 1
        if outer is None or outer.done():
            if not fut.cancelled():
                fut.exception()
            return
        if not return_exceptions:
            if fut.cancelled():
                outer.set_exception(fut._make_cancelled_error())
                return
            exc = fut.exception()
            if exc is not None:
                outer.set_exception(exc)
                return
        if finished == len(known):
            results = []
            for child in children:
                if child.cancelled():
                    message = child._cancel_message
                    results.append(CancelledError("" if message is None else message))
                else:
                    exc = child.exception()
                    results.append(child.result() if exc is None else exc)
            if outer._cancel_requested:
                outer.set_exception(fut._make_cancelled_error())
            else:
                outer.set_result(results)

    for arg in coros_or_futures:
        if arg in known:
            fut = known[arg]
        else:
            fut = ensure_future(arg, loop=loop)
            if loop is None:
                loop = fut.get_loop()
            known[arg] = fut
            if fut.done():
                ready.append(fut)
            else:
                fut.add_done_callback(completed)
        children.append(fut)
    outer = _GatheringFuture(children, loop=loop)
    for fut in ready:
        completed(fut)
    return outer


def shield(arg):
    """Waits for arg; cancelling the wait does not cancel arg."""
    inner = ensure_future(arg)
    if inner.done():
        return inner
    outer = inner.get_loop().create_future()

    def inner_done(inner):
        if outer.cancelled():
            if not inner.cancelled():
                inner.exception()
            return
        if inner.cancelled():
            outer.cancel()
            return
        exc = inner.exception()
        if exc is not None:
            outer.set_exception(exc)
        else:
            outer.set_result(inner.result())

    def outer_done(outer):
        if not inner.done():
            inner.remove_done_callback(inner_done)

    inner.add_done_callback(inner_done)
    outer.add_done_callback(outer_done)
    return outer


def run_coroutine_threadsafe(coro, loop):
    raise RuntimeError("there are no other threads from which a coroutine could be submitted")


def create_eager_task_factory(constructor):
    def factory(loop, coro, *, name=None, context=None):
        return constructor(coro, loop=loop, name=name, context=context, eager_start=True)

    return factory


eager_task_factory = create_eager_task_factory(Task)
