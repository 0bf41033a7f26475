# Text: what str, bytes, bytearray and memoryview ask of objects that are Python code.


def _again_with_index(fn, args, i):
    # A method met an object where it wanted an integer.
    args[i] = _index(args[i])
    return fn(*args)


def _again_with_truth(fn, args, i):
    args[i] = bool(args[i])
    return fn(*args)


def _wrap_new(cls, base, args):
    return _wrap(cls, base(*args))


def _wrapper_repr(wrapper):
    return f"<{_type(wrapper).__name__}({wrapper.__func__!r})>"


def _ascii(obj):
    return _ascii_of(repr(obj))


def _chr_of_index(i):
    return chr(_index(i))


def _join(sep, items):
    return sep.join(_sequence(items, "can only join an iterable"))


def _str_translate(s, table):
    out = []
    for c in s:
        try:
            to = table[ord(c)]
        except LookupError:
            out.append(c)
            continue
        out.append(_translation(to))
    return "".join(out)


# Formatting.


def _format_drive(text, args, kwargs, state, depth):
    if depth == 0:
        raise ValueError("Max string recursion exceeded")
    out = []
    for piece in _format_pieces(text):
        if _type(piece) is str:
            raise ValueError(piece)
        out.append(piece[0])
        if len(piece) == 1:
            continue
        obj = _format_value(piece[1], args, kwargs, state)
        conversion = piece[2]
        if conversion is not None:
            if conversion == "r":
                obj = repr(obj)
            elif conversion == "s":
                obj = str(obj)
            elif conversion == "a":
                obj = ascii(obj)
            else:
                _bad_conversion(conversion)
        spec = piece[3]
        if piece[4]:
            spec = _format_drive(spec, args, kwargs, state, depth - 1)
        out.append(format(obj, spec))
    return "".join(out)


def _format_value(name, args, kwargs, state):
    key, steps = _format_name(name, state)
    if _type(key) is str:
        obj = kwargs[key]
    elif args is None:
        raise ValueError("Format string contains positional fields")
    elif key >= len(args):
        raise IndexError(f"Replacement index {key} out of range for positional args tuple")
    else:
        obj = args[key]
    for step in steps:
        if _type(step) is str:
            raise ValueError(step)
        if step[0]:
            obj = getattr(obj, step[1])
        else:
            obj = obj[step[1]]
    return obj


def _percent_drive(text, args, requests):
    answers = []
    while _type(requests) is list:
        for i in range(0, len(requests), 3):
            answers.append(_percent_answer(requests[i], requests[i + 1], requests[i + 2]))
        requests = _percent_pass(text, args, answers)
    return requests


def _percent_answer(what, v, extra):
    if what == 0:
        return v[extra]
    if what == 1:
        return str(v)
    if what == 2:
        return repr(v)
    if what == 3:
        return ascii(v)
    if what == 7:
        return _bytes_of_object(v)
    try:
        if what == 4:
            return _index(v)
        if what == 5:
            return int(v)
        return float(v)
    except TypeError:
        pass
    raise TypeError(extra)


# Encoding with error handlers that are Python code.


def _error_handler(name):
    known = _registry().get("codec errors")
    if known is None or name not in known:
        raise LookupError(f"unknown error handler name '{name}'")
    return known[name]


def _raise_noted(exc, note):
    exc.add_note(note)
    raise exc


def _doubtful_escape(data, at, text):
    # The first backslash that begins no escape sequence is behind the place at.
    c = chr(data[at])
    if "4" <= c <= "7":
        _warn(DeprecationWarning, f"invalid octal escape sequence '\\{data[at:at + 3].decode()}'")
    else:
        _warn(DeprecationWarning, f"invalid escape sequence '\\{c}'")
    return text


def _encode_drive(text, encoding, errors):
    try:
        return _encode_steps(text, encoding, errors)
    except BaseException as e:
        if not _direct_codec(encoding):
            e.add_note(f"encoding with '{encoding}' codec failed")
        raise


def _decode_drive(data, encoding, errors):
    try:
        return _decode_steps(data, encoding, errors)
    except BaseException as e:
        if not _direct_codec(encoding):
            e.add_note(f"decoding with '{encoding}' codec failed")
        raise


def _encode_steps(text, encoding, errors):
    out = []
    at = char = state = 0
    handler = None
    while True:
        piece, at, char, state, exc = _encode_step(text, encoding, at, char, state)
        out.append(piece)
        if exc is None:
            return b"".join(out)
        if handler is None:
            handler = _error_handler(errors)
        replacement, to = _handler_answer(handler(exc), (str, bytes), "encoding error handler must return (str/bytes, int) tuple", len(text))
        done = _encode_replacement(replacement, encoding, state)
        if done is None:
            raise exc
        out.append(done[0])
        state = done[1]
        at = _seek(text, at, char, to)
        char = to


def _decode_steps(data, encoding, errors):
    out = []
    at = state = 0
    handler = None
    while True:
        piece, at, state, exc, base = _decode_step(data, encoding, at, state)
        out.append(piece)
        if exc is None:
            return "".join(out)
        if handler is None:
            handler = _error_handler(errors)
        answer = handler(exc)
        if base == 0:
            data = _decoded_object(exc)
        replacement, to = _handler_answer(answer, str, "decoding error handler must return (str, int) tuple", len(data) - base)
        at = base + to
        out.append(replacement)


