import linecache
import sys

__all__ = [
    "extract_stack", "extract_tb", "format_exception", "format_exception_only", "format_list", "format_stack", "format_tb",
    "print_exc", "format_exc", "print_exception", "print_last", "print_stack", "print_tb", "clear_frames", "FrameSummary",
    "StackSummary", "TracebackException", "walk_stack", "walk_tb", "print_list",
]

_absent = object()


def _write(lines, file):
    if file is None:
        file = sys.stderr
    for line in lines:
        print(line, file=file, end="")


# Exceptions.


def _exception_of(exc, value, tb):
    # The exception and its traceback of the two ways to give them.
    if (value is _absent) != (tb is _absent):
        raise ValueError("Both or neither of value and tb must be given")
    if value is not _absent:
        return value, tb
    if exc is None:
        return None, None
    if isinstance(exc, BaseException):
        return exc, exc.__traceback__
    raise TypeError(f"Exception expected for value, {type(exc).__name__} found")


def print_exception(exc, /, value=_absent, tb=_absent, limit=None, file=None, chain=True, **kwargs):
    """Print an exception as an uncaught one would be."""
    value, tb = _exception_of(exc, value, tb)
    TracebackException(type(value), value, tb, limit=limit, compact=True).print(file=file, chain=chain)


def format_exception(exc, /, value=_absent, tb=_absent, limit=None, chain=True, **kwargs):
    """The lines of an exception as an uncaught one would be printed."""
    value, tb = _exception_of(exc, value, tb)
    return [*TracebackException(type(value), value, tb, limit=limit, compact=True).format(chain=chain)]


def format_exception_only(exc, /, value=_absent, *, show_group=False, **kwargs):
    if value is _absent:
        value = exc
    return [*TracebackException(type(value), value, None, compact=True).format_exception_only(show_group=show_group)]


def print_exc(limit=None, file=None, chain=True):
    """Print the exception being handled."""
    print_exception(sys.exception(), limit=limit, file=file, chain=chain)


def format_exc(limit=None, chain=True):
    return "".join(format_exception(sys.exception(), limit=limit, chain=chain))


def print_last(limit=None, file=None, chain=True):
    """Print the last exception that nothing handled."""
    if hasattr(sys, "last_exc"):
        print_exception(sys.last_exc, limit=limit, file=file, chain=chain)
    elif hasattr(sys, "last_type"):
        print_exception(sys.last_type, sys.last_value, sys.last_traceback, limit, file, chain)
    else:
        raise ValueError("no last exception")


# Stacks.


def print_list(extracted_list, file=None):
    """Print the list of tuples as returned by extract_tb() or extract_stack()."""
    _write(StackSummary.from_list(extracted_list).format(), file)


def format_list(extracted_list):
    return StackSummary.from_list(extracted_list).format()


def print_tb(tb, limit=None, file=None):
    print_list(extract_tb(tb, limit=limit), file=file)


def format_tb(tb, limit=None):
    return extract_tb(tb, limit=limit).format()


def extract_tb(tb, limit=None):
    """Return a StackSummary of the stack entries of a traceback."""
    return _extract(StackSummary, _places_of(tb), limit, True, False)


def print_stack(f=None, limit=None, file=None):
    print_list(extract_stack(f, limit=limit), file=file)


def format_stack(f=None, limit=None):
    """Shorthand for 'format_list(extract_stack(f, limit))'."""
    return format_list(extract_stack(f, limit=limit))


def extract_stack(f=None, limit=None):
    stack = StackSummary.extract(walk_stack(f), limit=limit)
    stack.reverse()
    return stack


def walk_stack(f):
    if f is None:
        f = sys._getframe()
    while f is not None:
        yield f, f.f_lineno
        f = f.f_back


def walk_tb(tb):
    while tb is not None:
        yield tb.tb_frame, tb.tb_lineno
        tb = tb.tb_next


def _places_of(tb):
    while tb is not None:
        yield tb.tb_frame, _place(tb)
        tb = tb.tb_next


def clear_frames(tb):
    while tb is not None:
        try:
            tb.tb_frame.clear()
        except RuntimeError:
            pass
        tb = tb.tb_next


