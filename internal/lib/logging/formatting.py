# Records and what makes text of them.

import time

_startTime = 0.0


def _now():
    try:
        return time.time()
    except OSError:
        return 0.0  # no clock is granted


_startTime = _now()


class LogRecord:
    """One event: message, level, logger, time, place."""

    def __init__(self, name, level, pathname, lineno, msg, args, exc_info, func=None, sinfo=None, **kwargs):
        import logging
        created = _now()
        self.name = name
        self.msg = msg
        # A single mapping is for formats with names.
        if args and len(args) == 1 and args[0] and _is_mapping(args[0]):
            args = args[0]
        self.args = args
        self.levelname = logging.getLevelName(level)
        self.levelno = level
        self.pathname = pathname
        try:
            self.filename = pathname.rpartition("/")[2]
            stem, dot, _ = self.filename.rpartition(".")
            self.module = stem if dot and stem else self.filename
        except (TypeError, ValueError, AttributeError):
            self.filename = pathname
            self.module = "Unknown module"
        self.exc_info = exc_info
        self.exc_text = None
        self.stack_info = sinfo
        self.lineno = lineno
        self.funcName = func
        self.created = created
        self.msecs = int((created - int(created)) * 1000) + 0.0
        self.relativeCreated = (created - _startTime) * 1000
        self.thread, self.threadName = _thread_of(logging.logThreads)
        self.processName = "MainProcess" if logging.logMultiprocessing else None
        self.process = _process(logging.logProcesses)
        self.taskName = _task_name() if logging.logAsyncioTasks else None

    def __repr__(self):
        return f'<LogRecord: {self.name}, {self.levelno}, {self.pathname}, {self.lineno}, "{self.msg}">'

    def getMessage(self):
        """Return the message for this LogRecord, with its arguments merged in."""
        msg = str(self.msg)
        return msg % self.args if self.args else msg


def _is_mapping(x):
    if isinstance(x, dict):
        return True
    from collections.abc import Mapping
    return isinstance(x, Mapping)


def _modules():
    import sys
    return sys.modules


def _thread_of(wanted):
    if not wanted:
        return None, None
    threading = _modules().get("threading")
    if threading is None:
        return 1, "MainThread"
    thread = threading.current_thread()
    return thread.ident, thread.name


def _process(wanted):
    if not wanted:
        return None
    try:
        from os import getpid
        return getpid()
    except (ImportError, OSError):
        return 1


def _task_name():
    asyncio = _modules().get("asyncio")
    if asyncio is None:
        return None
    try:
        return asyncio.current_task().get_name()
    except Exception:
        return None


# Styles of formats.


class PercentStyle:
    default_format = "%(message)s"
    asctime_format = "%(asctime)s"
    asctime_search = "%(asctime)"

    def __init__(self, fmt, *, defaults=None):
        self._fmt = fmt or self.default_format
        self._defaults = defaults

    def usesTime(self):
        return self._fmt.find(self.asctime_search) >= 0

    def validate(self):
        import re
        if not re.search(r"%\(\w+\)[#0+ -]*(\*|\d+)?(\.(\*|\d+))?[diouxefgcrsa%]", self._fmt, re.I):
            raise ValueError(f"Invalid format '{self._fmt}' for '{self.default_format[0]}' style")

    def _values(self, record):
        if self._defaults:
            return {**self._defaults, **record.__dict__}
        return record.__dict__

    def _format(self, record):
        return self._fmt % self._values(record)

    def format(self, record):
        try:
            return self._format(record)
        except KeyError as e:
            raise ValueError(f"Formatting field not found in record: {e}")


class StrFormatStyle(PercentStyle):
    default_format = "{message}"
    asctime_format = "{asctime}"
    asctime_search = "{asctime"

    def _format(self, record):
        return self._fmt.format(**self._values(record))

    def validate(self):
        import re
        from string import Formatter as parser
        fields = False
        try:
            for _, name, spec, conversion in parser().parse(self._fmt):
                if name:
                    if not re.match(r"^(\d+|\w+)(\.\w+|\[[^]]+\])*$", name):
                        raise ValueError(f"invalid field name/expression: {name!r}")
                    fields = True
                if conversion and conversion not in "rsa":
                    raise ValueError(f"invalid conversion: {conversion!r}")
                if spec and not re.match(r"^(.?[<=>^])?[+ -]?#?0?(\d+|{\w+})?[,_]?(\.(\d+|{\w+}))?[bcdefgnosx%]?$", spec, re.I):
                    raise ValueError(f"bad specifier: {spec!r}")
        except ValueError as e:
            raise ValueError(f"invalid format: {e}")
        if not fields:
            raise ValueError("invalid format: no fields")


