__all__ = ["Error", "copy", "deepcopy", "replace"]


class Error(Exception):
    pass


error = Error

_ATOMIC = frozenset((
    type(None), int, float, bool, complex, bytes, str, type, range, property, type(...), type(NotImplemented),
    type(len), type(lambda: 0), type((lambda: 0).__code__),
))


def _copy_list(x):
    return x[:]


def _copy_dict(x):
    return dict.copy(x)


def _copy_set(x):
    return set.copy(x)


def _copy_bytearray(x):
    return bytearray(x)


_copiers = {list: _copy_list, dict: _copy_dict, set: _copy_set, bytearray: _copy_bytearray}


def copy(x):
    """A new object with the same parts as x."""
    cls = type(x)
    if cls in _ATOMIC or cls is tuple or cls is frozenset or cls is slice:
        return x
    copier = _copiers.get(cls)
    if copier is not None:
        return copier(x)
    if issubclass(cls, type):
        return x
    copier = getattr(cls, "__copy__", None)
    if copier is not None:
        return copier(x)
    if _is_ref(cls):
        return x
    rv = _reduced(x, cls, "shallow")
    if isinstance(rv, str):
        return x
    return _reconstruct(x, None, *rv)


def _is_ref(cls):
    weakref = _sys_modules().get("weakref")
    return weakref is not None and cls is weakref.ref


def _reduced(x, cls, kind):
    import copyreg
    reductor = copyreg.dispatch_table.get(cls)
    if reductor is not None:
        return reductor(x)
    reductor = getattr(x, "__reduce_ex__", None)
    if reductor is not None:
        return reductor(4)
    reductor = getattr(x, "__reduce__", None)
    if reductor:
        return reductor()
    raise Error(f"un({kind})copyable object of type {cls}")


_nil = []


def deepcopy(x, memo=None, _nil=_nil):
    """A new object with copies of all parts of x; what was copied stands in memo."""
    cls = type(x)
    if cls in _ATOMIC:
        return x
    if memo is None:
        if cls is list or cls is dict:
            y = _plain_copy(x)
            if y is not None:
                return y
        memo = {}
    d = id(x)
    y = memo.get(d, _nil)
    if y is not _nil:
        return y
    copier = _deep_copiers.get(cls)
    if copier is not None:
        y = copier(x, memo)
    elif issubclass(cls, type) or _is_ref(cls):
        y = x
    else:
        copier = getattr(x, "__deepcopy__", None)
        if copier is not None:
            y = copier(memo)
        else:
            rv = _reduced(x, cls, "deep")
            y = x if isinstance(rv, str) else _reconstruct(x, memo, *rv)
    if y is not x:
        memo[d] = y
        _keep_alive(x, memo)
    return y


def _deep_list(x, memo):
    y = []
    memo[id(x)] = y
    append = y.append
    for e in x:
        append(deepcopy(e, memo))
    return y


def _deep_tuple(x, memo):
    y = [deepcopy(e, memo) for e in x]
    # It may hold itself, and then is in the memo by now.
    try:
        return memo[id(x)]
    except KeyError:
        pass
    for a, b in zip(x, y):
        if a is not b:
            return tuple(y)
    return x


def _deep_dict(x, memo):
    y = {}
    memo[id(x)] = y
    for k, v in x.items():
        y[deepcopy(k, memo)] = deepcopy(v, memo)
    return y


def _deep_method(x, memo):
    return type(x)(x.__func__, deepcopy(x.__self__, memo))


def _deep_bytearray(x, memo):
    return bytearray(x)


class _Here:
    def method(self):
        pass


_deep_copiers = {
    list: _deep_list, tuple: _deep_tuple, dict: _deep_dict, bytearray: _deep_bytearray, type(_Here().method): _deep_method,
}


def _keep_alive(x, memo):
    # The identity of an original stands for it as long as the memo lives.
    try:
        memo[id(memo)].append(x)
    except KeyError:
        memo[id(memo)] = [x]


def _reconstruct(x, memo, func, args, state=None, listiter=None, dictiter=None):
    deep = memo is not None
    if deep and args:
        args = [deepcopy(a, memo) for a in args]
    y = func(*args)
    if deep:
        memo[id(x)] = y
    if state is not None:
        if deep:
            state = deepcopy(state, memo)
        if hasattr(y, "__setstate__"):
            y.__setstate__(state)
        else:
            slots = None
            if isinstance(state, tuple) and len(state) == 2:
                state, slots = state
            if state is not None:
                y.__dict__.update(state)
            if slots is not None:
                for k, v in slots.items():
                    setattr(y, k, v)
    if listiter is not None:
        for e in listiter:
            y.append(deepcopy(e, memo) if deep else e)
    if dictiter is not None:
        for k, v in dictiter:
            if deep:
                k = deepcopy(k, memo)
                v = deepcopy(v, memo)
            y[k] = v
    return y


def replace(obj, /, **changes):
    """A copy of obj with other values for some of its fields."""
    cls = type(obj)
    func = getattr(cls, "__replace__", None)
    if func is None:
        raise TypeError(f"replace() does not support {cls.__name__} objects")
    return func(obj, **changes)
