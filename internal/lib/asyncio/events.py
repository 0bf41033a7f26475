"""The event loop: callbacks, timers, and calls of the host that are under way."""

from asyncio import futures
from asyncio.exceptions import CancelledError
import contextvars
from heapq import heappop, heappush

__all__ = ("AbstractEventLoop", "AbstractEventLoopPolicy", "BaseEventLoop", "DefaultEventLoopPolicy",
           "EventLoop", "Handle", "SelectorEventLoop", "TimerHandle", "get_event_loop",
           "get_event_loop_policy", "get_running_loop", "new_event_loop", "set_event_loop",
           "set_event_loop_policy")

# How far apart two times may be and still count as the same: loop time is a float of seconds.
_RESOLUTION = 1e-6

# While tasks are busy, the host is asked for ended calls once in this many rounds.
_ROUNDS_PER_POLL = 16

_running = None  # the loop that runs now
_current = None  # the loop set_event_loop() named

# Calls of the host by number: those that ended before anyone waited, and the futures of
# those somebody waits for.
_arrived = {}
_parked = {}


class Handle:
    """A callback that is due."""

    __slots__ = ("_callback", "_args", "_cancelled", "_loop", "_context", "__weakref__")

    def __init__(self, callback, args, loop, context=None):
        self._callback = callback
        self._args = args
        self._loop = loop
        self._cancelled = False
        self._context = contextvars.copy_context() if context is None else context

    def _repr_info(self):
        info = [type(self).__name__]
        if self._cancelled:
            info.append("cancelled")
        if self._callback is not None:
            name = getattr(self._callback, "__qualname__", None) or repr(self._callback)
            info.append(f"{name}({', '.join([repr(a) for a in self._args])})")
        return info

    def __repr__(self):
        return f"<{' '.join(self._repr_info())}>"

    def get_context(self):
        return self._context

    def cancel(self):
        if not self._cancelled:
            self._cancelled = True
            self._callback = None
            self._args = None

    def cancelled(self):
        return self._cancelled

    def _run(self):
        try:
            self._context.run(self._callback, *self._args)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as exc:
            name = getattr(self._callback, "__qualname__", None) or repr(self._callback)
            self._loop.call_exception_handler({
                "message": f"Exception in callback {name}({', '.join([repr(a) for a in self._args])})",
                "exception": exc,
                "handle": self,
            })


class TimerHandle(Handle):
    """A callback that is due at a time."""

    __slots__ = ("_when", "_scheduled")

    def __init__(self, when, callback, args, loop, context=None):
        super().__init__(callback, args, loop, context)
        self._when = when
        self._scheduled = False

    def _repr_info(self):
        info = super()._repr_info()
        info.insert(2 if self._cancelled else 1, f"when={self._when}")
        return info

    def __hash__(self):
        return hash(self._when)

    def __lt__(self, other):
        if isinstance(other, TimerHandle):
            return self._when < other._when
        return NotImplemented

    def __le__(self, other):
        if isinstance(other, TimerHandle):
            return self._when < other._when or self == other
        return NotImplemented

    def __gt__(self, other):
        if isinstance(other, TimerHandle):
            return self._when > other._when
        return NotImplemented

    def __ge__(self, other):
        if isinstance(other, TimerHandle):
            return self._when > other._when or self == other
        return NotImplemented

    def __eq__(self, other):
        if isinstance(other, TimerHandle):
            return (self._when == other._when and self._callback == other._callback
                    and self._args == other._args and self._cancelled == other._cancelled)
        return NotImplemented

    def cancel(self):
        if not self._cancelled:
            self._loop._timer_cancelled(self)
        super().cancel()

    def when(self):
        return self._when


class AbstractEventLoop:
    """What event loops have in common; for isinstance() and annotations."""