class FrameSummary:
    """One entry of a stack: file, line and name."""

    __slots__ = ("filename", "lineno", "end_lineno", "colno", "end_colno", "name", "locals", "_lines")

    def __init__(
        self, filename, lineno, name, *, lookup_line=True, locals=None, line=None, end_lineno=None, colno=None,
        end_colno=None, **kwargs,
    ):
        self.filename = filename
        self.lineno = lineno
        self.end_lineno = lineno if end_lineno is None else end_lineno
        self.colno = colno
        self.end_colno = end_colno
        self.name = name
        self._lines = line
        if lookup_line:
            self.line
        self.locals = locals and {k: _text(v, "local", repr) for k, v in locals.items()}

    def _source(self):
        # The lines of the frame's expression, each with a newline, or None.
        if self._lines is None and self.lineno is not None and self.end_lineno is not None:
            numbers = range(self.lineno, self.end_lineno + 1)
            self._lines = "".join([linecache.getline(self.filename, n).rstrip() + "\n" for n in numbers])
        return self._lines

    @property
    def line(self):
        lines = self._source()
        return lines and lines.partition("\n")[0].strip()

    def _fields(self):
        return (self.filename, self.lineno, self.name, self.line)

    def __eq__(self, other):
        if isinstance(other, FrameSummary):
            return (
                self.filename == other.filename
                and self.lineno == other.lineno
                and self.name == other.name
                and self.locals == other.locals
            )
        if isinstance(other, tuple):
            return self._fields() == other
        return NotImplemented

    __hash__ = None

    def __getitem__(self, pos):
        return self._fields()[pos]

    def __iter__(self):
        return iter(self._fields())

    def __len__(self):
        return 4

    def __repr__(self):
        return f"<FrameSummary file {self.filename}, line {self.lineno} in {self.name}>"


def _extract(cls, frames, limit, lookup_lines, capture_locals):
    if limit is None:
        limit = getattr(sys, "tracebacklimit", None)
        if limit is not None and limit < 0:
            limit = 0
    if limit is not None:
        if limit >= 0:
            from itertools import islice
            frames = islice(frames, limit)
        else:
            from collections import deque
            frames = deque(frames, maxlen=-limit)
    result = cls()
    names = {}
    for f, (lineno, end_lineno, colno, end_colno) in frames:
        code = f.f_code
        names[code.co_filename] = None
        linecache.lazycache(code.co_filename, f.f_globals)
        frame = FrameSummary(
            code.co_filename, lineno, code.co_name, lookup_line=False, locals=f.f_locals if capture_locals else None,
            end_lineno=end_lineno, colno=colno, end_colno=end_colno,
        )
        frame._lines = _code_lines(code, lineno, frame.end_lineno)
        result.append(frame)
    for name in names:
        linecache.checkcache(name)
    if lookup_lines:
        for frame in result:
            frame.line
    return result


# How often a frame is shown in a row.
_FOLD_AFTER = 3


class StackSummary(list):
    """The entries of a stack, oldest first."""

    @classmethod
    def extract(klass, frame_gen, *, limit=None, lookup_lines=True, capture_locals=False):
        frames = ((f, (lineno, None, None, None)) for f, lineno in frame_gen)
        return _extract(klass, frames, limit, lookup_lines, capture_locals)

    @classmethod
    def from_list(klass, a_list):
        """Create a StackSummary from FrameSummary objects or old-style tuples."""
        result = StackSummary()
        for frame in a_list:
            if not isinstance(frame, FrameSummary):
                filename, lineno, name, line = frame
                frame = FrameSummary(filename, lineno, name, line=line)
            result.append(frame)
        return result

    def format_frame_summary(self, frame_summary, **kwargs):
        f = frame_summary
        text = f'  File "{f.filename}", line {f.lineno}, in {f.name}\n'
        lines = f._source()
        if lines and not lines.isspace():
            if f.colno is None or f.end_colno is None:
                text += f"    {f.line}\n"
            else:
                text += _excerpt(lines, f.colno, f.end_colno)
        if f.locals:
            for name, value in sorted(f.locals.items()):
                text += f"    {name} = {value}\n"
        return text

    def format(self, **kwargs):
        result = []
        last = None
        count = 0
        for frame in self:
            text = self.format_frame_summary(frame)
            if text is None:
                continue
            place = (frame.filename, frame.lineno, frame.name)
            if place != last:
                _fold(result, count)
                last = place
                count = 0
            count += 1
            if count <= _FOLD_AFTER:
                result.append(text)
        _fold(result, count)
        return result


