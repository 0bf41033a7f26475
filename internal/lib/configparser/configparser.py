"""Settings in sections of names and values: the format of INI files."""

import re
import sys
from _collections_abc import Iterable, MutableMapping

__all__ = ("NoSectionError", "DuplicateOptionError", "DuplicateSectionError", "NoOptionError", "InterpolationError",
           "InterpolationDepthError", "InterpolationMissingOptionError", "InterpolationSyntaxError", "ParsingError",
           "MissingSectionHeaderError", "MultilineContinuationError", "UnnamedSectionDisabledError", "InvalidWriteError",
           "ConfigParser", "RawConfigParser", "Interpolation", "BasicInterpolation", "ExtendedInterpolation",
           "SectionProxy", "ConverterMapping", "DEFAULTSECT", "MAX_INTERPOLATION_DEPTH", "UNNAMED_SECTION")

_default_dict = dict
DEFAULTSECT = "DEFAULT"
MAX_INTERPOLATION_DEPTH = 10
_UNSET = object()


class Error(Exception):
    """What all exceptions of this module derive from."""

    def __init__(self, msg=""):
        self.message = msg
        Exception.__init__(self, msg)

    def __repr__(self):
        return self.message

    __str__ = __repr__


class NoSectionError(Error):
    """There is no section of this name."""

    def __init__(self, section):
        Error.__init__(self, f"No section: {section!r}")
        self.section = section
        self.args = (section,)


def _already(what, source, lineno):
    """The text for something that is there twice."""
    if source is None:
        return what[0].upper() + what[1:] + " already exists"
    line = "" if lineno is None else f" [line {lineno:2d}]"
    return f"While reading from {source!r}{line}: {what} already exists"


class DuplicateSectionError(Error):
    """A section is added, or stands in one source, twice."""

    def __init__(self, section, source=None, lineno=None):
        Error.__init__(self, _already(f"section {section!r}", source, lineno))
        self.section = section
        self.source = source
        self.lineno = lineno
        self.args = (section, source, lineno)


class DuplicateOptionError(Error):
    """An option stands in one section of one source twice."""

    def __init__(self, section, option, source=None, lineno=None):
        Error.__init__(self, _already(f"option {option!r} in section {section!r}", source, lineno))
        self.section = section
        self.option = option
        self.source = source
        self.lineno = lineno
        self.args = (section, option, source, lineno)


class NoOptionError(Error):
    """There is no option of this name in the section."""

    def __init__(self, option, section):
        Error.__init__(self, f"No option {option!r} in section: {section!r}")
        self.option = option
        self.section = section
        self.args = (option, section)


class InterpolationError(Error):
    """A value refers to others in a way that can not be followed."""

    def __init__(self, option, section, msg):
        Error.__init__(self, msg)
        self.option = option
        self.section = section
        self.args = (option, section, msg)


class InterpolationMissingOptionError(InterpolationError):
    """A value refers to an option that is not there."""

    def __init__(self, option, section, rawval, reference):
        InterpolationError.__init__(
            self, option, section, f"Bad value substitution: option {option!r} in section {section!r} contains "
            f"an interpolation key {reference!r} which is not a valid option name. Raw value: {rawval!r}")
        self.reference = reference
        self.args = (option, section, rawval, reference)


class InterpolationSyntaxError(InterpolationError):
    """A reference is not written as it must be."""


class InterpolationDepthError(InterpolationError):
    """References lead to references too often."""

    def __init__(self, option, section, rawval):
        InterpolationError.__init__(
            self, option, section, f"Recursion limit exceeded in value substitution: option {option!r} in section "
            f"{section!r} contains an interpolation key which cannot be substituted in {MAX_INTERPOLATION_DEPTH} steps. "
            f"Raw value: {rawval!r}")
        self.args = (option, section, rawval)


