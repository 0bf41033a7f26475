"""Calls whose results come later. Here they run when they are submitted."""

import itertools
import types
from _thread import _wait

__all__ = ["FIRST_COMPLETED", "FIRST_EXCEPTION", "ALL_COMPLETED", "CancelledError", "TimeoutError", "InvalidStateError",
           "BrokenExecutor", "Future", "Executor", "wait", "as_completed", "ThreadPoolExecutor"]

FIRST_COMPLETED = "FIRST_COMPLETED"
FIRST_EXCEPTION = "FIRST_EXCEPTION"
ALL_COMPLETED = "ALL_COMPLETED"

_PENDING, _RUNNING, _CANCELLED, _NOTIFIED, _FINISHED = "PENDING", "RUNNING", "CANCELLED", "CANCELLED_AND_NOTIFIED", "FINISHED"
_NAMES = {_PENDING: "pending", _RUNNING: "running", _CANCELLED: "cancelled", _NOTIFIED: "cancelled", _FINISHED: "finished"}

TimeoutError = TimeoutError


class Error(Exception):
    """What the exceptions of this module derive from."""


class CancelledError(Error):
    """A call was cancelled."""


class InvalidStateError(Error):
    """A future is not in the state for an operation."""


class BrokenExecutor(RuntimeError):
    """An executor can run no more calls."""


Error.__module__ = CancelledError.__module__ = InvalidStateError.__module__ = "concurrent.futures._base"
BrokenExecutor.__module__ = "concurrent.futures._base"


class Future:
    """The result of a call, now or later."""

    def __init__(self):
        self._state = _PENDING
        self._result = None
        self._exception = None
        self._done_callbacks = []

    def __repr__(self):
        text = f"<{self.__class__.__name__} at {id(self):#x} state={_NAMES[self._state]}"
        if self._state == _FINISHED:
            if self._exception:
                return f"{text} raised {self._exception.__class__.__name__}>"
            return f"{text} returned {self._result.__class__.__name__}>"
        return text + ">"

    def _invoke_callbacks(self):
        for callback in self._done_callbacks:
            self._invoke(callback)

    def _invoke(self, callback):
        try:
            callback(self)
        except Exception:
            import logging
            logging.getLogger("concurrent.futures").exception("exception calling callback for %r", self)

    def cancel(self):
        """Cancel the call; return False where it has begun."""
        if self._state in (_RUNNING, _FINISHED):
            return False
        if self._state not in (_CANCELLED, _NOTIFIED):
            self._state = _CANCELLED
            self._invoke_callbacks()
        return True

    def cancelled(self):
        return self._state in (_CANCELLED, _NOTIFIED)

    def running(self):
        return self._state == _RUNNING

    def done(self):
        return self._state in (_CANCELLED, _NOTIFIED, _FINISHED)

    def add_done_callback(self, fn):
        """Call a function with the future when it is done."""
        if self._state not in (_CANCELLED, _NOTIFIED, _FINISHED):
            self._done_callbacks.append(fn)
        else:
            self._invoke(fn)

    def _await(self, timeout):
        if not self.done() and not _wait(self.done, timeout, "result()"):
            raise TimeoutError()
        if self._state != _FINISHED:
            raise CancelledError()

    def result(self, timeout=None):
        """Return the result of the call, or raise its exception."""
        self._await(timeout)
        if self._exception:
            try:
                raise self._exception
            finally:
                self = None
        return self._result

    def exception(self, timeout=None):
        """Return the exception of the call, None if it has returned."""
        self._await(timeout)
        return self._exception

    def set_running_or_notify_cancel(self):
        """Begin the call; return False where it is cancelled."""
        if self._state == _CANCELLED:
            self._state = _NOTIFIED
            return False
        if self._state == _PENDING:
            self._state = _RUNNING
            return True
        import logging
        logging.getLogger("concurrent.futures").critical("Future %s in unexpected state: %s", id(self), self._state)
        raise RuntimeError("Future in unexpected state")

    def _finish(self):
        if self._state in (_CANCELLED, _NOTIFIED, _FINISHED):
            raise InvalidStateError(f"{self._state}: {self!r}")

    def set_result(self, result):
        self._finish()
        self._result = result
        self._state = _FINISHED
        self._invoke_callbacks()

    def set_exception(self, exception):
        self._finish()
        self._exception = exception
        self._state = _FINISHED
        self._invoke_callbacks()

    __class_getitem__ = classmethod(types.GenericAlias)


Future.__module__ = "concurrent.futures._base"


