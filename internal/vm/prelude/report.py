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
    return [name, _text_of(exc), notes, _format_chain(_exc_tree(exc), 0, [False])]


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


def _exc_tree(exc):
    # A node is an exception, the nodes of its cause, of its context and of what it groups; an
    # exception that is the cause or context of several is shown with the first only.
    root = [exc, None, None, ()]
    seen = {id(exc)}
    todo = [root]
    while todo:
        node = todo.pop()
        e = node[0]
        cause = e.__cause__
        context = e.__context__
        if cause is not None and id(cause) not in seen:
            seen.add(id(cause))
            node[1] = [cause, None, None, ()]
            todo.append(node[1])
        elif context is not None and not e.__suppress_context__ and id(context) not in seen:
            seen.add(id(context))
            node[2] = [context, None, None, ()]
            todo.append(node[2])
        if isinstance(e, BaseExceptionGroup):
            node[3] = [[x, None, None, ()] for x in e.exceptions]
            for x in e.exceptions:
                seen.add(id(x))
            todo.extend(node[3])
    return root


def _format_chain(node, depth, last):
    # depth counts the groups around; last holds whether the end of one is still to be drawn.
    chain = []
    while node is not None:
        chain.append(node)
        node = node[1] or node[2]
    out = []
    while chain:
        node = chain.pop()
        if node[1] is not None:
            out.append(_margin("\nThe above exception was the direct cause of the following exception:\n\n", depth))
        elif node[2] is not None:
            out.append(_margin("\nDuring handling of the above exception, another exception occurred:\n\n", depth))
        if not isinstance(node[0], BaseExceptionGroup):
            out.append(_margin(_format_one(node[0]), depth))
        elif depth > 10:
            out.append(_margin("... (max_group_depth is 10)\n", depth))
        else:
            out.append(_format_group(node, depth, last))
    return "".join(out)


def _format_one(exc):
    frames = _frame_lines(exc)
    if frames:
        frames = "Traceback (most recent call last):\n" + frames
    return frames + _exc_line(exc) + "".join(_note_lines(exc))


def _margin(text, depth):
    if depth == 0:
        return text
    prefix = "  " * depth + "| "
    return "".join([prefix + line for line in text.splitlines(True)])


def _format_group(node, depth, last):
    exc = node[0]
    out = []
    inner = max(depth, 1)
    frames = _frame_lines(exc)
    if frames:
        head = "Exception Group Traceback (most recent call last):\n"
        out.append(_margin(head, inner) if depth else "  + " + head)
        out.append(_margin(frames, inner))
    out.append(_margin(_exc_line(exc) + "".join(_note_lines(exc)), inner))
    n = len(node[3])
    shown = n if n <= 15 else 16
    last[0] = False
    for i in range(shown):
        if i == shown - 1:
            last[0] = True  # a group inside may draw the end
        title = "..." if i == 15 else str(i + 1)
        out.append("  " * inner + ("  " if i else "+-") + f"+---------------- {title} ----------------\n")
        if i == 15:
            out.append(_margin(f"and {n - 15} more exception{'s' if n > 16 else ''}\n", inner + 1))
        else:
            out.append(_format_chain(node[3][i], inner + 1, last))
        if i == shown - 1 and last[0]:
            out.append("  " * (inner + 1) + "+------------------------------------\n")
            last[0] = False
    return "".join(out)