def _fold(result, count):
    n = count - _FOLD_AFTER
    if n > 0:
        result.append(f"  [Previous line repeated {n} more time{'s' if n > 1 else ''}]\n")


def _text(value, what, function=str):
    try:
        return function(value)
    except:
        return f"<{what} {function.__name__}() failed>"


# Exceptions made ready to be shown.


class TracebackException:
    """All that is needed to show an exception, kept without its frames."""

    def __init__(
        self, exc_type, exc_value, exc_traceback, *, limit=None, lookup_lines=True, capture_locals=False, compact=False,
        max_group_width=15, max_group_depth=10, save_exc_type=True, _seen=None,
    ):
        # The exceptions of the chain and of groups are taken from a list, not by recursion.
        options = (limit, lookup_lines, capture_locals, compact, max_group_width, max_group_depth, save_exc_type)
        seen = set() if _seen is None else _seen
        seen.add(id(exc_value))
        self._fill(exc_type, exc_value, exc_traceback, options)
        todo = [(self, exc_value)]
        while todo:
            te, exc = todo.pop()
            te.__cause__ = te.__context__ = te.exceptions = None
            te.__suppress_context__ = exc is not None and exc.__suppress_context__
            if exc is None:
                continue
            cause = exc.__cause__
            if cause is not None and id(cause) not in seen:
                te.__cause__ = _linked(cause, options, seen, todo)
            context = exc.__context__
            wanted = not compact or te.__cause__ is None and not te.__suppress_context__
            if wanted and context is not None and id(context) not in seen:
                te.__context__ = _linked(context, options, seen, todo)
            if isinstance(exc, BaseExceptionGroup):
                te.exceptions = [_linked(e, options, seen, todo) for e in exc.exceptions]

    def _fill(self, exc_type, exc_value, exc_traceback, options):
        limit, lookup_lines, capture_locals, _, self.max_group_width, self.max_group_depth, save = options
        self.stack = _extract(StackSummary, _places_of(exc_traceback), limit, lookup_lines, capture_locals)
        self._exc_type = exc_type if save else None
        self._str = _text(exc_value, "exception")
        try:
            self.__notes__ = getattr(exc_value, "__notes__", None)
        except Exception as e:
            self.__notes__ = [f"Ignored error getting __notes__: {_text(e, '__notes__', repr)}"]
        self.exc_type_str = None
        if exc_type is not None:
            name = exc_type.__qualname__
            module = exc_type.__module__
            if module not in ("__main__", "builtins"):
                name = f"{module if isinstance(module, str) else '<unknown>'}.{name}"
            self.exc_type_str = name
        self._is_syntax_error = exc_type is not None and issubclass(exc_type, SyntaxError)
        if self._is_syntax_error:
            self.filename = exc_value.filename
            line, end = exc_value.lineno, exc_value.end_lineno
            self.lineno = None if line is None else str(line)
            self.end_lineno = None if end is None else str(end)
            self.text = exc_value.text
            self.offset = exc_value.offset
            self.end_offset = exc_value.end_offset
            self.msg = exc_value.msg
        elif exc_value is not None:
            self._str += _exc_hint(exc_value, self._str, exc_traceback is not None)

    @classmethod
    def from_exception(cls, exc, *args, **kwargs):
        return cls(type(exc), exc, exc.__traceback__, *args, **kwargs)

    @property
    def exc_type(self):
        import warnings
        warnings.warn("Deprecated in 3.13. Use exc_type_str instead.", DeprecationWarning, stacklevel=2)
        return self._exc_type

    def __eq__(self, other):
        if isinstance(other, TracebackException):
            return self.__dict__ == other.__dict__
        return NotImplemented

    __hash__ = None

    def __str__(self):
        return self._str

    def format_exception_only(self, *, show_group=False, _depth=0, **kwargs):
        indent = 3 * _depth * " "
        if self._is_syntax_error:
            for line in self._syntax_lines():
                yield indent + line
        else:
            text = f"{self.exc_type_str}: {self._str}" if self._str else str(self.exc_type_str)
            if _depth:
                for line in text.split("\n"):
                    yield f"{indent}{line}\n"
            else:
                yield text + "\n"
        notes = self.__notes__
        if _is_sequence(notes):
            for note in notes:
                for line in _text(note, "note").split("\n"):
                    yield f"{indent}{line}\n"
        elif notes is not None:
            yield f"{indent}{_text(notes, '__notes__', repr)}\n"
        if self.exceptions and show_group:
            for e in self.exceptions:
                yield from e.format_exception_only(show_group=show_group, _depth=_depth + 1)

    def _syntax_lines(self):
        suffix = ""
        if self.lineno is not None:
            yield f'  File "{self.filename or "<string>"}", line {self.lineno}\n'
            if isinstance(self.text, str):
                yield from _syntax_carets(
                    self.text, self.lineno, self.offset, self.end_lineno, self.end_offset,
                ).splitlines(True)
        elif self.filename is not None:
            suffix = f" ({self.filename})"
        yield f"{self.exc_type_str}: {self.msg or '<no detail available>'}{suffix}\n"

    def format(self, *, chain=True, _ctx=None, **kwargs):
        """Format the exception."""
        yield from _render(self, chain, _Layout() if _ctx is None else _ctx)

    def print(self, *, file=None, chain=True, **kwargs):
        _write(self.format(chain=chain), file)


