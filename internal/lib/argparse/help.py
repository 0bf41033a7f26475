# Formatters of usage and help. Scripts override single methods of them, so these have the
# names that scripts know.

import re

SUPPRESS = "==SUPPRESS=="
OPTIONAL = "?"
ZERO_OR_MORE = "*"
ONE_OR_MORE = "+"
PARSER = "A..."
REMAINDER = "..."


def _columns():
    try:
        from os import environ
        return int(environ.get("COLUMNS", "")) or 80
    except (ImportError, ValueError):
        return 80


class HelpFormatter:
    """Makes the text of usage and help."""

    _whitespace_matcher = re.compile(r"\s+", re.ASCII)
    _long_break_matcher = re.compile(r"\n\n\n+")

    def __init__(self, prog, indent_increment=2, max_help_position=24, width=None):
        if width is None:
            width = _columns() - 2
        self._prog = prog
        self._indent_increment = indent_increment
        self._max_help_position = min(max_help_position, max(width - 20, indent_increment * 2))
        self._width = width
        self._current_indent = 0
        self._level = 0
        self._action_max_length = 0
        self._root_section = self._Section(self, None)
        self._current_section = self._root_section

    class _Section:
        def __init__(self, formatter, parent, heading=None):
            self.formatter = formatter
            self.parent = parent
            self.heading = heading
            self.items = []

        def format_help(self):
            formatter = self.formatter
            inner = self.parent is not None
            if inner:
                formatter._indent()
            text = formatter._join_parts([function(*args) for function, args in self.items])
            if inner:
                formatter._dedent()
            if not text:
                return ""
            heading = ""
            if self.heading is not SUPPRESS and self.heading is not None:
                heading = f"{' ' * formatter._current_indent}{self.heading}:\n"
            return formatter._join_parts(["\n", heading, text, "\n"])

    # What is to be shown.

    def _indent(self):
        self._current_indent += self._indent_increment
        self._level += 1

    def _dedent(self):
        self._current_indent -= self._indent_increment
        self._level -= 1

    def _add_item(self, func, args):
        self._current_section.items.append((func, args))

    def start_section(self, heading):
        self._indent()
        section = self._Section(self, self._current_section, heading)
        self._add_item(section.format_help, [])
        self._current_section = section

    def end_section(self):
        self._current_section = self._current_section.parent
        self._dedent()

    def add_text(self, text):
        if text is not SUPPRESS and text is not None:
            self._add_item(self._format_text, [text])

    def add_usage(self, usage, actions, groups, prefix=None):
        if usage is not SUPPRESS:
            self._add_item(self._format_usage, (usage, actions, groups, prefix))

    def add_argument(self, action):
        if action.help is SUPPRESS:
            return
        widths = [self._action_max_length, len(self._format_action_invocation(action)) + self._current_indent]
        for sub in self._iter_indented_subactions(action):
            widths.append(len(self._format_action_invocation(sub)) + self._current_indent)
        self._action_max_length = max(widths)
        self._add_item(self._format_action, [action])

    def add_arguments(self, actions):
        for action in actions:
            self.add_argument(action)

    def format_help(self):
        text = self._root_section.format_help()
        if text:
            text = self._long_break_matcher.sub("\n\n", text).strip("\n") + "\n"
        return text

    def _join_parts(self, part_strings):
        return "".join([part for part in part_strings if part and part is not SUPPRESS])

    # Usage.

    def _format_usage(self, usage, actions, groups, prefix):
        if prefix is None:
            prefix = "usage: "
        prog = "%(prog)s" % {"prog": self._prog}
        if usage is not None:
            usage = usage % {"prog": self._prog}
        elif not actions:
            usage = prog
        else:
            options = [a for a in actions if a.option_strings]
            others = [a for a in actions if not a.option_strings]
            usage = " ".join([s for s in (prog, self._format_actions_usage(options + others, groups)) if s])
            width = self._width - self._current_indent
            if len(prefix) + len(usage) > width:
                usage = "\n".join(self._usage_lines(prefix, prog, width, options, others, groups))
        return f"{prefix}{usage}\n\n"

    def _usage_lines(self, prefix, prog, width, options, others, groups):
        options = self._get_actions_usage_parts(options, groups)
        others = self._get_actions_usage_parts(others, groups)
        if len(prefix) + len(prog) <= 0.75 * width:
            # A short name of the program: the arguments follow it.
            indent = " " * (len(prefix) + len(prog) + 1)
            if options:
                return [*_wrapped([prog, *options], indent, width, prefix), *_wrapped(others, indent, width)]
            if others:
                return _wrapped([prog, *others], indent, width, prefix)
            return [prog]
        indent = " " * len(prefix)
        lines = _wrapped(options + others, indent, width)
        if len(lines) > 1:
            lines = [*_wrapped(options, indent, width), *_wrapped(others, indent, width)]
        return [prog, *lines]

    def _format_actions_usage(self, actions, groups):
        return " ".join(self._get_actions_usage_parts(actions, groups))

    def _get_actions_usage_parts(self, actions, groups):
        # The groups whose members stand together, by where they do.
        grouped = set()
        spans = {}
        for group in groups:
            members = group._group_actions
            if not members:
                raise ValueError(f"empty group {group}")
            if all(a.help is SUPPRESS for a in members) or members[0] not in actions:
                continue
            start = actions.index(members[0])
            end = start + len(members)
            if actions[start:end] == members:
                grouped.update(members)
                spans[start, end] = group
        parts = [self._usage_part(action, action in grouped) for action in actions]
        separated = set()
        for start, end in sorted(spans, reverse=True):
            shown = [part for part in parts[start:end] if part is not None]
            n = len(shown)
            if not spans[start, end].required:
                before, after = "[", "]"
            elif n > 1:
                before, after = "(", ")"
            else:
                before = after = ""
            shown[0] = before + shown[0]
            shown[-1] += after
            for i, part in enumerate(shown[:-1], start):
                if i not in separated:
                    parts[i] = part + " |"
                    separated.add(i)
            parts[start + n - 1] = shown[-1]
            for i in range(start + n, end):
                parts[i] = None
        return [part for part in parts if part is not None]

    def _usage_part(self, action, grouped):
        # One argument of the usage, None if it is not to be shown.
        if action.help is SUPPRESS:
            return None
        if not action.option_strings:
            part = self._format_args(action, self._get_default_metavar_for_positional(action))
            if grouped and part[0] == "[" and part[-1] == "]":
                part = part[1:-1]
            return part
        if action.nargs == 0:
            part = action.format_usage()
        else:
            args = self._format_args(action, self._get_default_metavar_for_optional(action))
            part = f"{action.option_strings[0]} {args}"
        return part if action.required or grouped else f"[{part}]"

    # Texts and arguments.

    def _format_text(self, text):
        if "%(prog)" in text:
            text = text % {"prog": self._prog}
        width = max(self._width - self._current_indent, 11)
        return self._fill_text(text, width, " " * self._current_indent) + "\n\n"

    def _format_action(self, action):
        position = min(self._action_max_length + 2, self._max_help_position)
        width = max(self._width - position, 11)
        room = position - self._current_indent - 2
        header = self._format_action_invocation(action)
        first = position
        indent = " " * self._current_indent
        if not action.help:
            line = f"{indent}{header}\n"
        elif len(header) <= room:
            line = f"{indent}{header:<{room}}  "
            first = 0
        else:
            line = f"{indent}{header}\n"
        parts = [line]
        if action.help and action.help.strip():
            text = self._expand_help(action)
            if text:
                lines = self._split_lines(text, width)
                parts.append(f"{' ' * first}{lines[0]}\n")
                for rest in lines[1:]:
                    parts.append(f"{' ' * position}{rest}\n")
        elif line[-1:] != "\n":
            parts.append("\n")
        for sub in self._iter_indented_subactions(action):
            parts.append(self._format_action(sub))
        return self._join_parts(parts)

    def _format_action_invocation(self, action):
        if not action.option_strings:
            default = self._get_default_metavar_for_positional(action)
            (metavar,) = self._metavar_formatter(action, default)(1)
            return metavar
        names = ", ".join(action.option_strings)
        if action.nargs == 0:
            return names
        return f"{names} {self._format_args(action, self._get_default_metavar_for_optional(action))}"

    def _metavar_formatter(self, action, default_metavar):
        if action.metavar is not None:
            result = action.metavar
        elif action.choices is not None:
            result = "{" + ",".join([str(choice) for choice in action.choices]) + "}"
        else:
            result = default_metavar

        def format(tuple_size):
            return result if isinstance(result, tuple) else (result,) * tuple_size

        return format

    def _format_args(self, action, default_metavar):
        metavar = self._metavar_formatter(action, default_metavar)
        nargs = action.nargs
        if nargs == ZERO_OR_MORE:
            names = metavar(1)
            return ("[%s [%s ...]]" if len(names) == 2 else "[%s ...]") % names
        if nargs in _SHAPES:
            size, shape = _SHAPES[nargs]
            return shape % metavar(size) if size else shape
        try:
            formats = ["%s"] * nargs if isinstance(nargs, int) else ["%s" for _ in range(nargs)]
        except TypeError:
            raise ValueError("invalid nargs value") from None
        return " ".join(formats) % metavar(nargs)

    def _expand_help(self, action):
        params = {"prog": self._prog}
        for name, value in {**vars(action), "prog": self._prog}.items():
            if value is not SUPPRESS:
                params[name] = value.__name__ if hasattr(value, "__name__") else value
        if params.get("choices") is not None:
            params["choices"] = ", ".join([str(c) for c in params["choices"]])
        return self._get_help_string(action) % params

    def _iter_indented_subactions(self, action):
        subactions = getattr(action, "_get_subactions", None)
        if subactions is not None:
            self._indent()
            yield from subactions()
            self._dedent()

    def _split_lines(self, text, width):
        import textwrap
        return textwrap.wrap(self._whitespace_matcher.sub(" ", text).strip(), width)

    def _fill_text(self, text, width, indent):
        import textwrap
        text = self._whitespace_matcher.sub(" ", text).strip()
        return textwrap.fill(text, width, initial_indent=indent, subsequent_indent=indent)

    def _get_help_string(self, action):
        return action.help

    def _get_default_metavar_for_optional(self, action):
        return action.dest.upper()

    def _get_default_metavar_for_positional(self, action):
        return action.dest


