# Functions registered to run when the program ends: the host runs _run_exitfuncs then.

_registered = []


def register(func, /, *args, **kwargs):
    """Register a function to be executed upon normal program termination"""
    if not callable(func):
        raise TypeError("the first argument must be callable")
    _registered.append((func, args, kwargs))
    return func


def unregister(func, /):
    """Unregister an exit function which was previously registered using atexit.register"""
    for entry in [*_registered]:
        if entry[0] == func and entry in _registered:
            _registered.remove(entry)


def _clear():
    """Clear the list of previously registered exit functions."""
    _registered.clear()


def _ncallbacks():
    """Return the number of registered exit functions."""
    return len(_registered)


def _run_exitfuncs():
    """Run all registered exit functions, the last one first."""
    while _registered:
        func, args, kwargs = _registered.pop()
        try:
            func(*args, **kwargs)
        except BaseException as e:
            import traceback
            _write_err(f"Exception ignored in atexit callback {func!r}:\n{''.join(traceback.format_exception(e))}")
