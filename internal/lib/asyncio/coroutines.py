"""Telling coroutines apart."""

__all__ = ("iscoroutinefunction", "iscoroutine")

_MARK = object()


async def _example():
    pass


_CoroutineType = type(_made := _example())
_made.close()
_GeneratorType = type(_ for _ in ())


def iscoroutinefunction(func):
    """Whether func is declared with async def or marked as such."""
    import inspect
    return inspect.iscoroutinefunction(func) or getattr(func, "_is_coroutine", None) is _MARK


_is_coroutine = _MARK


def iscoroutine(obj):
    """Whether obj is a coroutine object."""
    if type(obj) is _CoroutineType:
        return True
    if isinstance(obj, _GeneratorType):
        return False
    from collections.abc import Coroutine
    return isinstance(obj, Coroutine)
