import re as _re
import sys as _sys

from _argparse_help import (
    ONE_OR_MORE, OPTIONAL, PARSER, REMAINDER, SUPPRESS, ZERO_OR_MORE, ArgumentDefaultsHelpFormatter, HelpFormatter,
    MetavarTypeHelpFormatter, RawDescriptionHelpFormatter, RawTextHelpFormatter,
)

__all__ = [
    "ArgumentParser", "ArgumentError", "ArgumentTypeError", "BooleanOptionalAction", "FileType", "HelpFormatter",
    "ArgumentDefaultsHelpFormatter", "RawDescriptionHelpFormatter", "RawTextHelpFormatter", "MetavarTypeHelpFormatter",
    "Namespace", "Action", "ONE_OR_MORE", "OPTIONAL", "PARSER", "REMAINDER", "SUPPRESS", "ZERO_OR_MORE",
]

# Where a parser of a command leaves what it did not know.
_UNRECOGNIZED_ARGS_ATTR = "_unrecognized_args"


class _AttributeHolder:
    # Shows itself by its attributes.

    def __repr__(self):
        shown = [repr(arg) for arg in self._get_args()]
        odd = {}
        for name, value in self._get_kwargs():
            if name.isidentifier():
                shown.append(f"{name}={value!r}")
            else:
                odd[name] = value
        if odd:
            shown.append(f"**{odd!r}")
        return f"{type(self).__name__}({', '.join(shown)})"

    def _get_kwargs(self):
        return [*self.__dict__.items()]

    def _get_args(self):
        return []


class Namespace(_AttributeHolder):
    """What parse_args gives: an attribute for each argument."""

    def __init__(self, **kwargs):
        for name, value in kwargs.items():
            setattr(self, name, value)

    def __eq__(self, other):
        if not isinstance(other, Namespace):
            return NotImplemented
        return vars(self) == vars(other)

    __hash__ = None

    def __contains__(self, key):
        return key in self.__dict__


def _get_action_name(argument):
    # What an argument is called in messages, None if it has no name.
    if argument is None:
        return None
    if argument.option_strings:
        return "/".join(argument.option_strings)
    for name in (argument.metavar, argument.dest):
        if name is not None and name != SUPPRESS:
            return name
    if argument.choices:
        return "{" + ",".join(argument.choices) + "}"
    return None


class ArgumentError(Exception):
    """What is wrong with one argument."""

    def __init__(self, argument, message):
        self.argument_name = _get_action_name(argument)
        self.message = message

    def __str__(self):
        if self.argument_name is None:
            return f"{self.message}"
        return f"argument {self.argument_name}: {self.message}"


class ArgumentTypeError(Exception):
    """To be raised by the type of an argument: its text becomes the parser's message."""


# Actions.


class Action(_AttributeHolder):
    """What is done with the strings of one argument."""

    def __init__(
        self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None,
        metavar=None, deprecated=False,
    ):
        self.option_strings = option_strings
        self.dest = dest
        self.nargs = nargs
        self.const = const
        self.default = default
        self.type = type
        self.choices = choices
        self.required = required
        self.help = help
        self.metavar = metavar
        self.deprecated = deprecated

    def _get_kwargs(self):
        names = (
            "option_strings", "dest", "nargs", "const", "default", "type", "choices", "required", "help", "metavar",
            "deprecated",
        )
        return [(name, getattr(self, name)) for name in names]

    def format_usage(self):
        return self.option_strings[0]

    def __call__(self, parser, namespace, values, option_string=None):
        raise NotImplementedError(".__call__() not defined")


class BooleanOptionalAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None, deprecated=False):
        both = []
        for option in option_strings:
            both.append(option)
            if option.startswith("--"):
                both.append("--no-" + option[2:])
        super().__init__(both, dest, nargs=0, default=default, required=required, help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        if option_string in self.option_strings:
            setattr(namespace, self.dest, not option_string.startswith("--no-"))

    def format_usage(self):
        return " | ".join(self.option_strings)


class _ValueAction(Action):
    # An action with values from the command line; _zero says why it needs some.

    def __init__(
        self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None,
        metavar=None, deprecated=False,
    ):
        if nargs == 0:
            raise ValueError(self._zero)
        if const is not None and nargs != OPTIONAL:
            raise ValueError(f"nargs must be {OPTIONAL!r} to supply const")
        super().__init__(
            option_strings, dest, nargs, const, default, type, choices, required, help, metavar, deprecated
        )


class _StoreAction(_ValueAction):
    _zero = (
        "nargs for store actions must be != 0; if you have nothing to store, actions such as store true or store const "
        "may be more appropriate"
    )

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)