class BaseEventLoop(AbstractEventLoop):
    """Runs callbacks in the order they were scheduled and timers in the order they are due."""

    def __init__(self):
        self._ready = []      # handles due now
        self._timers = []     # heap of (when, number, handle)
        self._timer_count = 0
        self._dead_timers = 0  # cancelled ones still in the heap
        self._tasks = {}      # unfinished tasks, in the order made
        self._current_task = None
        self._unread = {}     # futures whose exception nobody has looked at
        self._stopping = False
        self._closed = False
        self._agens = []      # weak references to async generators that have begun
        self._rounds = 0
        self._debug = False
        self._task_factory = None
        self._exception_handler = None
        self.slow_callback_duration = 0.1

    def __repr__(self):
        return (f"<{type(self).__name__} running={self.is_running()} "
                f"closed={self.is_closed()} debug={self.get_debug()}>")

    # Futures and tasks.

    def create_future(self):
        return futures.Future(loop=self)

    def create_task(self, coro, *, name=None, context=None, **kwargs):
        self._check_closed()
        if self._task_factory is not None:
            if context is not None:
                kwargs["context"] = context
            task = self._task_factory(self, coro, **kwargs)
            if name is not None and hasattr(task, "set_name"):
                task.set_name(name)
            return task
        from asyncio import tasks
        return tasks.Task(coro, loop=self, name=name, context=context, **kwargs)

    def set_task_factory(self, factory):
        if factory is not None and not callable(factory):
            raise TypeError("task factory must be a callable or None")
        self._task_factory = factory

    def get_task_factory(self):
        return self._task_factory

    # Callbacks.

    def call_soon(self, callback, *args, context=None):
        if self._closed:
            self._check_closed()
        handle = Handle(callback, args, self, context)
        self._ready.append(handle)
        return handle

    call_soon_threadsafe = call_soon

    def call_later(self, delay, callback, *args, context=None):
        if delay is None:
            raise TypeError("delay must not be None")
        return self.call_at(self.time() + delay, callback, *args, context=context)

    def call_at(self, when, callback, *args, context=None):
        if when is None:
            raise TypeError("when cannot be None")
        self._check_closed()
        handle = TimerHandle(when, callback, args, self, context)
        self._timer_count += 1
        heappush(self._timers, (when, self._timer_count, handle))
        handle._scheduled = True
        return handle

    def _timer_cancelled(self, handle):
        if not handle._scheduled:
            return
        self._dead_timers += 1
        if self._dead_timers > 64 and self._dead_timers * 2 > len(self._timers):
            self._timers = sorted([t for t in self._timers if not t[2]._cancelled])
            self._dead_timers = 0

    def time(self):
        return _loop_time()

    # Threads do not exist here: what would run in one runs between two callbacks.

    def run_in_executor(self, executor, func, *args):
        self._check_closed()
        if executor is not None:
            from asyncio import futures
            return futures.wrap_future(executor.submit(func, *args), loop=self)
        future = self.create_future()
        self.call_soon(_run_inline, future, func, args)
        return future

    def set_default_executor(self, executor):
        pass

    async def shutdown_default_executor(self, timeout=None):
        pass

    async def shutdown_asyncgens(self):
        """Close the async generators that were left unfinished."""
        refs, self._agens = self._agens, []
        agens = [a for a in [r() for r in refs] if a is not None]
        if not agens:
            return
        from asyncio import tasks
        results = await tasks.gather(*[a.aclose() for a in agens], return_exceptions=True)
        for agen, result in zip(agens, results):
            if isinstance(result, Exception) and not isinstance(result, StopAsyncIteration):
                self.call_exception_handler({
                    "message": f"an error occurred during closing of asynchronous generator {agen!r}",
                    "exception": result,
                    "asyncgen": agen,
                })

    def _agen_begins(self, agen):
        from weakref import _drop_dead, ref
        if len(self._agens) > 64:
            dead = _drop_dead(self._agens)
            if len(dead) > 32:
                gone = {id(r) for r in dead}
                self._agens = [r for r in self._agens if id(r) not in gone]
        self._agens.append(ref(agen))

    def _agen_left(self, agen):
        if not self._closed:
            self.call_soon(self.create_task, agen.aclose())

    # Running.

    def run_forever(self):
        global _running
        self._check_closed()
        if self.is_running():
            raise RuntimeError("This event loop is already running")
        if _running is not None:
            raise RuntimeError("Cannot run the event loop while another loop is running")
        _running = self
        hooks = _agen_hooks()
        _set_agen_hooks((self._agen_begins, self._agen_left))
        try:
            while True:
                self._run_once()
                if self._stopping:
                    break
        finally:
            self._stopping = False
            _running = None
            _set_agen_hooks(hooks)

    def run_until_complete(self, future):
        self._check_closed()
        if self.is_running():
            raise RuntimeError("This event loop is already running")
        if _running is not None:
            raise RuntimeError("Cannot run the event loop while another loop is running")
        from asyncio import tasks
        made = not futures.isfuture(future)
        future = tasks.ensure_future(future, loop=self)
        future.add_done_callback(_stop_loop_of)
        try:
            self.run_forever()
        except BaseException:
            if made and future.done() and not future.cancelled():
                future.exception()
            raise
        finally:
            future.remove_done_callback(_stop_loop_of)
        if not future.done():
            raise RuntimeError("Event loop stopped before Future completed.")
        return future.result()

    def stop(self):
        self._stopping = True

    def is_running(self):
        return _running is self

    def is_closed(self):
        return self._closed

    def close(self):
        if self.is_running():
            raise RuntimeError("Cannot close a running event loop")
        if self._closed:
            return
        self._report_unread()
        self._closed = True
        self._ready.clear()
        self._timers.clear()

    def _check_closed(self):
        if self._closed:
            raise RuntimeError("Event loop is closed")

    def _run_once(self):
        if self._ready or self._stopping:
            self._rounds += 1
            if _parked and self._rounds % _ROUNDS_PER_POLL == 0:
                _deliver(_host_wait(0))
        else:
            self._wait()
        timers = self._timers
        if timers:
            end = self.time() + _RESOLUTION
            while timers and timers[0][0] < end:
                handle = heappop(timers)[2]
                handle._scheduled = False
                if handle._cancelled:
                    self._dead_timers -= 1
                else:
                    self._ready.append(handle)
        due = self._ready
        self._ready = []
        done = 0
        try:
            for handle in due:
                done += 1
                if not handle._cancelled:
                    handle._run()
        except BaseException:
            self._ready = due[done:] + self._ready
            raise

    def _wait(self):
        """Wait for the next timer or the end of a call of the host."""
        timers = self._timers
        while timers and timers[0][2]._cancelled:
            heappop(timers)[2]._scheduled = False
            self._dead_timers -= 1
        if timers:
            delay = timers[0][0] - self.time()
            if delay < _RESOLUTION:
                return
            if _can_sleep():
                _deliver(_host_wait(delay))
                return
        # Without the grant timers cannot fire, but calls of the host can still end first.
        ended = _host_wait(None)
        if not ended:
            if timers:
                raise OSError("sleeping is not granted to this script (grant: Sleep)")
            raise RuntimeError("deadlock: every task waits and nothing is left that could wake one of them")
        _deliver(ended)

    # Errors nobody handles.

    def call_exception_handler(self, context):
        if self._exception_handler is None:
            self.default_exception_handler(context)
            return
        try:
            self._exception_handler(self, context)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException as exc:
            self.default_exception_handler({
                "message": "Unhandled error in exception handler",
                "exception": exc,
                "context": context,
            })

    def default_exception_handler(self, context):
        import sys
        import traceback
        lines = [context.get("message") or "Unhandled exception in event loop"]
        for key in sorted(context):
            if key not in ("message", "exception"):
                lines.append(f"{key}: {context[key]!r}")
        text = "\n".join(lines) + "\n"
        exc = context.get("exception")
        if exc is not None:
            text += "".join(traceback.format_exception(exc))
        sys.stderr.write(text)

    def get_exception_handler(self):
        return self._exception_handler

    def set_exception_handler(self, handler):
        if handler is not None and not callable(handler):
            raise TypeError(f"A callable object or None is expected, got {handler!r}")
        self._exception_handler = handler

    def _report_unread(self):
        unread = list(self._unread)
        self._unread.clear()
        for future in unread:
            self.call_exception_handler({
                "message": f"{type(future).__name__} exception was never retrieved",
                "exception": future._exception,
                "future": future,
            })

    def get_debug(self):
        return self._debug

    def set_debug(self, enabled):
        self._debug = enabled