def _is_sequence(notes):
    if isinstance(notes, (list, tuple)):
        return True
    from collections.abc import Sequence
    return isinstance(notes, Sequence) and not isinstance(notes, (str, bytes))


def _linked(exc, options, seen, todo):
    te = object.__new__(TracebackException)
    seen.add(id(exc))
    te._fill(type(exc), exc, exc.__traceback__, options)
    todo.append((te, exc))
    return te


_CAUSE = "\nThe above exception was the direct cause of the following exception:\n\n"
_CONTEXT = "\nDuring handling of the above exception, another exception occurred:\n\n"


class _Layout:
    # Where the text of an exception stands inside of groups.
    depth = 0
    open = False  # the frame about the last exception of a group is to be closed

    def indent(self):
        return "  " * self.depth

    def lines(self, text, bar="|"):
        if not self.depth:
            return text
        prefix = f"{self.indent()}{bar} "
        return "".join([prefix + line for line in text.splitlines(True)])


def _render(te, chain, layout):
    links = []
    exc = te
    while exc is not None:
        message = None
        before = None
        if chain and exc.__cause__ is not None:
            message = _CAUSE
            before = exc.__cause__
        elif chain and exc.__context__ is not None and not exc.__suppress_context__:
            message = _CONTEXT
            before = exc.__context__
        links.append((message, exc))
        exc = before
    for message, exc in reversed(links):
        if message is not None:
            yield layout.lines(message)
        if exc.exceptions is not None:
            yield from _render_group(exc, te, chain, layout)
            continue
        if exc.stack:
            yield layout.lines("Traceback (most recent call last):\n")
            for text in exc.stack.format():
                yield layout.lines(text)
        for text in exc.format_exception_only():
            yield layout.lines(text)


def _render_group(exc, te, chain, layout):
    if layout.depth > te.max_group_depth:
        yield layout.lines(f"... (max_group_depth is {te.max_group_depth})\n")
        return
    outermost = layout.depth == 0
    if outermost:
        layout.depth = 1
    if exc.stack:
        yield layout.lines("Exception Group Traceback (most recent call last):\n", "+" if outermost else "|")
        for text in exc.stack.format():
            yield layout.lines(text)
    for text in exc.format_exception_only():
        yield layout.lines(text)
    total = len(exc.exceptions)
    width = te.max_group_width
    shown = total if total <= width else width + 1
    layout.open = False
    for i in range(shown):
        last = i == shown - 1
        if last:
            layout.open = True
        title = "..." if i >= width else i + 1
        yield f"{layout.indent()}{'  ' if i else '+-'}+---------------- {title} ----------------\n"
        layout.depth += 1
        if i < width:
            yield from _render(exc.exceptions[i], chain, layout)
        else:
            rest = total - width
            yield layout.lines(f"and {rest} more exception{'s' if rest > 1 else ''}\n")
        if last and layout.open:
            yield f"{layout.indent()}+------------------------------------\n"
            layout.open = False
        layout.depth -= 1
    if outermost:
        layout.depth = 0