class _StoreConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None, deprecated=False):
        super().__init__(
            option_strings, dest, nargs=0, const=const, default=default, required=required, help=help, deprecated=deprecated
        )

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, self.const)


class _StoreTrueAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=False, required=False, help=None, deprecated=False):
        super().__init__(option_strings, dest, True, default, required, help, deprecated=deprecated)


class _StoreFalseAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=True, required=False, help=None, deprecated=False):
        super().__init__(option_strings, dest, False, default, required, help, deprecated=deprecated)


def _list_at(namespace, dest):
    # A copy of the list an action adds to.
    items = getattr(namespace, dest, None)
    if items is None:
        return []
    if type(items) is list:
        return items[:]
    import copy
    return copy.copy(items)


class _AppendAction(_ValueAction):
    _zero = (
        "nargs for append actions must be != 0; if arg strings are not supplying the value to append, the append const "
        "action may be more appropriate"
    )

    def __call__(self, parser, namespace, values, option_string=None):
        items = _list_at(namespace, self.dest)
        items.append(values)
        setattr(namespace, self.dest, items)


class _ExtendAction(_AppendAction):
    def __call__(self, parser, namespace, values, option_string=None):
        items = _list_at(namespace, self.dest)
        items.extend(values)
        setattr(namespace, self.dest, items)


class _AppendConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None, deprecated=False):
        super().__init__(
            option_strings, dest, nargs=0, const=const, default=default, required=required, help=help, metavar=metavar,
            deprecated=deprecated,
        )

    def __call__(self, parser, namespace, values, option_string=None):
        items = _list_at(namespace, self.dest)
        items.append(self.const)
        setattr(namespace, self.dest, items)


class _CountAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None, deprecated=False):
        super().__init__(
            option_strings, dest, nargs=0, default=default, required=required, help=help, deprecated=deprecated
        )

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, (getattr(namespace, self.dest, None) or 0) + 1)


class _HelpAction(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, help=None, deprecated=False):
        super().__init__(option_strings, dest, nargs=0, default=default, help=help, deprecated=deprecated)

    def __call__(self, parser, namespace, values, option_string=None):
        parser.print_help()
        parser.exit()


class _VersionAction(Action):
    def __init__(self, option_strings, version=None, dest=SUPPRESS, default=SUPPRESS, help=None, deprecated=False):
        if help is None:
            help = "show program's version number and exit"
        super().__init__(option_strings, dest, nargs=0, default=default, help=help)
        self.version = version

    def __call__(self, parser, namespace, values, option_string=None):
        formatter = parser._get_formatter()
        formatter.add_text(parser.version if self.version is None else self.version)
        parser._print_message(formatter.format_help(), _sys.stdout)
        parser.exit()


class _SubParsersAction(Action):
    class _ChoicesPseudoAction(Action):
        # Stands for a command in the help.
        def __init__(self, name, aliases, help):
            metavar = f"{name} ({', '.join(aliases)})" if aliases else name
            super().__init__([], name, help=help, metavar=metavar)

    def __init__(self, option_strings, prog, parser_class, dest=SUPPRESS, required=False, help=None, metavar=None):
        self._prog_prefix = prog
        self._parser_class = parser_class
        self._name_parser_map = {}
        self._choices_actions = []
        self._deprecated = set()
        super().__init__(
            option_strings, dest, nargs=PARSER, choices=self._name_parser_map, required=required, help=help, metavar=metavar
        )

    def add_parser(self, name, *, deprecated=False, **kwargs):
        if kwargs.get("prog") is None:
            kwargs["prog"] = f"{self._prog_prefix} {name}"
        aliases = kwargs.pop("aliases", ())
        parsers = self._name_parser_map
        if name in parsers:
            raise ArgumentError(self, f"conflicting subparser: {name}")
        for alias in aliases:
            if alias in parsers:
                raise ArgumentError(self, f"conflicting subparser alias: {alias}")
        if "help" in kwargs:
            self._choices_actions.append(self._ChoicesPseudoAction(name, aliases, kwargs.pop("help")))
        parser = self._parser_class(**kwargs)
        for key in (name, *aliases):
            parsers[key] = parser
            if deprecated:
                self._deprecated.add(key)
        return parser

    def _get_subactions(self):
        return self._choices_actions

    def __call__(self, parser, namespace, values, option_string=None):
        name = values[0]
        if self.dest is not SUPPRESS:
            setattr(namespace, self.dest, name)
        if name not in self._name_parser_map:
            choices = ", ".join(self._name_parser_map)
            raise ArgumentError(self, f"unknown parser {name!r} (choices: {choices})")
        if name in self._deprecated:
            parser._warning(f"command '{name}' is deprecated")
        # The command's parser fills a namespace of its own, so that its defaults count.
        found, rest = self._name_parser_map[name].parse_known_args(values[1:], None)
        for key, value in vars(found).items():
            setattr(namespace, key, value)
        if rest:
            vars(namespace).setdefault(_UNRECOGNIZED_ARGS_ATTR, []).extend(rest)


