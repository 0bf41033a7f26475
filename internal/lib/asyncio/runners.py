"""Running a program in an event loop of its own."""

import contextvars

from asyncio import coroutines, events, tasks

__all__ = ("Runner", "run")


# The states of a Runner.
_CREATED = "created"
_INITIALIZED = "initialized"
_CLOSED = "closed"


class Runner:
    """An event loop for several calls of run(), with one context."""

    def __init__(self, *, debug=None, loop_factory=None):
        self._state = _CREATED
        self._debug = debug
        self._loop_factory = loop_factory
        self._loop = None
        self._context = None
        self._set_event_loop = False

    def __enter__(self):
        self._lazy_init()
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.close()

    def close(self):
        """Cancel what is left and close the loop."""
        if self._state is not _INITIALIZED:
            return
        loop = self._loop
        try:
            _cancel_all_tasks(loop)
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.run_until_complete(loop.shutdown_default_executor())
        finally:
            if self._set_event_loop:
                events.set_event_loop(None)
            loop.close()
            self._loop = None
            self._state = _CLOSED

    def get_loop(self):
        self._lazy_init()
        return self._loop

    def run(self, coro, *, context=None):
        if not coroutines.iscoroutine(coro):
            raise ValueError(f"a coroutine was expected, got {coro!r}")
        if events._running is not None:
            raise RuntimeError("Runner.run() cannot be called from a running event loop")
        self._lazy_init()
        if context is None:
            context = self._context
        task = self._loop.create_task(coro, context=context)
        return self._loop.run_until_complete(task)

    def _lazy_init(self):
        if self._state is _CLOSED:
            raise RuntimeError("Runner is closed")
        if self._state is _INITIALIZED:
            return
        if self._loop_factory is None:
            self._loop = events.new_event_loop()
            events.set_event_loop(self._loop)
            self._set_event_loop = True
        else:
            self._loop = self._loop_factory()
        if self._debug is not None:
            self._loop.set_debug(self._debug)
        self._context = contextvars.copy_context()
        self._state = _INITIALIZED


def run(main, *, debug=None, loop_factory=None):
    """Run a coroutine to its end in a new event loop."""
    if events._running is not None:
        raise RuntimeError("asyncio.run() cannot be called from a running event loop")
    with Runner(debug=debug, loop_factory=loop_factory) as runner:
        return runner.run(main)


def _cancel_all_tasks(loop):
    left = list(loop._tasks)
    if not left:
        return
    for task in left:
        task.cancel()
    loop.run_until_complete(tasks.gather(*left, return_exceptions=True))
    for task in left:
        if task.cancelled():
            continue
        exc = task.exception()
        if exc is not None:
            loop.call_exception_handler({
                "message": "unhandled exception during asyncio.run() shutdown",
                "exception": exc,
                "task": task,
            })


# The runs of a session share a loop: a task that one of them starts goes on in the next.

_session_loop = None


def _run_main(awaitable):
    """Run a program with await at its top level, or what a call of the host returned."""
    global _session_loop
    if _session_loop is None or _session_loop.is_closed():
        _session_loop = events.new_event_loop()
    loop = _session_loop
    before = events._current
    events._current = loop
    try:
        return loop.run_until_complete(awaitable)
    finally:
        loop._report_unread()
        events._drop_parked()
        if events._current is loop:
            events._current = before