class ParsingError(Error):
    """Lines of a source can not be read."""

    def __init__(self, source, *args):
        Error.__init__(self, f"Source contains parsing errors: {source!r}")
        self.source = source
        self.errors = []
        self.args = (source,)
        for lineno, line in args:
            self.append(lineno, line)

    def append(self, lineno, line):
        self.errors.append((lineno, line))
        self.message += f"\n\t[line {lineno:2d}]: {line!r}"

    def combine(self, others):
        for other in others:
            for error in other.errors:
                self.append(*error)
        return self


def _at_line(what, filename, lineno, line):
    return f"{what}\nfile: {filename!r}, line: {lineno}\n{line!r}"


class MissingSectionHeaderError(ParsingError):
    """A name and a value stand before the first section."""

    def __init__(self, filename, lineno, line):
        Error.__init__(self, _at_line("File contains no section headers.", filename, lineno, line))
        self.source = filename
        self.lineno = lineno
        self.line = line
        self.args = (filename, lineno, line)


class MultilineContinuationError(ParsingError):
    """A line continues a name that has no value."""

    def __init__(self, filename, lineno, line):
        Error.__init__(self, _at_line("Key without value continued with an indented line.", filename, lineno, line))
        self.source = filename
        self.lineno = lineno
        self.line = line
        self.args = (filename, lineno, line)


class UnnamedSectionDisabledError(Error):
    """The section without a name is asked for where it is not allowed."""

    def __init__(self):
        Error.__init__(self, "Support for UNNAMED_SECTION is disabled.")


class InvalidWriteError(Error):
    """What would be written could not be read back."""


class _UnnamedSection:

    def __repr__(self):
        return "<UNNAMED_SECTION>"


UNNAMED_SECTION = _UnnamedSection()


class Interpolation:
    """What becomes of values on their way in and out: nothing."""

    def before_get(self, parser, section, option, value, defaults):
        return value

    def before_set(self, parser, section, option, value):
        return value

    def before_read(self, parser, section, option, value):
        return value

    def before_write(self, parser, section, option, value):
        return value


class _Referring(Interpolation):
    """References to other values, which begin with a sign that stands for itself when doubled."""

    def before_get(self, parser, section, option, value, defaults):
        parts = []
        self._interpolate_some(parser, option, parts, value, section, defaults, 1)
        return "".join(parts)

    def before_set(self, parser, section, option, value):
        rest = self._KEYCRE.sub("", value.replace(self._sign * 2, ""))
        if self._sign in rest:
            raise ValueError(f"invalid interpolation syntax in {value!r} at position {rest.find(self._sign)}")
        return value

    def _interpolate_some(self, parser, option, accum, rest, section, map, depth):
        rawval = parser.get(section, option, raw=True, fallback=rest)
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, rawval)
        sign, opening = self._sign, self._opening
        pos = 0
        while (at := rest.find(sign, pos)) >= 0:
            if at > pos:
                accum.append(rest[pos:at])
            following = rest[at + 1:at + 2]
            if following == sign:
                accum.append(sign)
                pos = at + 2
            elif following == opening:
                m = self._KEYCRE.match(rest, at)
                if m is None:
                    raise InterpolationSyntaxError(option, section, f"bad interpolation variable reference {rest[at:]!r}")
                pos = m.end()
                found = self._follow(parser, option, section, m.group(1), map, rest[pos:], rawval)
                if found is None:
                    continue
                value, option_there, section_there, map_there = found
                if sign in value:
                    self._interpolate_some(parser, option_there, accum, value, section_there,
                                           map if map_there is None else map_there(), depth + 1)
                else:
                    accum.append(value)
            else:
                raise InterpolationSyntaxError(
                    option, section, f"{sign!r} must be followed by {sign!r} or {opening!r}, found: {rest[at:]!r}")
        if pos < len(rest):
            accum.append(rest[pos:])


class BasicInterpolation(_Referring):
    """References %(name)s to values of the same section or the default one."""

    _KEYCRE = re.compile(r"%\(([^)]+)\)s")
    _sign, _opening = "%", "("

    def _follow(self, parser, option, section, reference, map, rest, rawval):
        name = parser.optionxform(reference)
        try:
            value = map[name]
        except KeyError:
            raise InterpolationMissingOptionError(option, section, rawval, name) from None
        return None if value is None else (value, option, section, None)


