"""Locks, events, conditions, semaphores and barriers of tasks."""

from collections import deque

from asyncio import exceptions, mixins

__all__ = ("Barrier", "BoundedSemaphore", "Condition", "Event", "Lock", "Semaphore")

CancelledError = exceptions.CancelledError


class _ContextManagerMixin:
    async def __aenter__(self):
        await self.acquire()

    async def __aexit__(self, exc_type, exc, tb):
        self.release()


def _with_state(obj, state, waiters):
    text = object.__repr__(obj)[1:-1]
    if waiters:
        state = f"{state}, waiters:{len(waiters)}"
    return f"<{text} [{state}]>"


class Lock(_ContextManagerMixin, mixins._LoopBoundMixin):
    """One holder at a time; waiters get it in the order they came."""

    def __init__(self):
        self._waiters = None
        self._locked = False

    def __repr__(self):
        return _with_state(self, "locked" if self._locked else "unlocked", self._waiters)

    def locked(self):
        return self._locked

    async def acquire(self):
        if not self._locked and (self._waiters is None or all([w.cancelled() for w in self._waiters])):
            self._locked = True
            return True
        if self._waiters is None:
            self._waiters = deque()
        waiter = self._get_loop().create_future()
        self._waiters.append(waiter)
        try:
            try:
                await waiter
            finally:
                self._waiters.remove(waiter)
        except CancelledError:
            # Woken and cancelled at once: the next one is woken instead.
            if not self._locked:
                self._wake_up_first()
            raise
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("Lock is not acquired.")
        self._locked = False
        self._wake_up_first()

    def _wake_up_first(self):
        if self._waiters:
            waiter = self._waiters[0]
            if not waiter.done():
                waiter.set_result(True)


class Event(mixins._LoopBoundMixin):
    """A flag tasks can wait for."""

    def __init__(self):
        self._waiters = deque()
        self._value = False

    def __repr__(self):
        return _with_state(self, "set" if self._value else "unset", self._waiters)

    def is_set(self):
        return self._value

    def set(self):
        if not self._value:
            self._value = True
            for waiter in self._waiters:
                if not waiter.done():
                    waiter.set_result(True)

    def clear(self):
        self._value = False

    async def wait(self):
        if self._value:
            return True
        waiter = self._get_loop().create_future()
        self._waiters.append(waiter)
        try:
            await waiter
            return True
        finally:
            self._waiters.remove(waiter)


class Condition(_ContextManagerMixin, mixins._LoopBoundMixin):
    """Waiting for a change of state that a lock guards."""

    def __init__(self, lock=None):
        if lock is None:
            lock = Lock()
        self._lock = lock
        self.locked = lock.locked
        self.acquire = lock.acquire
        self.release = lock.release
        self._waiters = deque()

    def __repr__(self):
        return _with_state(self, "locked" if self.locked() else "unlocked", self._waiters)

    async def wait(self):
        if not self.locked():
            raise RuntimeError("cannot wait on un-acquired lock")
        waiter = self._get_loop().create_future()
        self.release()
        try:
            try:
                self._waiters.append(waiter)
                try:
                    await waiter
                    return True
                finally:
                    self._waiters.remove(waiter)
            finally:
                # The lock is taken again whatever happens; a cancellation meanwhile comes after.
                error = None
                while True:
                    try:
                        await self.acquire()
                        break
                    except CancelledError as exc:
                        error = exc
                if error is not None:
                    try:
                        raise error
                    finally:
                        error = None
        except BaseException:
            # This one may have been notified: the notification goes to another.
            self._notify(1)
            raise

    async def wait_for(self, predicate):
        result = predicate()
        while not result:
            await self.wait()
            result = predicate()
        return result

    def notify(self, n=1):
        if not self.locked():
            raise RuntimeError("cannot notify on un-acquired lock")
        self._notify(n)

    def _notify(self, n):
        count = 0
        for waiter in self._waiters:
            if count >= n:
                break
            if not waiter.done():
                count += 1
                waiter.set_result(False)

    def notify_all(self):
        self.notify(len(self._waiters))


