# Calls and classes: the parts of creation, attributes and iteration that reach Python code.
# Prelude functions take no default arguments and close over nothing.


def _create(cls, args, kwargs):
    obj = _bind(_lookup(cls, "__new__"), None, cls)(cls, *args, **kwargs)
    if _subclass(_type(obj), cls):
        init = _lookup(_type(obj), "__init__")
        r = _bind(init, obj, _type(obj))(*args, **kwargs)
        if r is not None:
            raise TypeError(f"__init__() should return None, not '{_type_name(r)}'")
    return obj


def _special(number, m, self, args):
    return _transform(number, _bind(m, self, _type(self))(*args))


# A comparison, __hash__ or __iter__ that a descriptor fails to give is none, as in CPython.
def _compare_described(m, self, other):
    try:
        compare = _bind(m, self, _type(self))
    except BaseException:
        return NotImplemented
    return compare(other)


def _special_described(number, m, self, missing):
    try:
        give = _bind(m, self, _type(self))
    except BaseException:
        give = None
    if give is None:
        raise TypeError(missing)
    return _transform(number, give())


def _length_index(number, x):
    return _transform(number, _index(x))


def _store_attr(obj, name, value):
    if _is_unbound(value):
        delattr(obj, name)
    else:
        setattr(obj, name, value)


def _call_slot(m, self, args, kwargs):
    return _bind(m, self, _type(self))(*args, **kwargs)


def _call_described(pair, *args):
    return _bind(pair[0], pair[1], _type(pair[1]))(*args)


def _call_method(obj, name, args):
    return getattr(obj, name)(*args)


def _host_call(fn, args):
    r = fn(*args)
    if _has(_type(r), "__await__"):
        return _run_main(r)
    return r


def _getattribute(obj, name):
    cls = _type(obj)
    try:
        return _bind(_lookup(cls, "__getattribute__"), obj, cls)(name)
    except AttributeError:
        if not _has(cls, "__getattr__"):
            raise
    return _bind(_lookup(cls, "__getattr__"), obj, cls)(name)


def _getattr_hook(obj, name):
    cls = _type(obj)
    try:
        return _getattr_plain(obj, name)
    except AttributeError:
        pass
    return _bind(_lookup(cls, "__getattr__"), obj, cls)(name)


def _getattr_default(obj, name, default):
    try:
        return getattr(obj, name)
    except AttributeError:
        return default


def _hasattr(obj, name):
    try:
        getattr(obj, name)
    except AttributeError:
        return False
    return True


def _ne(a, b):
    r = _bind(_lookup(_type(a), "__eq__"), a, _type(a))(b)
    if r is NotImplemented:
        return r
    return not r


def _raise(cls):
    exc = cls()
    if not isinstance(exc, BaseException):
        raise TypeError(f"calling {cls!r} should have returned an instance of BaseException, not {_type(exc)!r}")
    raise exc


def _raise_from(exc, cause):
    if _type(cause) is type or isinstance(cause, type):
        made = cause()
        if not isinstance(made, BaseException):
            raise TypeError(f"calling {cause!r} should have returned an instance of BaseException, not {_type(made)!r}")
        cause = made
    if isinstance(exc, type):
        exc = exc()
    raise exc from cause


def _abstract_error(cls):
    names = sorted(_bind(_lookup(type, "__abstractmethods__"), cls, type))
    s = "s" if len(names) > 1 else ""
    listed = ", ".join([f"'{n}'" for n in names])
    raise TypeError(f"Can't instantiate abstract class {_class_name(cls)} without an implementation for abstract method{s} {listed}")


# Classes.


def _super_proxy(s, result, cls, obj):
    return _super_fill(s, result, cls, obj, getattr(obj, "__class__", None))


def _build_class(func, name, bases, metaclass, kwds):
    orig = bases
    resolved = []
    changed = False
    for b in bases:
        if not isinstance(b, type) and hasattr(b, "__mro_entries__"):
            new = b.__mro_entries__(bases)
            if not isinstance(new, tuple):
                raise TypeError("__mro_entries__ must return a tuple")
            resolved.extend(new)
            changed = True
        else:
            resolved.append(b)
    if changed:
        bases = tuple(resolved)
    if _is_unbound(metaclass):
        meta = type if not bases else _type(bases[0])
    else:
        meta = metaclass
    if isinstance(meta, type):
        meta = _winner(meta, bases)
    prepare = getattr(meta, "__prepare__", None)
    if prepare is None:
        ns = {}
    else:
        ns = prepare(name, bases, **kwds)
        if not isinstance(ns, dict) and not _has(_type(ns), "__getitem__"):
            mname = _class_name(meta) if isinstance(meta, type) else "<metaclass>"
            raise TypeError(f"{mname}.__prepare__() must return a mapping, not {_type_name(ns)}")
    if changed:
        ns["__orig_bases__"] = orig
    cell = _exec_body(func, ns)
    cls = meta(name, bases, ns, **kwds)
    if cell is not None and isinstance(cls, type):
        if _cell_empty(cell):
            raise RuntimeError(f"__class__ not set defining {name!r} as {cls!r}. Was __classcell__ propagated to type.__new__?")
        if _cell_value(cell) is not cls:
            raise TypeError(f"__class__ set to {_cell_value(cell)!r} defining {name!r} as {cls!r}")
    return cls


def _winner(meta, bases):
    for b in bases:
        m = _type(b)
        if _subclass(meta, m):
            continue
        if _subclass(m, meta):
            meta = m
            continue
        raise TypeError("metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses of all its bases")
    return meta


def _type_new(meta, name, bases, ns, kwds):
    for b in bases:
        if not isinstance(b, type):
            if hasattr(b, "__mro_entries__"):
                raise TypeError("type() doesn't support MRO entry resolution; use types.new_class()")
    win = _winner(meta, bases)
    if win is not meta and _lookup(win, "__new__") is not _lookup(type, "__new__"):
        return win.__new__(win, name, bases, ns, **kwds)
    meta = win
    if "__module__" not in ns:
        mod = _script_globals().get("__name__")
        if mod is not None:
            ns = {**ns, "__module__": mod}
    mro = _lookup(meta, "mro")
    custom = mro is not _lookup(type, "mro")
    cls = _make_class(meta, name, bases, ns, custom)
    if custom:
        before = _mro_of(cls)
        mro = tuple(_bind(mro, cls, meta)())
        if _mro_of(cls) == before:
            _set_mro(cls, mro)
    for key, value in [*ns.items()]:
        t = _type(value)
        if _has(t, "__set_name__"):
            try:
                _bind(_lookup(t, "__set_name__"), value, t)(cls, key)
            except BaseException as e:
                e.add_note(f"Error calling __set_name__ on '{_class_name(t)}' instance '{key}' in '{name}'")
                raise
    if custom and not any([c is cls for c in _mro_of(cls)]):
        raise TypeError(f"super(type, obj): obj (type {_class_name(cls)}) is not an instance or subtype of type ({_class_name(cls)}).")
    super(cls, cls).__init_subclass__(**kwds)
    return cls


def _set_bases(cls, bases):
    # Where a metaclass makes the order of the bases, which may change bases itself.
    old = _exchange_bases(cls, bases)
    changed = []
    try:
        todo = [cls]
        while todo:
            c = todo.pop(0)
            before = _mro_of(c)
            meta = _type(c)
            new = tuple(_bind(_lookup(meta, "mro"), c, meta)())
            if _mro_of(c) == before:
                _set_mro(c, new)
                changed.append((c, before, new))
                todo.extend(type.__subclasses__(c))
    except BaseException:
        for c, before, new in changed:
            if _mro_of(c) == new:
                _mro_of(c, before)
        if cls.__bases__ == bases:
            _exchange_bases(cls, old)
        raise
    if cls.__bases__ == bases:
        _relist(cls, old)


