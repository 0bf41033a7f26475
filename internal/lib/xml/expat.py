"""A parser of XML 1.0 that tells what it reads to handlers, as it comes.

Only what the text itself holds is read: no entity of another document, no external subset.
"""

import re

EXPAT_VERSION = "expat_2.6.3"
version_info = (2, 6, 3)
native_encoding = "UTF-8"
features = [("sizeof(XML_Char)", 1), ("sizeof(XML_LChar)", 1), ("XML_DTD", 0), ("XML_CONTEXT_BYTES", 1024), ("XML_NS", 0),
            ("XML_BLAP_MAX_AMP", 100), ("XML_BLAP_ACT_THRES", 8388608), ("XML_GE", 0)]
XML_PARAM_ENTITY_PARSING_NEVER = 0
XML_PARAM_ENTITY_PARSING_UNLESS_STANDALONE = 1
XML_PARAM_ENTITY_PARSING_ALWAYS = 2

from pyexpat import errors, model

_SYNTAX, _NO_ELEMENTS, _INVALID_TOKEN, _UNCLOSED_TOKEN, _PARTIAL_CHAR = 2, 3, 4, 5, 6
_TAG_MISMATCH, _DUPLICATE_ATTRIBUTE, _JUNK, _PARAM_ENTITY_REF = 7, 8, 9, 10
_UNDEFINED_ENTITY, _RECURSIVE_ENTITY_REF, _ASYNC_ENTITY, _BAD_CHAR_REF, _BINARY_ENTITY_REF = 11, 12, 13, 14, 15
_ATTRIBUTE_EXTERNAL_ENTITY_REF, _MISPLACED_XML_PI, _UNKNOWN_ENCODING, _INCORRECT_ENCODING = 16, 17, 18, 19
_UNCLOSED_CDATA, _EXTERNAL_ENTITY_HANDLING, _NOT_STANDALONE, _UNBOUND_PREFIX, _UNDECLARING_PREFIX = 20, 21, 22, 27, 28
_XML_DECL, _PUBLICID, _FINISHED = 30, 32, 36
_RESERVED_PREFIX_XML, _RESERVED_PREFIX_XMLNS, _RESERVED_NAMESPACE_URI, _AMPLIFICATION = 38, 39, 40, 43

# How much of a document may come from entities, once it is large.
_AMPLIFICATION_FREE = 8 << 20
_AMPLIFICATION_MOST = 100
_ENTITY_COST = 64  # what reading an entity costs apart from its length, in characters

_XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace"
_XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/"

_S = " \t\r\n"
_BAD = "\\x00-\\x08\\x0b\\x0c\\x0e-\\x1f\\ud800-\\udfff\\ufffe\\uffff"
_START = ("A-Z_a-z\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f"
          "\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd")
_MORE = _START + "\\-.0-9\\xb7\\u0300-\\u036f\\u203f\\u2040"
_PLAIN = f"[:{_START}][:{_MORE}]*"
_QUALIFIED = f"[{_START}][{_MORE}]*(?::[{_START}][{_MORE}]*)?"

_NAME = re.compile(_PLAIN)
_KEYWORD = re.compile("[A-Za-z_]+")
_TOKEN = re.compile(f"[:{_MORE}]+")
_SPACE = re.compile(f"[{_S}]*")
_RUN = re.compile(f"[^<&{_BAD}]+")
_GOOD = re.compile(f"[^{_BAD}]*")
_REFERENCE = re.compile(f"&(?:#(?:x([0-9A-Fa-f]+)|([0-9]+))|({_PLAIN}));")
_IN_VALUE = re.compile(f"[^&{_S}]+|\r\n|.", re.DOTALL)
_LINES = re.compile("\n|[^\n]+")
_PI = re.compile(f"<\\?({_PLAIN})(?:[{_S}]+((?s:.*?)))?\\?>")
_LITERAL = re.compile("\"([^\"]*)\"|'([^']*)'")
_PUBLIC_ID = re.compile("[-'()+,./:=?;!*#@$_% \r\na-zA-Z0-9]*")
_XML = re.compile(f"<\\?xml(?:[{_S}]+version[{_S}]*=[{_S}]*(?:\"([a-zA-Z0-9_.:-]+)\"|'([a-zA-Z0-9_.:-]+)'))"
                  f"(?:[{_S}]+encoding[{_S}]*=[{_S}]*(?:\"([A-Za-z][A-Za-z0-9._-]*)\"|'([A-Za-z][A-Za-z0-9._-]*)'))?"
                  f"(?:[{_S}]+standalone[{_S}]*=[{_S}]*(?:\"(yes|no)\"|'(yes|no)'))?[{_S}]*\\?>")
_XML_ENCODING = re.compile(rb"<\?xml[^>]*?encoding\s*=\s*[\"']([A-Za-z0-9._-]+)")


def _tag_patterns(name):
    attribute = f"{name}[{_S}]*=[{_S}]*(?:\"[^<&\"{_BAD}]*\"|'[^<&'{_BAD}]*')"
    return (re.compile(name), re.compile(f"<({name})((?:[{_S}]+{attribute})*)[{_S}]*(/?)>"), re.compile(f"</({name})[{_S}]*>"))


_PLAIN_TAGS = _tag_patterns(_PLAIN)
_QUALIFIED_TAGS = _tag_patterns(_QUALIFIED)
_ATTRIBUTES = re.compile(f"([^{_S}=]+)[{_S}]*=[{_S}]*(?:\"([^\"]*)\"|'([^']*)')")

_PREDEFINED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"', "apos": "'"}


class ExpatError(Exception):
    """A document is not well-formed: code says why, lineno and offset say where."""


error = ExpatError
ExpatError.__module__ = "xml.parsers.expat"


def ErrorString(code, /):
    """Return the text of an error."""
    return errors.messages.get(code)


def ParserCreate(encoding=None, namespace_separator=None, intern=None):
    """Return a new parser. With a separator names come as URI, separator and local name."""
    if encoding is not None and not isinstance(encoding, str):
        raise TypeError(f"ParserCreate() argument 'encoding' must be str or None, not {type(encoding).__name__}")
    if namespace_separator is not None:
        if not isinstance(namespace_separator, str):
            raise TypeError("ParserCreate() argument 'namespace_separator' must be str or None, not "
                            + type(namespace_separator).__name__)
        if len(namespace_separator) > 1:
            raise ValueError("namespace_separator must be at most one character, omitted, or None")
    if intern is None:
        intern = {}
    elif not isinstance(intern, dict):
        raise TypeError("intern must be a dictionary")
    return xmlparser(encoding, namespace_separator, intern)


class _More(Exception):
    """What is there does not make a token yet."""