class FileType:
    """A type for arguments that names a file and opens it."""

    def __init__(self, mode="r", bufsize=-1, encoding=None, errors=None):
        self._mode = mode
        self._bufsize = bufsize
        self._encoding = encoding
        self._errors = errors

    def __call__(self, string):
        if string == "-":
            if "r" in self._mode:
                stream = _sys.stdin
            elif any(c in self._mode for c in "wax"):
                stream = _sys.stdout
            else:
                raise ValueError(f'argument "-" with mode {self._mode!r}')
            return stream.buffer if "b" in self._mode else stream
        try:
            return open(string, self._mode, self._bufsize, self._encoding, self._errors)
        except OSError as e:
            raise ArgumentTypeError(f"can't open '{string}': {e}")

    def __repr__(self):
        shown = [repr(arg) for arg in (self._mode, self._bufsize) if arg != -1]
        for name, value in (("encoding", self._encoding), ("errors", self._errors)):
            if value is not None:
                shown.append(f"{name}={value!r}")
        return f"{type(self).__name__}({', '.join(shown)})"


# What holds arguments: parsers and groups.


_ACTIONS = {
    None: _StoreAction,
    "store": _StoreAction,
    "store_const": _StoreConstAction,
    "store_true": _StoreTrueAction,
    "store_false": _StoreFalseAction,
    "append": _AppendAction,
    "append_const": _AppendConstAction,
    "count": _CountAction,
    "help": _HelpAction,
    "version": _VersionAction,
    "parsers": _SubParsersAction,
    "extend": _ExtendAction,
}


