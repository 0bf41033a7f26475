import sys
import textwrap

__version__ = "1.5.3"
__all__ = [
    "Option", "make_option", "SUPPRESS_HELP", "SUPPRESS_USAGE", "Values", "OptionContainer", "OptionGroup", "OptionParser",
    "HelpFormatter", "IndentedHelpFormatter", "TitledHelpFormatter", "OptParseError", "OptionError", "OptionConflictError",
    "OptionValueError", "BadOptionError", "check_choice",
]

NO_DEFAULT = ("NO", "DEFAULT")
SUPPRESS_HELP = "SUPPRESS" + "HELP"
SUPPRESS_USAGE = "SUPPRESS" + "USAGE"


def _repr(self):
    return f"<{type(self).__name__} at {id(self):#x}: {self}>"


# Errors.


class OptParseError(Exception):
    def __init__(self, msg):
        self.msg = msg

    def __str__(self):
        return self.msg


class OptionError(OptParseError):
    def __init__(self, msg, option):
        self.msg = msg
        self.option_id = str(option)

    def __str__(self):
        return f"option {self.option_id}: {self.msg}" if self.option_id else self.msg


class OptionConflictError(OptionError):
    pass


class OptionValueError(OptParseError):
    pass


class BadOptionError(OptParseError):
    def __init__(self, opt_str):
        self.opt_str = opt_str

    def __str__(self):
        return f"no such option: {self.opt_str}"


class AmbiguousOptionError(BadOptionError):
    def __init__(self, opt_str, possibilities):
        super().__init__(opt_str)
        self.possibilities = possibilities

    def __str__(self):
        return f"ambiguous option: {self.opt_str} ({', '.join(self.possibilities)}?)"


# Help.


def _columns():
    try:
        from os import environ
        return int(environ["COLUMNS"])
    except (ImportError, KeyError, ValueError):
        return 80


class HelpFormatter:
    NO_DEFAULT_VALUE = "none"

    def __init__(self, indent_increment, max_help_position, width, short_first):
        if width is None:
            width = _columns() - 2
        self.parser = None
        self.indent_increment = indent_increment
        self.width = width
        self.help_position = self.max_help_position = min(max_help_position, max(width - 20, indent_increment * 2))
        self.current_indent = 0
        self.level = 0
        self.help_width = None
        self.short_first = short_first
        self.default_tag = "%default"
        self.option_strings = {}
        self._short_opt_fmt = "%s %s"
        self._long_opt_fmt = "%s=%s"

    def set_parser(self, parser):
        self.parser = parser

    def set_short_opt_delimiter(self, delim):
        if delim not in ("", " "):
            raise ValueError(f"invalid metavar delimiter for short options: {delim!r}")
        self._short_opt_fmt = f"%s{delim}%s"

    def set_long_opt_delimiter(self, delim):
        if delim not in ("=", " "):
            raise ValueError(f"invalid metavar delimiter for long options: {delim!r}")
        self._long_opt_fmt = f"%s{delim}%s"

    def indent(self):
        self.current_indent += self.indent_increment
        self.level += 1

    def dedent(self):
        self.current_indent -= self.indent_increment
        assert self.current_indent >= 0, "Indent decreased below 0."
        self.level -= 1

    def format_usage(self, usage):
        raise NotImplementedError("subclasses must implement")

    def format_heading(self, heading):
        raise NotImplementedError("subclasses must implement")

    def _format_text(self, text):
        indent = " " * self.current_indent
        width = max(self.width - self.current_indent, 11)
        return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent)

    def format_description(self, description):
        return self._format_text(description) + "\n" if description else ""

    def format_epilog(self, epilog):
        return "\n" + self._format_text(epilog) + "\n" if epilog else ""

    def expand_default(self, option):
        if self.parser is None or not self.default_tag:
            return option.help
        value = self.parser.defaults.get(option.dest)
        if value is NO_DEFAULT or value is None:
            value = self.NO_DEFAULT_VALUE
        return option.help.replace(self.default_tag, str(value))

    def format_option(self, option):
        names = self.option_strings[option]
        room = self.help_position - self.current_indent - 2
        indent = " " * self.current_indent
        if len(names) > room:
            text = f"{indent}{names}\n"
            first = self.help_position
        else:
            text = f"{indent}{names:<{room}}  "
            first = 0
        if option.help:
            lines = textwrap.wrap(self.expand_default(option), self.help_width)
            text += f"{' ' * first}{lines[0]}\n"
            for line in lines[1:]:
                text += f"{' ' * self.help_position}{line}\n"
        elif text[-1] != "\n":
            text += "\n"
        return text

    def store_option_strings(self, parser):
        widest = 0
        self.indent()
        for container in (parser, *parser.option_groups):
            if container is not parser:
                self.indent()
            for option in container.option_list:
                names = self.option_strings[option] = self.format_option_strings(option)
                widest = max(widest, len(names) + self.current_indent)
            if container is not parser:
                self.dedent()
        self.dedent()
        self.help_position = min(widest + 2, self.max_help_position)
        self.help_width = max(self.width - self.help_position, 11)

    def format_option_strings(self, option):
        short = option._short_opts
        long = option._long_opts
        if option.takes_value():
            metavar = option.metavar or option.dest.upper()
            short = [self._short_opt_fmt % (name, metavar) for name in short]
            long = [self._long_opt_fmt % (name, metavar) for name in long]
        return ", ".join(short + long if self.short_first else long + short)


