"""Threads that run one after another: each to its end when it is started."""

import _thread
import itertools
import sys
from _thread import TIMEOUT_MAX, RLock, _local as local, allocate_lock as _allocate_lock, get_ident, get_native_id, lock as Lock
from collections import deque
from _structseq import make as _make_sequence

__all__ = ["get_ident", "active_count", "Condition", "current_thread", "enumerate", "main_thread", "TIMEOUT_MAX", "Event",
           "Lock", "RLock", "Semaphore", "BoundedSemaphore", "Thread", "Barrier", "BrokenBarrierError", "Timer",
           "ThreadError", "setprofile", "settrace", "local", "stack_size", "excepthook", "ExceptHookArgs", "getprofile",
           "gettrace", "setprofile_all_threads", "settrace_all_threads", "get_native_id"]

ThreadError = _thread.error
stack_size = _thread.stack_size
_wait = _thread._wait
_trace_hook = None
_profile_hook = None


def settrace(func):
    global _trace_hook
    _trace_hook = func


settrace_all_threads = settrace


def gettrace():
    return _trace_hook


def setprofile(func):
    global _profile_hook
    _profile_hook = func


setprofile_all_threads = setprofile


def getprofile():
    return _profile_hook


class Condition:
    """A lock, and the wait for something that another thread tells."""

    def __init__(self, lock=None):
        if lock is None:
            lock = RLock()
        self._lock = lock
        self.acquire = lock.acquire
        self.release = lock.release
        for name in ("_release_save", "_acquire_restore", "_is_owned"):
            if hasattr(lock, name):
                setattr(self, name, getattr(lock, name))
        self._waiters = deque()

    def __enter__(self):
        return self._lock.__enter__()

    def __exit__(self, *args):
        return self._lock.__exit__(*args)

    def __repr__(self):
        return f"<Condition({self._lock}, {len(self._waiters)})>"

    def _release_save(self):
        self._lock.release()

    def _acquire_restore(self, x):
        self._lock.acquire()

    def _is_owned(self):
        if self._lock.acquire(False):
            self._lock.release()
            return False
        return True

    def wait(self, timeout=None):
        """Wait until another thread tells; return whether one has."""
        if not self._is_owned():
            raise RuntimeError("cannot wait on un-acquired lock")
        waiter = [False]
        self._waiters.append(waiter)
        state = self._release_save()
        try:
            return _wait(lambda: waiter[0], timeout, "wait()")
        finally:
            self._acquire_restore(state)
            if not waiter[0]:
                self._waiters.remove(waiter)

    def wait_for(self, predicate, timeout=None):
        """Wait until a function says true; return what it says."""
        result = predicate()
        until = None if timeout is None else _thread._now() + timeout
        while not result:
            left = None if until is None else until - _thread._now()
            if left is not None and left <= 0:
                break
            told = self.wait(left)
            result = predicate()
            if not told:
                break
        return result

    def notify(self, n=1):
        """Tell up to n threads that wait."""
        if not self._is_owned():
            raise RuntimeError("cannot notify on un-acquired lock")
        while self._waiters and n > 0:
            self._waiters.popleft()[0] = True
            n -= 1

    def notify_all(self):
        self.notify(len(self._waiters))

    def notifyAll(self):
        _deprecated("notifyAll() is deprecated, use notify_all() instead")
        self.notify_all()


def _deprecated(what):
    import warnings
    warnings.warn(what, DeprecationWarning, stacklevel=3)


class Semaphore:
    """A count that threads take from."""

    def __init__(self, value=1):
        if value < 0:
            raise ValueError("semaphore initial value must be >= 0")
        self._cond = Condition(Lock())
        self._value = value

    def __repr__(self):
        return f"<{self.__class__.__module__}.{self.__class__.__qualname__} at {id(self):#x}: value={self._value}>"

    def acquire(self, blocking=True, timeout=None):
        if not blocking and timeout is not None:
            raise ValueError("can't specify timeout for non-blocking acquire")
        if self._value == 0:
            if not blocking or not _wait(lambda: self._value > 0, timeout, "acquire()"):
                return False
        self._value -= 1
        return True

    __enter__ = acquire

    def release(self, n=1):
        if n < 1:
            raise ValueError("n must be one or more")
        self._value += n

    def __exit__(self, t, v, tb):
        self.release()


