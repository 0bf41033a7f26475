"""Timeouts around a block."""

from asyncio import events, exceptions, tasks

__all__ = ("Timeout", "timeout", "timeout_at")


# The states, as repr() shows them.
_CREATED = "created"
_ENTERED = "active"
_EXPIRING = "expiring"
_EXPIRED = "expired"
_EXITED = "finished"


class Timeout:
    """Cancels the block it surrounds at a time of the loop and raises TimeoutError for it."""

    def __init__(self, when):
        self._state = _CREATED
        self._timer = None
        self._task = None
        self._when = when

    def when(self):
        return self._when

    def reschedule(self, when):
        if self._state is not _ENTERED:
            if self._state is _CREATED:
                raise RuntimeError("Timeout has not been entered")
            raise RuntimeError(f"Cannot change state of {self._state} Timeout")
        self._when = when
        if self._timer is not None:
            self._timer.cancel()
        if when is None:
            self._timer = None
            return
        loop = events.get_running_loop()
        if when <= loop.time():
            self._timer = loop.call_soon(self._on_timeout)
        else:
            self._timer = loop.call_at(when, self._on_timeout)

    def expired(self):
        return self._state in (_EXPIRING, _EXPIRED)

    def __repr__(self):
        when = ""
        if self._state is _ENTERED:
            when = f" when={None if self._when is None else round(self._when, 3)}"
        return f"<Timeout [{self._state}]{when}>"

    async def __aenter__(self):
        if self._state is not _CREATED:
            raise RuntimeError("Timeout has already been entered")
        task = tasks.current_task()
        if task is None:
            raise RuntimeError("Timeout should be used inside a task")
        self._state = _ENTERED
        self._task = task
        self._cancelling = task.cancelling()
        self.reschedule(self._when)
        return self

    async def __aexit__(self, exc_type, exc_val, exc_tb):
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._state is _EXPIRING:
            self._state = _EXPIRED
            if self._task.uncancel() <= self._cancelling and exc_type is not None:
                # Nobody else asked for the cancellation: it is this timeout's.
                if issubclass(exc_type, exceptions.CancelledError):
                    raise TimeoutError from exc_val
                self._blame(exc_val)
                if isinstance(exc_val, ExceptionGroup):
                    for exc in exc_val.exceptions:
                        self._blame(exc)
        elif self._state is _ENTERED:
            self._state = _EXITED

    def _on_timeout(self):
        self._task.cancel()
        self._state = _EXPIRING
        self._timer = None

    def _blame(self, exc):
        """Put a TimeoutError where the context of exc has the cancellation."""
        while exc.__context__ is not None:
            context = exc.__context__
            if isinstance(context, exceptions.CancelledError):
                error = TimeoutError()
                error.__context__ = error.__cause__ = context
                exc.__context__ = error
                return
            exc = context


def timeout(delay):
    return Timeout(None if delay is None else events.get_running_loop().time() + delay)


def timeout_at(when):
    return Timeout(when)