def _class_slots(cls, slots):
    if isinstance(slots, str):
        slots = (slots,)
    else:
        slots = tuple(slots)
    if slots and _of_variable_size(cls):
        raise TypeError(f"nonempty __slots__ not supported for subtype of '{_class_name(cls.__base__)}'")
    for s in slots:
        if not isinstance(s, str):
            raise TypeError(f"__slots__ items must be strings, not '{_type_name(s)}'")
        if not s.isidentifier():
            raise TypeError("__slots__ must be identifiers")
    return _set_slots(cls, [str(s) for s in slots])


def _class_getitem(cls, key):
    subscript = cls.__class_getitem__
    if subscript is None:
        raise TypeError(f"type '{_class_name(cls)}' is not subscriptable")
    return subscript(key)


def _load_name(ns, name, g):
    try:
        return ns[name]
    except KeyError:
        pass
    if g is not None and name in g:
        return g[name]
    b = _builtins_dict()
    if b is not ns:
        try:
            return b[name]
        except KeyError:
            pass
    raise NameError(f"name '{name}' is not defined", name=name)


def _call_name(ns, name, args):
    return _load_name(ns, name, None)(*args)


def _load_class_free(ns, name, cell):
    try:
        return ns[name]
    except KeyError:
        pass
    if _cell_empty(cell):
        raise NameError(f"cannot access free variable '{name}' where it is not associated with a value in enclosing scope")
    return _cell_value(cell)


def _del_name(ns, name):
    try:
        del ns[name]
    except KeyError:
        raise NameError(f"name '{name}' is not defined", name=name)


def _isinstance(obj, c):
    if isinstance_of_tuple(c):
        for x in _payload(c):
            if isinstance(obj, x):
                return True
        return False
    check = _lookup_check(c, "__instancecheck__")
    if check is None:
        cls = getattr(obj, "__class__", None)
        bases = getattr(c, "__bases__", None)
        if not isinstance_of_tuple(bases):
            raise TypeError("isinstance() arg 2 must be a type, a tuple of types, or a union")
        return cls is not None and _issubclass_abstract(cls, c)
    if check is _lookup(type, "__instancecheck__"):
        if _subclass(_type(obj), c):
            return True
        cls = getattr(obj, "__class__", None)
        return _type(cls) is type and _subclass(cls, c) or _type_is_class(cls) and _subclass(cls, c)
    return bool(_bind(check, c, _type(c))(obj))


def isinstance_of_tuple(v):
    return _type(v) is tuple or _subclass(_type(v), tuple)


def _type_is_class(v):
    return _subclass(_type(v), type)


def _lookup_check(c, name):
    t = _type(c)
    if _has(t, name):
        return _lookup(t, name)
    return None


def _issubclass_abstract(derived, cls):
    todo = [derived]
    while todo:
        d = todo.pop()
        if d is cls:
            return True
        bases = getattr(d, "__bases__", ())
        todo.extend(bases)
    return False


def _issubclass(cls, c):
    if isinstance_of_tuple(c):
        for x in _payload(c):
            if issubclass(cls, x):
                return True
        return False
    check = _lookup_check(c, "__subclasscheck__")
    if check is None:
        if not isinstance_of_tuple(getattr(cls, "__bases__", None)):
            raise TypeError("issubclass() arg 1 must be a class")
        if not isinstance_of_tuple(getattr(c, "__bases__", None)):
            raise TypeError("issubclass() arg 2 must be a class, a tuple of classes, or a union")
        return _issubclass_abstract(cls, c)
    if check is _lookup(type, "__subclasscheck__"):
        if not _type_is_class(cls):
            if not isinstance_of_tuple(getattr(cls, "__bases__", None)):
                raise TypeError("issubclass() arg 1 must be a class")
            return _issubclass_abstract(cls, c)
        return _subclass(cls, c)
    return bool(_bind(check, c, _type(c))(cls))


# Iteration.


def _extend(l, it):
    t = _type(it)
    if _has(t, "__len__") or _has(t, "__length_hint__"):
        i = iter(it)
        _length_hint(it, 0)
        while True:
            try:
                x = next(i)
            except StopIteration:
                return
            l.append(x)
    for x in it:
        l.append(x)


def _length_hint(obj, default):
    t = _type(obj)
    if _has(t, "__len__"):
        try:
            return len(obj)
        except TypeError:
            pass
    if not _has(t, "__length_hint__"):
        return default
    try:
        n = _bind(_lookup(t, "__length_hint__"), obj, t)()
    except TypeError:
        return default
    if n is NotImplemented:
        return default
    if not isinstance(n, int):
        raise TypeError(f"__length_hint__ must be an integer, not {_type_name(n)}")
    if n < 0:
        raise ValueError("__length_hint__() should return >= 0")
    if n > 9223372036854775807:
        raise OverflowError("Python int too large to convert to C ssize_t")
    return int(n)


def _iadd_list(l, it):
    l.extend(it)
    return l


def _unpack(it, n):
    it = iter(it)
    out = []
    while len(out) < n:
        try:
            x = next(it)
        except StopIteration:
            raise ValueError(f"not enough values to unpack (expected {n}, got {len(out)})")
        out.append(x)
    try:
        next(it)
    except StopIteration:
        return out
    raise ValueError(f"too many values to unpack (expected {n})")


def _unpack_star(it, before, after):
    it = iter(it)
    out = []
    while len(out) < before:
        try:
            x = next(it)
        except StopIteration:
            raise ValueError(f"not enough values to unpack (expected at least {before + after}, got {len(out)})")
        out.append(x)
    rest = [*it]
    n = len(rest)
    if n < after:
        raise ValueError(f"not enough values to unpack (expected at least {before + after}, got {before + n})")
    out.append(rest[: n - after])
    out.extend(rest[n - after :])
    return out


def _seq_next(it):
    src, aux, i = _iter_state(it)
    _iter_set(it, src, i + 1)
    try:
        return src[i]
    except (IndexError, StopIteration):
        _iter_set(it, None, 0)
        raise StopIteration


def _seq_prev(it, src, i):
    try:
        return src[i]
    except (IndexError, StopIteration):
        _iter_set(it, src, 0)
        raise StopIteration


def _seq_hint(src, i, back):
    if not _has(_type(src), "__len__"):
        return NotImplemented
    n = len(src)
    if back:
        return 0 if n < i else i
    return max(n - i, 0)


def _set_seq_rev(it, i, src):
    _iter_set(it, src, max(min(i, len(src) - 1), -1) + 1)


def _call_next(it):
    fn, sentinel, i = _iter_state(it)
    v = fn()
    if v == sentinel:
        _iter_set(it, None, 0)
        raise StopIteration
    return v


def _sequence(o, wrong):
    try:
        it = iter(o)
    except TypeError:
        raise TypeError(wrong)
    return [*it]


def _next_default(it, default):
    try:
        return next(it)
    except StopIteration:
        return default


def _enumerate_new(cls, it, start):
    if not isinstance(start, int):
        start = _index(start)
    return _make_iter(cls, 19, iter(it), start)


def _enumerate_next(e):
    src, i, _ = _iter_state(e)
    x = next(src)
    return (_enum_count(e), x)


def _zip_new(cls, its, strict):
    l = []
    for x in its:
        l.append(iter(x))
    return _make_iter(cls, 20, l, True if strict else False)


def _zip_next(z):
    its, strict, _ = _iter_state(z)
    if its is None or not its:
        raise StopIteration
    out = []
    n = 0
    for it in its:
        try:
            out.append(next(it))
        except StopIteration:
            _iter_set(z, None, 0)
            if strict:
                if n:
                    s = "s" if n > 1 else ""
                    args = f"arguments 1-{n}" if n > 1 else "argument 1"
                    raise ValueError(f"zip() argument {n + 1} is shorter than {args}")
                k = 1
                for other in its[1:]:
                    k += 1
                    try:
                        next(other)
                    except StopIteration:
                        continue
                    args = f"arguments 1-{k - 1}" if k > 2 else "argument 1"
                    raise ValueError(f"zip() argument {k} is longer than {args}")
            raise StopIteration
        n += 1
    return tuple(out)


def _map_new(cls, fn, its, strict):
    l = [fn]
    for x in its:
        l.append(iter(x))
    return _make_iter(cls, 21, l, True if strict else False)


