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
    if getattr(func, "_is_coroutine", None) is _MARK or hasattr(func, "_is_coroutine_mark"):
        return True
    while True:
        # Methods and partial objects stand for the function inside.
        inner = getattr(func, "__func__", None)
        if inner is None and hasattr(func, "keywords"):
            inner = getattr(func, "func", None)
        if inner is None:
            break
        func = inner
    return bool(getattr(getattr(func, "__code__", None), "co_flags", 0) & 0x80)


_is_coroutine = _MARK


def iscoroutine(obj):
    """Whether obj is a coroutine object."""
    if type(obj) is _CoroutineType:
        return True
    if isinstance(obj, _GeneratorType):
        return False
    from collections.abc import Coroutine
    return isinstance(obj, Coroutine)
