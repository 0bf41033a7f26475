# The end of objects: callbacks of weak references, __del__ and what generators have left to do.


def _run_due():
    while True:
        due = _next_due()
        if due is None:
            return
        fn, arg = due
        due = None
        try:
            if fn is not None:
                fn(arg)
            else:
                fn = arg
                t = _type(arg)
                if _defines(t, "__del__"):
                    fn = _lookup(t, "__del__")
                    _bind(fn, arg, t)()
                else:
                    _end_generator(arg)
        except BaseException as e:
            _ignored(e, fn)
        fn = arg = None


def _end_generator(gen):
    if _never_started(gen):
        import warnings
        warnings.warn(f"coroutine '{gen.__qualname__}' was never awaited", RuntimeWarning, 2, gen)
        return
    if not hasattr(gen, "ag_frame"):
        gen.close()
        return
    hook = _agen_finalizer(gen)
    if hook is not None:
        hook(gen)
        return
    try:
        gen.aclose().send(None)
    except StopIteration:
        return
    raise RuntimeError("async generator ignored GeneratorExit")


def _ignored(exc, obj):
    # Nobody is there to catch it.
    import sys
    try:
        sys.unraisablehook(sys._unraisable(exc, None, obj))
    except BaseException as e:
        try:
            sys.__unraisablehook__(sys._unraisable(e, "Exception ignored in sys.unraisablehook", None))
        except BaseException:
            pass


def _end_program():
    atexit = _sys_modules().get("atexit")
    if atexit is not None:
        try:
            atexit._run_exitfuncs()
        except BaseException as e:
            _ignored(e, None)
    _all_due()
    _run_due()


def _call_then(fn, arg, result):
    fn(arg)
    return result