class _Entity:
    """An entity: its text, or where it is to be found."""

    __slots__ = ("text", "system", "public", "notation")

    def __init__(self, text, system=None, public=None, notation=None):
        self.text = text
        self.system = system
        self.public = public
        self.notation = notation


class _Opened:
    """The text of an entity that is being read in the place of a reference to it."""

    __slots__ = ("name", "outer", "outer_pos", "depth")

    def __init__(self, name, outer, outer_pos, depth):
        self.name = name
        self.outer = outer
        self.outer_pos = outer_pos
        self.depth = depth


def _one_line(value):
    """Return a value with its line ends as spaces."""
    return value.replace("\r\n", " ").replace("\n", " ").replace("\r", " ").replace("\t", " ")


def _unix(text):
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


class xmlparser:
    """A parser. It calls the handlers that are set."""

    StartElementHandler = EndElementHandler = ProcessingInstructionHandler = CharacterDataHandler = None
    UnparsedEntityDeclHandler = NotationDeclHandler = StartNamespaceDeclHandler = EndNamespaceDeclHandler = None
    CommentHandler = StartCdataSectionHandler = EndCdataSectionHandler = DefaultHandler = DefaultHandlerExpand = None
    NotStandaloneHandler = ExternalEntityRefHandler = StartDoctypeDeclHandler = EndDoctypeDeclHandler = None
    EntityDeclHandler = XmlDeclHandler = ElementDeclHandler = AttlistDeclHandler = SkippedEntityHandler = None

    def __init__(self, encoding, separator, intern):
        self.intern = intern
        self.buffer_text = self.ordered_attributes = self.specified_attributes = self.namespace_prefixes = False
        self.buffer_size = 8192
        self.ErrorCode = 0
        self._encoding = encoding
        self._separator = separator
        self._patterns = _PLAIN_TAGS if separator is None else _QUALIFIED_TAGS
        self._decoding = encoding
        self._undecoded = b""
        self._started = self._finished = self._final = False
        self._text = ""
        self._pos = 0
        self._event = 0  # where the token begins that is being told
        self._known = (0, 1, 0, 0)  # a place in the text, its line, column and index
        self._direct = 0  # how much came from the document
        self._entity_bytes = 0  # how much from entities
        self._opened = []
        self._state = self._begin
        self._tags = []
        self._scopes = []  # of each element: the prefixes it declares and what they stood for
        self._prefixes = {"xml": _XML_NAMESPACE}
        self._chars = []
        self._chars_length = 0
        self._doctype = None
        self._subset_parts = []  # the text of the internal subset
        self._entities = {}
        self._parameters = {}
        self._attlists = {}
        self._attlist_told = 0  # how many attributes of a declaration that is not complete are told
        self._standalone = False
        self._outside = False  # declarations may stand where they are not read
        self._declaring = True  # no parameter entity is passed whose declarations may differ
        self._base = None
        self._deferral = True

    def SetBase(self, base, /):
        self._base = base

    def GetBase(self, /):
        return self._base

    def SetParamEntityParsing(self, flag, /):
        return 0 <= flag <= 2

    def UseForeignDTD(self, flag=True, /):
        self._outside = bool(flag)

    def SetReparseDeferralEnabled(self, enabled, /):
        self._deferral = bool(enabled)

    def GetReparseDeferralEnabled(self, /):
        return self._deferral

    def GetInputContext(self, /):
        return self._text[self._event:].encode("utf-8", "surrogateescape") if self._started else None

    @property
    def buffer_used(self):
        return self._chars_length

    # Where

    def _where(self):
        at = self._event
        pos, line, column, index = self._known
        if at != pos:
            whole = self._opened[0].outer if self._opened else self._text
            text = whole[pos:at]
            if text.startswith("\n") and whole[pos - 1:pos] == "\r":
                text = text[1:]  # of a line end that is counted
                index += 1
            lines = text.count("\n")
            if "\r" in text:
                lines += text.count("\r") - text.count("\r\n")
                last = max(text.rfind("\n"), text.rfind("\r"))
            else:
                last = text.rfind("\n")
            line += lines
            column = len(text) - last - 1 if lines else column + len(text)
            index += len(text) if text.isascii() else len(text.encode("utf-8", "surrogateescape"))
            self._known = at, line, column, index
        return line, column, index

    @property
    def CurrentLineNumber(self):
        return self._where()[0]

    @property
    def CurrentColumnNumber(self):
        return self._where()[1]

    @property
    def CurrentByteIndex(self):
        return self._where()[2] if self._started else -1

    ErrorLineNumber = CurrentLineNumber
    ErrorColumnNumber = CurrentColumnNumber
    ErrorByteIndex = CurrentByteIndex

    def _fail(self, code, pos=None):
        """Raise the error; inside of an entity it stands where the entity is referred to."""
        if pos is not None and not self._opened:
            self._event = pos
        self.ErrorCode = code
        self._state = self._refuse
        line, column, _ = self._where()
        e = ExpatError(f"{ErrorString(code)}: line {line}, column {column}")
        e.code, e.lineno, e.offset = code, line, column
        raise e

    def _refuse(self):
        self._fail(self.ErrorCode)

    # Input

    def Parse(self, data, isfinal=False, /):
        """Read more of the document."""
        if self._finished:
            self._fail(_FINISHED)
        if isinstance(data, str):
            if not data.isascii():
                data.encode()  # which refuses lone surrogates
            self._decoding = "str"
        else:
            try:
                data = bytes(memoryview(data))
            except TypeError:
                raise TypeError(f"a bytes-like object is required, not {type(data).__name__!r}") from None
            data = self._decode(data, isfinal)
        self._started = True
        self._direct += len(data)
        self._final = bool(isfinal)
        if self._opened:
            self._opened[0].outer += data
        else:
            # The told part is dropped, but for the place that errors may name.
            self._where()
            keep = min(self._event, self._pos)
            pos, line, column, index = self._known
            if (keep > 1 << 16 or keep == len(self._text)) and self._text[keep - 1:keep] != "\r":
                self._text = self._text[keep:]
                self._pos -= keep
                self._event -= keep
                self._known = pos - keep, line, column, index
            self._text = self._text + data if self._text else data
        try:
            while self._state():
                pass
        except _More:
            pass
        if isfinal:
            self._finished = True
        self._flush()
        return 1

    def ParseFile(self, file, /):
        """Read a document from a file."""
        if not hasattr(file, "read"):
            raise TypeError("argument must have 'read' attribute")
        while data := file.read(2048):
            if not isinstance(data, (str, bytes, bytearray)):
                raise TypeError(f"read() did not return a bytes object (type={type(data).__name__})")
            self.Parse(data)
        return self.Parse(b"", True)

    def _decode(self, data, final):
        data = self._undecoded + data
        self._undecoded = b""
        encoding = self._decoding
        if encoding is None:
            if len(data) < 4 and not final:
                self._undecoded = data
                return ""
            encoding = self._detect(data, final)
            if encoding is None:
                self._undecoded = data
                return ""
            self._decoding = encoding
        kind = encoding.lower().replace("_", "-")
        if not self._started and data.startswith(b"\xef\xbb\xbf") and kind in ("utf-8", "utf8"):
            data = data[3:]
        if kind in ("str", "utf-8", "utf8"):
            if not final:
                data = self._hold(data, _incomplete_utf8(data))
            return data.decode("utf-8", "surrogateescape")
        if kind in ("utf-16", "utf-16le", "utf-16be", "utf-16-le", "utf-16-be"):
            if kind == "utf-16":
                self._decoding = "utf-16-be" if data[:2] == b"\xfe\xff" else "utf-16-le"
                if data[:2] in (b"\xfe\xff", b"\xff\xfe"):
                    data = data[2:]
            high = data[-2:-1] if self._decoding.endswith("be") else data[-1:]
            if len(data) % 2:
                if not final:
                    data = self._hold(data, 1)
            elif not final and high and 0xD8 <= high[0] < 0xDC:
                data = self._hold(data, 2)
            return data.decode(self._decoding, "surrogatepass")
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            return data.decode(encoding, "replace").replace("\ufffd", "\ufffe")
        except LookupError:
            self._started = True
            self._fail(_UNKNOWN_ENCODING, self._pos)

    def _hold(self, data, n):
        if n:
            self._undecoded = data[-n:]
            return data[:-n]
        return data

    def _detect(self, data, final):
        """Return the encoding a document says it has, None if that is not there yet."""
        if data[:2] in (b"\xfe\xff", b"\xff\xfe"):
            return "utf-16"
        if data[:2] == b"<\0":
            return "utf-16-le"
        if data[:2] == b"\0<":
            return "utf-16-be"
        if data.startswith(b"<?xml"):
            end = data.find(b"?>")
            if end < 0 and not final:
                return None
            found = _XML_ENCODING.match(data[:end + 2])
            if found:
                return found.group(1).decode("ascii")
        return "utf-8"

    # Telling

    def _flush(self):
        if self._chars:
            text = "".join(self._chars)
            self._chars.clear()
            self._chars_length = 0
            if self.CharacterDataHandler is not None:
                self.CharacterDataHandler(text)

    def _tell(self, handler, *args):
        """Call a handler of something that is not text."""
        if self._chars:
            self._flush()
        return handler(*args)

    def _tell_text(self, text, raw=None):
        handler = self.CharacterDataHandler
        if handler is None:
            self._tell_default(raw or text)
        elif self.buffer_text:
            self._chars.append(text)
            self._chars_length += len(text)
            if self._chars_length >= self.buffer_size:
                self._flush()
        elif "\n" in text:
            for part in _LINES.findall(text):
                handler(part)
        else:
            handler(text)

    def _tell_default(self, raw):
        handler = self.DefaultHandlerExpand or self.DefaultHandler
        if handler is not None and raw:
            self._tell(handler, raw)

    # Tokens

    def _more(self):
        """What begins here is not complete."""
        if self._final and not self._opened:
            self._fail(_UNCLOSED_TOKEN, self._event)
        if self._opened:
            self._fail(_UNCLOSED_TOKEN)
        raise _More

    def _expect_at(self, pos):
        """Return the character at a place."""
        if pos >= len(self._text):
            self._more()
        return self._text[pos]

    def _markup(self):
        """Read a comment or a processing instruction; return whether there was one."""
        text, pos = self._text, self._pos
        if text.startswith("<!--", pos):
            end = text.find("--", pos + 4)
            bad = _GOOD.match(text, pos + 4, len(text) if end < 0 else end).end()
            if bad < (len(text) if end < 0 else end):
                self._fail(_INVALID_TOKEN, bad)
            if end < 0:
                self._more()
            if self._expect_at(end + 2) != ">":
                self._fail(_INVALID_TOKEN, end + 2)
            self._pos = end + 3
            if self.CommentHandler is not None:
                self._tell(self.CommentHandler, _unix(text[pos + 4:end]))
            else:
                self._tell_default(text[pos:end + 3])
            return True
        if not text.startswith("<?", pos):
            return False
        found = _PI.match(text, pos)
        if not found:
            self._wrong_instruction(pos)
        target, data = found.groups()
        if self._separator is not None and ":" in target:
            self._fail(_INVALID_TOKEN, found.start(1) + target.index(":"))
        if target.lower() == "xml":
            if target == "xml":
                self._fail(_MISPLACED_XML_PI, pos)
            self._fail(_INVALID_TOKEN, found.end(1))
        data = data or ""
        bad = _GOOD.match(data).end()
        if bad < len(data):
            self._fail(_INVALID_TOKEN, found.start(2) + bad)
        self._pos = found.end()
        if self.ProcessingInstructionHandler is not None:
            self._tell(self.ProcessingInstructionHandler, target, _unix(data))
        else:
            self._tell_default(found.group())
        return True

    def _wrong_instruction(self, pos):
        name = _NAME.match(self._text, pos + 2)
        if not name:
            self._expect_at(pos + 2)
            self._fail(_INVALID_TOKEN, pos + 2)
        c = self._expect_at(name.end())
        if c == "?":
            self._expect_at(name.end() + 1)
            self._fail(_INVALID_TOKEN, name.end() + 1)
        if c not in _S:
            self._fail(_INVALID_TOKEN, name.end())
        bad = _GOOD.match(self._text, name.end()).end()
        if bad < len(self._text):
            self._fail(_INVALID_TOKEN, bad)
        self._more()

    # Before the first element and after it

    def _begin(self):
        """Read the declaration at the very beginning, if there is one."""
        text = self._text
        if text.startswith("\ufeff"):
            self._text = text = text[1:]
            self._known = 0, 1, 0, 3
        if not self._final and len(text) < 6 and "<?xml ".startswith(text):
            return False
        if not text.startswith("<?xml") or text[5:6] not in _S:
            self._state = self._prolog
            return True
        found = _XML.match(text)
        if not found:
            end = text.find("?>")
            if end < 0:
                self._event = 0
                if not self._final:
                    return False
                self._fail(_UNCLOSED_TOKEN, 0)
            bad = _GOOD.match(text, 0, end).end()
            if bad < end:
                self._fail(_INVALID_TOKEN, bad)
            self._fail(_XML_DECL, self._wrong_declaration(text, end))
        version, version2, encoding, encoding2, standalone, standalone2 = found.groups()
        encoding = encoding or encoding2
        standalone = {"yes": 1, "no": 0, None: -1}[standalone or standalone2]
        self._standalone = standalone == 1
        self._pos = found.end()
        if self.XmlDeclHandler is not None:
            self._tell(self.XmlDeclHandler, version or version2, encoding, standalone)
        else:
            self._tell_default(found.group())
        if encoding and self._encoding is None and self._decoding.startswith("utf-16") and not encoding.lower().startswith("utf-16"):
            self._fail(_INCORRECT_ENCODING, text.index(encoding))
        self._state = self._prolog
        return True

    def _wrong_declaration(self, text, end):
        """Return where a declaration goes wrong."""
        pos = 5
        names = ["version", "encoding", "standalone"]
        while True:
            start = _SPACE.match(text, pos, end).end()
            if start == end:
                return end if "version" not in names else pos
            name = _NAME.match(text, start, end)
            if not name or name.group() not in names or start == pos:
                return start
            del names[:names.index(name.group()) + 1]
            pos = _SPACE.match(text, name.end(), end).end()
            if text[pos] != "=":
                return pos
            pos = _SPACE.match(text, pos + 1, end).end()
            value = _LITERAL.match(text, pos, end)
            if not value:
                return pos
            inner = value.group()[1:-1]
            if not inner or name.group() == "standalone" and inner not in ("yes", "no"):
                return pos + 1
            pos = value.end()

    def _prolog(self):
        return self._around(_SYNTAX)

    def _around(self, wrong):
        text = self._text
        start = self._pos
        self._pos = self._event = _SPACE.match(text, start).end()
        if self._pos > start:
            self._tell_default(text[start:self._pos])
        pos = self._pos
        if pos >= len(text):
            if not self._final:
                return False
            if wrong == _SYNTAX:
                self._fail(_NO_ELEMENTS, pos)
            return False
        c = text[pos]
        if c == "<":
            following = self._expect_at(pos + 1)
            if following == "!" and not text.startswith("<!-", pos):
                return self._begin_doctype(wrong)
            if following in "!?":
                if following == "!" and self._expect_at(pos + 3) != "-":
                    self._fail(_INVALID_TOKEN, pos + 3)
                return self._markup()
            if wrong == _JUNK and (_NAME.match(following) or following == "/"):
                self._fail(_JUNK if following != "/" else _INVALID_TOKEN, pos if following != "/" else pos + 1)
            if following == "/" or not _NAME.match(following):
                self._fail(_INVALID_TOKEN, pos + 1)
            self._state = self._content
            return True
        self._refuse_token(pos, wrong)

    def _refuse_token(self, pos, wrong=_SYNTAX):
        """Fail for a token that may not stand here, or for what is no token."""
        text = self._text
        c = self._expect_at(pos)
        token = _TOKEN.match(text, pos)
        end = pos + 1
        follow = None
        if token:
            end, follow = token.end(), _S + ">),|[%+*?"
        elif c in "\"'":
            end = self._literal_end(pos) + 1
            follow = _S + ">%["
        elif c == ")":
            follow = _S + "*?+>,|)"
        elif c in "#%":
            name = _NAME.match(text, end)
            if not name and (c == "#" or self._expect_at(end) not in _S + "%"):
                self._expect_at(end)
                self._fail(_INVALID_TOKEN, end)
            if name:
                end, follow = name.end(), _S + ">)%|" if c == "#" else ";"
                if c == "%":
                    wrong = _PARAM_ENTITY_REF
        elif c == "<":
            if self._expect_at(end) not in "!?" and not _NAME.match(text, end):
                self._fail(_INVALID_TOKEN, end)
        elif c not in "(|,>[]":
            self._fail(_INVALID_TOKEN, pos)
        if follow:
            if end >= len(text) and self._final and c not in "\"'":
                self._fail(wrong, pos)
            if self._expect_at(end) not in follow:
                self._fail(_INVALID_TOKEN, end)
        self._fail(wrong, pos)

    def _literal_end(self, pos):
        """Return where a quoted text ends that begins at pos."""
        text = self._text
        end = text.find(text[pos], pos + 1)
        stop = len(text) if end < 0 else end
        bad = _GOOD.match(text, pos, stop).end()
        if bad < stop:
            self._fail(_INVALID_TOKEN, bad)
        if end < 0:
            if not self._final:
                raise _More
            self._fail(_UNCLOSED_TOKEN, pos)
        return end

    def _epilog(self):
        return self._around(_JUNK)

    # Elements and what they hold

    def _content(self):
        text = self._text
        base = not self._opened
        _, start_tag, end_tag = self._patterns
        while True:
            pos = self._pos
            if base:
                self._event = pos
            run = _RUN.match(text, pos)
            if run:
                if not self._told_run(run.group(), pos, run.end()):
                    return False
                pos = self._pos
                if base:
                    self._event = pos
            if pos >= len(text):
                if self._opened:
                    self._close_entity()
                    return True
                if not self._final:
                    return False
                self._fail(_NO_ELEMENTS, pos)
            c = text[pos]
            if c == "<":
                found = start_tag.match(text, pos)
                if found:
                    self._pos = found.end()
                    name, attributes, empty = found.groups()
                    pairs = []
                    if attributes:
                        for key, value, other in _ATTRIBUTES.findall(attributes):
                            value = value or other
                            pairs.append((key, value if value.isprintable() else _one_line(value)))
                    self._begin_element(name, pairs, pos)
                    if empty:
                        if base:
                            self._event = self._pos
                        if self._end_element():
                            return True
                    continue
                found = end_tag.match(text, pos)
                if found:
                    if not self._tags or self._opened and len(self._tags) <= self._opened[-1].depth:
                        if not self._tags:
                            self._fail(_INVALID_TOKEN, pos + 1)
                        self._fail(_ASYNC_ENTITY)
                    if found.group(1) != self._tags[-1][0]:
                        self._fail(_TAG_MISMATCH, pos + 2)
                    self._pos = found.end()
                    if self._end_element():
                        return True
                    continue
                following = self._expect_at(pos + 1)
                if following == "!":
                    if self._expect_at(pos + 2) == "[":
                        return self._begin_cdata()
                    for i in (2, 3):
                        if self._expect_at(pos + i) != "-":
                            self._fail(_INVALID_TOKEN, pos + i)
                    self._markup()
                elif following == "?":
                    self._markup()
                elif following == "/":
                    self._wrong_end(pos + 2)
                elif self._slow_start(pos):
                    return True
            elif c == "&":
                if self._content_reference(pos):
                    return True
            else:
                self._fail(_INVALID_TOKEN, pos)

    def _told_run(self, run, pos, end):
        """Tell text; return whether all of it could be told."""
        wrong = run.find("]]>")
        if wrong >= 0:
            if wrong:
                self._pos = pos + wrong
            self._fail(_INVALID_TOKEN, pos + wrong + 2)
        whole = True
        if end == len(self._text) and not self._opened and not self._final:
            held = 1 if run[-1] == "\r" else 2 if run.endswith("]]") else 1 if run[-1] == "]" else 0
            if held:
                run = run[:-held]
                end -= held
                whole = False
        self._pos = end
        if run:
            self._tell_text(_unix(run), run)
        return whole

    def _wrong_end(self, pos):
        c = self._expect_at(pos)
        name = self._tag_name(pos)
        if not name:
            self._fail(_INVALID_TOKEN, pos)
        pos = _SPACE.match(self._text, name.end()).end()
        self._expect_at(pos)
        self._fail(_INVALID_TOKEN, pos)

    def _slow_start(self, pos):
        """Read a tag that is not plain: a reference in a value, or something wrong."""
        text = self._text
        name = self._tag_name(pos + 1)
        if not name:
            self._expect_at(pos + 1)
            self._fail(_INVALID_TOKEN, pos + 1)
        at = name.end()
        pairs = []
        while True:
            c = self._expect_at(at)
            spaced = c in _S
            if spaced:
                at = _SPACE.match(text, at).end()
                c = self._expect_at(at)
            if c == "/":
                if self._expect_at(at + 1) != ">":
                    self._fail(_INVALID_TOKEN, at + 1)
                break
            if c == ">":
                break
            key = self._tag_name(at) if spaced else None
            if not key:
                self._fail(_INVALID_TOKEN, at)
            key_at = at
            at = _SPACE.match(text, key.end()).end()
            if self._expect_at(at) != "=":
                self._fail(_INVALID_TOKEN, at)
            at = _SPACE.match(text, at + 1).end()
            quote = self._expect_at(at)
            if quote not in "\"'":
                self._fail(_INVALID_TOKEN, at)
            end = self._value_end(at + 1, quote)
            pairs.append((key.group(), at + 1, end, key_at))
            at = end + 1
        self._pos = at + (2 if c == "/" else 1)
        told = []
        for key, start, end, key_at in pairs:
            told.append((key, self._value(text[start:end], start)))
        self._begin_element(name.group(), told, pos)
        if c != "/":
            return False
        if not self._opened:
            self._event = self._pos
        return self._end_element()

    def _tag_name(self, pos):
        """Return the match of a name of an element or an attribute."""
        name = self._patterns[0].match(self._text, pos)
        if name and name.end() >= len(self._text) - 1 and self._text[name.end():] in ("", ":"):
            self._more()
        if name and self._separator is not None and self._text[name.end()] == ":":
            self._fail(_INVALID_TOKEN, name.end() + (":" not in name.group()))
        return name

    def _value_end(self, at, quote):
        text = self._text
        while True:
            c = self._expect_at(at)
            if c == quote:
                return at
            if c == "<" or not _GOOD.match(c).end():
                self._fail(_INVALID_TOKEN, at)
            if c == "&":
                found = _REFERENCE.match(text, at)
                if not found:
                    self._wrong_reference(at)
                at = found.end()
            else:
                at += 1

    def _wrong_reference(self, pos):
        text = self._text
        c = self._expect_at(pos + 1)
        if c == "#":
            at = pos + 2
            digits = "0123456789"
            if self._expect_at(at) == "x":
                at += 1
                digits = "0123456789abcdefABCDEF"
            self._expect_at(at)
            first = at
            while self._expect_at(at) in digits:
                at += 1
            self._fail(_INVALID_TOKEN, at)
        name = _NAME.match(text, pos + 1)
        if not name:
            self._fail(_INVALID_TOKEN, pos + 1)
        self._expect_at(name.end())
        self._fail(_INVALID_TOKEN, name.end())

    def _character(self, found, pos):
        """Return the character a numeric reference stands for."""
        digits = found.group(1)
        if digits is not None:
            n = int(digits, 16) if len(digits) < 12 else int("0" + digits.lstrip("0")[:9], 16)
        else:
            digits = found.group(2)
            n = int(digits) if len(digits) < 12 else int("0" + digits.lstrip("0")[:9])
        if n > 0x10FFFF or not _GOOD.match(chr(n)).end():
            self._fail(_BAD_CHAR_REF, pos)
        return chr(n)

    def _value(self, value, at, kind="CDATA", open_names=()):
        """Return the value of an attribute: line ends and entities replaced."""
        if "&" not in value:
            return _one_line(value)
        parts = []
        pos = 0
        while (ref := value.find("&", pos)) >= 0:
            parts.append(_one_line(value[pos:ref]))
            found = _REFERENCE.match(value, ref)
            place = at + ref if at >= 0 else None
            if not found:
                self._fail(_INVALID_TOKEN, place)
            pos = found.end()
            name = found.group(3)
            if name is None:
                parts.append(self._character(found, place))
                continue
            if name in _PREDEFINED:
                parts.append(_PREDEFINED[name])
                continue
            entity = self._entities.get(name)
            if entity is None:
                if self._outside and not self._standalone:
                    continue
                self._fail(_UNDEFINED_ENTITY, place)
            if name in open_names:
                self._fail(_RECURSIVE_ENTITY_REF, place)
            if entity.notation is not None:
                self._fail(_BINARY_ENTITY_REF, place)
            if entity.text is None:
                self._fail(_ATTRIBUTE_EXTERNAL_ENTITY_REF, place)
            if "<" in entity.text:
                self._fail(_INVALID_TOKEN, place)
            self._pay(entity.text)
            parts.append(self._value(entity.text, -1, open_names=(*open_names, name)))
        parts.append(_one_line(value[pos:]))
        return "".join(parts)

    def _pay(self, text):
        """Count the text of an entity against what the document may grow to."""
        self._entity_bytes += len(text) + _ENTITY_COST
        total = self._direct + self._entity_bytes
        if total > _AMPLIFICATION_FREE and total > _AMPLIFICATION_MOST * max(self._direct, 1):
            self._fail(_AMPLIFICATION)

    def _begin_element(self, name, pairs, pos):
        if len(pairs) > 1:
            seen = set()
            for key, _ in pairs:
                if key in seen:
                    self._fail(_DUPLICATE_ATTRIBUTE, self._second(key, pos))
                seen.add(key)
        if self._attlists:
            pairs = self._declared(name, pairs)
        scope = None
        told = name
        if self._separator is not None:
            for key, value in pairs:
                if key.startswith("xmlns"):
                    scope, pairs = self._declare_prefixes(pairs, pos)
                    break
            told, pairs = self._expanded(name, pairs, pos)
        self._tags.append((name, told, scope))
        handler = self.StartElementHandler
        if handler is None:
            self._tell_default(self._text[pos:self._pos])
            return
        if self._chars:
            self._flush()
        if self.ordered_attributes:
            handler(told, [part for pair in pairs for part in pair])
        else:
            handler(told, dict(pairs))

    def _second(self, key, pos):
        """Return where an attribute stands the second time."""
        found = re.compile(f"[{_S}]{re.escape(key)}[{_S}]*=")
        first = found.search(self._text, pos, self._pos)
        again = found.search(self._text, first.end(), self._pos) if first else None
        return again.start() + 1 if again else pos

    def _declared(self, name, pairs):
        """Return attributes as their declarations want them."""
        declared = self._attlists.get(name)
        if not declared:
            return pairs
        made = []
        there = set()
        for key, value in pairs:
            there.add(key)
            kind, _ = declared.get(key, ("CDATA", None))
            made.append((key, value if kind == "CDATA" else " ".join(value.split(" ")).strip() if "  " not in value
                         else " ".join(part for part in value.split(" ") if part)))
        if not self.specified_attributes:
            for key, (kind, default) in declared.items():
                if default is not None and key not in there:
                    made.append((key, default))
        return made

    def _declare_prefixes(self, pairs, pos):
        """Take the declarations of prefixes out of attributes."""
        scope = []
        rest = []
        for key, uri in pairs:
            if key == "xmlns":
                prefix = None
            elif key.startswith("xmlns:"):
                prefix = key[6:]
            else:
                rest.append((key, uri))
                continue
            if prefix == "xmlns":
                self._fail(_RESERVED_PREFIX_XMLNS, pos)
            if prefix == "xml" and uri != _XML_NAMESPACE:
                self._fail(_RESERVED_PREFIX_XML, pos)
            if prefix is not None and not uri:
                self._fail(_UNDECLARING_PREFIX, pos)
            if prefix != "xml" and uri in (_XML_NAMESPACE, _XMLNS_NAMESPACE):
                self._fail(_RESERVED_NAMESPACE_URI, pos)
            if self._separator and self._separator in uri:
                self._fail(_SYNTAX, pos)
            scope.append((prefix, self._prefixes.get(prefix)))
            self._prefixes[prefix] = uri
            if self.StartNamespaceDeclHandler is not None:
                self._tell(self.StartNamespaceDeclHandler, prefix, uri or None)
        return scope, rest

    def _expand(self, prefix, local, pos):
        uri = self._prefixes.get(prefix)
        if not uri:
            if prefix is None:
                return local
            self._fail(_UNBOUND_PREFIX, pos)
        if prefix is not None and self.namespace_prefixes and self._separator:
            return uri + self._separator + local + self._separator + prefix
        return uri + self._separator + local

    def _expanded(self, name, pairs, pos):
        """Return a name and attributes with the URIs of their prefixes."""
        prefix, colon, local = name.partition(":")
        told = self._expand(prefix, local, pos) if colon else self._expand(None, name, pos)
        prefixed = False
        for i, (key, value) in enumerate(pairs):
            prefix, colon, local = key.partition(":")
            if colon:
                prefixed = True
                pairs[i] = self._expand(prefix, local, pos), value
        if prefixed and len(dict(pairs)) < len(pairs):
            self._fail(_DUPLICATE_ATTRIBUTE, pos)
        return told, pairs

    def _end_element(self):
        """Close the innermost element; return whether what follows is no content of the same text."""
        name, told, scope = self._tags.pop()
        handler = self.EndElementHandler
        if handler is not None:
            if self._chars:
                self._flush()
            handler(told)
        else:
            self._tell_default(self._text[self._event:self._pos])
        if scope:
            for prefix, before in reversed(scope):
                self._prefixes[prefix] = before
                if self.EndNamespaceDeclHandler is not None:
                    self._tell(self.EndNamespaceDeclHandler, prefix)
        if not self._tags:
            self._state = self._epilog
            if self._opened:
                self._fail(_ASYNC_ENTITY)
            return True
        return False

    def _content_reference(self, pos):
        """Read a reference; return whether what follows is another text."""
        found = _REFERENCE.match(self._text, pos)
        if not found:
            self._wrong_reference(pos)
        name = found.group(3)
        if self._separator is not None and name and ":" in name:
            self._fail(_INVALID_TOKEN, found.start(3) + name.index(":"))
        if name is None:
            c = self._character(found, pos)
            self._pos = found.end()
            self._tell_text(c, found.group())
            return False
        c = _PREDEFINED.get(name)
        if c is not None:
            self._pos = found.end()
            self._tell_text(c, found.group())
            return False
        entity = self._entities.get(name)
        if entity is None:
            if not self._outside or self._standalone:
                self._fail(_UNDEFINED_ENTITY, pos)
            self._pos = found.end()
            if self.SkippedEntityHandler is not None:
                self._tell(self.SkippedEntityHandler, name, 0)
            else:
                self._tell_default(found.group())
            return False
        if any(opened.name == name for opened in self._opened):
            self._fail(_RECURSIVE_ENTITY_REF, pos)
        if entity.notation is not None:
            self._fail(_BINARY_ENTITY_REF, pos)
        self._pos = found.end()
        if entity.text is None:
            if self.ExternalEntityRefHandler is not None:
                if not self._tell(self.ExternalEntityRefHandler, name, self._base, entity.system, entity.public):
                    self._fail(_EXTERNAL_ENTITY_HANDLING, pos)
            else:
                self._tell_default(found.group())
            return False
        if self.DefaultHandler is not None and self.DefaultHandlerExpand is None:
            if self.SkippedEntityHandler is not None:
                self._tell(self.SkippedEntityHandler, name, 0)
            else:
                self._tell_default(found.group())
            return False
        self._pay(entity.text)
        self._opened.append(_Opened(name, self._text, self._pos, len(self._tags)))
        self._text, self._pos = entity.text, 0
        return True

    def _close_entity(self):
        opened = self._opened[-1]
        if len(self._tags) != opened.depth:
            self._fail(_ASYNC_ENTITY)
        self._opened.pop()
        self._text, self._pos = opened.outer, opened.outer_pos

    def _begin_cdata(self):
        text, pos = self._text, self._pos
        for i, c in enumerate("<![CDATA["):
            if self._expect_at(pos + i) != c:
                self._fail(_INVALID_TOKEN, pos + i)
        self._pos = pos + 9
        if self.StartCdataSectionHandler is not None:
            self._tell(self.StartCdataSectionHandler)
        elif self.CharacterDataHandler is None:
            self._tell_default("<![CDATA[")
        self._state = self._cdata
        return True

    def _cdata(self):
        text, pos = self._text, self._pos
        if not self._opened:
            self._event = pos
        end = text.find("]]>", pos)
        stop = len(text) if end < 0 else end
        if end < 0 and not self._final and not self._opened:
            while stop > pos and text[stop - 1] in "]\r":
                stop -= 1
        bad = _GOOD.match(text, pos, stop).end()
        if bad < stop:
            self._fail(_INVALID_TOKEN, bad)
        self._pos = stop
        if stop > pos:
            self._tell_text(_unix(text[pos:stop]), text[pos:stop])
        if end < 0:
            if not self._opened and not self._final:
                return False
            self._fail(_UNCLOSED_CDATA, stop)
        self._pos = end + 3
        if not self._opened:
            self._event = end
        if self.EndCdataSectionHandler is not None:
            self._tell(self.EndCdataSectionHandler)
        elif self.CharacterDataHandler is None:
            self._tell_default("]]>")
        self._state = self._content
        return True

    # The document type

    def _begin_doctype(self, wrong):
        text, pos = self._text, self._pos
        keyword = _KEYWORD.match(text, pos + 2)
        if not keyword:
            self._fail(wrong if self._expect_at(pos + 2) == "[" else _INVALID_TOKEN, pos if text[pos + 2] == "[" else pos + 2)
        if self._expect_at(keyword.end()) not in _S + "%":
            self._fail(_INVALID_TOKEN, keyword.end())
        if keyword.group() != "DOCTYPE" or wrong == _JUNK or self._doctype is not None:
            self._fail(wrong, pos)
        at = _Tokens(self, keyword.end())
        at.space()
        name = at.name()
        system = public = None
        if at.spaced() and at.peek() not in "[>":
            system, public = at.external_id(False)
            at.spaced()
        has_subset = at.peek() == "["
        if not has_subset and at.peek() != ">":
            at.fail()
        end = at.pos
        self._doctype = name
        self._pos = end + 1
        if system is not None:
            self._outside = True
        if self.StartDoctypeDeclHandler is not None:
            self._tell(self.StartDoctypeDeclHandler, name, system, public, int(has_subset))
        else:
            self._tell_default(text[pos:end + 1])
        if has_subset:
            self._state = self._subset
        else:
            self._end_doctype()
        return True

    def _end_doctype(self):
        if self.EndDoctypeDeclHandler is not None:
            self._tell(self.EndDoctypeDeclHandler)
        if self._outside and not self._standalone and self.NotStandaloneHandler is not None:
            if not self._tell(self.NotStandaloneHandler):
                self._fail(_NOT_STANDALONE, self._event)
        self._state = self._prolog

    def _subset(self):
        start = _SPACE.match(self._text, self._pos).end()
        self._subset_parts.append(self._text[self._pos:start])
        self._pos = self._event = start
        more = self._declaration()
        if self._state == self._subset:
            self._subset_parts.append(self._text[start:self._pos])
        else:
            self._subset_parts.append(self._text[start:self._event])
            self._end_doctype()
        return more

    def _declaration(self):
        """Read one declaration of the internal subset; return whether there may be another."""
        text, pos = self._text, self._pos
        if pos >= len(text):
            if not self._final:
                return False
            self._fail(_NO_ELEMENTS, pos)
        c = text[pos]
        if c == "]":
            end = _SPACE.match(text, pos + 1).end()
            if self._expect_at(end) != ">":
                self._fail(_SYNTAX if end > pos + 1 else _INVALID_TOKEN, end)
            self._pos = end + 1
            self._state = self._prolog
            return True
        if c == "%":
            name = _NAME.match(text, pos + 1)
            if not name:
                self._expect_at(pos + 1)
                self._fail(_INVALID_TOKEN, pos + 1)
            if self._expect_at(name.end()) != ";":
                self._fail(_INVALID_TOKEN, name.end())
            self._pos = name.end() + 1
            self._outside = True
            self._declaring = self._standalone
            return True
        if c != "<":
            self._refuse_token(pos)
        following = self._expect_at(pos + 1)
        if following == "?" or following == "!" and self._expect_at(pos + 2) == "-":
            if following == "!" and self._expect_at(pos + 3) != "-":
                self._fail(_INVALID_TOKEN, pos + 3)
            return self._markup()
        if following != "!":
            self._refuse_token(pos)
        keyword = _KEYWORD.match(text, pos + 2)
        if not keyword:
            self._fail(_SYNTAX if text[pos + 2] == "[" else _INVALID_TOKEN, pos if text[pos + 2] == "[" else pos + 2)
        if self._expect_at(keyword.end()) not in _S + "%":
            self._fail(_INVALID_TOKEN, keyword.end())
        at = _Tokens(self, keyword.end())
        read = {"ENTITY": self._entity_declaration, "ELEMENT": self._element_declaration,
                "ATTLIST": self._attlist_declaration, "NOTATION": self._notation_declaration}.get(keyword.group())
        if read is None:
            self._fail(_SYNTAX, pos)
        at.space()
        read(at)
        self._pos = at.pos
        return True

    def _entity_declaration(self, at):
        parameter = at.peek() == "%"
        if parameter:
            at.pos += 1
            at.space()
        name = at.name()
        at.space()
        entities = self._parameters if parameter else self._entities
        text = system = public = notation = None
        if at.peek() in "\"'":
            text = self._entity_value(at.literal(), at.pos)
        else:
            system, public = at.external_id(False)
            if at.spaced() and not parameter and at.peek() != ">":
                if at.name() != "NDATA":
                    self._fail(_SYNTAX, at.pos)
                at.space()
                notation = at.name()
        at.finish()
        if self._declaring and name not in entities:
            entities[name] = _Entity(text, system, public, notation)
            if notation is not None and self.UnparsedEntityDeclHandler is not None:
                self._tell(self.UnparsedEntityDeclHandler, name, self._base, system, public, notation)
            elif self.EntityDeclHandler is not None:
                self._tell(self.EntityDeclHandler, name, int(parameter), text, self._base, system, public, notation)

    def _entity_value(self, value, end):
        """Return the text of an entity: numeric references are replaced, others stay."""
        start = end - len(value) - 1
        if "%" in value:
            at = value.index("%")
            name = _NAME.match(value, at + 1)
            if not name or value[name.end():name.end() + 1] != ";":
                self._fail(_INVALID_TOKEN, start + at + 1)
            self._fail(_PARAM_ENTITY_REF, start + at)
        if "&" not in value:
            return _unix(value)
        parts = []
        pos = 0
        while (ref := value.find("&", pos)) >= 0:
            parts.append(_unix(value[pos:ref]))
            found = _REFERENCE.match(value, ref)
            if not found:
                self._fail(_INVALID_TOKEN, start + ref + 1)
            parts.append(found.group() if found.group(3) is not None else self._character(found, start + ref))
            pos = found.end()
        parts.append(_unix(value[pos:]))
        return "".join(parts)

    def _element_declaration(self, at):
        name = at.name()
        at.space()
        if at.peek() == "(":
            content = at.content_model()
        else:
            word = at.name()
            if word not in ("EMPTY", "ANY"):
                self._fail(_SYNTAX, at.pos - len(word))
            content = (model.XML_CTYPE_EMPTY if word == "EMPTY" else model.XML_CTYPE_ANY, 0, None, ())
        at.finish()
        if self.ElementDeclHandler is not None:
            self._tell(self.ElementDeclHandler, name, content)

    def _attlist_declaration(self, at):
        name = at.name()
        told = 0
        while at.spaced() and at.peek() != ">":
            key = at.name()
            at.space()
            kind = at.attribute_type()
            at.space()
            required = False
            default = None
            if at.peek() == "#":
                at.pos += 1
                word = at.name()
                if word == "FIXED":
                    at.space()
                    required = True
                    default = at.literal()
                elif word == "REQUIRED":
                    required = True
                elif word != "IMPLIED":
                    self._fail(_SYNTAX, at.pos - len(word) - 1)
            else:
                default = at.literal()
            if default is not None:
                default = self._value(default, at.pos - len(default) - 1)
                if kind != "CDATA":
                    default = " ".join(part for part in default.split(" ") if part)
            if not self._declaring:
                continue
            declared = self._attlists.setdefault(name, {})
            if key not in declared:
                declared[key] = kind, default
            told += 1
            if self.AttlistDeclHandler is not None and told > self._attlist_told:
                self._attlist_told = told
                self._tell(self.AttlistDeclHandler, name, key, kind, default, int(required))
        at.finish()
        self._attlist_told = 0

    def _notation_declaration(self, at):
        name = at.name()
        at.space()
        system, public = at.external_id(True)
        at.finish()
        if self.NotationDeclHandler is not None:
            self._tell(self.NotationDeclHandler, name, self._base, system, public)