class BoundedSemaphore(Semaphore):
    """A count that never becomes larger than it was."""

    def __init__(self, value=1):
        super().__init__(value)
        self._initial_value = value

    def __repr__(self):
        return (f"<{self.__class__.__module__}.{self.__class__.__qualname__} at {id(self):#x}: "
                f"value={self._value}/{self._initial_value}>")

    def release(self, n=1):
        if n < 1:
            raise ValueError("n must be one or more")
        if self._value + n > self._initial_value:
            raise ValueError("Semaphore released too many times")
        self._value += n


class Event:
    """Something that has happened or not."""

    def __init__(self):
        self._flag = False

    def __repr__(self):
        return f"<{self.__class__.__module__}.{self.__class__.__qualname__} at {id(self):#x}: {'set' if self._flag else 'unset'}>"

    def is_set(self):
        return self._flag

    def isSet(self):
        _deprecated("isSet() is deprecated, use is_set() instead")
        return self.is_set()

    def set(self):
        self._flag = True

    def clear(self):
        self._flag = False

    def wait(self, timeout=None):
        """Wait until it has happened; return whether it has."""
        return self._flag or _wait(lambda: self._flag, timeout, "wait()")


class BrokenBarrierError(RuntimeError):
    """A barrier was given up."""


class Barrier:
    """A place where threads wait for each other."""

    def __init__(self, parties, action=None, timeout=None):
        if parties < 1:
            raise ValueError("parties must be > 0")
        self._action = action
        self._timeout = timeout
        self._parties = parties
        self._count = 0
        self._passed = 0
        self._broken = False

    def __repr__(self):
        if self._broken:
            return f"<{self.__class__.__module__}.{self.__class__.__qualname__} at {id(self):#x}: broken>"
        return (f"<{self.__class__.__module__}.{self.__class__.__qualname__} at {id(self):#x}: "
                f"waiters={self._count}/{self._parties}>")

    def wait(self, timeout=None):
        """Wait for the others; return the number of the thread among them."""
        if timeout is None:
            timeout = self._timeout
        if self._broken:
            raise BrokenBarrierError
        index = self._count
        self._count += 1
        try:
            if self._count == self._parties:
                try:
                    if self._action:
                        self._action()
                except BaseException:
                    self._broken = True
                    raise
                self._passed += 1
                return index
            round = self._passed
            if not _wait(lambda: self._broken or self._passed != round, timeout, "wait()"):
                self._broken = True
            if self._broken:
                raise BrokenBarrierError
            return index
        finally:
            self._count -= 1

    def reset(self):
        self._broken = False

    def abort(self):
        self._broken = True

    @property
    def parties(self):
        return self._parties

    @property
    def n_waiting(self):
        return self._count

    @property
    def broken(self):
        return self._broken


_counter = itertools.count(1).__next__
_active = {}  # the other threads that have begun and not ended