class IndentedHelpFormatter(HelpFormatter):
    def __init__(self, indent_increment=2, max_help_position=24, width=None, short_first=1):
        super().__init__(indent_increment, max_help_position, width, short_first)

    def format_usage(self, usage):
        return f"Usage: {usage}\n"

    def format_heading(self, heading):
        return f"{' ' * self.current_indent}{heading}:\n"


class TitledHelpFormatter(HelpFormatter):
    def __init__(self, indent_increment=0, max_help_position=24, width=None, short_first=0):
        super().__init__(indent_increment, max_help_position, width, short_first)

    def format_usage(self, usage):
        return f"{self.format_heading('Usage')}  {usage}\n"

    def format_heading(self, heading):
        return f"{heading}\n{'=-'[self.level] * len(heading)}\n"


# Values.


_RADIX = {"0x": 16, "0b": 2}


def _parse_num(val, type):
    radix = _RADIX.get(val[:2].lower())
    if radix == 2:
        val = val[2:] or "0"
    elif radix is None:
        radix = 8 if val[:1] == "0" else 10
    return type(val, radix)


def _parse_int(val):
    return _parse_num(val, int)


_CONVERSIONS = {
    "int": (_parse_int, "integer"),
    "long": (_parse_int, "integer"),
    "float": (float, "floating-point"),
    "complex": (complex, "complex"),
}


def check_builtin(option, opt, value):
    convert, what = _CONVERSIONS[option.type]
    try:
        return convert(value)
    except ValueError:
        raise OptionValueError(f"option {opt}: invalid {what} value: {value!r}")


def check_choice(option, opt, value):
    if value in option.choices:
        return value
    choices = ", ".join([repr(choice) for choice in option.choices])
    raise OptionValueError(f"option {opt}: invalid choice: {value!r} (choose from {choices})")