# How arguments of some number are shown, and how many names that takes.
_SHAPES = {
    None: (1, "%s"),
    OPTIONAL: (1, "[%s]"),
    ONE_OR_MORE: (2, "%s [%s ...]"),
    REMAINDER: (0, "..."),
    PARSER: (1, "%s ..."),
    SUPPRESS: (0, ""),
}


def _wrapped(parts, indent, width, prefix=None):
    # Lines of parts, each line but one that follows a prefix indented.
    lines = []
    line = []
    used = len(indent if prefix is None else prefix) - 1
    for part in parts:
        if line and used + 1 + len(part) > width:
            lines.append(indent + " ".join(line))
            line = []
            used = len(indent) - 1
        line.append(part)
        used += len(part) + 1
    if line:
        lines.append(indent + " ".join(line))
    if prefix is not None:
        lines[0] = lines[0][len(indent) :]
    return lines


class RawDescriptionHelpFormatter(HelpFormatter):
    """Leaves the description and epilog as they are."""

    def _fill_text(self, text, width, indent):
        return "".join([indent + line for line in text.splitlines(True)])


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    """Leaves all help text as it is."""

    def _split_lines(self, text, width):
        return text.splitlines()


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    """Adds the default to the help of each argument."""

    def _get_help_string(self, action):
        text = action.help
        if text is None:
            text = ""
        if "%(default)" in text or action.default is SUPPRESS:
            return text
        if action.option_strings or action.nargs in (OPTIONAL, ZERO_OR_MORE):
            text += " (default: %(default)s)"
        return text


class MetavarTypeHelpFormatter(HelpFormatter):
    """Help message formatter which uses the argument 'type' as the default metavar value."""

    def _get_default_metavar_for_optional(self, action):
        return action.type.__name__

    def _get_default_metavar_for_positional(self, action):
        return action.type.__name__


for _cls in (
    HelpFormatter, RawDescriptionHelpFormatter, RawTextHelpFormatter, ArgumentDefaultsHelpFormatter,
    MetavarTypeHelpFormatter,
):
    _cls.__module__ = "argparse"
del _cls