class StringTemplateStyle(PercentStyle):
    default_format = "${message}"
    asctime_format = "${asctime}"
    asctime_search = "${asctime}"

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        from string import Template
        self._tpl = Template(self._fmt)

    def usesTime(self):
        return self._fmt.find("$asctime") >= 0 or self._fmt.find(self.asctime_search) >= 0

    def validate(self):
        fields = set()
        for m in self._tpl.pattern.finditer(self._fmt):
            d = m.groupdict()
            if d["named"]:
                fields.add(d["named"])
            elif d["braced"]:
                fields.add(d["braced"])
            elif m.group(0) == "$":
                raise ValueError("invalid format: bare '$' not allowed")
        if not fields:
            raise ValueError("invalid format: no fields")

    def _format(self, record):
        return self._tpl.substitute(**self._values(record))


BASIC_FORMAT = "%(levelname)s:%(name)s:%(message)s"

_STYLES = {
    "%": (PercentStyle, BASIC_FORMAT),
    "{": (StrFormatStyle, "{levelname}:{name}:{message}"),
    "$": (StringTemplateStyle, "${levelname}:${name}:${message}"),
}


class Formatter:
    """Makes the text of records."""

    converter = time.localtime
    default_time_format = "%Y-%m-%d %H:%M:%S"
    default_msec_format = "%s,%03d"

    def __init__(self, fmt=None, datefmt=None, style="%", validate=True, *, defaults=None):
        if style not in _STYLES:
            raise ValueError(f"Style must be one of: {','.join(_STYLES)}")
        self._style = _STYLES[style][0](fmt, defaults=defaults)
        if validate:
            self._style.validate()
        self._fmt = self._style._fmt
        self.datefmt = datefmt

    def formatTime(self, record, datefmt=None):
        convert = getattr(type(self), "converter", None)
        if "converter" in self.__dict__ or getattr(convert, "__module__", None) != "time":
            convert = self.converter
        # Functions of the module time are no methods, also as attributes of the class.
        parts = convert(record.created)
        if datefmt:
            return time.strftime(datefmt, parts)
        text = time.strftime(self.default_time_format, parts)
        if self.default_msec_format:
            text = self.default_msec_format % (text, record.msecs)
        return text

    def formatException(self, ei):
        from traceback import format_exception
        return "".join(format_exception(ei[0], ei[1], ei[2])).removesuffix("\n")

    def usesTime(self):
        return self._style.usesTime()

    def formatMessage(self, record):
        return self._style.format(record)

    def formatStack(self, stack_info):
        return stack_info

    def format(self, record):
        record.message = record.getMessage()
        if self.usesTime():
            record.asctime = self.formatTime(record, self.datefmt)
        text = self.formatMessage(record)
        if record.exc_info and not record.exc_text:
            # The text is kept for other handlers.
            record.exc_text = self.formatException(record.exc_info)
        for extra in (record.exc_text, record.stack_info and self.formatStack(record.stack_info)):
            if extra:
                if text[-1:] != "\n":
                    text += "\n"
                text += extra
        return text


_defaultFormatter = Formatter()


class BufferingFormatter:
    def __init__(self, linefmt=None):
        self.linefmt = linefmt or _defaultFormatter

    def formatHeader(self, records):
        return ""

    def formatFooter(self, records):
        return ""

    def format(self, records):
        if not records:
            return ""
        lines = [self.linefmt.format(record) for record in records]
        return self.formatHeader(records) + "".join(lines) + self.formatFooter(records)


for _cls in (
    LogRecord, PercentStyle, StrFormatStyle, StringTemplateStyle, Formatter, BufferingFormatter,
):
    _cls.__module__ = "logging"
del _cls