class Option:
    ATTRS = [
        "action", "type", "dest", "default", "nargs", "const", "choices", "callback", "callback_args", "callback_kwargs",
        "help", "metavar",
    ]
    ACTIONS = (
        "store", "store_const", "store_true", "store_false", "append", "append_const", "count", "callback", "help",
        "version",
    )
    STORE_ACTIONS = ("store", "store_const", "store_true", "store_false", "append", "append_const", "count")
    TYPED_ACTIONS = ("store", "append", "callback")
    ALWAYS_TYPED_ACTIONS = ("store", "append")
    CONST_ACTIONS = ("store_const", "append_const")
    TYPES = ("string", "int", "long", "float", "complex", "choice")
    TYPE_CHECKER = {
        "int": check_builtin, "long": check_builtin, "float": check_builtin, "complex": check_builtin, "choice": check_choice,
    }
    CHECK_METHODS = None

    def __init__(self, *opts, **attrs):
        self._short_opts = []
        self._long_opts = []
        self._set_opt_strings(self._check_opt_strings(opts))
        self._set_attrs(attrs)
        for check in self.CHECK_METHODS:
            check(self)

    def _check_opt_strings(self, opts):
        opts = [opt for opt in opts if opt]
        if not opts:
            raise TypeError("at least one option string must be supplied")
        return opts

    def _set_opt_strings(self, opts):
        for opt in opts:
            if len(opt) < 2:
                raise OptionError(f"invalid option string {opt!r}: must be at least two characters long", self)
            if len(opt) == 2:
                if opt[0] != "-" or opt[1] == "-":
                    raise OptionError(
                        f"invalid short option string {opt!r}: must be of the form -x, (x any non-dash char)", self
                    )
                self._short_opts.append(opt)
            else:
                if opt[:2] != "--" or opt[2] == "-":
                    raise OptionError(
                        f"invalid long option string {opt!r}: must start with --, followed by non-dash", self
                    )
                self._long_opts.append(opt)

    def _set_attrs(self, attrs):
        for name in self.ATTRS:
            setattr(self, name, attrs.pop(name, NO_DEFAULT if name == "default" else None))
        if attrs:
            raise OptionError(f"invalid keyword arguments: {', '.join(sorted(attrs))}", self)

    def _check_action(self):
        if self.action is None:
            self.action = "store"
        elif self.action not in self.ACTIONS:
            raise OptionError(f"invalid action: {self.action!r}", self)

    def _check_type(self):
        if self.type is None:
            if self.action in self.ALWAYS_TYPED_ACTIONS:
                self.type = "string" if self.choices is None else "choice"
            return
        if isinstance(self.type, type):
            self.type = self.type.__name__
        if self.type == "str":
            self.type = "string"
        if self.type not in self.TYPES:
            raise OptionError(f"invalid option type: {self.type!r}", self)
        if self.action not in self.TYPED_ACTIONS:
            raise OptionError(f"must not supply a type for action {self.action!r}", self)

    def _check_choice(self):
        if self.type == "choice":
            if self.choices is None:
                raise OptionError("must supply a list of choices for type 'choice'", self)
            if not isinstance(self.choices, (tuple, list)):
                name = str(type(self.choices)).split("'")[1]
                raise OptionError(f"choices must be a list of strings ('{name}' supplied)", self)
        elif self.choices is not None:
            raise OptionError(f"must not supply choices for type {self.type!r}", self)

    def _check_dest(self):
        if self.dest is None and (self.action in self.STORE_ACTIONS or self.type is not None):
            if self._long_opts:
                self.dest = self._long_opts[0][2:].replace("-", "_")
            else:
                self.dest = self._short_opts[0][1]

    def _check_const(self):
        if self.action not in self.CONST_ACTIONS and self.const is not None:
            raise OptionError(f"'const' must not be supplied for action {self.action!r}", self)

    def _check_nargs(self):
        if self.action in self.TYPED_ACTIONS:
            if self.nargs is None:
                self.nargs = 1
        elif self.nargs is not None:
            raise OptionError(f"'nargs' must not be supplied for action {self.action!r}", self)

    def _check_callback(self):
        if self.action == "callback":
            if not callable(self.callback):
                raise OptionError(f"callback not callable: {self.callback!r}", self)
            for name, kind in (("callback_args", tuple), ("callback_kwargs", dict)):
                value = getattr(self, name)
                if value is not None and not isinstance(value, kind):
                    word = "tuple" if kind is tuple else "dict"
                    raise OptionError(f"{name}, if supplied, must be a {word}: not {value!r}", self)
            return
        if self.callback is not None:
            raise OptionError(f"callback supplied ({self.callback!r}) for non-callback option", self)
        for name in ("callback_args", "callback_kwargs"):
            if getattr(self, name) is not None:
                raise OptionError(f"{name} supplied for non-callback option", self)

    CHECK_METHODS = [
        _check_action, _check_type, _check_choice, _check_dest, _check_const, _check_nargs, _check_callback,
    ]

    def __str__(self):
        return "/".join(self._short_opts + self._long_opts)

    __repr__ = _repr

    def takes_value(self):
        return self.type is not None

    def get_opt_string(self):
        return (self._long_opts or self._short_opts)[0]

    def check_value(self, opt, value):
        check = self.TYPE_CHECKER.get(self.type)
        return value if check is None else check(self, opt, value)

    def convert_value(self, opt, value):
        if value is None:
            return None
        if self.nargs == 1:
            return self.check_value(opt, value)
        return tuple([self.check_value(opt, v) for v in value])

    def process(self, opt, value, values, parser):
        value = self.convert_value(opt, value)
        return self.take_action(self.action, self.dest, opt, value, values, parser)

    def take_action(self, action, dest, opt, value, values, parser):
        match action:
            case "store":
                setattr(values, dest, value)
            case "store_const":
                setattr(values, dest, self.const)
            case "store_true":
                setattr(values, dest, True)
            case "store_false":
                setattr(values, dest, False)
            case "append":
                values.ensure_value(dest, []).append(value)
            case "append_const":
                values.ensure_value(dest, []).append(self.const)
            case "count":
                setattr(values, dest, values.ensure_value(dest, 0) + 1)
            case "callback":
                self.callback(self, opt, value, parser, *(self.callback_args or ()), **(self.callback_kwargs or {}))
            case "help":
                parser.print_help()
                parser.exit()
            case "version":
                parser.print_version()
                parser.exit()
            case _:
                raise ValueError(f"unknown action {self.action!r}")
        return 1