def _map_next(m):
    parts, strict, _ = _iter_state(m)
    if parts is None:
        raise StopIteration
    if len(parts) == 2:
        return parts[0](next(parts[1]))
    args = []
    n = len(parts)
    i = 1
    while i < n:
        try:
            args.append(next(parts[i]))
        except StopIteration:
            if strict:
                if i > 1:
                    prev = f"arguments 1-{i - 1}" if i > 2 else "argument 1"
                    raise ValueError(f"map() argument {i} is shorter than {prev}")
                k = 2
                while k < n:
                    try:
                        next(parts[k])
                    except StopIteration:
                        k += 1
                        continue
                    prev = f"arguments 1-{k - 1}" if k > 2 else "argument 1"
                    raise ValueError(f"map() argument {k} is longer than {prev}")
            raise
        i += 1
    return parts[0](*args)


def _filter_new(cls, fn, it):
    return _make_iter(cls, 22, [fn, iter(it)], None)


def _filter_next(f):
    parts, _, _ = _iter_state(f)
    fn = parts[0]
    while True:
        x = next(parts[1])
        if fn is None or fn is bool:
            if x:
                return x
        elif fn(x):
            return x


def _reversed(kind, seq):
    cls = _type(seq)
    method = _lookup(cls, "__reversed__")
    if method is None:
        raise TypeError(f"'{_class_name(cls)}' object is not reversible")
    if not _is_unbound(method):
        return _bind(method, seq, cls)()
    if not _is_sequence(seq):
        raise TypeError(f"'{_class_name(cls)}' object is not reversible")
    return _make_reversed(kind, seq, len(seq))


def _range_reversed(r):
    n = _range_length(r)
    start = r.start
    step = r.step
    return iter(_new_range(start + (n - 1) * step, start - step, -step))


def _all(it):
    for x in it:
        if not x:
            return False
    return True


def _any(it):
    for x in it:
        if x:
            return True
    return False


def _min(args, key, default):
    return _extreme(args, key, default, True)


def _max(args, key, default):
    return _extreme(args, key, default, False)


def _extreme(args, key, default, least):
    name = "min" if least else "max"
    if not args:
        raise TypeError(f"{name} expected at least 1 argument, got 0")
    it = args
    if len(args) == 1:
        it = args[0]
    elif not _is_unbound(default):
        raise TypeError(f"Cannot specify a default for {name}() with multiple positional arguments")
    found = False
    if key is None and least:
        for x in it:
            if not found:
                best = x
                found = True
            elif x < best:
                best = x
    elif key is None:
        for x in it:
            if not found:
                best = x
                found = True
            elif x > best:
                best = x
    else:
        for x in it:
            k = key(x)
            if not found:
                found = True
            elif least:
                if not k < top:
                    continue
            elif not k > top:
                continue
            best = x
            top = k
    if found:
        return best
    if _is_unbound(default):
        raise ValueError(f"{name}() iterable argument is empty")
    return default


def _sorted(it, key, reverse):
    l = [*it]
    _sort_list(l, key, reverse)
    return l


def _sorted_wrong(it, wrong):
    # The list is made before its sort() looks at the keywords.
    [*it]
    raise TypeError(wrong)


def _list_sort(l, key, reverse):
    items = _take_items(l)
    try:
        _sort_list(items, key, reverse)
    finally:
        changed = not _is_bare(l)
        l[:] = items
    if changed:
        raise ValueError("list modified during sort")


def _sort_list(items, key, reverse):
    reverse = bool(reverse)
    if key is None:
        keys = items
    else:
        keys = [key(x) for x in items]
    if _sort_plain(keys, items, reverse):
        return
    n = len(items)
    if keys is items:
        keys = items[:]
    if reverse:
        keys.reverse()
        items.reverse()
    w = 8
    lo = 0
    while lo < n:
        hi = min(lo + w, n)
        i = lo + 1
        while i < hi:
            k = keys[i]
            x = items[i]
            a = lo
            b = i
            while a < b:
                m = (a + b) // 2
                if k < keys[m]:
                    b = m
                else:
                    a = m + 1
            keys.insert(a, keys.pop(i))
            items.insert(a, items.pop(i))
            i += 1
        lo = hi
    while w < n:
        lo = 0
        while lo + w < n:
            mid = lo + w
            hi = min(mid + w, n)
            if keys[mid] < keys[mid - 1]:
                lk = keys[lo:mid]
                li = items[lo:mid]
                i = 0
                j = mid
                k = lo
                m = len(lk)
                while i < m:
                    if j < hi and keys[j] < lk[i]:
                        keys[k] = keys[j]
                        items[k] = items[j]
                        j += 1
                    else:
                        keys[k] = lk[i]
                        items[k] = li[i]
                        i += 1
                    k += 1
            lo = hi
        w *= 2
    if reverse:
        items.reverse()


# Equality, order, membership.


def _eq_drive(stack, pair, want):
    while True:
        if len(pair) == 2:
            x, y = pair
            equal = x is y or bool(x == y)
        else:
            x, d, k, h = pair
            i = _find(d, k, h)
            equal = i >= 0
            if equal:
                y = _entry(d, i)
                equal = x is y or bool(x == y)
        pair = _eq_step(stack, equal)
        if pair is True:
            return want
        if pair is False:
            return not want


def _order(a, b, op):
    if op == 0:
        return a < b
    if op == 1:
        return a <= b
    if op == 2:
        return a > b
    if op == 3:
        return a >= b
    if op == 4:
        return a == b
    return a != b


def _seq_order(x, y, i, op):
    n = min(len(x), len(y))
    while i < n:
        a = x[i]
        b = y[i]
        if not (a is b or a == b):
            return _order(a, b, op)
        i += 1
        n = min(len(x), len(y))
    return _order(len(x), len(y), op)


def _contains(c, v):
    for x in c:
        if x is v or x == v:
            return True
    return False


def _contains_item(d, pair):
    if not isinstance(pair, tuple) or len(pair) != 2:
        return False
    key, value = _payload(pair)
    absent = object()
    found = d.get(key, absent)
    if found is absent:
        return False
    return found is value or found == value


def _contains_iter(c, v):
    try:
        it = iter(c)
    except TypeError:
        raise TypeError(f"argument of type '{_type_name(c)}' is not iterable")
    while True:
        try:
            x = next(it)
        except StopIteration:
            return False
        if x is v or x == v:
            return True


def _contains_from(c, v, i):
    while i < len(c):
        x = c[i]
        if x is v or x == v:
            return True
        i += 1
    return False


def _count_equal(c, v):
    n = 0
    for x in c:
        if x is v or x == v:
            n += 1
    return n


def _seq_count(c, v):
    n = 0
    i = 0
    while i < len(c):
        x = c[i]
        if x is v or x == v:
            n += 1
        i += 1
    return n


def _seq_index(c, v, i, stop):
    while i < stop and i < len(c):
        x = c[i]
        if x is v or x == v:
            return i
        i += 1
    if isinstance(c, tuple):
        raise ValueError("tuple.index(x): x not in tuple")
    raise ValueError(f"{v!r} is not in list")


def _not_in_list(v):
    raise ValueError(f"{v!r} is not in list")


def _not_in_range(v):
    raise ValueError(f"{v!r} is not in range")


def _range_search(r, v):
    i = 0
    for x in r:
        if x == v:
            return i
        i += 1
    raise ValueError("sequence.index(x): x not in sequence")


def _list_remove(l, v):
    i = 0
    while i < len(l):
        x = l[i]
        if x is v or x == v:
            del l[i]
            return
        i += 1
    raise ValueError("list.remove(x): x not in list")


# Subscripts with __index__.


def _repeat(seq, times):
    return seq * _index(times)


def _repeat_in_place(self, seq, times):
    seq *= _index(times)
    return self


def _property_init(self, fget, fset, fdel, doc):
    from_getter = False
    if doc is None and fget is not None:
        doc = getattr(fget, "__doc__", None)
        from_getter = doc is not None
    _property_fill(self, fget, fset, fdel, doc, from_getter)
    if _type(self) is not property:
        # Its class has a __doc__ of its own.
        try:
            self.__doc__ = doc
        except AttributeError:
            if from_getter:
                raise