class Semaphore(_ContextManagerMixin, mixins._LoopBoundMixin):
    """At most value holders at a time."""

    def __init__(self, value=1):
        if value < 0:
            raise ValueError("Semaphore initial value must be >= 0")
        self._waiters = None
        self._value = value

    def __repr__(self):
        state = "locked" if self.locked() else f"unlocked, value:{self._value}"
        return _with_state(self, state, self._waiters)

    def locked(self):
        if self._value == 0:
            return True
        for waiter in self._waiters or ():
            if not waiter.cancelled():
                return True
        return False

    async def acquire(self):
        if not self.locked():
            self._value -= 1
            return True
        if self._waiters is None:
            self._waiters = deque()
        waiter = self._get_loop().create_future()
        self._waiters.append(waiter)
        try:
            try:
                await waiter
            finally:
                self._waiters.remove(waiter)
        except CancelledError:
            if waiter.done() and not waiter.cancelled():
                # It was woken for a place it does not take.
                self._value += 1
            raise
        finally:
            # A release while nobody could be woken may have left places.
            while self._value > 0:
                if not self._wake_up_next():
                    break
        return True

    def release(self):
        self._value += 1
        self._wake_up_next()

    def _wake_up_next(self):
        for waiter in self._waiters or ():
            if not waiter.done():
                self._value -= 1
                waiter.set_result(True)
                return True
        return False


class BoundedSemaphore(Semaphore):
    """A semaphore that refuses more releases than acquisitions."""

    def __init__(self, value=1):
        self._bound_value = value
        super().__init__(value)

    def release(self):
        if self._value >= self._bound_value:
            raise ValueError("BoundedSemaphore released too many times")
        super().release()


_FILLING = "filling"
_DRAINING = "draining"
_RESETTING = "resetting"
_BROKEN = "broken"


class Barrier(mixins._LoopBoundMixin):
    """Lets parties tasks go on once all of them have come."""

    def __init__(self, parties):
        if parties < 1:
            raise ValueError("parties must be > 0")
        self._cond = Condition()
        self._parties = parties
        self._state = _FILLING
        self._count = 0

    def __repr__(self):
        state = self._state
        if not self.broken:
            state += f", waiters:{self.n_waiting}/{self.parties}"
        return f"<{object.__repr__(self)[1:-1]} [{state}]>"

    async def __aenter__(self):
        return await self.wait()

    async def __aexit__(self, *args):
        pass

    async def wait(self):
        async with self._cond:
            await self._block()
            try:
                index = self._count
                self._count += 1
                if index + 1 == self._parties:
                    self._state = _DRAINING
                    self._cond.notify_all()
                else:
                    await self._wait()
                return index
            finally:
                self._count -= 1
                self._exit()

    async def _block(self):
        await self._cond.wait_for(lambda: self._state not in (_DRAINING, _RESETTING))
        if self._state == _BROKEN:
            raise exceptions.BrokenBarrierError("Barrier aborted")

    async def _wait(self):
        await self._cond.wait_for(lambda: self._state != _FILLING)
        if self._state in (_BROKEN, _RESETTING):
            raise exceptions.BrokenBarrierError("Abort or reset of barrier")

    def _exit(self):
        if self._count == 0:
            if self._state in (_RESETTING, _DRAINING):
                self._state = _FILLING
            self._cond.notify_all()

    async def reset(self):
        async with self._cond:
            if self._count > 0:
                self._state = _RESETTING
            else:
                self._state = _FILLING
            self._cond.notify_all()

    async def abort(self):
        async with self._cond:
            self._state = _BROKEN
            self._cond.notify_all()

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        if self._state == _FILLING:
            return self._count
        return 0

    @property
    def broken(self):
        return self._state == _BROKEN