class _Tokens:
    """The tokens of one declaration."""

    def __init__(self, parser, pos):
        self.parser = parser
        self.text = parser._text
        self.pos = pos

    def fail(self):
        """Refuse what stands here."""
        self.parser._refuse_token(self.pos)

    def peek(self):
        if self.pos >= len(self.text) and self.parser._final:
            self.parser._fail(_NO_ELEMENTS, self.pos)
        return self.parser._expect_at(self.pos)

    def spaced(self):
        """Pass space; return whether there was some."""
        start = self.pos
        self.pos = _SPACE.match(self.text, start).end()
        return self.pos > start

    def space(self):
        if not self.spaced():
            self.peek()
            self.fail()

    def followed(self, by):
        """Refuse a token that something wrong follows."""
        if self.peek() not in by:
            self.parser._fail(_INVALID_TOKEN, self.pos)

    def name(self):
        found = _NAME.match(self.text, self.pos)
        if not found:
            self.peek()
            self.fail()
        self.pos = found.end()
        self.followed(_S + ">),|[%+*?")
        return found.group()

    def literal(self):
        if self.peek() not in "\"'":
            self.fail()
        start = self.pos + 1
        end = self.parser._literal_end(self.pos)
        self.pos = end + 1
        self.followed(_S + ">%[")
        return self.text[start:end]

    def external_id(self, public_alone):
        """Return the system and the public identifier."""
        start = self.pos
        word = self.name()
        if word == "SYSTEM":
            self.space()
            return self.literal(), None
        if word != "PUBLIC":
            self.parser._fail(_SYNTAX, start)
        self.space()
        at = self.pos
        public = self.literal()
        good = _PUBLIC_ID.match(public).end()
        if good < len(public):
            self.parser._fail(_PUBLICID, at + 1 + good)
        public = " ".join(public.split())
        spaced = self.spaced()
        if public_alone and self.peek() == ">":
            return None, public
        if not spaced:
            self.fail()
        return self.literal(), public

    def finish(self):
        self.spaced()
        if self.peek() != ">":
            self.fail()
        self.pos += 1

    def attribute_type(self):
        kind = "" if self.peek() == "(" else self.name()
        if kind == "NOTATION":
            self.space()
        elif kind:
            if kind not in ("CDATA", "ID", "IDREF", "IDREFS", "ENTITY", "ENTITIES", "NMTOKEN", "NMTOKENS"):
                self.parser._fail(_SYNTAX, self.pos - len(kind))
            return kind
        if self.peek() != "(":
            self.fail()
        words = []
        while True:
            self.pos += 1
            self.spaced()
            token = _TOKEN.match(self.text, self.pos)
            if not token:
                self.fail()
            words.append(token.group())
            self.pos = token.end()
            self.followed(_S + ">),|[%+*?")
            self.spaced()
            if self.peek() == ")":
                break
            if self.peek() != "|":
                self.fail()
        self.pos += 1
        return f"{kind}({'|'.join(words)})"

    def quantifier(self):
        c = self.peek()
        if c and c in "?*+":
            self.pos += 1
            return {"?": model.XML_CQUANT_OPT, "*": model.XML_CQUANT_REP, "+": model.XML_CQUANT_PLUS}[c]
        return model.XML_CQUANT_NONE

    def content_model(self):
        """Return the tree of a content model: (type, quantifier, name, children)."""
        open_groups = []
        while True:
            # Here a particle begins.
            self.spaced()
            if self.peek() == "(":
                self.pos += 1
                open_groups.append([None, []])
                continue
            if self.peek() == "#":
                self.pos += 1
                if self.name() != "PCDATA" or len(open_groups) != 1 or open_groups[0][1]:
                    self.fail()
                open_groups[0][0] = model.XML_CTYPE_MIXED
            else:
                name = self.name()
                open_groups[-1][1].append((model.XML_CTYPE_NAME, self.quantifier(), name, ()))
            while True:
                # Here one has ended.
                self.spaced()
                c = self.peek()
                kind, parts = open_groups[-1]
                if c == ")":
                    self.pos += 1
                    quantifier = self.quantifier()
                    open_groups.pop()
                    made = (kind or model.XML_CTYPE_SEQ, quantifier, None, tuple(parts))
                    if not open_groups:
                        return made
                    open_groups[-1][1].append(made)
                    continue
                joined = {",": model.XML_CTYPE_SEQ, "|": model.XML_CTYPE_CHOICE}.get(c)
                if joined is None or kind is not None and joined != kind \
                        and (kind, joined) != (model.XML_CTYPE_MIXED, model.XML_CTYPE_CHOICE):
                    self.fail()
                if kind is None:
                    open_groups[-1][0] = joined
                self.pos += 1
                break


def _incomplete_utf8(data):
    """Return how many bytes at the end belong to a character that is not complete."""
    for n in range(1, min(4, len(data)) + 1):
        c = data[-n]
        if c < 0x80:
            return 0
        if c >= 0xC0:
            return n if n < (2 if c < 0xE0 else 3 if c < 0xF0 else 4) else 0
    return 0


XMLParserType = xmlparser
xmlparser.__module__ = "pyexpat"
xmlparser.__qualname__ = xmlparser.__name__ = "xmlparser"