class _ActionsContainer:
    _negative_number_matcher = _re.compile(r"^-\d+$|^-\d*\.\d+$")

    def __init__(self, description, prefix_chars, argument_default, conflict_handler):
        super().__init__()
        self.description = description
        self.argument_default = argument_default
        self.prefix_chars = prefix_chars
        self.conflict_handler = conflict_handler
        self._registries = {"action": dict(_ACTIONS)}
        self._get_handler()
        self._actions = []
        self._option_string_actions = {}
        self._action_groups = []
        self._mutually_exclusive_groups = []
        self._defaults = {}
        self._has_negative_number_optionals = []

    def register(self, registry_name, value, object):
        self._registries.setdefault(registry_name, {})[value] = object

    def _registry_get(self, registry_name, value, default=None):
        return self._registries[registry_name].get(value, default)

    def set_defaults(self, **kwargs):
        self._defaults.update(kwargs)
        for action in self._actions:
            if action.dest in kwargs:
                action.default = kwargs[action.dest]

    def get_default(self, dest):
        for action in self._actions:
            if action.dest == dest and action.default is not None:
                return action.default
        return self._defaults.get(dest)

    def add_argument(self, *args, **kwargs):
        if not args or len(args) == 1 and args[0][0] not in self.prefix_chars:
            if args and "dest" in kwargs:
                raise ValueError("dest supplied twice for positional argument")
            kwargs = self._get_positional_kwargs(*args, **kwargs)
        else:
            kwargs = self._get_optional_kwargs(*args, **kwargs)
        if "default" not in kwargs:
            if kwargs["dest"] in self._defaults:
                kwargs["default"] = self._defaults[kwargs["dest"]]
            elif self.argument_default is not None:
                kwargs["default"] = self.argument_default
        cls = self._pop_action_class(kwargs)
        if not callable(cls):
            raise ValueError(f'unknown action "{cls}"')
        action = cls(**kwargs)
        convert = self._registry_get("type", action.type, action.type)
        if not callable(convert):
            raise ValueError(f"{convert!r} is not callable")
        if convert is FileType:
            raise ValueError(f"{convert!r} is a FileType class object, instance of it must be passed")
        if hasattr(self, "_get_formatter"):
            try:
                self._get_formatter()._format_args(action, None)
            except TypeError:
                raise ValueError("length of metavar tuple does not match nargs")
        return self._add_action(action)

    def add_argument_group(self, *args, **kwargs):
        group = _ArgumentGroup(self, *args, **kwargs)
        self._action_groups.append(group)
        return group

    def add_mutually_exclusive_group(self, **kwargs):
        group = _MutuallyExclusiveGroup(self, **kwargs)
        self._mutually_exclusive_groups.append(group)
        return group

    def _add_action(self, action):
        self._check_conflict(action)
        self._actions.append(action)
        action.container = self
        for option in action.option_strings:
            self._option_string_actions[option] = action
            if self._negative_number_matcher.match(option) and not self._has_negative_number_optionals:
                self._has_negative_number_optionals.append(True)
        return action

    def _remove_action(self, action):
        self._actions.remove(action)

    def _add_container_actions(self, container):
        # Take over the arguments of a parent, in groups of the same titles.
        titled = {}
        for group in self._action_groups:
            if group.title in titled:
                raise ValueError(f"cannot merge actions - two groups are named {group.title!r}")
            titled[group.title] = group
        home = {}
        for group in container._action_groups:
            if group.title not in titled:
                titled[group.title] = self.add_argument_group(
                    title=group.title, description=group.description, conflict_handler=group.conflict_handler
                )
            for action in group._group_actions:
                home[action] = titled[group.title]
        for group in container._mutually_exclusive_groups:
            own = self.add_mutually_exclusive_group(required=group.required)
            for action in group._group_actions:
                home[action] = own
        for action in container._actions:
            home.get(action, self)._add_action(action)

    def _get_positional_kwargs(self, dest, **kwargs):
        if "required" in kwargs:
            raise TypeError("'required' is an invalid argument for positionals")
        nargs = kwargs.get("nargs")
        if nargs != OPTIONAL and (nargs != ZERO_OR_MORE or "default" not in kwargs):
            kwargs["required"] = True
        return dict(kwargs, dest=dest, option_strings=[])

    def _get_optional_kwargs(self, *args, **kwargs):
        chars = self.prefix_chars
        first_long = None
        for option in args:
            if option[0] not in chars:
                raise ValueError(f"invalid option string {option!r}: must start with a character {chars!r}")
            if first_long is None and len(option) > 1 and option[1] in chars:
                first_long = option
        dest = kwargs.pop("dest", None)
        if dest is None:
            dest = (first_long or args[0]).lstrip(chars)
            if not dest:
                raise ValueError(f"dest= is required for options like {args[-1]!r}")
            dest = dest.replace("-", "_")
        return dict(kwargs, dest=dest, option_strings=[*args])

    def _pop_action_class(self, kwargs, default=None):
        action = kwargs.pop("action", default)
        return self._registry_get("action", action, action)

    def _get_handler(self):
        handler = getattr(self, f"_handle_conflict_{self.conflict_handler}", None)
        if handler is None:
            raise ValueError(f"invalid conflict_resolution value: {self.conflict_handler!r}")
        return handler

    def _check_conflict(self, action):
        known = self._option_string_actions
        conflicts = [(option, known[option]) for option in action.option_strings if option in known]
        if conflicts:
            self._get_handler()(action, conflicts)

    def _handle_conflict_error(self, action, conflicting_actions):
        names = ", ".join([option for option, _ in conflicting_actions])
        s = "" if len(conflicting_actions) == 1 else "s"
        raise ArgumentError(action, f"conflicting option string{s}: {names}")

    def _handle_conflict_resolve(self, action, conflicting_actions):
        for option, other in conflicting_actions:
            other.option_strings.remove(option)
            self._option_string_actions.pop(option, None)
            if not other.option_strings:
                other.container._remove_action(other)


class _ArgumentGroup(_ActionsContainer):
    def __init__(self, container, title=None, description=None, **kwargs):
        for name in ("conflict_handler", "prefix_chars", "argument_default"):
            kwargs.setdefault(name, getattr(container, name))
        super().__init__(description=description, **kwargs)
        self.title = title
        self._group_actions = []
        for name in (
            "_registries", "_actions", "_option_string_actions", "_defaults", "_has_negative_number_optionals",
            "_mutually_exclusive_groups",
        ):
            setattr(self, name, getattr(container, name))

    def _add_action(self, action):
        action = super()._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        super()._remove_action(action)
        self._group_actions.remove(action)

    def add_argument_group(self, *args, **kwargs):
        import warnings
        warnings.warn("Nesting argument groups is deprecated.", category=DeprecationWarning, stacklevel=2)
        return super().add_argument_group(*args, **kwargs)