class Executor:
    """Runs calls."""

    def submit(self, fn, /, *args, **kwargs):
        """Run a call; return the future of its result."""
        raise NotImplementedError()

    def map(self, fn, *iterables, timeout=None, chunksize=1):
        """Return an iterator over the results of calls with the items of iterables."""
        futures = [self.submit(fn, *args) for args in zip(*iterables)]

        def results():
            try:
                futures.reverse()
                while futures:
                    yield futures.pop().result(timeout)
            finally:
                for future in futures:
                    future.cancel()
        return results()

    def shutdown(self, wait=True, *, cancel_futures=False):
        """Run no more calls."""

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_val, exc_tb):
        self.shutdown(wait=True)
        return False


Executor.__module__ = "concurrent.futures._base"


class DoneAndNotDoneFutures(tuple):
    """The futures that are done and those that are not."""

    __slots__ = ()

    def __new__(cls, done, not_done):
        return tuple.__new__(cls, (done, not_done))

    done = property(lambda self: self[0])
    not_done = property(lambda self: self[1])

    def __repr__(self):
        return f"DoneAndNotDoneFutures(done={self[0]!r}, not_done={self[1]!r})"


def wait(fs, timeout=None, return_when=ALL_COMPLETED):
    """Wait for futures; return those that are done and those that are not."""
    fs = set(fs)

    def enough():
        done = [f for f in fs if f.done()]
        return len(done) == len(fs) or return_when == FIRST_COMPLETED and done or return_when == FIRST_EXCEPTION \
            and any(not f.cancelled() and f.exception() is not None for f in done)

    if not enough():
        _wait(enough, timeout, "wait()")
    done = {f for f in fs if f.done()}
    return DoneAndNotDoneFutures(done, fs - done)


def as_completed(fs, timeout=None):
    """Yield futures as they are done."""
    left = list(dict.fromkeys(fs))
    total = len(left)
    while left:
        done = [f for f in left if f.done()]
        if not done:
            if not _wait(lambda: any(f.done() for f in left), timeout, "as_completed()"):
                raise TimeoutError(f"{len(left)} (of {total}) futures unfinished")
            continue
        left = [f for f in left if not f.done()]
        yield from done


class BrokenThreadPool(BrokenExecutor):
    """The initializer of a pool has failed."""


class ThreadPoolExecutor(Executor):
    """Runs calls when they are submitted, as its one thread."""

    _counter = itertools.count().__next__

    def __init__(self, max_workers=None, thread_name_prefix="", initializer=None, initargs=()):
        if max_workers is None:
            max_workers = 5
        if max_workers <= 0:
            raise ValueError("max_workers must be greater than 0")
        if initializer is not None and not callable(initializer):
            raise TypeError("initializer must be a callable")
        self._max_workers = max_workers
        self._thread_name_prefix = thread_name_prefix or f"ThreadPoolExecutor-{self._counter()}"
        self._initializer = initializer
        self._initargs = initargs
        self._broken = False
        self._shutdown = False
        self._worker = None

    def submit(self, fn, /, *args, **kwargs):
        if self._broken:
            raise BrokenThreadPool(self._broken)
        if self._shutdown:
            raise RuntimeError("cannot schedule new futures after shutdown")
        future = Future()
        if self._worker is None:
            self._worker = _Worker(self._thread_name_prefix + "_0")
            if self._initializer is not None:
                self._worker.do(self._initialize)
                if self._broken:
                    future.set_exception(BrokenThreadPool(self._broken))
                    return future
        self._worker.do(self._call, future, fn, args, kwargs)
        return future

    def _initialize(self):
        try:
            self._initializer(*self._initargs)
        except BaseException:
            import logging
            logging.getLogger("concurrent.futures").critical("Exception in initializer:", exc_info=True)
            self._broken = "A thread initializer failed, the thread pool is not usable anymore"

    def _call(self, future, fn, args, kwargs):
        future.set_running_or_notify_cancel()
        try:
            result = fn(*args, **kwargs)
        except BaseException as e:
            future.set_exception(e)
        else:
            future.set_result(result)

    def shutdown(self, wait=True, *, cancel_futures=False):
        self._shutdown = True


ThreadPoolExecutor.__module__ = "concurrent.futures.thread"
BrokenThreadPool.__module__ = "concurrent.futures.thread"


class _Worker:
    """The thread of a pool: it runs one call after another, within those that submit them."""

    def __init__(self, name):
        import threading
        self._thread = threading.Thread(name=name)
        self._context = None

    def do(self, function, *args):
        import _thread
        import threading
        thread = self._thread
        if self._context is None:
            from contextvars import Context
            self._context = Context()
            thread._begin()
            thread._alive = False
        if thread.ident in _thread._running:
            function(*args)  # a call submits another
            return
        threading._active[thread.ident] = thread
        end = _thread._begin_thread(thread.ident)
        try:
            self._context.run(function, *args)
        finally:
            end()
            threading._active.pop(thread.ident, None)


def __getattr__(name):
    if name == "ProcessPoolExecutor":
        import multiprocessing
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__():
    return __all__ + ["__author__", "__doc__"]