make_option = Option


class Values:
    def __init__(self, defaults=None):
        if defaults:
            for name, value in defaults.items():
                setattr(self, name, value)

    def __str__(self):
        return str(self.__dict__)

    __repr__ = _repr

    def __eq__(self, other):
        if isinstance(other, Values):
            return self.__dict__ == other.__dict__
        if isinstance(other, dict):
            return self.__dict__ == other
        return NotImplemented

    __hash__ = None

    def _update_careful(self, dict):
        # Only what is there already, and is not None.
        for name in dir(self):
            if dict.get(name) is not None:
                setattr(self, name, dict[name])

    def _update_loose(self, dict):
        self.__dict__.update(dict)

    def _update(self, dict, mode):
        if mode == "careful":
            self._update_careful(dict)
        elif mode == "loose":
            self._update_loose(dict)
        else:
            raise ValueError(f"invalid update mode: {mode!r}")

    def read_module(self, modname, mode="careful"):
        __import__(modname)
        self._update(vars(sys.modules[modname]), mode)

    def read_file(self, filename, mode="careful"):
        found = {}
        with open(filename) as file:
            exec(file.read(), found)
        self._update(found, mode)

    def ensure_value(self, attr, value):
        if getattr(self, attr, None) is None:
            setattr(self, attr, value)
        return getattr(self, attr)


# Parsers and groups of options.


class OptionContainer:
    """Abstract base class of what holds options."""

    def __init__(self, option_class, conflict_handler, description):
        self._create_option_list()
        self.option_class = option_class
        self.set_conflict_handler(conflict_handler)
        self.set_description(description)

    def _create_option_mappings(self):
        self._short_opt = {}
        self._long_opt = {}
        self.defaults = {}

    def _share_option_mappings(self, parser):
        self._short_opt = parser._short_opt
        self._long_opt = parser._long_opt
        self.defaults = parser.defaults

    def set_conflict_handler(self, handler):
        if handler not in ("error", "resolve"):
            raise ValueError(f"invalid conflict_resolution value {handler!r}")
        self.conflict_handler = handler

    def set_description(self, description):
        self.description = description

    def get_description(self):
        return self.description

    def destroy(self):
        del self._short_opt
        del self._long_opt
        del self.defaults

    def _check_conflict(self, option):
        conflicts = []
        for names, known in ((option._short_opts, self._short_opt), (option._long_opts, self._long_opt)):
            conflicts.extend([(name, known[name]) for name in names if name in known])
        if not conflicts:
            return
        if self.conflict_handler == "error":
            names = ", ".join([name for name, _ in conflicts])
            raise OptionConflictError(f"conflicting option string(s): {names}", option)
        for name, other in conflicts:
            if name.startswith("--"):
                other._long_opts.remove(name)
                del self._long_opt[name]
            else:
                other._short_opts.remove(name)
                del self._short_opt[name]
            if not other._short_opts and not other._long_opts:
                other.container.option_list.remove(other)

    def add_option(self, *args, **kwargs):
        if isinstance(args[0], str):
            option = self.option_class(*args, **kwargs)
        elif len(args) == 1 and not kwargs:
            option = args[0]
            if not isinstance(option, Option):
                raise TypeError(f"not an Option instance: {option!r}")
        else:
            raise TypeError("invalid arguments")
        self._check_conflict(option)
        self.option_list.append(option)
        option.container = self
        for name in option._short_opts:
            self._short_opt[name] = option
        for name in option._long_opts:
            self._long_opt[name] = option
        if option.dest is not None:
            if option.default is not NO_DEFAULT:
                self.defaults[option.dest] = option.default
            else:
                self.defaults.setdefault(option.dest, None)
        return option

    def add_options(self, option_list):
        for option in option_list:
            self.add_option(option)

    def get_option(self, opt_str):
        return self._short_opt.get(opt_str) or self._long_opt.get(opt_str)

    def has_option(self, opt_str):
        return opt_str in self._short_opt or opt_str in self._long_opt

    def remove_option(self, opt_str):
        option = self.get_option(opt_str)
        if option is None:
            raise ValueError(f"no such option {opt_str!r}")
        for name in option._short_opts:
            del self._short_opt[name]
        for name in option._long_opts:
            del self._long_opt[name]
        option.container.option_list.remove(option)

    def format_option_help(self, formatter):
        shown = [option for option in self.option_list if option.help is not SUPPRESS_HELP]
        return "".join([formatter.format_option(option) for option in shown])

    def format_description(self, formatter):
        return formatter.format_description(self.get_description())

    def format_help(self, formatter):
        parts = []
        if self.description:
            parts.append(self.format_description(formatter))
        if self.option_list:
            parts.append(self.format_option_help(formatter))
        return "\n".join(parts)


