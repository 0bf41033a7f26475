# What a script may ask the collector. Collections are exact; there is one generation.

DEBUG_STATS = 1
DEBUG_COLLECTABLE = 2
DEBUG_UNCOLLECTABLE = 4
DEBUG_SAVEALL = 32
DEBUG_LEAK = 38

garbage = []
callbacks = []
_state = {"enabled": True, "threshold": (2000, 10, 10), "debug": 0, "collections": 0}


def collect(generation=2):
    """Run the garbage collector."""
    if not isinstance(generation, int):
        raise TypeError(f"'{type(generation).__name__}' object cannot be interpreted as an integer")
    if not 0 <= generation <= 2:
        raise ValueError("invalid generation")
    for phase in ("start", "stop"):
        for callback in callbacks:
            callback(phase, {"generation": generation, "collected": 0, "uncollectable": 0})
        if phase == "start":
            _state["collections"] += 1
            _collect()
    return 0


def enable():
    """Enable automatic garbage collection."""
    _state["enabled"] = True


def disable():
    """Disable automatic garbage collection."""
    _state["enabled"] = False


def isenabled():
    return _state["enabled"]


def get_threshold():
    return _state["threshold"]


def set_threshold(threshold0, threshold1=10, threshold2=0, /):
    """Set the collection thresholds (the collection frequency)."""
    _state["threshold"] = (threshold0, threshold1, threshold2)


def get_count():
    return (0, 0, 0)


def get_debug():
    return _state["debug"]


def set_debug(flags, /):
    _state["debug"] = flags


def get_stats():
    n = _state["collections"]
    return [{"collections": n if i == 2 else 0, "collected": 0, "uncollectable": 0} for i in range(3)]


def get_referents(*objs):
    """Return the list of objects that are directly referred to by any of the arguments."""
    out = []
    for o in objs:
        if isinstance(o, dict):
            for k, v in o.items():
                out += [k, v]
        elif isinstance(o, (list, tuple, set, frozenset)):
            out += o
        elif hasattr(o, "__dict__") and not isinstance(o, type):
            out += [o.__dict__, type(o)]
    return out


def is_finalized(obj, /):
    return False


def freeze():
    pass


def unfreeze():
    pass


def get_freeze_count():
    return 0