def _property_copy(p, fget, fset, fdel, doc):
    return _property_named(_type(p)(fget, fset, fdel, doc), p)


def _property_name(p):
    try:
        return p.fget.__name__
    except AttributeError:
        raise AttributeError("'property' object has no attribute '__name__'", name="__name__", obj=p)


def _property_error(name, owner, what):
    raise AttributeError(f"property {name!r} of {owner!r} object has no {what}")


def _index_item(o, k):
    return o[_index(k)]


def _index_set(o, k, v):
    o[_index(k)] = v


def _index_del(o, k):
    del o[_index(k)]


def _list_insert(i, l, x):
    l.insert(_index(i), x)


def _list_pop(i, l):
    return l.pop(_index(i))


def _range_index(start, stop, step):
    return range(_index(start), _index(stop), _index(step))


def _plain_slice(s):
    parts = []
    for p in _slice_parts(s):
        if p is not None and not isinstance(p, int):
            if not _has(_type(p), "__index__"):
                raise TypeError("slice indices must be integers or None or have an __index__ method")
            p = _index(p)
        parts.append(p)
    return slice(*parts)


def _slice_item(o, s):
    return o[_plain_slice(s)]


def _slice_indices(s, n):
    if not isinstance(n, int):
        n = _index(n)
    n = _payload(n) + 0
    if n < 0:
        raise ValueError("length should not be negative")
    start, stop, step = [None if x is None else _payload(x) + 0 for x in _slice_parts(_plain_slice(s))]
    if step is None:
        step = 1
    if step == 0:
        raise ValueError("slice step cannot be zero")
    low = -1 if step < 0 else 0
    high = n - 1 if step < 0 else n
    if start is None:
        start = high if step < 0 else low
    elif start < 0:
        start = max(start + n, low)
    else:
        start = min(start, high)
    if stop is None:
        stop = low if step < 0 else high
    elif stop < 0:
        stop = max(stop + n, low)
    else:
        stop = min(stop, high)
    return (start, stop, step)


def _slice_big_range(r, s):
    start, stop, step = _slice_indices(s, _range_length(r))
    return _new_range(r.start + start * r.step, r.start + stop * r.step, r.step * step)


def _list_set_slice(l, s, items):
    s = _plain_slice(s)
    if s.step == 0:
        raise ValueError("slice step cannot be zero")
    l[s] = _sequence(items, "must assign iterable to extended slice")


def _list_del_slice(l, s):
    del l[_plain_slice(s)]


def _tuple_new(cls, it):
    t = tuple([*it])
    if cls is tuple:
        return t
    return _wrap(cls, t)


# Dicts and sets whose keys have a hash and equality of a class.


def _find(d, k, h):
    state = None
    while True:
        r = _probe(d, k, h, state)
        if _type(r) is int:
            return r
        key = r[5]
        version = r[4]
        if key is k or key == k:
            if _probe_same(d, version):
                return r[0]
            state = None
            continue
        state = r if _probe_same(d, version) else None


def _key_hash(k):
    _check_hashable(k)
    return hash(k)


def _dict_set(d, k, v):
    h = _key_hash(k)
    i = _find(d, k, h)
    if i >= 0:
        _set_entry(d, i, v)
    else:
        _dict_add(d, k, v, h)


def _dict_get(d, k):
    i = _find(d, k, _key_hash(k))
    if i < 0:
        raise KeyError(k)
    return _entry(d, i)


def _dict_get_default(d, k, default):
    i = _find(d, k, _key_hash(k))
    if i < 0:
        return default
    return _entry(d, i)


def _subdict_item(obj, d, k):
    i = _find(d, k, _key_hash(k))
    if i >= 0:
        return _entry(d, i)
    cls = _type(obj)
    if _has(cls, "__missing__"):
        return _bind(_lookup(cls, "__missing__"), obj, cls)(k)
    raise KeyError(k)


def _dict_setdefault(d, k, default):
    h = _key_hash(k)
    i = _find(d, k, h)
    if i >= 0:
        return _entry(d, i)
    _dict_add(d, k, default, h)
    return default


def _dict_pop(d, k, default):
    i = _find(d, k, _key_hash(k))
    if i < 0:
        if _is_unbound(default):
            raise KeyError(k)
        return default
    v = _entry(d, i)
    _del_entry(d, i)
    return v


def _dict_del(d, k):
    i = _find(d, k, _key_hash(k))
    if i < 0:
        raise KeyError(k)
    _del_entry(d, i)


def _has_key(d, k):
    return _find(d, k, _key_hash(k)) >= 0


def _dict_of(d, items):
    i = 0
    n = len(items)
    while i < n:
        d[items[i]] = items[i + 1]
        i += 2
    return d


def _dict_update(d, other):
    if isinstance(other, dict) and _lookup(_type(other), "__iter__") is _lookup(dict, "__iter__"):
        other = _payload(other)
        n = len(other)
        r = _copy_entries(d, other, 0)
        while r is not None:
            i = _find(d, r[1], r[3])
            if i >= 0:
                _set_entry(d, i, r[2])
            else:
                _dict_add(d, r[1], r[2], r[3])
            if len(other) != n:
                raise RuntimeError("dict mutated during update")
            r = _copy_entries(d, other, r[0])
    elif hasattr(other, "keys"):
        _add_mapping(d, other)
    else:
        i = 0
        for pair in other:
            try:
                p = [*pair]
            except TypeError:
                raise TypeError(f"cannot convert dictionary update sequence element #{i} to a sequence")
            if len(p) != 2:
                raise ValueError(f"dictionary update sequence element #{i} has length {len(p)}; 2 is required")
            d[p[0]] = p[1]
            i += 1


def _add_mapping(d, m):
    for k in _keys_of(m):
        d[k] = m[k]


def _dict_spread(d, other):
    try:
        if isinstance(other, dict):
            _dict_update(d, other)
        else:
            _add_mapping(d, other)
    except AttributeError:
        raise TypeError(f"'{_type_name(other)}' object is not a mapping")


def _keys_of(m):
    keys = m.keys()
    try:
        it = iter(keys)
    except TypeError:
        raise TypeError(f"{_type_name(m)}.keys() returned a non-iterable (type {_type_name(keys)})")
    return [*it]


def _dict_merge(d, other, callee):
    # Whatever raises an AttributeError or KeyError on the way is taken for what is usual.
    try:
        if isinstance(other, dict) and _lookup(_type(other), "__iter__") is _lookup(dict, "__iter__"):
            for k, v in _payload(other).items():
                if k in d:
                    _given_twice(callee, k)
                d[k] = v
        else:
            for k in _keys_of(other):
                if k in d:
                    _given_twice(callee, k)
                d[k] = other[k]
    except AttributeError:
        raise TypeError(f"{_callee_name(callee)} argument after ** must be a mapping, not {_type_name(other)}")
    except KeyError as e:
        if len(e.args) != 1:
            raise
        _given_twice(callee, e.args[0])


def _spread_wrong(callee, v):
    raise TypeError(f"{_callee_name(callee)} argument after * must be an iterable, not {_type_name(v)}")


def _callee_name(callee):
    name = _callee_text(callee)
    return str(callee) if name is None else name


def _given_twice(callee, k):
    raise TypeError(f"{_callee_name(callee)} got multiple values for keyword argument '{k}'")


def _dict_new(d, args, kwargs):
    if len(args) > 1:
        raise TypeError(f"dict expected at most 1 argument, got {len(args)}")
    for x in args:
        _dict_update(d, x)
    if kwargs:
        _dict_update(d, kwargs)
    return d


def _dict_init(self, args, kwargs, name):
    if len(args) > 1:
        raise TypeError(f"{name} expected at most 1 argument, got {len(args)}")
    d = _payload(self)
    for x in args:
        _dict_update(d, x)
    for k, v in kwargs.items():
        d[k] = v


def _dict_or(a, b):
    r = a.copy()
    _dict_update(r, b)
    return r


def _dict_ior(a, b):
    _dict_update(a, b)
    return a


def _union(a, b):
    return a | b


