"""Managers for the with statement: made of generators, of callbacks and of other managers."""

from abc import ABC, abstractmethod
from functools import wraps
import sys

__all__ = [
    "AbstractAsyncContextManager", "AbstractContextManager", "AsyncContextDecorator", "AsyncExitStack", "ContextDecorator",
    "ExitStack", "aclosing", "asynccontextmanager", "chdir", "closing", "contextmanager", "nullcontext", "redirect_stderr",
    "redirect_stdout", "suppress",
]


def _hook(owner, names, asked, cls):
    # The __subclasshook__ of the abstract classes: only the class itself asks for methods.
    if asked is not owner:
        return NotImplemented
    from _collections_abc import _check_methods
    return _check_methods(cls, *names)


class AbstractContextManager(ABC):
    """What a with statement needs. A subclass has to say how to leave."""

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)
    __slots__ = ()

    def __enter__(self):
        return self

    @abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        """Leave; a true result hides the exception."""

    @classmethod
    def __subclasshook__(cls, other):
        return _hook(AbstractContextManager, ("__enter__", "__exit__"), cls, other)


class AbstractAsyncContextManager(ABC):
    """What an async with statement needs. A subclass has to say how to leave."""

    @classmethod
    def __class_getitem__(cls, item):
        from types import GenericAlias
        return GenericAlias(cls, item)
    __slots__ = ()

    async def __aenter__(self):
        return self

    @abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        """Leave; a true result hides the exception."""

    @classmethod
    def __subclasshook__(cls, other):
        return _hook(AbstractAsyncContextManager, ("__aenter__", "__aexit__"), cls, other)


