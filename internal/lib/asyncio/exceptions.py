"""Exceptions of asyncio."""

__all__ = ("BrokenBarrierError", "CancelledError", "IncompleteReadError", "InvalidStateError",
           "LimitOverrunError", "QueueEmpty", "QueueFull", "QueueShutDown",
           "SendfileNotAvailableError", "TimeoutError")


class CancelledError(BaseException):
    pass


TimeoutError = TimeoutError


class InvalidStateError(Exception):
    pass


class SendfileNotAvailableError(RuntimeError):
    pass


class IncompleteReadError(EOFError):
    """A read ended early; partial holds what there was, expected the wanted length."""

    def __init__(self, partial, expected):
        wanted = "undefined" if expected is None else repr(expected)
        super().__init__(f"{len(partial)} bytes read on a total of {wanted} expected bytes")
        self.partial = partial
        self.expected = expected

    def __reduce__(self):
        return type(self), (self.partial, self.expected)


class LimitOverrunError(Exception):
    """The buffer limit was reached while looking for a separator."""

    def __init__(self, message, consumed):
        super().__init__(message)
        self.consumed = consumed

    def __reduce__(self):
        return type(self), (self.args[0], self.consumed)


class BrokenBarrierError(RuntimeError):
    """The barrier was broken by abort() or a reset."""


class QueueEmpty(Exception):
    """get_nowait() found no item."""


class QueueFull(Exception):
    """put_nowait() found no room."""


class QueueShutDown(Exception):
    """The queue takes no more items, or has no more to give."""


QueueEmpty.__module__ = QueueFull.__module__ = QueueShutDown.__module__ = "asyncio.queues"