def _dict_fromkeys(cls, it, value):
    d = cls()
    if cls is dict and _own_hashes(it):
        e = _next_entry(it, 0)
        while e is not None:
            _dict_add(d, e[1], value, e[2])
            e = _next_entry(it, e[0])
        return d
    for k in it:
        d[k] = value
    return d


def _hash_container(c):
    if isinstance(c, tuple):
        return _tuple_hash([hash(x) for x in c])
    return _frozenset_hash([hash(x) for x in c])


def _set_of(s, items):
    for x in items:
        s.add(x)
    return s


def _set_add(s, k):
    h = _key_hash(k)
    if _find(s, k, h) < 0:
        _dict_add(s, k, None, h)


def _set_init(s, it):
    _set_update(s, it)


def _set_put(s, k):
    if not _set_add_now(s, k):
        _set_add(s, k)


def _set_update(s, it):
    if _merge_set(s, it):
        return s
    t = _type(it)
    if t is set or t is frozenset or t is dict:
        r = _copy_entries(s, it, 0)
        while r is not None:
            if _find(s, r[1], r[3]) < 0:
                _dict_add(s, r[1], None, r[3])
            r = _copy_entries(s, it, r[0])
        return s
    for x in it:
        _set_put(s, x)
    return s


def _set_update_all(s, its):
    for it in its:
        _set_update(s, it)


def _frozenset_new(cls, s, it):
    _set_update(s, it)
    s = _freeze(s)
    if cls is frozenset:
        return s
    return _wrap(cls, s)


def _set_abstract(cls, names):
    _set_abstract_now(cls, names, bool(names))


def _set_discard(s, k):
    k = _as_element(k)
    i = _find(s, k, _key_hash(k))
    if i >= 0:
        _del_entry(s, i)


def _set_remove(s, k):
    orig = k
    k = _as_element(k)
    i = _find(s, k, _key_hash(k))
    if i < 0:
        raise KeyError(orig)
    _del_entry(s, i)


def _as_set(x):
    if isinstance(x, (set, frozenset)):
        return _payload(x)
    return set(x)


def _like(s, r):
    if isinstance(s, frozenset):
        return frozenset(r)
    return r


def _set_union(s, others):
    r = set(s)
    for o in others:
        _set_update(r, o)
    return _like(s, r)


def _set_intersection(s, others):
    r = s
    for o in others:
        if isinstance(o, (set, frozenset)):
            r = r & _payload(o)
        else:
            both = set()
            for x in o:
                if x in r:
                    both.add(x)
            r = both
    return _like(s, set(r) if r is s else r)


def _set_difference(s, others):
    r = s
    for o in others:
        if r is not s:
            _set_take_away(r, o)
        elif isinstance(o, (set, frozenset)):
            r = set(s - _payload(o)) if isinstance(s, frozenset) else s - _payload(o)
        elif isinstance(o, dict) and _own_hashes(s):
            r = set()
            o = _payload(o)
            e = _next_entry(s, 0)
            while e is not None:
                if _find(o, e[1], e[2]) < 0:
                    _dict_add(r, e[1], None, e[2])
                e = _next_entry(s, e[0])
        elif isinstance(o, dict):
            r = {x for x in s if x not in o}
        else:
            r = set(s)
            _set_take_away(r, o)
    return _like(s, set(r) if r is s else r)


def _set_take_away(s, o):
    if _payload(o) is s:
        s.clear()
        return
    for x in o:
        _set_discard(s, x)
    _shrink_set(s)


def _set_symmetric(s, other):
    r = set(other)
    _set_toggle(r, s)
    return _like(s, r)


def _set_toggle(s, others):
    for x in others:
        if x in s:
            _set_discard(s, x)
        else:
            _set_put(s, x)


def _set_operator(a, b, op):
    a = _as_set(a)
    if op == 8:
        r = {x for x in a if x in b}
    elif op == 9:
        r = set(a)
        _set_update(r, b)
    elif op == 10:
        r = _set_symmetric(set(a), b)
    else:
        r = {x for x in a if x not in b}
    return _like(a, r)


def _set_inplace(s, other, op):
    if op == 9:
        _set_update(s, other)
    elif op == 8:
        _set_intersection_update(s, (other,))
    elif op == 10:
        _set_symmetric_update(s, other)
    else:
        _set_difference_update(s, (other,))
    return s


def _set_intersection_update(s, others):
    _become_set(s, _set_intersection(s, others))


def _set_difference_update(s, others):
    for o in others:
        _set_take_away(s, o)


def _set_symmetric_update(s, other):
    other = _as_set(other)
    if other is s:
        s.clear()
    elif _own_hashes(other):
        e = _next_entry(other, 0)
        while e is not None:
            i = _find(s, e[1], e[2])
            if i >= 0:
                _del_entry(s, i)
            else:
                _dict_add(s, e[1], None, e[2])
            e = _next_entry(other, e[0])
    else:
        _set_toggle(s, other)


def _isdisjoint(s, other):
    for x in other:
        if x in s:
            return False
    return True


def _set_issubset(s, other):
    other = _as_set(other)
    for x in s:
        if x not in other:
            return False
    return True


def _set_issuperset(s, other):
    for x in other:
        if x not in s:
            return False
    return True


def _set_repr(self, s):
    text = repr(s)
    if text.startswith("{"):
        text = f"({text})"
    return f"{_type(self).__name__}{text[text.index('('):]}"


def _view_operator(a, b, op):
    if op == 8:
        if not _is_view(a) or _is_view(b) and len(b) > len(a):
            a, b = b, a
        if (_type(b) is set or _type(b) is frozenset) and len(a) <= len(b):
            return b.intersection(a)
        return {x for x in b if x in a}
    if op == 9:
        r = set(a)
        _set_update(r, b)
        return r
    if op == 10:
        return _set_symmetric(set(a), b)
    r = set(a)
    _set_take_away(r, b)
    return r


def _view_compare(a, b, op):
    if op == 2 or op == 3:
        a, b = b, a
    sub = len(a) <= len(b)
    if sub:
        for x in a:
            if x not in b:
                sub = False
                break
    same = len(a) == len(b)
    if op == 4:
        return sub and same
    if op == 5:
        return not (sub and same)
    if op == 0 or op == 2:
        return sub and not same
    return sub


# Text of objects.


def _repr_drive(stack, out, obj):
    # What is written stays in parts: to carry the whole text from object to object took its square.
    parts = [out]
    while True:
        r = _repr_step(stack, "", repr(obj))
        if _type(r) is str:
            parts.append(r)
            return "".join(parts)
        stack, out, obj = r
        parts.append(out)


def _convert_format(v, conv, spec):
    if conv == 1:
        return format(str(v), spec)
    if conv == 2:
        return format(repr(v), spec)
    return format(ascii(v), spec)


def _method_repr(m):
    f = m.__func__
    name = getattr(f, "__qualname__", None) or getattr(f, "__name__", "?")
    return f"<bound method {name} of {m.__self__!r}>"


def _print(args, sep, end):
    if len(args) == 1:
        _write_out(str(args[0]) + end)
        return
    # What stands before a value is out when its __str__ runs.
    between = ""
    for x in args:
        _write_out(between)
        _write_out(str(x))
        between = sep
    _write_out(end)


def _print_file(args, sep, end, file, flush):
    if sep is None:
        sep = " "
    if end is None:
        end = "\n"
    if file is None:
        import sys
        file = getattr(sys, "stdout", sys)
        if file is None:
            return
        if file is sys:
            raise RuntimeError("lost sys.stdout")
    first = True
    for x in args:
        if not first:
            file.write(sep)
        file.write(str(x))
        first = False
    file.write(end)
    if flush:
        file.flush()


def _input(prompt):
    if not _is_unbound(prompt):
        print(prompt, end="")
    if "sys" in _sys_modules():
        import sys
        line = sys.stdin.readline()
    else:
        line = _readline()
    if not line:
        raise EOFError("EOF when reading a line")
    if line.endswith("\n"):
        line = line[:-1]
    return line


# Exceptions.