def _decoded_object(exc):
    # A handler may have put other bytes into the error, to go on with.
    if not isinstance(exc.object, bytes):
        raise TypeError("object attribute must be bytes")
    return exc.object


def _handler_answer(answer, kinds, shape, length):
    # What an error handler answered: a replacement and the place from which to go on.
    if not isinstance(answer, tuple) or len(answer) != 2:
        raise TypeError(shape)
    to = _index(answer[1])
    if not isinstance(answer[0], kinds):
        raise TypeError(shape)
    if to < 0:
        to += length
    if to < 0 or to > length:
        raise IndexError(f"position {to} from error handler out of bounds")
    return answer[0], to


def _registered_codec(encoding):
    # The functions that codecs.register was given, in turn.
    name = _search_name(encoding)
    cache = _codec_cache()
    if name in cache:
        return cache[name]
    for search in _registry().get("codec search", ()):
        found = search(name)
        if found is not None:
            if not isinstance(found, tuple) or len(found) != 4:
                raise TypeError("codec search functions must return 4-tuples")
            cache[name] = found
            return found
    raise LookupError(f"unknown encoding: {encoding}")


def _run_registered(obj, encoding, errors, which):
    found = _registered_codec(encoding)
    name = ("encode", "decode")[which]
    if not getattr(found, "_is_text_encoding", True):
        raise LookupError(f"'{encoding}' is not a text encoding; use codecs.{name}() to handle arbitrary codecs")
    try:
        answer = found[which](obj) if errors == "strict" else found[which](obj, errors)
    except BaseException as e:
        e.add_note(f"{('encoding', 'decoding')[which]} with '{encoding}' codec failed")
        raise
    if not isinstance(answer, tuple) or len(answer) != 2:
        raise TypeError(("encoder must return a tuple (object, integer)", "decoder must return a tuple (object,integer)")[which])
    return answer[0]


def _encode_registered(text, encoding, errors):
    data = _run_registered(text, encoding, errors, 0)
    if isinstance(data, bytes):
        return data
    if isinstance(data, bytearray):
        return bytes(data)
    raise TypeError(f"'{encoding}' encoder returned '{_type_name(data)}' instead of 'bytes'; use codecs.encode() to encode to arbitrary types")


def _decode_registered(data, encoding, errors):
    text = _run_registered(data, encoding, errors, 1)
    if isinstance(text, str):
        return text
    raise TypeError(f"'{encoding}' decoder returned '{_type_name(text)}' instead of 'str'; use codecs.decode() to decode to arbitrary types")


# Bytes.


def _bytes_contains(b, v):
    return _index(v) in b


def _bytes_of_object(obj):
    t = _type(obj)
    b = _bind(_lookup(t, "__bytes__"), obj, t)()
    if not isinstance(b, bytes):
        raise TypeError(f"__bytes__ returned non-bytes (type {_type_name(b)})")
    return b


def _bytes_of_index(cls, v):
    # An object that says it is no integer after all may still be iterable.
    try:
        n = _index(v)
    except TypeError:
        n = None
    if n is None:
        return _bytes_of_iterable(cls, v)
    return cls(n)


def _bytes_of_iterable(cls, items):
    try:
        it = iter(items)
    except TypeError:
        raise TypeError(f"cannot convert '{_type_name(items)}' object to {_class_name(cls)}")
    word = "byte"
    if _subclass(cls, bytes):
        _length_hint(items, 0)
        word = "bytes"
    return cls([_byte_value(i, word) for i in it])


def _byte_value(i, word):
    if _type(i) is not int:
        i = _index(i)
    if not 0 <= i <= 255:
        raise ValueError(f"{word} must be in range(0, 256)")
    return i


def _bytearray_encoded(text, encoding, errors):
    return bytearray(text.encode(encoding, errors))


def _bytearray_init(self, args):
    self += _new_bytearray(*args)


def _bytearray_extend(self, items):
    try:
        it = iter(items)
    except TypeError:
        raise TypeError(f"can't extend bytearray with {_type_name(items)}")
    _length_hint(items, 0)
    self += bytearray([_byte_value(i, "byte") for i in it])


def _bytearray_set_index(b, i, v):
    b[_index(i)] = v


def _bytearray_del_index(b, i):
    del b[_index(i)]


def _bytearray_set_items(b, key, items):
    b[key] = _new_bytearray(items)


def _bytearray_set_slice(b, key, items):
    b[_plain_slice(key)] = items


def _bytearray_del_slice(b, key):
    del b[_plain_slice(key)]


def _bytearray_reduce(self, protocol):
    state = self.__getstate__()
    plain = _payload(self)
    if _index(protocol) < 3:
        return _type(self), (plain.decode("latin-1"), "latin-1"), state
    return _type(self), (bytes(plain),) if plain else (), state


# Memoryviews.


def _view_count(view, value):
    n = 0
    for x in view:
        if x is value or x == value:
            n += 1
    return n


def _view_index(view, value, start, stop):
    start, stop, _ = slice(start, stop).indices(len(view))
    for i in range(start, stop):
        x = view[i]
        if x is value or x == value:
            return i
    raise ValueError("memoryview.index(x): x not found")


def _view_set_truth(view, key, v):
    view[key] = bool(v)


def _view_set_index(view, key, v):
    view[key] = _index(v)


def _view_set_float(view, key, v):
    view[key] = float(v)


def _view_slice(view, key):
    return view[_plain_slice(key)]


def _view_set_slice(view, key, items):
    view[_plain_slice(key)] = items
