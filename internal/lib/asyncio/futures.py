"""Futures: results that are not there yet."""

from asyncio import exceptions

__all__ = ("Future", "isfuture", "wrap_future")

CancelledError = exceptions.CancelledError
InvalidStateError = exceptions.InvalidStateError

_PENDING = "PENDING"
_CANCELLED = "CANCELLED"
_FINISHED = "FINISHED"


def isfuture(obj):
    """Whether obj is a Future or behaves like one."""
    return (hasattr(type(obj), "_asyncio_future_blocking")
            and obj._asyncio_future_blocking is not None)


class Future:
    """A result that is set later, once; awaiting it waits for that."""

    __module__ = "_asyncio"

    _state = _PENDING
    _result = None
    _exception = None
    _loop = None
    _cancel_message = None
    _cancelled_exc = None
    # True while the future is being handed to the task that awaits it; a plain yield of a
    # future leaves it False.
    _asyncio_future_blocking = False

    def __init__(self, *, loop=None):
        if loop is None:
            from asyncio import events
            loop = events.get_event_loop()
        self._loop = loop
        self._callbacks = []

    def _repr_info(self):
        info = [self._state.lower()]
        if self._state == _FINISHED:
            if self._exception is not None:
                info.append(f"exception={self._exception!r}")
            else:
                import reprlib
                info.append(f"result={reprlib.repr(self._result)}")
        if self._callbacks:
            info.append(_callbacks_text(self._callbacks))
        return info

    def __repr__(self):
        return f"<{type(self).__name__} {' '.join(self._repr_info())}>"

    def __class_getitem__(cls, item):
        import types
        return types.GenericAlias(cls, item)

    def get_loop(self):
        return self._loop

    @property
    def _log_traceback(self):
        return self in self._loop._unread

    @_log_traceback.setter
    def _log_traceback(self, value):
        if value:
            raise ValueError("_log_traceback can only be set to False")
        self._loop._unread.pop(self, None)

    def cancel(self, msg=None):
        if self._state != _PENDING:
            return False
        self._state = _CANCELLED
        self._cancel_message = msg
        self._schedule_callbacks()
        return True

    def cancelled(self):
        return self._state == _CANCELLED

    def done(self):
        return self._state != _PENDING

    def _make_cancelled_error(self):
        exc = self._cancelled_exc
        if exc is not None:
            self._cancelled_exc = None
            return exc
        if self._cancel_message is None:
            return CancelledError()
        return CancelledError(self._cancel_message)

    def result(self):
        if self._state == _FINISHED:
            exc = self._exception
            if exc is None:
                return self._result
            self._loop._unread.pop(self, None)
            raise exc.with_traceback(self._exception_tb)
        if self._state == _CANCELLED:
            raise self._make_cancelled_error()
        raise InvalidStateError("Result is not set.")

    def exception(self):
        if self._state == _CANCELLED:
            raise self._make_cancelled_error()
        if self._state != _FINISHED:
            raise InvalidStateError("Exception is not set.")
        if self._exception is not None:
            self._loop._unread.pop(self, None)
        return self._exception

    def add_done_callback(self, fn, *, context=None):
        if self._state != _PENDING:
            self._loop.call_soon(fn, self, context=context)
            return
        if context is None:
            import contextvars
            context = contextvars.copy_context()
        self._callbacks.append((fn, context))

    def remove_done_callback(self, fn):
        kept = [pair for pair in self._callbacks if pair[0] != fn]
        removed = len(self._callbacks) - len(kept)
        if removed:
            self._callbacks[:] = kept
        return removed

    def _schedule_callbacks(self):
        callbacks = self._callbacks
        if callbacks:
            self._callbacks = []
            call_soon = self._loop.call_soon
            for fn, context in callbacks:
                call_soon(fn, self, context=context)

    def set_result(self, result):
        if self._state != _PENDING:
            raise InvalidStateError("invalid state")
        self._result = result
        self._state = _FINISHED
        self._schedule_callbacks()

    def set_exception(self, exception):
        if self._state != _PENDING:
            raise InvalidStateError("invalid state")
        if isinstance(exception, type):
            exception = exception()
        if isinstance(exception, StopIteration):
            wrapped = RuntimeError("StopIteration interacts badly with generators and cannot be raised into a Future")
            wrapped.__cause__ = exception
            wrapped.__context__ = exception
            exception = wrapped
        if not isinstance(exception, BaseException):
            raise TypeError("invalid exception object")
        self._exception = exception
        self._exception_tb = exception.__traceback__
        self._state = _FINISHED
        self._loop._unread[self] = None
        self._schedule_callbacks()

    def __await__(self):
        if self._state == _PENDING:
            self._asyncio_future_blocking = True
            yield self
        if self._state == _PENDING:
            raise RuntimeError("await wasn't used with future")
        return self.result()

    __iter__ = __await__


def _callbacks_text(callbacks):
    names = [_callback_name(fn) for fn, _ in callbacks]
    if len(names) > 2:
        names[1:-1] = [f"<{len(names) - 2} more>"]
    return f"cb=[{', '.join(names)}]"


def _callback_name(fn):
    name = getattr(fn, "__qualname__", None) or repr(fn)
    return f"{name}()"


def wrap_future(future, *, loop=None):
    """Return a future of the loop that is done when a future of concurrent.futures is."""
    if isfuture(future):
        return future
    # Such a future cannot be there before its module is.
    import sys
    concurrent = sys.modules.get("concurrent.futures")
    assert concurrent is not None and isinstance(future, concurrent.Future), \
        f"concurrent.futures.Future is expected, got {future!r}"
    if loop is None:
        from asyncio import events
        loop = events.get_event_loop()
    made = loop.create_future()

    def cancelled(done):
        if done.cancelled():
            future.cancel()

    def finished(source):
        if made.done():
            return
        if source.cancelled():
            made.cancel()
        elif source.exception() is not None:
            made.set_exception(source.exception())
        else:
            made.set_result(source.result())

    made.add_done_callback(cancelled)
    future.add_done_callback(lambda source: loop.call_soon_threadsafe(finished, source))
    return made
