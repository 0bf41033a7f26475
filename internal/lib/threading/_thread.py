# The parts threads are made of. A thread runs when it is started, to its end, and the one
# that started it goes on after that: so who waits for another thread waits for one that
# can do nothing, unless timers are pending.

import time

TIMEOUT_MAX = 9223372036.0
error = RuntimeError

_MAIN = _idents = 140000000000000
_running = []         # the identifiers of the other threads that have begun, the running one last
_pending = []         # timers that wait for their time: (due, number, function)
_timers = 0


def get_ident():
    return _running[-1] if _running else _MAIN


get_native_id = get_ident


def _new_ident():
    global _idents
    _idents += 1
    return _idents


def _count():
    return len(_running)


def stack_size(size=0, /):
    if size < 0:
        raise ValueError("size must be 0 or a positive value")
    return 0


def _now():
    try:
        return time.monotonic()
    except OSError:
        return 0.0


def _sleep(seconds):
    if seconds > 0:
        try:
            time.sleep(seconds)
        except OSError:
            pass  # without a grant time stands still


def _defer(seconds, function):
    """Call a function after some time, when the running thread waits; return what cancels that."""
    global _timers
    _timers += 1
    entry = _now() + seconds, _timers, function
    _pending.append(entry)
    return entry


def _fire(entry):
    """Call a function that is pending, at its time."""
    if entry in _pending:
        _pending.remove(entry)
        _sleep(entry[0] - _now())
        entry[2]()


def _fire_all():
    while _pending:
        _fire(min(_pending))


def _wait(ready, timeout, what):
    """Wait until something is ready, for a time; return whether it is."""
    if ready():
        return True
    until = None if timeout is None else _now() + timeout
    while True:
        entry = min(_pending, default=None)
        if entry is None or until is not None and entry[0] > until:
            if until is None:
                raise RuntimeError(f"{what} would wait forever: threads run one after another here, "
                                   "each to its end when it is started")
            _sleep(until - _now())
            return ready()
        _fire(entry)
        if ready():
            return True


def _check_timeout(blocking, timeout):
    if not blocking and timeout != -1:
        raise ValueError("can't specify a timeout for a non-blocking call")
    if timeout < 0 and timeout != -1:
        raise ValueError("timeout value must be a non-negative number")
    if timeout > TIMEOUT_MAX:
        raise OverflowError("timeout value is too large")


class lock:

    __slots__ = ("_locked", "__weakref__")

    def __new__(cls):
        self = object.__new__(cls)
        self._locked = False
        return self

    def __init_subclass__(cls, **kwargs):
        raise TypeError("type '_thread.lock' is not an acceptable base type")

    def acquire(self, blocking=True, timeout=-1):
        if timeout != -1 or not blocking:
            _check_timeout(blocking, timeout)
        if self._locked:
            if not blocking:
                return False
            if not _wait(lambda: not self._locked, None if timeout == -1 else timeout, "acquire()"):
                return False
        self._locked = True
        return True

    def release(self):
        if not self._locked:
            raise RuntimeError("release unlocked lock")
        self._locked = False

    def locked(self):
        return self._locked

    acquire_lock, release_lock, locked_lock = acquire, release, locked

    def __enter__(self):
        if self._locked:
            return self.acquire()
        self._locked = True
        return True

    def __exit__(self, *exc_info):
        self.release()

    def _at_fork_reinit(self):
        self._locked = False

    def __repr__(self):
        return f"<{'locked' if self._locked else 'unlocked'} _thread.lock object at {id(self):#x}>"


LockType = lock


def allocate_lock():
    return lock()


class RLock:

    __slots__ = ("_owner", "_count", "__weakref__")

    def __new__(cls, *args, **kwargs):
        self = object.__new__(cls)
        self._owner = None
        self._count = 0
        return self

    def acquire(self, blocking=True, timeout=-1):
        if timeout != -1 or not blocking:
            _check_timeout(blocking, timeout)
        ident = get_ident()
        if self._owner != ident:
            if self._count:
                if not blocking:
                    return False
                if not _wait(lambda: not self._count, None if timeout == -1 else timeout, "acquire()"):
                    return False
            self._owner = ident
        self._count += 1
        return True

    def release(self):
        if self._owner != get_ident():
            raise RuntimeError("cannot release un-acquired lock")
        self._count -= 1
        if not self._count:
            self._owner = None

    def locked(self):
        return self._count > 0

    def __enter__(self):
        return self.acquire()

    def __exit__(self, *exc_info):
        self.release()

    def _is_owned(self):
        return self._owner == get_ident()

    def _recursion_count(self):
        return self._count if self._owner == get_ident() else 0

    def _release_save(self):
        if not self._count:
            raise RuntimeError("cannot release un-acquired lock")
        state = self._count, self._owner
        self._count, self._owner = 0, None
        return state

    def _acquire_restore(self, state, /):
        self.acquire()
        self._count, self._owner = state

    def _at_fork_reinit(self):
        self._count, self._owner = 0, None

    def __repr__(self):
        return (f"<{'locked' if self._count else 'unlocked'} _thread.RLock object owner={self._owner or 0} "
                f"count={self._count} at {id(self):#x}>")


class _local:
    """An object whose attributes each thread has for itself."""

    __slots__ = ("_arguments", "__dict__", "__weakref__")

    def __new__(cls, /, *args, **kwargs):
        if (args or kwargs) and cls.__init__ is object.__init__:
            raise TypeError("Initialization arguments are not supported")
        self = object.__new__(cls)
        self._arguments = args, kwargs
        from weakref import ref
        _locals.append(ref(self))
        return self

    def _attributes(self, attributes):
        """Be seen with other attributes; None stands for those of a thread that has not seen it."""
        before = self.__dict__
        self.__dict__ = attributes or {}
        if attributes is None and type(self).__init__ is not object.__init__:
            args, kwargs = self._arguments
            self.__init__(*args, **kwargs)
        return before


_seen = []    # for each thread that has begun, what the one before it saw: (object, attributes)
_locals = []  # weak references to objects that have attributes for each thread


def _begin_thread(ident):
    """Let a thread run; return what ends it."""
    there = [(ref, made) for ref in _locals if (made := ref()) is not None]
    _locals[:] = [ref for ref, _ in there]
    kept = [(made, made._attributes(None)) for _, made in there]
    _seen.append(kept)
    _running.append(ident)

    def end():
        _running.remove(ident)
        _seen.pop()
        known = {id(made) for made, _ in kept}
        for ref in _locals:
            made = ref()
            if made is not None and id(made) not in known:
                made._attributes(None)
        for made, attributes in kept:
            made._attributes(attributes)
    return end


def start_new_thread(function, args, kwargs={}, /):
    """Call a function as a thread; return its identifier."""
    if not callable(function):
        raise TypeError("first arg must be callable")
    if not isinstance(args, tuple):
        raise TypeError("2nd arg must be a tuple")
    if not isinstance(kwargs, dict):
        raise TypeError("optional 3rd arg must be a dictionary")
    from contextvars import Context
    ident = _new_ident()
    end = _begin_thread(ident)
    try:
        Context().run(function, *args, **kwargs)
    except SystemExit:
        pass
    except BaseException as e:
        import sys
        import traceback
        print(f"Exception ignored in thread started by {function!r}:", file=sys.stderr)
        traceback.print_exception(e)
    finally:
        end()
    return ident


start_new = start_new_thread


def exit():
    raise SystemExit


exit_thread = exit