class EventLoop(BaseEventLoop):
    """The event loop scripts get."""


SelectorEventLoop = EventLoop


def _stop_loop_of(future):
    if not future.cancelled():
        if isinstance(future.exception(), (SystemExit, KeyboardInterrupt)):
            return
    future.get_loop().stop()


def _run_inline(future, func, args):
    if future.cancelled():
        return
    try:
        result = func(*args)
    except BaseException as exc:
        if not future.cancelled():
            future.set_exception(exc)
        if isinstance(exc, (SystemExit, KeyboardInterrupt)):
            raise
    else:
        if not future.cancelled():
            future.set_result(result)


# Calls of the host.


def _deliver(ended):
    for number, value, exc in ended:
        future = _parked.pop(number, None)
        if future is None:
            _arrived[number] = (value, exc)
        elif not future.done():
            if exc is not None:
                future.set_exception(exc)
            else:
                future.set_result(value)


def _host_future(loop, number):
    """The future of a call of the host that a task waits for."""
    future = loop.create_future()
    if number in _arrived:
        value, exc = _arrived.pop(number)
        if exc is not None:
            future.set_exception(exc)
        else:
            future.set_result(value)
    else:
        _parked[number] = future
    return future


def _drop_parked():
    """The run ends: no call still under way will get an answer."""
    for future in list(_parked.values()):
        if not future.done():
            future.cancel()
    _parked.clear()
    _arrived.clear()


# The loop in use.


def get_running_loop():
    if _running is None:
        raise RuntimeError("no running event loop")
    return _running


def _get_running_loop():
    return _running


def _set_running_loop(loop):
    global _running
    _running = loop


class AbstractEventLoopPolicy:
    """Says which event loop is used."""


class DefaultEventLoopPolicy(AbstractEventLoopPolicy):
    """One current loop."""

    def get_event_loop(self):
        if _current is None:
            raise RuntimeError("There is no current event loop in thread 'MainThread'.")
        return _current

    def set_event_loop(self, loop):
        set_event_loop(loop)

    def new_event_loop(self):
        return EventLoop()


_policy = None


def get_event_loop_policy():
    global _policy
    if _policy is None:
        _policy = DefaultEventLoopPolicy()
    return _policy


def set_event_loop_policy(policy):
    global _policy
    if policy is not None and not isinstance(policy, AbstractEventLoopPolicy):
        raise TypeError(f"policy must be an instance of AbstractEventLoopPolicy or None, not '{type(policy).__name__}'")
    _policy = policy


def get_event_loop():
    if _running is not None:
        return _running
    return get_event_loop_policy().get_event_loop()


def set_event_loop(loop):
    global _current
    if loop is not None and not isinstance(loop, AbstractEventLoop):
        raise TypeError(f"loop must be an instance of AbstractEventLoop or None, not '{type(loop).__name__}'")
    _current = loop


def new_event_loop():
    return get_event_loop_policy().new_event_loop()