class Thread:
    """A function that runs when the thread is started."""

    _initialized = False

    def __init__(self, group=None, target=None, name=None, args=(), kwargs=None, *, daemon=None):
        assert group is None, "group argument must be None for now"
        if kwargs is None:
            kwargs = {}
        if name:
            name = str(name)
        else:
            name = f"Thread-{_counter()}"
            if target is not None:
                try:
                    name += f" ({target.__name__})"
                except AttributeError:
                    pass
        self._target = target
        self._name = name
        self._args = args
        self._kwargs = kwargs
        self._daemonic = current_thread().daemon if daemon is None else daemon
        self._ident = None
        self._native_id = None
        self._started = Event()
        self._alive = False
        self._initialized = True

    def __repr__(self):
        assert self._initialized, "Thread.__init__() was not called"
        status = "initial"
        if self._started.is_set():
            status = "started" if self._alive else "stopped"
        if self._daemonic:
            status += " daemon"
        if self._ident is not None:
            status += f" {self._ident}"
        return f"<{self.__class__.__name__}({self._name}, {status})>"

    def start(self):
        """Run the thread, to its end."""
        self._check_startable()
        self._run_now()

    def _check_startable(self):
        if not self._initialized:
            raise RuntimeError("thread.__init__() not called")
        if self._started.is_set():
            raise RuntimeError("threads can only be started once")

    def _begin(self):
        self._ident = self._native_id = _thread._new_ident()
        self._started.set()
        self._alive = True
        _active[self._ident] = self

    def _run_now(self):
        from contextvars import Context
        self._begin()
        end = _thread._begin_thread(self._ident)
        try:
            Context().run(self.run)
        except BaseException as e:
            excepthook(ExceptHookArgs([type(e), e, e.__traceback__, self]))
        finally:
            end()
            self._end()

    def _end(self):
        self._alive = False
        _active.pop(self._ident, None)

    def run(self):
        """Call the function of the thread."""
        try:
            if self._target is not None:
                self._target(*self._args, **self._kwargs)
        finally:
            del self._target, self._args, self._kwargs

    def join(self, timeout=None):
        """Wait until the thread has ended."""
        if not self._initialized:
            raise RuntimeError("Thread.__init__() not called")
        if not self._started.is_set():
            raise RuntimeError("cannot join thread before it is started")
        if self is current_thread():
            raise RuntimeError("cannot join current thread")
        if self._alive:
            _wait(lambda: not self._alive, timeout, "join()")

    @property
    def name(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._name

    @name.setter
    def name(self, name):
        assert self._initialized, "Thread.__init__() not called"
        self._name = str(name)

    @property
    def ident(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._ident

    @property
    def native_id(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._native_id

    def is_alive(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._alive

    @property
    def daemon(self):
        assert self._initialized, "Thread.__init__() not called"
        return self._daemonic

    @daemon.setter
    def daemon(self, daemonic):
        if not self._initialized:
            raise RuntimeError("Thread.__init__() not called")
        if self._started.is_set():
            raise RuntimeError("cannot set daemon status of active thread")
        self._daemonic = daemonic

    def isDaemon(self):
        _deprecated("isDaemon() is deprecated, get the daemon attribute instead")
        return self.daemon

    def setDaemon(self, daemonic):
        _deprecated("setDaemon() is deprecated, set the daemon attribute instead")
        self.daemon = daemonic

    def getName(self):
        _deprecated("getName() is deprecated, get the name attribute instead")
        return self.name

    def setName(self, name):
        _deprecated("setName() is deprecated, set the name attribute instead")
        self.name = name


ExceptHookArgs = _make_sequence("_thread._ExceptHookArgs", ("exc_type", "exc_value", "exc_traceback", "thread"))


def excepthook(args, /):
    """Print an exception that ends a thread."""
    if args.exc_type == SystemExit:
        return
    import traceback
    name = args.thread.name if args.thread is not None else get_ident()
    print(f"Exception in thread {name}:", file=sys.stderr)
    traceback.print_exception(args.exc_type, args.exc_value, args.exc_traceback, file=sys.stderr)


__excepthook__ = excepthook


class Timer(Thread):
    """A function that is called after some time, unless it is cancelled.

    That happens when the thread that started it waits, or ends.
    """

    def __init__(self, interval, function, args=None, kwargs=None):
        Thread.__init__(self)
        self.interval = interval
        self.function = function
        self.args = args if args is not None else []
        self.kwargs = kwargs if kwargs is not None else {}
        self.finished = Event()
        self._entry = None

    def start(self):
        """Let the time begin."""
        self._check_startable()
        self._begin()
        self._entry = _thread._defer(self.interval, self._run_now)

    def _begin(self):
        if not self._started.is_set():
            super()._begin()

    def cancel(self):
        """Do not call the function, if it is not called yet."""
        self.finished.set()
        if self._entry in _thread._pending:
            _thread._pending.remove(self._entry)
            self._end()

    def run(self):
        if not self.finished.is_set():
            self.function(*self.args, **self.kwargs)
        self.finished.set()


class _MainThread(Thread):
    """The thread a script begins in."""

    def __init__(self):
        self._name = "MainThread"
        self._daemonic = False
        self._target, self._args, self._kwargs = None, (), {}
        self._started = Event()
        self._started.set()
        self._ident = self._native_id = get_ident()
        self._alive = True
        self._initialized = True


class _DummyThread(Thread):
    """A thread that was not started here."""

    def __init__(self):
        Thread.__init__(self, name=f"Dummy-{_counter()}", daemon=True)
        self._started.set()
        self._ident = self._native_id = get_ident()
        self._alive = True
        _active[self._ident] = self


def current_thread():
    """Return the thread that runs."""
    ident = get_ident()
    thread = _main_thread if ident == _main_thread._ident else _active.get(ident)
    return _DummyThread() if thread is None else thread


def currentThread():
    _deprecated("currentThread() is deprecated, use current_thread() instead")
    return current_thread()


def active_count():
    return 1 + len(_active)


def activeCount():
    _deprecated("activeCount() is deprecated, use active_count() instead")
    return active_count()


def enumerate():
    """Return the threads that have begun and not ended."""
    return [_main_thread, *_active.values()]


def main_thread():
    return _main_thread


_main_thread = _MainThread()


def _shutdown():
    """Let what is pending happen."""
    _thread._fire_all()


def _register():
    import atexit
    atexit.register(_shutdown)


_register()