def _exception_repr(e):
    args = _exc_args(e)
    name = _type(e).__name__
    if len(args) == 1:
        return f"{name}({args[0]!r})"
    return f"{name}{args!r}" if args else f"{name}()"


def _exception_str(e):
    args = _exc_args(e)
    if not args:
        return ""
    if len(args) == 1:
        return str(args[0])
    return str(args)


def _add_note(e, note):
    if hasattr(e, "__notes__"):
        notes = e.__notes__
    else:
        notes = e.__notes__ = []
    if not isinstance(notes, list):
        raise TypeError("Cannot add note: __notes__ is not a list")
    notes.append(note)


def _set_exception_args(e, v):
    _exc_set_args(e, tuple(v))


def _exception_setstate(e, state):
    if state is not None:
        if not isinstance(state, dict):
            raise TypeError("state is not a dictionary")
        for k, v in state.items():
            setattr(e, k, v)


def _exception_reduce(e):
    d = _bind(_lookup(BaseException, "__dict__"), e, BaseException)
    args = _exc_args(e)
    if isinstance(e, OSError):
        if len(args) == 2 and e.filename is not None:
            args = (*args, e.filename)
            if e.filename2 is not None:
                args = (*args, None, e.filename2)
    elif isinstance(e, ImportError):
        d = {**d, **{n: v for n, v in (("name", e.name), ("path", e.path), ("name_from", e.name_from)) if v is not None}}
    elif isinstance(e, AttributeError):
        d = e.__getstate__()
    if d:
        return (_type(e), args, d)
    return (_type(e), args)


def _attribute_error_state(e):
    # Without the object, which may be anything.
    d = dict(_bind(_lookup(BaseException, "__dict__"), e, BaseException))
    if e.name is not None:
        d["name"] = e.name
    d["args"] = _exc_args(e)
    return d


def _oserror_str(e):
    if e.filename is not None:
        if e.filename2 is not None:
            return f"[Errno {e.errno}] {e.strerror}: {e.filename!r} -> {e.filename2!r}"
        return f"[Errno {e.errno}] {e.strerror}: {e.filename!r}"
    if 2 <= len(_exc_args(e)) <= 5:
        return f"[Errno {e.errno}] {e.strerror}"
    return _exception_str(e)


def _syntaxerror_str(e):
    msg = str(e.msg)
    name = e.filename
    line = e.lineno
    if isinstance(name, str):
        name = name[name.rfind("/") + 1 :]
    if isinstance(name, str) and isinstance(line, int):
        return f"{msg} ({name}, line {line})"
    if isinstance(name, str):
        return f"{msg} ({name})"
    if isinstance(line, int):
        return f"{msg} (line {line})"
    return msg


def _syntaxerror_init(self, msg, info):
    info = tuple(info)
    n = len(info)
    if n < 4:
        raise TypeError(f"function takes at least 4 arguments ({n} given)")
    if n > 6:
        raise TypeError(f"function takes at most 6 arguments ({n} given)")
    if n == 5:
        raise TypeError("end_offset must be provided when end_lineno is provided")
    _exc_fields(self, [msg, *info, *[None] * (8 - n)])


def _unicodedecodeerror_str(e):
    if e.object is None:
        return ""
    start = e.start
    end = e.end
    if 0 <= start < len(e.object) and end == start + 1:
        return f"'{e.encoding}' codec can't decode byte 0x{e.object[start]:02x} in position {start}: {e.reason}"
    return f"'{e.encoding}' codec can't decode bytes in position {start}-{end - 1}: {e.reason}"


def _unicodeencodeerror_str(e):
    if e.object is None:
        return ""
    start = e.start
    end = e.end
    if 0 <= start < len(e.object) and end == start + 1:
        return f"'{e.encoding}' codec can't encode character '{_char_name(e.object[start])}' in position {start}: {e.reason}"
    return f"'{e.encoding}' codec can't encode characters in position {start}-{end - 1}: {e.reason}"


def _unicodetranslateerror_str(e):
    if e.object is None:
        return ""
    start = e.start
    end = e.end
    if 0 <= start < len(e.object) and end == start + 1:
        return f"can't translate character '{_char_name(e.object[start])}' in position {start}: {e.reason}"
    return f"can't translate characters in position {start}-{end - 1}: {e.reason}"


# Generators.


def _throw_exc(typ, value, tb):
    if isinstance(typ, type) and issubclass(typ, BaseException):
        if value is None:
            exc = typ()
        elif isinstance(value, typ):
            exc = value
        elif isinstance(value, tuple):
            exc = typ(*value)
        else:
            exc = typ(value)
        if not isinstance(exc, BaseException):
            exc = TypeError(f"calling {typ!r} should have returned an instance of BaseException, not {_type(exc)!r}")
    elif isinstance(typ, BaseException):
        if value is not None:
            raise TypeError("instance exception may not have a separate value")
        exc = typ
    else:
        raise TypeError(f"exceptions must be classes or instances deriving from BaseException, not {_type_name(typ)}")
    if tb is not None:
        exc.__traceback__ = tb
    return exc


def _gen_throw(gen, typ, value, tb):
    return _gen_raise(gen, _throw_exc(typ, value, tb))


def _delegate_throw(sub, exc):
    # A step of a delegation that throws into the iterator.
    if isinstance(exc, GeneratorExit):
        close = getattr(sub, "close", None)
        if close is not None:
            close()
        _pass_on(exc)
    throw = getattr(sub, "throw", None)
    if throw is None:
        _pass_on(exc)
    return throw(exc)


def _gen_close(gen):
    exc = GeneratorExit()
    exc.__context__ = _handled()
    try:
        _gen_raise(gen, exc)
    except GeneratorExit:
        return None
    except StopIteration as e:
        return e.value
    if hasattr(gen, "gi_frame") and gen.__name__ != "_agen_drive":
        raise RuntimeError("generator ignored GeneratorExit")
    raise RuntimeError("coroutine ignored GeneratorExit")


def _close_generator(gen):
    gen.close()


def _send(it, v):
    return it.send(v)


def _coroutine_wrapper(co):
    v = None
    thrown = None
    try:
        while True:
            r = co.send(v) if thrown is None else co.throw(thrown)
            thrown = None
            try:
                v = yield r
            except GeneratorExit:
                co.close()
                raise
            except BaseException as e:
                thrown = e
    except StopIteration as e:
        return e.value


def _agen_asend(ag, first, v):
    if not _agen_claim(ag):
        raise RuntimeError("anext(): asynchronous generator is already running")
    try:
        return (yield from _agen_drive(ag, v, first))
    finally:
        _agen_free(ag)


def _step_throw(step, typ, value, tb):
    exc = _throw_exc(typ, value, tb)
    if _step_first(step, exc):
        return step.send(None)
    return _gen_throw(step, exc, None, None)


def _step_close(step):
    try:
        _step_throw(step, GeneratorExit, None, None)
    except (StopIteration, StopAsyncIteration, GeneratorExit):
        return None
    raise RuntimeError("coroutine ignored GeneratorExit")


def _agen_drive(ag, v, exc):
    try:
        if exc is not None:
            done, r = _gen_raise(ag, exc)
        else:
            done, r = _gen_resume(ag, v)
        while not done:
            thrown = None
            try:
                v = yield r
            except BaseException as e:
                thrown = e
            done, r = _gen_resume(ag, v) if thrown is None else _gen_raise(ag, thrown)
    except (StopAsyncIteration, GeneratorExit):
        _agen_closed(ag, True)
        raise
    return r


def _agen_begin(ag, sent):
    if _agen_closed(ag, False):
        raise StopAsyncIteration
    if sent is not None:
        raise RuntimeError("can't send non-None value to a just-started coroutine")


def _agen_athrow(ag, first, sent, typ, value, tb):
    if first is None and _is_final(ag):
        return None
    if not _agen_claim(ag):
        raise RuntimeError("athrow(): asynchronous generator is already running")
    try:
        if first is None:
            _agen_begin(ag, sent)
            first = _throw_exc(typ, value, tb)
        return (yield from _agen_drive(ag, None, first))
    finally:
        _agen_free(ag)