class _MutuallyExclusiveGroup(_ArgumentGroup):
    def __init__(self, container, required=False):
        super().__init__(container)
        self.required = required
        self._container = container

    def _add_action(self, action):
        if action.required:
            raise ValueError("mutually exclusive arguments must be optional")
        action = self._container._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        self._container._remove_action(action)
        self._group_actions.remove(action)

    def add_mutually_exclusive_group(self, *args, **kwargs):
        import warnings
        warnings.warn("Nesting mutually exclusive groups is deprecated.", category=DeprecationWarning, stacklevel=2)
        return super().add_mutually_exclusive_group(*args, **kwargs)


class ArgumentParser(_AttributeHolder, _ActionsContainer):
    """A parser of command lines."""

    def __init__(
        self, prog=None, usage=None, description=None, epilog=None, parents=[], formatter_class=HelpFormatter,
        prefix_chars="-", fromfile_prefix_chars=None, argument_default=None, conflict_handler="error", add_help=True,
        allow_abbrev=True, exit_on_error=True,
    ):
        super().__init__(
            description=description, prefix_chars=prefix_chars, argument_default=argument_default,
            conflict_handler=conflict_handler,
        )
        if prog is None:
            prog = _sys.argv[0].rpartition("/")[2]
        self.prog = prog
        self.usage = usage
        self.epilog = epilog
        self.formatter_class = formatter_class
        self.fromfile_prefix_chars = fromfile_prefix_chars
        self.add_help = add_help
        self.allow_abbrev = allow_abbrev
        self.exit_on_error = exit_on_error
        self._positionals = self.add_argument_group("positional arguments")
        self._optionals = self.add_argument_group("options")
        self._subparsers = None
        self.register("type", None, lambda string: string)
        if add_help:
            prefix = "-" if "-" in prefix_chars else prefix_chars[0]
            self.add_argument(
                prefix + "h", prefix * 2 + "help", action="help", default=SUPPRESS, help="show this help message and exit"
            )
        for parent in parents:
            if not isinstance(parent, ArgumentParser):
                raise TypeError("parents must be a list of ArgumentParser")
            self._add_container_actions(parent)
            self._defaults.update(parent._defaults)

    def _get_kwargs(self):
        names = ("prog", "usage", "description", "formatter_class", "conflict_handler", "add_help")
        return [(name, getattr(self, name)) for name in names]

    def add_subparsers(self, **kwargs):
        if self._subparsers is not None:
            raise ArgumentError(None, "cannot have multiple subparser arguments")
        kwargs.setdefault("parser_class", type(self))
        if "title" in kwargs or "description" in kwargs:
            title = kwargs.pop("title", "subcommands")
            self._subparsers = self.add_argument_group(title, kwargs.pop("description", None))
        else:
            self._subparsers = self._positionals
        if kwargs.get("prog") is None:
            # The usage so far stands before the names of the commands.
            formatter = self._get_formatter()
            formatter.add_usage(self.usage, self._get_positional_actions(), self._mutually_exclusive_groups, "")
            kwargs["prog"] = formatter.format_help().strip()
        action = self._pop_action_class(kwargs, "parsers")(option_strings=[], **kwargs)
        self._subparsers._add_action(action)
        return action

    def _add_action(self, action):
        (self._optionals if action.option_strings else self._positionals)._add_action(action)
        return action

    def _get_optional_actions(self):
        return [action for action in self._actions if action.option_strings]

    def _get_positional_actions(self):
        return [action for action in self._actions if not action.option_strings]

    # Parsing.

    def _all_known(self, rest):
        if rest:
            message = f"unrecognized arguments: {' '.join(rest)}"
            if not self.exit_on_error:
                raise ArgumentError(None, message)
            self.error(message)

    def parse_args(self, args=None, namespace=None):
        namespace, rest = self.parse_known_args(args, namespace)
        self._all_known(rest)
        return namespace

    def parse_known_args(self, args=None, namespace=None):
        args = _sys.argv[1:] if args is None else [*args]
        if namespace is None:
            namespace = Namespace()
        for action in self._actions:
            if action.dest is not SUPPRESS and action.default is not SUPPRESS and not hasattr(namespace, action.dest):
                setattr(namespace, action.dest, action.default)
        for dest, value in self._defaults.items():
            if not hasattr(namespace, dest):
                setattr(namespace, dest, value)
        if self.exit_on_error:
            try:
                namespace, args = self._parse_known_args(args, namespace)
            except ArgumentError as e:
                self.error(str(e))
        else:
            namespace, args = self._parse_known_args(args, namespace)
        if hasattr(namespace, _UNRECOGNIZED_ARGS_ATTR):
            args.extend(getattr(namespace, _UNRECOGNIZED_ARGS_ATTR))
            delattr(namespace, _UNRECOGNIZED_ARGS_ATTR)
        return namespace, args

    def _parse_known_args(self, arg_strings, namespace):
        if self.fromfile_prefix_chars is not None:
            arg_strings = self._read_args_from_files(arg_strings)
        parse = _Parse(self, arg_strings, namespace)
        parse.run()
        parse.finish()
        return namespace, parse.extras

    def _read_args_from_files(self, arg_strings):
        out = []
        for arg in arg_strings:
            if not arg or arg[0] not in self.fromfile_prefix_chars:
                out.append(arg)
                continue
            try:
                with open(arg[1:], encoding="utf-8", errors="surrogateescape") as file:
                    lines = file.read().splitlines()
                inner = [a for line in lines for a in self.convert_arg_line_to_args(line)]
                out.extend(self._read_args_from_files(inner))
            except OSError as e:
                raise ArgumentError(None, str(e))
        return out

    def convert_arg_line_to_args(self, arg_line):
        return [arg_line]

    def _match_argument(self, action, arg_strings_pattern):
        match = _re.match(self._get_nargs_pattern(action), arg_strings_pattern)
        if match is None:
            n = action.nargs
            message = _EXPECTED.get(n)
            if message is None:
                message = f"expected {n} argument{'' if n == 1 else 's'}"
            raise ArgumentError(action, message)
        return len(match.group(1))

    def _match_arguments_partial(self, actions, arg_strings_pattern):
        # The numbers of arguments of as many of the first actions as there are enough for.
        patterns = [self._get_nargs_pattern(action) for action in actions]
        while patterns:
            match = _re.match("".join(patterns), arg_strings_pattern)
            if match is not None:
                return [len(group) for group in match.groups()]
            patterns.pop()
        return []

    def _parse_optional(self, arg_string):
        # None of what is no option, else the action, the option, "=" or "", and its argument.
        if not arg_string or arg_string[0] not in self.prefix_chars:
            return None
        known = self._option_string_actions
        if arg_string in known:
            return known[arg_string], arg_string, None, None
        if len(arg_string) == 1:
            return None
        option, sep, value = arg_string.partition("=")
        if sep and option in known:
            return known[option], option, sep, value
        found = self._get_option_tuples(arg_string)
        if len(found) == 1:
            return found[0]
        if found:
            matches = ", ".join([option for _, option, _, _ in found])
            raise ArgumentError(None, f"ambiguous option: {arg_string} could match {matches}")
        if self._negative_number_matcher.match(arg_string) and not self._has_negative_number_optionals:
            return None
        if " " in arg_string:
            return None
        return None, arg_string, None, None

    def _get_option_tuples(self, option_string):
        # All readings of what is no option as it stands.
        chars = self.prefix_chars
        known = self._option_string_actions
        found = []
        if option_string[1] in chars:
            if self.allow_abbrev:
                prefix, sep, value = option_string.partition("=")
                if not sep:
                    sep = value = None
                for option, action in known.items():
                    if option.startswith(prefix):
                        found.append((action, option, sep, value))
            return found
        short = option_string[:2]
        for option, action in known.items():
            if option == short:
                found.append((action, option, "", option_string[2:]))
            elif option.startswith(option_string):
                found.append((action, option, None, None))
        return found

    def _get_nargs_pattern(self, action):
        nargs = action.nargs
        pattern = _PATTERNS.get(nargs)
        if pattern is None:
            pattern = f"(-*{'-*'.join('A' * nargs)}-*)"
        if action.option_strings:
            pattern = pattern.replace("-*", "").replace("-", "")
        return pattern

    def parse_intermixed_args(self, args=None, namespace=None):
        namespace, rest = self.parse_known_intermixed_args(args, namespace)
        self._all_known(rest)
        return namespace

    def parse_known_intermixed_args(self, args=None, namespace=None):
        # Twice: the options without positionals, then the positionals among what is left.
        positionals = self._get_positional_actions()
        for action in positionals:
            if action.nargs in (PARSER, REMAINDER):
                raise TypeError(f"parse_intermixed_args: positional arg with nargs={action.nargs}")
        groups = self._mutually_exclusive_groups
        for group in groups:
            if any(action in positionals for action in group._group_actions):
                raise TypeError("parse_intermixed_args: positional in mutuallyExclusiveGroup")
        usage = self.usage
        try:
            if usage is None:
                self.usage = self.format_usage()[7:]
            saved = [(action, action.nargs, action.default) for action in positionals]
            try:
                for action in positionals:
                    action.nargs = action.default = SUPPRESS
                namespace, rest = self.parse_known_args(args, namespace)
                for action in positionals:
                    if getattr(namespace, action.dest, None) == []:
                        from warnings import warn
                        warn(f"Do not expect {action.dest} in {namespace}")
                        delattr(namespace, action.dest)
            finally:
                for action, action.nargs, action.default in saved:
                    pass
            saved = [(item, item.required) for item in (*self._get_optional_actions(), *groups)]
            try:
                for item, _ in saved:
                    item.required = False
                return self.parse_known_args(rest, namespace)
            finally:
                for item, item.required in saved:
                    pass
        finally:
            self.usage = usage

    # Values.

    def _get_values(self, action, arg_strings):
        nargs = action.nargs
        if not action.option_strings and nargs not in (PARSER, REMAINDER) and "--" in arg_strings:
            arg_strings.remove("--")
        if not arg_strings and nargs == OPTIONAL:
            value = action.const if action.option_strings else action.default
            if isinstance(value, str):
                value = self._get_value(action, value)
                self._check_value(action, value)
            return value
        if not arg_strings and nargs == ZERO_OR_MORE and not action.option_strings:
            if action.default is None:
                return arg_strings
            self._check_value(action, action.default)
            return action.default
        if nargs == SUPPRESS:
            return SUPPRESS
        if len(arg_strings) == 1 and nargs in (None, OPTIONAL):
            value = self._get_value(action, arg_strings[0])
            self._check_value(action, value)
            return value
        values = [self._get_value(action, arg) for arg in arg_strings]
        if nargs == PARSER:
            self._check_value(action, values[0])
        elif nargs != REMAINDER:
            for value in values:
                self._check_value(action, value)
        return values

    def _get_value(self, action, arg_string):
        convert = self._registry_get("type", action.type, action.type)
        if not callable(convert):
            raise ArgumentError(action, f"{convert!r} is not callable")
        try:
            return convert(arg_string)
        except ArgumentTypeError as e:
            raise ArgumentError(action, str(e))
        except (TypeError, ValueError):
            name = getattr(action.type, "__name__", repr(action.type))
            raise ArgumentError(action, f"invalid {name} value: {arg_string!r}")

    def _check_value(self, action, value):
        if action.choices is not None and value not in action.choices:
            choices = ", ".join([repr(choice) for choice in action.choices])
            raise ArgumentError(action, f"invalid choice: {value!r} (choose from {choices})")

    # Help and errors.

    def format_usage(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        return formatter.format_help()

    def format_help(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_text(group.description)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def _get_formatter(self):
        return self.formatter_class(prog=self.prog)

    def print_usage(self, file=None):
        self._print_message(self.format_usage(), _sys.stdout if file is None else file)

    def print_help(self, file=None):
        self._print_message(self.format_help(), _sys.stdout if file is None else file)

    def _print_message(self, message, file=None):
        if message:
            try:
                (file or _sys.stderr).write(message)
            except (AttributeError, OSError):
                pass

    def exit(self, status=0, message=None):
        if message:
            self._print_message(message, _sys.stderr)
        _sys.exit(status)

    def error(self, message):
        """Print a usage message incorporating the message to stderr and exit."""
        self.print_usage(_sys.stderr)
        self.exit(2, f"{self.prog}: error: {message}\n")

    def _warning(self, message):
        self._print_message(f"{self.prog}: warning: {message}\n", _sys.stderr)


# What is missing, and the arguments that fit, by their number. In patterns A stands for an
# argument, O for an option and - for "--".
_EXPECTED = {
    None: "expected one argument",
    OPTIONAL: "expected at most one argument",
    ONE_OR_MORE: "expected at least one argument",
}
_PATTERNS = {
    None: "(-*A-*)",
    OPTIONAL: "(-*A?-*)",
    ZERO_OR_MORE: "(-*[A-]*)",
    ONE_OR_MORE: "(-*A[A-]*)",
    REMAINDER: "([-AO]*)",
    PARSER: "(-*A[-AO]*)",
    SUPPRESS: "(-*-*)",
}


class _Parse:
    # One parse: the arguments, what they look like, and what has been seen of the actions.

    def __init__(self, parser, args, namespace):
        self.parser = parser
        self.args = args
        self.namespace = namespace
        self.extras = []
        self.seen = set()
        self.given = set()  # seen with a value that is not the default
        self.warned = set()
        self.positionals = parser._get_positional_actions()
        self.conflicts = {}
        for group in parser._mutually_exclusive_groups:
            members = group._group_actions
            for i, action in enumerate(members):
                self.conflicts.setdefault(action, []).extend(members[:i] + members[i + 1 :])
        self.options = {}
        pattern = []
        for i, arg in enumerate(args):
            if arg == "--":
                pattern.append("-" + "A" * (len(args) - i - 1))
                break
            option = parser._parse_optional(arg)
            if option is None:
                pattern.append("A")
            else:
                pattern.append("O")
                self.options[i] = option
        self.pattern = "".join(pattern)

    def run(self):
        # Positionals and options take turns until the last option.
        at = 0
        last = max(self.options, default=-1)
        while at <= last:
            option = at
            while option not in self.options:
                option += 1
            if option != at:
                after = self.take_positionals(at)
                if after > at:
                    at = after
                    continue
            if at not in self.options:
                self.extras.extend(self.args[at:option])
                at = option
            at = self.take_option(at)
        at = self.take_positionals(at)
        self.extras.extend(self.args[at:])

    def take_positionals(self, at):
        counts = self.parser._match_arguments_partial(self.positionals, self.pattern[at:])
        for action, count in zip(self.positionals, counts):
            args = self.args[at : at + count]
            at += count
            if args and action.deprecated:
                self.warn(action.dest, f"argument '{action.dest}' is deprecated")
            self.take(action, args, None)
        self.positionals[:] = self.positionals[len(counts) :]
        return at

    def take_option(self, at):
        # The option at an index, or several short ones in one argument; the index behind.
        parser = self.parser
        chars = parser.prefix_chars
        action, option, sep, value = self.options[at]
        found = []
        end = at + 1
        while True:
            if action is None:
                self.extras.append(self.args[at])
                return end
            if value is None:
                count = parser._match_argument(action, self.pattern[end:])
                found.append((action, self.args[end : end + count], option))
                end += count
                break
            count = parser._match_argument(action, "A")
            if count == 1:
                found.append((action, [value], option))
                break
            if count or option[1] in chars or value == "" or sep or value[0] in chars:
                raise ArgumentError(action, f"ignored explicit argument {value!r}")
            # The option takes no argument: what follows are further short ones.
            found.append((action, [], option))
            option = option[0] + value[0]
            if option not in parser._option_string_actions:
                self.extras.append(option[0] + value)
                break
            action = parser._option_string_actions[option]
            value = value[1:]
            sep = ""
            if not value:
                sep = value = None
            elif value[0] == "=":
                sep = "="
                value = value[1:]
        for action, args, option in found:
            if action.deprecated:
                self.warn(option, f"option '{option}' is deprecated")
            self.take(action, args, option)
        return end

    def warn(self, name, message):
        if name not in self.warned:
            self.warned.add(name)
            self.parser._warning(message)

    def take(self, action, args, option):
        self.seen.add(action)
        values = self.parser._get_values(action, args)
        if values is not action.default:
            self.given.add(action)
            for other in self.conflicts.get(action, ()):
                if other in self.given:
                    raise ArgumentError(action, f"not allowed with argument {_get_action_name(other)}")
        if values is not SUPPRESS:
            action(self.parser, self.namespace, values, option)

    def finish(self):
        # What was required, and defaults that are text and have a type.
        parser = self.parser
        missing = []
        for action in parser._actions:
            if action in self.seen:
                continue
            if action.required:
                missing.append(_get_action_name(action))
                continue
            default = action.default
            if isinstance(default, str) and getattr(self.namespace, action.dest, None) is default:
                setattr(self.namespace, action.dest, parser._get_value(action, default))
        if missing:
            raise ArgumentError(None, f"the following arguments are required: {', '.join(missing)}")
        for group in parser._mutually_exclusive_groups:
            if group.required and not any(action in self.given for action in group._group_actions):
                names = [_get_action_name(a) for a in group._group_actions if a.help is not SUPPRESS]
                raise ArgumentError(None, f"one of the arguments {' '.join(names)} is required")