class ContextDecorator:
    """Lets instances of a manager decorate functions, whose calls then run inside it."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        def inner(*args, **kwds):
            manager = self._recreate_cm()
            with manager:
                return func(*args, **kwds)

        return inner


class AsyncContextDecorator:
    """Lets instances of an asynchronous manager decorate coroutine functions."""

    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        async def inner(*args, **kwds):
            manager = self._recreate_cm()
            async with manager:
                return await func(*args, **kwds)

        return inner


class _OfGenerator:
    # A manager made of one generator: what precedes its yield enters, what follows leaves.

    def __init__(self, func, args, kwds):
        self.func, self.args, self.kwds = func, args, kwds
        self.gen = func(*args, **kwds)
        self.__doc__ = getattr(func, "__doc__", None) or type(self).__doc__

    def _recreate_cm(self):
        # A generator runs once: a decorated function needs a new one for each call.
        return type(self)(self.func, self.args, self.kwds)

    def _forget_call(self):
        # Once entered, nothing needs the arguments, and the block should not keep them.
        del self.args, self.kwds, self.func


def _came_back(raised, given, *ends):
    # Whether a generator let the exception it was given pass. One that ends iteration can not
    # leave a generator as it is: it comes as the cause of a RuntimeError.
    if raised is given:
        return True
    return isinstance(given, ends) and isinstance(raised, RuntimeError) and raised.__cause__ is given


class _GeneratorContextManager(_OfGenerator, AbstractContextManager, ContextDecorator):
    """A context manager made of a generator."""

    def __enter__(self):
        self._forget_call()
        for value in self.gen:
            return value
        raise RuntimeError("generator didn't yield")

    def __exit__(self, typ, value, traceback):
        if typ is not None and value is None:
            value = typ()
        try:
            if typ is None:
                next(self.gen)
            else:
                self.gen.throw(value)
        except StopIteration as end:
            return typ is not None and end is not value
        except BaseException as raised:
            if typ is None or not _came_back(raised, value, StopIteration):
                raise
            value.__traceback__ = traceback
            return False
        try:
            raise RuntimeError("generator didn't stop" if typ is None else "generator didn't stop after throw()")
        finally:
            self.gen.close()


class _AsyncGeneratorContextManager(_OfGenerator, AbstractAsyncContextManager, AsyncContextDecorator):
    """An asynchronous context manager made of an asynchronous generator."""

    async def __aenter__(self):
        self._forget_call()
        try:
            return await anext(self.gen)
        except StopAsyncIteration:
            pass
        raise RuntimeError("generator didn't yield")

    async def __aexit__(self, typ, value, traceback):
        if typ is not None and value is None:
            value = typ()
        try:
            if typ is None:
                await anext(self.gen)
            else:
                await self.gen.athrow(value)
        except StopAsyncIteration as end:
            return typ is not None and end is not value
        except BaseException as raised:
            if typ is None or not _came_back(raised, value, StopIteration, StopAsyncIteration):
                raise
            value.__traceback__ = traceback
            return False
        try:
            raise RuntimeError("generator didn't stop" if typ is None else "generator didn't stop after athrow()")
        finally:
            await self.gen.aclose()


def contextmanager(func):
    """Make a function of managers out of a generator function that yields once.

    The value it yields is what `as` binds; an exception of the block is raised at the yield.
    """

    @wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(func, args, kwds)

    return helper


def asynccontextmanager(func):
    """Make a function of asynchronous managers out of an asynchronous generator function."""

    @wraps(func)
    def helper(*args, **kwds):
        return _AsyncGeneratorContextManager(func, args, kwds)

    return helper


class closing(AbstractContextManager):
    """Calls the close() of a thing when the block is left."""

    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class aclosing(AbstractAsyncContextManager):
    """Awaits the aclose() of a thing when the block is left."""

    def __init__(self, thing):
        self.thing = thing

    async def __aenter__(self):
        return self.thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()


class _Redirect(AbstractContextManager):
    # One instance may be entered inside itself: the former streams form a stack.
    _stream = None

    def __init__(self, new_target):
        self._new_target = new_target
        self._former = []

    def __enter__(self):
        target, name = self._new_target, self._stream
        self._former.append(getattr(sys, name))
        setattr(sys, name, target)
        return target

    def __exit__(self, *exc_info):
        setattr(sys, self._stream, self._former.pop())


class redirect_stdout(_Redirect):
    """Sends what is printed inside the block to another file."""

    _stream = "stdout"


class redirect_stderr(_Redirect):
    """Sends what is written to the standard error inside the block to another file."""

    _stream = "stderr"


class suppress(AbstractContextManager):
    """Ends the block quietly at an exception of the given classes, alone or in a group."""

    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        if exctype is None or issubclass(exctype, self._exceptions):
            return exctype is not None
        if not issubclass(exctype, BaseExceptionGroup):
            return False
        others = excinst.split(self._exceptions)[1]
        if others is not None:
            raise others
        return True


def _methods_of(cm, enter, exit, protocol):
    cls = type(cm)
    try:
        from types import MethodType
        return getattr(cls, enter), MethodType(getattr(cls, exit), cm)
    except AttributeError:
        pass
    raise TypeError(f"'{cls.__module__}.{cls.__qualname__}' object does not support the {protocol} protocol")


class _BaseExitStack:
    # Entries are (awaits, exit): exit takes the three exception arguments and, if awaits is
    # true, gives an awaitable.

    def __init__(self):
        self._exit_callbacks = []

    def pop_all(self):
        """Move all entries to a new stack, so that leaving this one calls nothing."""
        other = type(self)()
        self._exit_callbacks, other._exit_callbacks = other._exit_callbacks, self._exit_callbacks
        return other

    def _add(self, exit, awaits):
        self._exit_callbacks.append((awaits, exit))

    def _add_object(self, given, method, awaits):
        # A manager is added by its method, anything else is the function to call.
        found = getattr(type(given), method, None)
        from types import MethodType
        self._add(given if found is None else MethodType(found, given), awaits)
        return given

    def push(self, exit):
        """Add the __exit__ of a manager that is entered already, or a function like it."""
        return self._add_object(exit, "__exit__", False)

    def enter_context(self, cm):
        """Enter a manager, to be left with this stack; gives what its __enter__ gave."""
        enter, exit = _methods_of(cm, "__enter__", "__exit__", "context manager")
        result = enter(cm)
        self._add(exit, False)
        return result

    def callback(self, callback, /, *args, **kwds):
        """Have callback(*args, **kwds) called when the stack is left; its result hides nothing."""

        def _exit_wrapper(exc_type, exc, tb):
            callback(*args, **kwds)

        _exit_wrapper.__wrapped__ = callback
        self._add(_exit_wrapper, False)
        return callback


class _Unwinding:
    # What goes on while a stack is left: the exception in flight, and what became of the
    # one that came in.

    def __init__(self, exc):
        self.exc = exc
        self.came_in = exc is not None
        self.hidden = False
        self.raised = False
        self.around = sys.exception()

    def arguments(self):
        if self.exc is None:
            return None, None, None
        return type(self.exc), self.exc, self.exc.__traceback__

    def returned(self, result):
        if result:
            self.exc = None
            self.hidden = True
            self.raised = False

    def failed(self, exc):
        # A callback knows nothing of the exception in flight. Its exception was raised, in the
        # end, in the context of what is handled around the stack: the one in flight goes there.
        last = exc
        while (context := last.__context__) is not None and context is not self.exc:
            if context is self.around:
                last.__context__ = self.exc
                break
            last = context
        self.exc = exc
        self.raised = True
        self.context = exc.__context__


class ExitStack(_BaseExitStack, AbstractContextManager):
    """A manager of any number of managers and callbacks, left in the reverse of their order."""

    def __enter__(self):
        return self

    def __exit__(self, *exc_details):
        state = _Unwinding(exc_details[1])
        while self._exit_callbacks:
            exit = self._exit_callbacks.pop()[1]
            try:
                state.returned(exit(*state.arguments()))
            except BaseException as exc:
                state.failed(exc)
        if state.raised:
            try:
                raise state.exc
            finally:
                state.exc.__context__ = state.context
        return state.came_in and state.hidden

    def close(self):
        """Leave all entries now."""
        self.__exit__(None, None, None)


class AsyncExitStack(_BaseExitStack, AbstractAsyncContextManager):
    """An asynchronous manager of any number of managers and callbacks of both kinds."""

    async def enter_async_context(self, cm):
        """Enter an asynchronous manager, to be left with this stack; gives what it gave."""
        enter, exit = _methods_of(cm, "__aenter__", "__aexit__", "asynchronous context manager")
        result = await enter(cm)
        self._add(exit, True)
        return result

    def push_async_exit(self, exit):
        """Add the __aexit__ of a manager that is entered already, or a function like it."""
        return self._add_object(exit, "__aexit__", True)

    def push_async_callback(self, callback, /, *args, **kwds):
        """Have callback(*args, **kwds) awaited when the stack is left; its result hides nothing."""

        async def _exit_wrapper(exc_type, exc, tb):
            await callback(*args, **kwds)

        _exit_wrapper.__wrapped__ = callback
        self._add(_exit_wrapper, True)
        return callback

    async def aclose(self):
        """Leave all entries now."""
        await self.__aexit__(None, None, None)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *exc_details):
        state = _Unwinding(exc_details[1])
        while self._exit_callbacks:
            awaits, exit = self._exit_callbacks.pop()
            try:
                result = exit(*state.arguments())
                state.returned(await result if awaits else result)
            except BaseException as exc:
                state.failed(exc)
        if state.raised:
            try:
                raise state.exc
            finally:
                state.exc.__context__ = state.context
        return state.came_in and state.hidden


class nullcontext(AbstractContextManager, AbstractAsyncContextManager):
    """A manager of both kinds that does nothing, for where one is needed only sometimes."""

    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        return None

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *excinfo):
        return None


class chdir(AbstractContextManager):
    """Makes a folder the current one inside the block."""

    def __init__(self, path):
        self.path = path
        self._former = []

    def __enter__(self):
        import os
        here = os.getcwd()
        os.chdir(self.path)
        self._former.append(here)

    def __exit__(self, *excinfo):
        import os
        os.chdir(self._former.pop())