def _agen_aclose(ag, first, sent):
    if first is None and _is_final(ag):
        return None
    if not _agen_claim(ag):
        raise RuntimeError("aclose(): asynchronous generator is already running")
    try:
        if first is None:
            _agen_begin(ag, sent)
            _agen_closed(ag, True)
            first = GeneratorExit()
        try:
            yield from _agen_drive(ag, None, first)
        except (GeneratorExit, StopAsyncIteration):
            return None
    finally:
        _agen_free(ag)
    raise RuntimeError("async generator ignored GeneratorExit")


def _aiter(obj):
    t = _type(obj)
    if not _has(t, "__aiter__"):
        raise TypeError(f"'{_class_name(t)}' object is not an async iterable")
    it = _bind(_lookup(t, "__aiter__"), obj, t)()
    if not _has(_type(it), "__anext__"):
        raise TypeError(f"aiter() returned not an async iterator of type '{_type_name(it)}'")
    return it


def _anext(it):
    t = _type(it)
    if not _has(t, "__anext__"):
        raise TypeError(f"'{_class_name(t)}' object is not an async iterator")
    return _bind(_lookup(t, "__anext__"), it, t)()


def _anext_await(v):
    t = _type(v)
    try:
        it = _bind(_lookup(t, "__await__"), v, t)()
        if not _has(_type(it), "__next__"):
            raise TypeError(f"__await__() returned non-iterator of type '{_type_name(it)}'")
    except BaseException as e:
        raise TypeError(f"'async for' received an invalid object from __anext__: {_class_name(t)}") from e
    return it


async def _anext_default(it, default):
    try:
        return await _anext(it)
    except StopAsyncIteration:
        return default


# exec, eval, vars, dir.


def _is_mapping(x):
    return _has(_type(x), "__getitem__")


def _compile_text(source, file, mode, function, flags):
    ast = _sys_modules().get("ast")
    if function == "compile" and ast is not None and isinstance(source, ast.AST):
        source = ast._source_of(source, mode)
    code, warned = _compile_source(source, file, mode, function, flags)
    if warned:
        _warn_of_syntax(file, warned)
    return code


def _warn_of_syntax(file, warned):
    # What the compiler has to say about source that a script had compiled.
    from warnings import warn_explicit
    for text, line, source, column in warned:
        try:
            warn_explicit(text, SyntaxWarning, file, line)
        except SyntaxWarning:
            raise SyntaxError(text, (file, line, column, source))


def _compile_ast(source, file, mode):
    import ast
    return ast.parse(source, file, mode)


def _code_scope(g, l):
    if g is None:
        g = _script_globals()
        if l is None:
            l = _script_locals()
    elif l is None:
        l = g
    plain = _payload(g)
    if "__builtins__" not in plain:
        plain["__builtins__"] = _builtins_dict()
    if l is g and not _own_items(g):
        l = plain
    return plain, l, g if _asks_own(g) else None


def _own_items(g):
    # Whether names of a namespace are its class's matter.
    t = _type(g)
    return t is not dict and (_asks_own(g) or _lookup(t, "__setitem__") is not dict.__setitem__ or _lookup(t, "__delitem__") is not dict.__delitem__)


def _exec(source, g, l, closure):
    if g is not None and not isinstance(g, dict):
        raise TypeError(f"exec() globals must be a dict, not {_type_name(g)}")
    if l is not None and not _is_mapping(l):
        raise TypeError(f"locals must be a mapping or None, not {_type_name(l)}")
    g, l, space = _code_scope(g, l)
    n = _free_count(source)
    if n is None:
        if closure is not None:
            raise TypeError("closure can only be used when source is a code object")
        source = _compile_text(source, "<string>", "exec", "exec", _inherited_flags())
    elif n == 0:
        if closure is not None:
            raise TypeError("cannot use a closure with this code object")
    elif closure is None or not isinstance(closure, tuple) or len(closure) != n or not all([_is_cell(c) for c in closure]):
        raise TypeError(f"code object requires a closure of exactly length {n}")
    _run_code(source, g, l, closure, space)


def _eval(source, g, l):
    if l is not None and not _is_mapping(l):
        raise TypeError("locals must be a mapping")
    if g is not None and not isinstance(g, dict):
        if _is_mapping(g):
            raise TypeError("globals must be a real dict; try eval(expr, {}, mapping)")
        raise TypeError("globals must be a dict")
    g, l, space = _code_scope(g, l)
    n = _free_count(source)
    if n is None:
        source = _compile_text(source, "<string>", "eval", "eval", _inherited_flags())
    elif n:
        raise TypeError("code object passed to eval() may not contain free variables")
    return _run_code(source, g, l, None, space)


def _vars(obj):
    try:
        return obj.__dict__
    except AttributeError:
        raise TypeError("vars() argument must have __dict__ attribute")


def _dir(obj):
    t = _type(obj)
    r = _bind(_lookup(t, "__dir__"), obj, t)()
    return sorted(r)


def _dir_asking(obj):
    # The names of an instance whose class says what its __dict__ or __class__ is.
    names = {}
    d = getattr(obj, "__dict__", None)
    if isinstance(d, dict):
        names.update(d)
    cls = getattr(obj, "__class__", None)
    if isinstance(cls, type):
        for name in type.__dir__(cls):
            names[name] = None
    return [*names]


def _module_dir(m):
    d = m.__dict__
    if not isinstance(d, dict):
        raise TypeError("<module>.__dict__ is not a dictionary")
    names = d.get("__dir__")
    return [*d] if names is None else names()


def _dir_locals(d):
    if isinstance(d, dict) and _type(d).keys is dict.keys:
        return sorted(d)
    keys = d.keys()
    try:
        keys = [*keys]
    except TypeError:
        if hasattr(keys, "__iter__"):
            raise
        raise TypeError(f"{_type_name(d)}.keys() returned a non-iterable (type {_type_name(keys)})")
    return sorted(keys)


def _make_annotations(owner, annotate):
    d = {}
    if callable(annotate):
        d = annotate(1)
        if not isinstance(d, dict):
            raise TypeError(f"__annotate__ returned non-dict of type '{_type_name(d)}'")
    return _keep_annotations(owner, d)


def _open(args):
    import io
    names = ("file", "mode", "buffering", "encoding", "errors", "newline", "closefd", "opener")
    return io.open(**{n: v for n, v in zip(names, args) if v is not NotImplemented})


# Imports.


def _import(name, fromlist, level, g):
    if not isinstance(name, str):
        raise TypeError(f"module name must be a string, not {_type_name(name)}")
    if level > 0:
        package = g.get("__package__")
        if package is None:
            package = g.get("__name__", "")
            if "__path__" not in g:
                package = package.rpartition(".")[0]
        if not package:
            raise ImportError("attempted relative import with no known parent package")
        bits = package.rsplit(".", level - 1)
        if len(bits) < level:
            raise ImportError("attempted relative import beyond top-level package")
        name = f"{bits[0]}.{name}" if name else bits[0]
    if not name:
        raise ValueError("Empty module name")
    m = _import_path(name)
    if fromlist:
        if hasattr(m, "__path__"):
            for x in fromlist:
                if x != "*" and not hasattr(m, x):
                    full = f"{name}.{x}"
                    if _module_state(full) is not None:
                        _import_path(full)
        return m
    if level > 0 or "." not in name:
        return m
    return _sys_modules()[name.partition(".")[0]]


def _import_path(name):
    mods = _sys_modules()
    parts = name.split(".")
    full = ""
    parent = None
    for part in parts:
        full = f"{full}.{part}" if full else part
        if full in mods:
            m = mods[full]
            if m is None:
                raise ModuleNotFoundError(f"import of {full} halted; None in sys.modules", name=full)
        else:
            if parent is not None and not hasattr(parent, "__path__"):
                raise ModuleNotFoundError(f"No module named {name!r}; {parent.__name__!r} is not a package", name=name)
            m = _import_one(full, parent, part)
        parent = m
    return m


def _call_in(module, name, args):
    _import_path(module)
    return _library_func(module, name)(*args)


