# What the host is told of an exception that ended a run: its class, its text, its notes
# and the traceback as Python prints it.


def _describe(exc):
    name = _type(exc).__qualname__
    module = _type(exc).__module__
    if module not in ("builtins", "__main__"):
        name = f"{module}.{name}"
    notes = []
    for n in getattr(exc, "__notes__", None) or ():
        notes.append(_text_of(n))
    return [name, _text_of(exc), notes, "".join(_format_chain(exc))]


def _text_of(v):
    try:
        return str(v)
    except Exception:
        return f"<{_type(v).__qualname__} str() failed>"


def _exc_line(exc):
    cls = _type(exc)
    name = cls.__qualname__
    module = cls.__module__
    if module not in ("builtins", "__main__"):
        name = f"{module}.{name}"
    if isinstance(exc, SyntaxError):
        return _syntax_lines(exc, name)
    text = _exc_text(exc)
    if text == "":
        return f"{name}\n"
    return f"{name}: {text}\n"


def _exc_text(exc):
    try:
        text = str(exc)
    except Exception:
        return "<exception str() failed>"
    return text + _exc_hint(exc, text, True)


def _syntax_lines(exc, name):
    out = []
    suffix = ""
    if exc.lineno is not None:
        out.append(f'  File "{exc.filename or "<string>"}", line {exc.lineno}\n')
        if isinstance(exc.text, str):
            out.append(_syntax_carets(exc.text, exc.lineno, exc.offset, exc.end_lineno, exc.end_offset))
    elif exc.filename is not None:
        suffix = f" ({exc.filename})"
    out.append(f"{name}: {exc.msg or '<no detail available>'}{suffix}\n")
    return "".join(out)


def _note_lines(exc):
    out = []
    notes = getattr(exc, "__notes__", None)
    if notes is None:
        return out
    if not isinstance(notes, (list, tuple)):
        return [f"{notes!r}\n"]
    for n in notes:
        for line in _text_of(n).split("\n"):
            out.append(line + "\n")
    return out


def _format_chain(exc):
    chain = []
    seen = []
    e = exc
    while e is not None:
        seen.append(e)
        cause = e.__cause__
        context = e.__context__
        if cause is not None and not _in_list(cause, seen):
            chain.append((e, 1))
            e = cause
        elif context is not None and not e.__suppress_context__ and not _in_list(context, seen):
            chain.append((e, 2))
            e = context
        else:
            chain.append((e, 0))
            e = None
    out = []
    while chain:
        e, link = chain.pop()
        if link == 1:
            out.append("\nThe above exception was the direct cause of the following exception:\n\n")
        elif link == 2:
            out.append("\nDuring handling of the above exception, another exception occurred:\n\n")
        out.extend(_format_one(e))
    return out


def _in_list(e, seen):
    for x in seen:
        if x is e:
            return True
    return False


def _format_one(exc):
    if isinstance(exc, BaseExceptionGroup):
        return _format_group(exc, "", True)
    out = []
    frames = _frame_lines(exc)
    if frames:
        out.append("Traceback (most recent call last):\n")
        out.append(frames)
    out.append(_exc_line(exc))
    out.extend(_note_lines(exc))
    return out


def _indent(text, prefix):
    return "".join([prefix + line for line in text.splitlines(True)])


def _format_group(exc, indent, top):
    out = []
    frames = _frame_lines(exc)
    bar = indent + "  "
    if top:
        if frames:
            out.append("  + Exception Group Traceback (most recent call last):\n")
            out.append(_indent(frames, "  | "))
    elif frames:
        out.append(f"{indent}Exception Group Traceback (most recent call last):\n")
        out.append(_indent(frames, indent))
    pre = "  | " if top else indent
    base = "  " if top else indent[:-2]
    out.append(_indent(_exc_line(exc) + "".join(_note_lines(exc)), pre))
    n = len(exc.exceptions)
    i = 0
    for e in exc.exceptions:
        i += 1
        if i > 15:
            out.append(f"{base}{'' if i == 1 else '  '}+---------------- ... ----------------\n")
            out.append(f"{base}  | and {n - 15} more exception{'' if n == 16 else 's'}\n")
            break
        lead = "+-+" if i == 1 else "  +"
        out.append(f"{base}{lead}---------------- {i} ----------------\n")
        inner = base + "  | "
        if isinstance(e, BaseExceptionGroup):
            out.extend(_format_group(e, inner, False))
        else:
            out.append(_indent("".join(_format_chain(e)), inner))
    if not isinstance(exc.exceptions[-1], BaseExceptionGroup) or n > 15:
        out.append(f"{base}  +------------------------------------\n")
    return out