class OptionGroup(OptionContainer):
    def __init__(self, parser, title, description=None):
        self.parser = parser
        super().__init__(parser.option_class, parser.conflict_handler, description)
        self.title = title

    def _create_option_list(self):
        self.option_list = []
        self._share_option_mappings(self.parser)

    def set_title(self, title):
        self.title = title

    def destroy(self):
        super().destroy()
        del self.option_list

    def format_help(self, formatter):
        text = formatter.format_heading(self.title)
        formatter.indent()
        text += super().format_help(formatter)
        formatter.dedent()
        return text


class OptionParser(OptionContainer):
    standard_option_list = []

    def __init__(
        self, usage=None, option_list=None, option_class=Option, version=None, conflict_handler="error", description=None,
        formatter=None, add_help_option=True, prog=None, epilog=None,
    ):
        super().__init__(option_class, conflict_handler, description)
        self.set_usage(usage)
        self.prog = prog
        self.version = version
        self.allow_interspersed_args = True
        self.process_default_values = True
        self.formatter = IndentedHelpFormatter() if formatter is None else formatter
        self.formatter.set_parser(self)
        self.epilog = epilog
        self._populate_option_list(option_list, add_help=add_help_option)
        self._init_parsing_state()

    def destroy(self):
        super().destroy()
        for group in self.option_groups:
            group.destroy()
        del self.option_list
        del self.option_groups
        del self.formatter

    def _create_option_list(self):
        self.option_list = []
        self.option_groups = []
        self._create_option_mappings()

    def _add_help_option(self):
        self.add_option("-h", "--help", action="help", help="show this help message and exit")

    def _add_version_option(self):
        self.add_option("--version", action="version", help="show program's version number and exit")

    def _populate_option_list(self, option_list, add_help=True):
        self.add_options(self.standard_option_list or ())
        self.add_options(option_list or ())
        if self.version:
            self._add_version_option()
        if add_help:
            self._add_help_option()

    def _init_parsing_state(self):
        self.rargs = None
        self.largs = None
        self.values = None

    def set_usage(self, usage):
        if usage is None:
            self.usage = "%prog [options]"
        elif usage is SUPPRESS_USAGE:
            self.usage = None
        else:
            self.usage = usage[7:] if usage.lower().startswith("usage: ") else usage

    def enable_interspersed_args(self):
        self.allow_interspersed_args = True

    def disable_interspersed_args(self):
        self.allow_interspersed_args = False

    def set_process_default_values(self, process):
        self.process_default_values = process

    def set_default(self, dest, value):
        self.defaults[dest] = value

    def set_defaults(self, **kwargs):
        self.defaults.update(kwargs)

    def _get_all_options(self):
        options = self.option_list[:]
        for group in self.option_groups:
            options.extend(group.option_list)
        return options

    def get_default_values(self):
        if not self.process_default_values:
            return Values(self.defaults)
        defaults = self.defaults.copy()
        for option in self._get_all_options():
            value = defaults.get(option.dest)
            if isinstance(value, str):
                defaults[option.dest] = option.check_value(option.get_opt_string(), value)
        return Values(defaults)

    def add_option_group(self, *args, **kwargs):
        if isinstance(args[0], str):
            group = OptionGroup(self, *args, **kwargs)
        elif len(args) == 1 and not kwargs:
            group = args[0]
            if not isinstance(group, OptionGroup):
                raise TypeError(f"not an OptionGroup instance: {group!r}")
            if group.parser is not self:
                raise ValueError("invalid OptionGroup (wrong parser)")
        else:
            raise TypeError("invalid arguments")
        self.option_groups.append(group)
        return group

    def get_option_group(self, opt_str):
        option = self.get_option(opt_str)
        if option and option.container is not self:
            return option.container
        return None

    # Parsing. Callbacks may look at and change rargs, what is still to be parsed, largs, the
    # positional arguments so far, and values.

    def _get_args(self, args):
        return sys.argv[1:] if args is None else args[:]

    def parse_args(self, args=None, values=None):
        self.rargs = rargs = self._get_args(args)
        self.largs = largs = []
        self.values = values = self.get_default_values() if values is None else values
        try:
            self._process_args(largs, rargs, values)
        except (BadOptionError, OptionValueError) as e:
            self.error(str(e))
        return self.check_values(values, largs + rargs)

    def check_values(self, values, args):
        return values, args

    def _process_args(self, largs, rargs, values):
        while rargs:
            arg = rargs[0]
            if arg == "--":
                del rargs[0]
                return
            if arg[:2] == "--":
                self._process_long_opt(rargs, values)
            elif arg[:1] == "-" and len(arg) > 1:
                self._process_short_opts(rargs, values)
            elif self.allow_interspersed_args:
                largs.append(arg)
                del rargs[0]
            else:
                return

    def _match_long_opt(self, opt):
        return _match_abbrev(opt, self._long_opt)

    def _take_value(self, option, opt, rargs):
        n = option.nargs
        if len(rargs) < n:
            self.error(f"{opt} option requires {n} argument{'' if n == 1 else 's'}")
        if n == 1:
            return rargs.pop(0)
        value = tuple(rargs[:n])
        del rargs[:n]
        return value

    def _process_long_opt(self, rargs, values):
        opt, equals, given = rargs.pop(0).partition("=")
        if equals:
            rargs.insert(0, given)
        opt = self._match_long_opt(opt)
        option = self._long_opt[opt]
        value = None
        if option.takes_value():
            value = self._take_value(option, opt, rargs)
        elif equals:
            self.error(f"{opt} option does not take a value")
        option.process(opt, value, values, self)

    def _process_short_opts(self, rargs, values):
        arg = rargs.pop(0)
        for i, letter in enumerate(arg[1:], 2):
            opt = "-" + letter
            option = self._short_opt.get(opt)
            if not option:
                raise BadOptionError(opt)
            value = None
            if option.takes_value():
                if i < len(arg):
                    rargs.insert(0, arg[i:])
                value = self._take_value(option, opt, rargs)
            option.process(opt, value, values, self)
            if option.takes_value():
                break

    # Feedback.

    def get_prog_name(self):
        return sys.argv[0].rpartition("/")[2] if self.prog is None else self.prog

    def expand_prog_name(self, s):
        return s.replace("%prog", self.get_prog_name())

    def get_description(self):
        return self.expand_prog_name(self.description)

    def exit(self, status=0, msg=None):
        if msg:
            sys.stderr.write(msg)
        sys.exit(status)

    def error(self, msg):
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.get_prog_name()}: error: {msg}\n")

    def get_usage(self):
        return self.formatter.format_usage(self.expand_prog_name(self.usage)) if self.usage else ""

    def print_usage(self, file=None):
        if self.usage:
            print(self.get_usage(), file=file)

    def get_version(self):
        return self.expand_prog_name(self.version) if self.version else ""

    def print_version(self, file=None):
        if self.version:
            print(self.get_version(), file=file)

    def format_option_help(self, formatter=None):
        if formatter is None:
            formatter = self.formatter
        formatter.store_option_strings(self)
        parts = [formatter.format_heading("Options")]
        formatter.indent()
        if self.option_list:
            parts += [super().format_option_help(formatter), "\n"]
        for group in self.option_groups:
            parts += [group.format_help(formatter), "\n"]
        formatter.dedent()
        return "".join(parts[:-1])

    def format_epilog(self, formatter):
        return formatter.format_epilog(self.epilog)

    def format_help(self, formatter=None):
        if formatter is None:
            formatter = self.formatter
        parts = []
        if self.usage:
            parts.append(self.get_usage() + "\n")
        if self.description:
            parts.append(self.format_description(formatter) + "\n")
        parts += [self.format_option_help(formatter), self.format_epilog(formatter)]
        return "".join(parts)

    def print_help(self, file=None):
        (sys.stdout if file is None else file).write(self.format_help())


def _match_abbrev(s, wordmap):
    # The one word that s begins, or is.
    if s in wordmap:
        return s
    found = sorted([word for word in wordmap if word.startswith(s)])
    if len(found) == 1:
        return found[0]
    if not found:
        raise BadOptionError(s)
    raise AmbiguousOptionError(s, found)