def _import_one(full, parent, part):
    # The VM knows by this frame that the module is not whole yet.
    where = _module_state(full)
    if where is None:
        raise ModuleNotFoundError(f"No module named {full!r}{_import_hint(full)}", name=full)
    m = _module_make(full)
    try:
        _module_run(m)
    except BaseException:
        _module_drop(full)
        raise
    m = _sys_modules().get(full, m)
    if parent is not None:
        setattr(parent, part, m)
    return m


def _import_from(m, name):
    try:
        return getattr(m, name)
    except AttributeError:
        pass
    mname = getattr(m, "__name__", "<unknown module name>")
    full = f"{mname}.{name}"
    mods = _sys_modules()
    if full in mods:
        return mods[full]
    raise ImportError(f"cannot import name {name!r} from {mname!r} (unknown location)", name=mname, name_from=name)


def _import_star(m, ns):
    names = getattr(m, "__all__", None)
    if names is None:
        names = [n for n in m.__dict__ if not n.startswith("_")]
    if not _has(_type(names), "__getitem__"):
        raise TypeError(f"'{_type_name(names)}' object does not support indexing")
    for n in names:
        if not isinstance(n, str):
            raise TypeError(f"Item in {m.__name__}.__all__ must be str, not {_type_name(n)}")
        ns[n] = getattr(m, n)


# match.


def _match_keys(m, keys):
    out = []
    seen = set()
    get = getattr(m, "get")
    missing = object()
    for k in keys:
        if k in seen:
            raise ValueError(f"mapping pattern checks duplicate key ({k!r})")
        seen.add(k)
        v = get(k, missing)
        if v is missing:
            return None
        out.append(v)
    return tuple(out)


def _match_class(v, cls, npos, names):
    if not isinstance(cls, type):
        raise TypeError("called match pattern must be a class")
    if not isinstance(v, cls):
        return None
    out = []
    seen = []
    if npos:
        args = getattr(cls, "__match_args__", None)
        if args is None:
            own = False
            for b in (bool, bytearray, bytes, dict, float, frozenset, int, list, set, str, tuple):
                if _subclass(cls, b):
                    own = True
                    break
            if own:
                if npos > 1:
                    raise TypeError(f"{_class_name(cls)}() accepts 1 positional sub-pattern ({npos} given)")
                out.append(v)
            else:
                raise TypeError(f"{_class_name(cls)}() accepts 0 positional sub-patterns ({npos} given)")
        else:
            if not isinstance(args, tuple):
                raise TypeError(f"{_class_name(cls)}.__match_args__ must be a tuple (got {_type_name(args)})")
            if len(args) < npos:
                s = "" if len(args) == 1 else "s"
                raise TypeError(f"{_class_name(cls)}() accepts {len(args)} positional sub-pattern{s} ({npos} given)")
            for a in args[:npos]:
                if not isinstance(a, str):
                    raise TypeError(f"__match_args__ elements must be strings (got {_type_name(a)})")
                if a in seen:
                    raise TypeError(f"{_class_name(cls)}() got multiple sub-patterns for attribute {a!r}")
                seen.append(a)
                try:
                    out.append(getattr(v, a))
                except AttributeError:
                    return None
    for n in names:
        if n in seen:
            raise TypeError(f"{_class_name(cls)}() got multiple sub-patterns for attribute {n!r}")
        seen.append(n)
        try:
            out.append(getattr(v, n))
        except AttributeError:
            return None
    return tuple(out)


# Exception groups.


def _group_new(cls, message, excs):
    if not _subclass(_type(message), str):
        raise TypeError(f"BaseExceptionGroup.__new__() argument 1 must be str, not {_type_name(message)}")
    if not _is_sequence(excs):
        raise TypeError("second argument (exceptions) must be a sequence")
    excs = tuple(excs)
    if not excs:
        raise ValueError("second argument (exceptions) must be a non-empty sequence")
    plain = True
    i = 0
    for e in excs:
        if not _subclass(_type(e), BaseException):
            raise ValueError(f"Item {i} of second argument (exceptions) is not an exception")
        if not _subclass(_type(e), Exception):
            plain = False
        i += 1
    if cls is BaseExceptionGroup and plain:
        cls = ExceptionGroup
    if not plain and _subclass(cls, Exception):
        if cls is ExceptionGroup:
            raise TypeError("Cannot nest BaseExceptions in an ExceptionGroup")
        raise TypeError(f"Cannot nest BaseExceptions in {_class_name(cls)!r}")
    g = _exc_new(cls, (message, excs))
    _exc_fields(g, [message, excs])
    return g


def _group_str(g):
    n = len(_exc_field(g, 1))
    s = "" if n == 1 else "s"
    return f"{_exc_field(g, 0)!s} ({n} sub-exception{s})"


def _group_like(g, excs):
    r = g.derive(excs)
    if not _subclass(_type(r), BaseExceptionGroup):
        raise TypeError("derive must return an instance of BaseExceptionGroup")
    _exc_trace_like(r, g)
    notes = getattr(g, "__notes__", None)
    if hasattr(notes, "__getitem__"):
        r.__notes__ = list(notes)
    return r


def _group_matches(e, matcher):
    if _type(matcher) is tuple:
        for t in matcher:
            if _subclass(_type(e), t):
                return True
        return False
    if _subclass(_type(matcher), type):
        return _subclass(_type(e), matcher)
    return matcher(e)


def _check_matcher(matcher):
    if _subclass(_type(matcher), type):
        if _subclass(matcher, BaseException):
            return
    elif callable(matcher):
        return
    elif _type(matcher) is tuple:
        for t in matcher:
            if not _subclass(_type(t), type) or not _subclass(t, BaseException):
                break
        else:
            return
    raise TypeError("expected an exception type, a tuple of exception types, or a callable (other than a class)")


def _group_split(g, matcher):
    _check_matcher(matcher)
    return _split(g, matcher)


def _split(g, matcher):
    if _group_matches(g, matcher):
        return (g, None)
    if not _subclass(_type(g), BaseExceptionGroup):
        return (None, g)
    yes = []
    no = []
    for e in _exc_field(g, 1):
        a, b = _split(e, matcher)
        if a is not None:
            yes.append(a)
        if b is not None:
            no.append(b)
    return (_group_like(g, yes) if yes else None, _group_like(g, no) if no else None)


def _group_subgroup(g, matcher):
    _check_matcher(matcher)
    return _split(g, matcher)[0]


# Copying support.


def _getstate(obj):
    d = _instance_dict(obj) or None
    names = _slotnames(_type(obj))
    if not names:
        return d
    slots = {}
    n = len(names)
    i = 0
    while i < n:
        try:
            slots[names[i]] = getattr(obj, names[i])
        except AttributeError:
            pass
        if len(names) != n:
            raise RuntimeError("__slotsname__ changed size during iteration")
        i += 1
    return (d, slots) if slots else d


def _slotnames(cls):
    names = _type_get(cls, "__slotnames__")
    if names is None:
        import copyreg
        names = copyreg._slotnames(cls)
        if names is not None and not isinstance(names, list):
            raise TypeError("copyreg._slotnames didn't return a list or None")
    elif not isinstance(names, list):
        raise TypeError(f"{_class_name(cls)}.__slotnames__ should be a list or None, not {_type_name(names)}")
    return names


def _reduce(obj, protocol):
    import copyreg
    if _index(protocol) >= 2:
        return copyreg._reduce_2(obj)
    return copyreg._reduce_ex(obj, protocol)


def _property_abstract(p):
    for f in (p.fget, p.fset, p.fdel):
        if getattr(f, "__isabstractmethod__", False):
            return True
    return False


def _is_abstract(f):
    return bool(getattr(f, "__isabstractmethod__", False))


def _type_or(a, b):
    import types
    return types._make_union(a, b)


def _generic_alias(cls, item):
    import types
    return types.GenericAlias(cls, item)


def _run_main(coro):
    import asyncio
    return asyncio._run_main(coro)


async def _host_await(number, name):
    return await _as_awaitable(_host_marker(number))


def _host_offer(number, name):
    _host_hand_over(number)
    return _host_await(number, name)


def _host_marker(number):
    r = yield ("host call", number)
    return r