class ExtendedInterpolation(_Referring):
    """References ${name} and ${section:name}."""

    _KEYCRE = re.compile(r"\$\{([^}]+)\}")
    _sign, _opening = "$", "{"

    def _follow(self, parser, option, section, reference, map, rest, rawval):
        path = reference.split(":")
        there = section
        try:
            if len(path) == 1:
                name = parser.optionxform(path[0])
                value = map[name]
            elif len(path) == 2:
                there = path[0]
                name = parser.optionxform(path[1])
                value = parser.get(there, name, raw=True)
            else:
                raise InterpolationSyntaxError(option, section, f"More than one ':' found: {rest!r}")
        except (KeyError, NoSectionError, NoOptionError):
            raise InterpolationMissingOptionError(option, section, rawval, ":".join(path)) from None
        return None if value is None else (value, name, there, lambda: dict(parser.items(there, raw=True)))


class _Reading:
    """How far the reading of a source has come."""

    def __init__(self, source):
        self.source = source
        self.added = set()
        self.section = None  # the options of the section
        self.sectname = None
        self.optname = None
        self.indent = 0
        self.lineno = 0
        self.errors = []


class RawConfigParser(MutableMapping):
    """Sections of names and values, which are taken as they stand."""

    _SECT_TMPL = r"\[(?P<header>.+)\]"
    _OPT_TMPL = r"(?P<option>.*?)\s*(?P<vi>{delim})\s*(?P<value>.*)$"
    _OPT_NV_TMPL = r"(?P<option>.*?)\s*(?:(?P<vi>{delim})\s*(?P<value>.*))?$"
    _DEFAULT_INTERPOLATION = Interpolation()
    SECTCRE = re.compile(_SECT_TMPL, re.VERBOSE)
    OPTCRE = re.compile(_OPT_TMPL.format(delim="=|:"), re.VERBOSE)
    OPTCRE_NV = re.compile(_OPT_NV_TMPL.format(delim="=|:"), re.VERBOSE)
    NONSPACECRE = re.compile(r"\S")
    BOOLEAN_STATES = {"1": True, "yes": True, "true": True, "on": True,
                      "0": False, "no": False, "false": False, "off": False}

    def __init__(self, defaults=None, dict_type=_default_dict, allow_no_value=False, *, delimiters=("=", ":"),
                 comment_prefixes=("#", ";"), inline_comment_prefixes=None, strict=True, empty_lines_in_values=True,
                 default_section=DEFAULTSECT, interpolation=_UNSET, converters=_UNSET, allow_unnamed_section=False):
        self._dict = dict_type
        self._sections = dict_type()
        self._defaults = dict_type()
        self._converters = ConverterMapping(self)
        self._proxies = dict_type()
        self._proxies[default_section] = SectionProxy(self, default_section)
        self._delimiters = tuple(delimiters)
        if delimiters == ("=", ":"):
            self._optcre = self.OPTCRE_NV if allow_no_value else self.OPTCRE
        else:
            template = self._OPT_NV_TMPL if allow_no_value else self._OPT_TMPL
            self._optcre = re.compile(template.format(delim="|".join(map(re.escape, delimiters))), re.VERBOSE)
        self._comment_prefixes = tuple(comment_prefixes or ())
        self._inline_comment_prefixes = tuple(inline_comment_prefixes or ())
        self._strict = strict
        self._allow_no_value = allow_no_value
        self._empty_lines_in_values = empty_lines_in_values
        self.default_section = default_section
        if interpolation is _UNSET:
            interpolation = self._DEFAULT_INTERPOLATION
        if interpolation is None:
            interpolation = Interpolation()
        if not isinstance(interpolation, Interpolation):
            raise TypeError("interpolation= must be None or an instance of Interpolation; "
                            f"got an object of type {type(interpolation)}")
        self._interpolation = interpolation
        if converters is not _UNSET:
            self._converters.update(converters)
        if defaults:
            self._read_defaults(defaults)
        self._allow_unnamed_section = allow_unnamed_section

    def defaults(self):
        return self._defaults

    def sections(self):
        """Return the names of the sections, without the default one."""
        return list(self._sections)

    def add_section(self, section):
        """Add an empty section."""
        if section == self.default_section:
            raise ValueError(f"Invalid section name: {section!r}")
        if section is UNNAMED_SECTION and not self._allow_unnamed_section:
            raise UnnamedSectionDisabledError
        if section in self._sections:
            raise DuplicateSectionError(section)
        self._new_section(section)

    def _new_section(self, name):
        made = self._sections[name] = self._dict()
        self._proxies[name] = SectionProxy(self, name)
        return made

    def has_section(self, section):
        """Return whether there is such a section; the default one does not count."""
        return section in self._sections

    def options(self, section):
        """Return the names of the options of a section, those of the default one included."""
        try:
            options = self._sections[section].copy()
        except KeyError:
            raise NoSectionError(section) from None
        options.update(self._defaults)
        return list(options.keys())

    def read(self, filenames, encoding=None):
        """Read the files that there are; return their names."""
        import os
        if isinstance(filenames, (str, bytes, os.PathLike)):
            filenames = [filenames]
        done = []
        for filename in filenames:
            try:
                with open(filename, encoding=encoding) as file:
                    self._read(file, filename)
            except OSError:
                continue
            if isinstance(filename, os.PathLike):
                filename = os.fspath(filename)
            done.append(filename)
        return done

    def read_file(self, f, source=None):
        """Read the lines of a file, or of anything else that gives lines."""
        if source is None:
            try:
                source = f.name
            except AttributeError:
                source = "<???>"
        self._read(f, source)

    def read_string(self, string, source="<string>"):
        """Read a text."""
        from io import StringIO
        self.read_file(StringIO(string), source)

    def read_dict(self, dictionary, source="<dict>"):
        """Read sections from a mapping of mappings."""
        added = set()
        for section, options in dictionary.items():
            section = str(section)
            try:
                self.add_section(section)
            except (DuplicateSectionError, ValueError):
                if self._strict and section in added:
                    raise
            added.add(section)
            for option, value in options.items():
                option = self.optionxform(str(option))
                if value is not None:
                    value = str(value)
                if self._strict and (section, option) in added:
                    raise DuplicateOptionError(section, option, source)
                added.add((section, option))
                self.set(section, option, value)

    def get(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        """Return the value of an option; vars come before the section, it before the default section."""
        try:
            values = self._unify_values(section, vars)
        except NoSectionError:
            if fallback is _UNSET:
                raise
            return fallback
        option = self.optionxform(option)
        try:
            value = values[option]
        except KeyError:
            if fallback is _UNSET:
                raise NoOptionError(option, section)
            return fallback
        if raw or value is None:
            return value
        return self._interpolation.before_get(self, section, option, value, values)

    def _get(self, section, conv, option, **kwargs):
        return conv(self.get(section, option, **kwargs))

    def _get_conv(self, section, option, conv, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        try:
            return self._get(section, conv, option, raw=raw, vars=vars, **kwargs)
        except (NoSectionError, NoOptionError):
            if fallback is _UNSET:
                raise
            return fallback

    def getint(self, section, option, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._get_conv(section, option, int, raw=raw, vars=vars, fallback=fallback, **kwargs)

    def getfloat(self, section, option, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._get_conv(section, option, float, raw=raw, vars=vars, fallback=fallback, **kwargs)

    def getboolean(self, section, option, *, raw=False, vars=None, fallback=_UNSET, **kwargs):
        return self._get_conv(section, option, self._convert_to_boolean, raw=raw, vars=vars, fallback=fallback, **kwargs)

    def items(self, section=_UNSET, raw=False, vars=None):
        """Return pairs of names and sections, or of the names and values of a section."""
        if section is _UNSET:
            return super().items()
        values = self._defaults.copy()
        try:
            values.update(self._sections[section])
        except KeyError:
            if section != self.default_section:
                raise NoSectionError(section)
        names = list(values.keys())
        if vars:
            for name, value in vars.items():
                values[self.optionxform(name)] = value
        if raw:
            return [(name, values[name]) for name in names]
        get = self._interpolation.before_get
        return [(name, get(self, section, name, values[name], values)) for name in names]

    def popitem(self):
        """Take the first section out and return its name and itself."""
        for name in self.sections():
            section = self[name]
            del self[name]
            return name, section
        raise KeyError

    def optionxform(self, optionstr):
        return optionstr.lower()

    def has_option(self, section, option):
        """Return whether the option is there, in the section or the default one."""
        if not section or section == self.default_section:
            return self.optionxform(option) in self._defaults
        if section not in self._sections:
            return False
        option = self.optionxform(option)
        return option in self._sections[section] or option in self._defaults

    def set(self, section, option, value=None):
        """Set an option."""
        if value:
            value = self._interpolation.before_set(self, section, option, value)
        if not section or section == self.default_section:
            options = self._defaults
        else:
            try:
                options = self._sections[section]
            except KeyError:
                raise NoSectionError(section) from None
        options[self.optionxform(option)] = value

    def write(self, fp, space_around_delimiters=True):
        """Write everything in the format that can be read back; comments are lost."""
        delimiter = f" {self._delimiters[0]} " if space_around_delimiters else self._delimiters[0]
        if self._defaults:
            self._write_section(fp, self.default_section, self._defaults.items(), delimiter)
        if UNNAMED_SECTION in self._sections and self._sections[UNNAMED_SECTION]:
            self._write_section(fp, UNNAMED_SECTION, self._sections[UNNAMED_SECTION].items(), delimiter, unnamed=True)
        for section in self._sections:
            if section is not UNNAMED_SECTION:
                self._write_section(fp, section, self._sections[section].items(), delimiter)

    def _write_section(self, fp, section_name, section_items, delimiter, unnamed=False):
        if not unnamed:
            fp.write(f"[{section_name}]\n")
        for name, value in section_items:
            self._validate_key_contents(name)
            value = self._interpolation.before_write(self, section_name, name, value)
            if value is None and self._allow_no_value:
                fp.write(f"{name}\n")
            else:
                text = str(value).replace("\n", "\n\t")
                fp.write(f"{name}{delimiter}{text}\n")
        fp.write("\n")

    def _validate_key_contents(self, name):
        """Refuse a name that would be read as something else."""
        if self.SECTCRE.match(name):
            raise InvalidWriteError(f"Cannot write key {name}; begins with section pattern")
        for delimiter in self._delimiters:
            if delimiter in name:
                raise InvalidWriteError(f"Cannot write key {name}; contains delimiter {delimiter}")

    def remove_option(self, section, option):
        """Remove an option of a section; return whether it was there."""
        if not section or section == self.default_section:
            options = self._defaults
        else:
            try:
                options = self._sections[section]
            except KeyError:
                raise NoSectionError(section) from None
        option = self.optionxform(option)
        if there := option in options:
            del options[option]
        return there

    def remove_section(self, section):
        """Remove a section; return whether it was there."""
        if there := section in self._sections:
            del self._sections[section]
            del self._proxies[section]
        return there

    def __getitem__(self, key):
        if key != self.default_section and not self.has_section(key):
            raise KeyError(key)
        return self._proxies[key]

    def __setitem__(self, key, value):
        if key in self and self[key] is value:
            return
        if key == self.default_section:
            self._defaults.clear()
        elif key in self._sections:
            self._sections[key].clear()
        self.read_dict({key: value})

    def __delitem__(self, key):
        if key == self.default_section:
            raise ValueError("Cannot remove the default section.")
        if not self.has_section(key):
            raise KeyError(key)
        self.remove_section(key)

    def __contains__(self, key):
        return key == self.default_section or self.has_section(key)

    def __len__(self):
        return len(self._sections) + 1

    def __iter__(self):
        yield self.default_section
        yield from self._sections

    def _read(self, fp, fpname):
        """Read lines. What is wrong in single lines is told at the end, together."""
        st = _Reading(fpname)
        try:
            if self._allow_unnamed_section:
                self._begin_section(st, UNNAMED_SECTION)
            for st.lineno, line in enumerate(fp, 1):
                self._read_line(st, str(line))
        finally:
            self._join_multiline_values()
        if st.errors:
            raise ParsingError(fpname, *st.errors)

    def _read_line(self, st, line):
        clean, commented = self._without_comment(line)
        if not clean:
            if not self._empty_lines_in_values:
                st.indent = sys.maxsize
            elif not commented and st.section is not None and st.optname and st.section[st.optname] is not None:
                st.section[st.optname].append("")
            return
        first = self.NONSPACECRE.search(line)
        indent = first.start() if first else 0
        if st.section is not None and st.optname and indent > st.indent:
            if st.section[st.optname] is None:
                raise MultilineContinuationError(st.source, st.lineno, line)
            st.section[st.optname].append(clean)
            return
        st.indent = indent
        header = self.SECTCRE.match(clean)
        if header:
            self._begin_section(st, header.group("header"))
        elif st.section is None:
            raise MissingSectionHeaderError(st.source, st.lineno, line)
        else:
            self._read_option(st, clean, line)

    def _without_comment(self, line):
        """Return a line without space around it and comment, and whether it has a comment."""
        end = len(line)
        for prefix in self._inline_comment_prefixes:
            at = line.find(prefix)
            while 0 <= at < end:
                if at == 0 or line[at - 1].isspace():
                    end = at
                    break
                at = line.find(prefix, at + 1)
        clean = line.strip()
        if clean.startswith(self._comment_prefixes):
            return "", True
        if end < len(line):
            return line[:end].strip(), True
        return clean, False

    def _begin_section(self, st, name):
        st.sectname = name
        if name in self._sections:
            if self._strict and name in st.added:
                raise DuplicateSectionError(name, st.source, st.lineno)
            st.section = self._sections[name]
            st.added.add(name)
        elif name == self.default_section:
            st.section = self._defaults
        else:
            st.section = self._new_section(name)
            st.added.add(name)
        st.optname = None

    def _read_option(self, st, clean, line):
        m = self._optcre.match(clean)
        if not m:
            st.errors.append((st.lineno, line))
            return
        name, delimiter, value = m.group("option", "vi", "value")
        if not name:
            st.errors.append((st.lineno, line))
        st.optname = name = self.optionxform(name.rstrip())
        if self._strict and (st.sectname, name) in st.added:
            raise DuplicateOptionError(st.sectname, name, st.source, st.lineno)
        st.added.add((st.sectname, name))
        st.section[name] = None if value is None else [value.strip()]

    def _join_multiline_values(self):
        for section, options in [(self.default_section, self._defaults), *self._sections.items()]:
            for name, value in options.items():
                if isinstance(value, list):
                    value = "\n".join(value).rstrip()
                options[name] = self._interpolation.before_read(self, section, name, value)

    def _read_defaults(self, defaults):
        for name, value in defaults.items():
            self._defaults[self.optionxform(name)] = value

    def _unify_values(self, section, vars):
        """Return what is seen from a section, vars first."""
        options = {}
        try:
            options = self._sections[section]
        except KeyError:
            if section != self.default_section:
                raise NoSectionError(section) from None
        given = {}
        if vars:
            for name, value in vars.items():
                given[self.optionxform(name)] = value if value is None else str(value)
        from collections import ChainMap
        return ChainMap(given, options, self._defaults)

    def _convert_to_boolean(self, value):
        if value.lower() not in self.BOOLEAN_STATES:
            raise ValueError(f"Not a boolean: {value}")
        return self.BOOLEAN_STATES[value.lower()]

    def _validate_value_types(self, *, section="", option="", value=""):
        if not isinstance(section, str) and section is not UNNAMED_SECTION:
            raise TypeError("section names must be strings")
        if not isinstance(option, str):
            raise TypeError("option keys must be strings")
        if (value or not self._allow_no_value) and not isinstance(value, str):
            raise TypeError("option values must be strings")

    @property
    def converters(self):
        return self._converters


class ConfigParser(RawConfigParser):
    """Sections of names and values that are text and may refer to each other."""

    _DEFAULT_INTERPOLATION = BasicInterpolation()

    def set(self, section, option, value=None):
        """Set an option to a text."""
        self._validate_value_types(option=option, value=value)
        super().set(section, option, value)

    def add_section(self, section):
        """Add an empty section, whose name is a text."""
        self._validate_value_types(section=section)
        super().add_section(section)

    def _read_defaults(self, defaults):
        """Take default values as they are: what they refer to may come later."""
        interpolation = self._interpolation
        self._interpolation = Interpolation()
        try:
            self.read_dict({self.default_section: defaults})
        finally:
            self._interpolation = interpolation


class SectionProxy(MutableMapping):
    """One section of a parser, as a mapping."""

    def __init__(self, parser, name):
        self._parser = parser
        self._name = name
        for conversion in parser.converters:
            getter = "get" + conversion
            import functools
            setattr(self, getter, functools.partial(self.get, _impl=getattr(parser, getter)))

    def __repr__(self):
        return f"<Section: {self._name}>"

    def __getitem__(self, key):
        if not self._parser.has_option(self._name, key):
            raise KeyError(key)
        return self._parser.get(self._name, key)

    def __setitem__(self, key, value):
        self._parser._validate_value_types(option=key, value=value)
        return self._parser.set(self._name, key, value)

    def __delitem__(self, key):
        if not (self._parser.has_option(self._name, key) and self._parser.remove_option(self._name, key)):
            raise KeyError(key)

    def __contains__(self, key):
        return self._parser.has_option(self._name, key)

    def __len__(self):
        return len(self._options())

    def __iter__(self):
        return iter(self._options())

    def _options(self):
        if self._name != self._parser.default_section:
            return self._parser.options(self._name)
        return list(self._parser.defaults())

    @property
    def parser(self):
        return self._parser

    @property
    def name(self):
        return self._name

    def get(self, option, fallback=None, *, raw=False, vars=None, _impl=None, **kwargs):
        """Return the value of an option, or the fallback."""
        if not _impl:
            _impl = self._parser.get
        return _impl(self._name, option, raw=raw, vars=vars, fallback=fallback, **kwargs)


class ConverterMapping(MutableMapping):
    """The conversions of a parser: NAME gives the parser and its sections a method getNAME."""

    GETTERCRE = re.compile(r"^get(?P<name>.+)$")

    def __init__(self, parser):
        self._parser = parser
        self._data = {}
        for method in dir(parser):
            m = self.GETTERCRE.match(method)
            if m and callable(getattr(parser, method)):
                self._data[m.group("name")] = None

    def __getitem__(self, key):
        return self._data[key]

    def __setitem__(self, key, value):
        try:
            getter = "get" + key
        except TypeError:
            raise ValueError(f"Incompatible key: {key} (type: {type(key)})")
        if not key:
            raise ValueError('Incompatible key: cannot use "" as a name')
        self._data[key] = value
        import functools
        convert = functools.partial(self._parser._get_conv, conv=value)
        convert.converter = value
        setattr(self._parser, getter, convert)
        for section in self._parser.values():
            setattr(section, getter, functools.partial(section.get, _impl=convert))

    def __delitem__(self, key):
        try:
            getter = "get" + (key or None)
        except TypeError:
            raise KeyError(key)
        del self._data[key]
        for owner in (self._parser, *self._parser.values()):
            try:
                delattr(owner, getter)
            except AttributeError:
                pass

    def __iter__(self):
        return iter(self._data)

    def __len__(self):
        return len(self._data)
