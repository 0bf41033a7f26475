"""XML as trees of elements."""

import contextlib
import re
import sys
from xml.etree import ElementPath

__all__ = ["Comment", "dump", "Element", "ElementTree", "canonicalize", "fromstring", "fromstringlist", "indent",
           "iselement", "iterparse", "parse", "ParseError", "PI", "ProcessingInstruction", "QName", "SubElement",
           "tostring", "tostringlist", "TreeBuilder", "VERSION", "XML", "XMLID", "XMLParser", "XMLPullParser",
           "register_namespace", "C14NWriterTarget"]

VERSION = "1.3.0"


class ParseError(SyntaxError):
    """A document is not well-formed: code says why, position is the line and the column."""


def iselement(element):
    """Return whether something looks like an element."""
    return hasattr(element, "tag")


def _type_name(value):
    kind = type(value)
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"


def _attributes(place, attrib, extra):
    """Return a new dictionary of attributes; without a positional one, the keyword attrib counts as it."""
    if attrib is _NONE_GIVEN:
        attrib = extra.pop("attrib", {})
    if not isinstance(attrib, dict):
        raise TypeError(f"{place} must be dict, not {_short(attrib)}")
    return {**attrib, **extra}


_NONE_GIVEN = object()


class Element:
    """An element: a tag, attributes, text, children, and the text behind it (tail)."""

    __slots__ = ("tag", "attrib", "text", "tail", "_children", "__weakref__")

    def __init__(self, tag, attrib=_NONE_GIVEN, /, **extra):
        self.attrib = _attributes("Element() argument 2", attrib, extra)
        self.tag = tag
        self.text = None
        self.tail = None
        self._children = []

    def __repr__(self):
        return f"<Element {self.tag!r} at {id(self):#x}>"

    def makeelement(self, tag, attrib, /):
        if not isinstance(attrib, dict):
            raise TypeError(f"makeelement() argument 2 must be dict, not {type(attrib).__name__}")
        return self.__class__(tag, attrib)

    def __copy__(self):
        made = Element(self.tag, self.attrib)
        made.text = self.text
        made.tail = self.tail
        made._children = self._children[:]
        return made

    def __deepcopy__(self, memo, /):
        from copy import deepcopy
        made = Element(deepcopy(self.tag, memo), deepcopy(self.attrib, memo))
        memo[id(self)] = made
        made.text = deepcopy(self.text, memo)
        made.tail = deepcopy(self.tail, memo)
        made._children = [deepcopy(child, memo) for child in self._children]
        return made

    def __getstate__(self):
        return {"tag": self.tag, "_children": self._children, "attrib": self.attrib, "text": self.text, "tail": self.tail}

    def __setstate__(self, state):
        self.tag = state["tag"]
        self._children = list(state.get("_children", ()))
        self.attrib = state.get("attrib", {})
        self.text = state.get("text")
        self.tail = state.get("tail")

    def __len__(self):
        return len(self._children)

    def __bool__(self):
        import warnings
        warnings.warn("Testing an element's truth value will always return True in future versions.  "
                      "Use specific 'len(elem)' or 'elem is not None' test instead.", DeprecationWarning, 2)
        return len(self._children) != 0

    def __getitem__(self, key, /):
        try:
            return self._children[key]
        except IndexError:
            raise IndexError("child index out of range") from None
        except TypeError:
            raise TypeError("element indices must be integers") from None

    def __setitem__(self, key, value, /):
        if isinstance(key, slice):
            try:
                value = list(value)
            except TypeError:
                raise TypeError("assignment expects an iterable") from None
            for element in value:
                _must_be_element(element, f"expected an Element, not \"{type(element).__name__}\"")
        else:
            _must_be_element(value, f"expected an Element, not \"{type(value).__name__}\"")
        try:
            self._children[key] = value
        except IndexError:
            raise IndexError("child assignment index out of range") from None
        except TypeError:
            raise TypeError("element indices must be integers") from None

    def __delitem__(self, key, /):
        try:
            del self._children[key]
        except IndexError:
            raise IndexError("child assignment index out of range") from None
        except TypeError:
            raise TypeError("element indices must be integers") from None

    def append(self, subelement, /):
        """Add a child."""
        _must_be_element(subelement, f"append() argument 1 must be xml.etree.ElementTree.Element, not {_short(subelement)}")
        self._children.append(subelement)

    def extend(self, elements, /):
        """Add children."""
        try:
            elements = iter(elements)
        except TypeError:
            raise TypeError("'elements' must be an iterable") from None
        for element in elements:
            _must_be_element(element, f'expected an Element, not "{type(element).__name__}"')
            self._children.append(element)

    def insert(self, index, subelement, /):
        """Add a child at a place."""
        if not hasattr(index, "__index__"):
            raise TypeError(f"{type(index).__name__!r} object cannot be interpreted as an integer")
        _must_be_element(subelement,
                         f"insert() argument 2 must be xml.etree.ElementTree.Element, not {_short(subelement)}")
        self._children.insert(index, subelement)

    def remove(self, subelement, /):
        """Remove a child: the very element, or else the first that is equal to it."""
        _must_be_element(subelement, f"remove() argument must be xml.etree.ElementTree.Element, not {_short(subelement)}")
        try:
            self._children.remove(subelement)
        except ValueError:
            raise ValueError("list.remove(x): x not in list") from None

    def find(self, path, namespaces=None):
        """Return the first element a path leads to, None if there is none."""
        return ElementPath.find(self, path, namespaces) if _is_path(path, namespaces) else _first(self, path)

    def findtext(self, path, default=None, namespaces=None):
        """Return the text of the first element a path leads to."""
        found = self.find(path, namespaces)
        if found is None:
            return default
        return "" if found.text is None else found.text

    def findall(self, path, namespaces=None):
        """Return a list of the elements a path leads to."""
        if _is_path(path, namespaces):
            return ElementPath.findall(self, path, namespaces)
        return [child for child in self._children if child.tag == path]

    def iterfind(self, path, namespaces=None):
        """Return an iterator over the elements a path leads to."""
        return ElementPath.iterfind(self, path, namespaces)

    def clear(self):
        """Take everything but the tag away."""
        self.attrib.clear()
        self._children = []
        self.text = self.tail = None

    def get(self, key, default=None):
        """Return an attribute."""
        return self.attrib.get(key, default)

    def set(self, key, value, /):
        """Set an attribute."""
        self.attrib[key] = value

    def keys(self):
        return list(self.attrib)

    def items(self):
        return list(self.attrib.items())

    def iter(self, tag=None):
        """Return an iterator over this element and all below it, in document order."""
        return _iterate(self, None if tag == "*" else tag)

    def itertext(self):
        """Return an iterator over the texts in this element."""
        return _texts(self)


Element.__module__ = "xml.etree.ElementTree"


def _short(value):
    return "None" if value is None else _type_name(value)


def _must_be_element(value, message):
    if not isinstance(value, Element):
        raise TypeError(message)


_URI = re.compile(r"\{[^}]*\}")
_OF_A_PATH = re.compile(r"[/*\[@.]")


def _is_path(path, namespaces):
    """Return whether a path is more than a tag."""
    if namespaces is not None or not isinstance(path, str):
        return True
    if path.isalnum():
        return False
    return path.startswith(("{}", "{*}")) or _OF_A_PATH.search(_URI.sub("", path)) is not None


def _first(element, tag):
    for child in element._children:
        if child.tag == tag:
            return child
    return None


def _iterate(element, tag):
    pending = [iter((element,))]
    while pending:
        for element in pending[-1]:
            if tag is None or element.tag == tag:
                yield element
            if element._children:
                pending.append(iter(element._children))
                break
        else:
            pending.pop()


def _texts(element):
    if element.text:
        yield element.text
    pending = [(None, iter(element._children))]
    while pending:
        for child in pending[-1][1]:
            if child.text:
                yield child.text
            if child._children:
                pending.append((child.tail, iter(child._children)))
                break
            if child.tail:
                yield child.tail
        else:
            tail, _ = pending.pop()
            if tail:
                yield tail


def SubElement(parent, tag, attrib=_NONE_GIVEN, /, **extra):
    """Return a new element that is the last child of another."""
    if not isinstance(parent, Element):
        raise TypeError(f"SubElement() argument 1 must be xml.etree.ElementTree.Element, not {_short(parent)}")
    made = Element(tag, _attributes("SubElement() argument 3", attrib, extra))
    parent._children.append(made)
    return made


def Comment(text=None):
    """Return an element that is written as a comment."""
    element = Element(Comment)
    element.text = text
    return element


def ProcessingInstruction(target, text=None):
    """Return an element that is written as a processing instruction."""
    element = Element(ProcessingInstruction)
    element.text = target
    if text:
        element.text = element.text + " " + text
    return element


PI = ProcessingInstruction


class QName:
    """A name with the URI of its namespace; where it is a value its prefix is written."""

    def __init__(self, text_or_uri, tag=None):
        self.text = f"{{{text_or_uri}}}{tag}" if tag else text_or_uri

    def __str__(self):
        return self.text

    def __repr__(self):
        return f"<{self.__class__.__name__} {self.text!r}>"

    def __hash__(self):
        return hash(self.text)

    def __le__(self, other):
        return self.text <= (other.text if isinstance(other, QName) else other)

    def __lt__(self, other):
        return self.text < (other.text if isinstance(other, QName) else other)

    def __ge__(self, other):
        return self.text >= (other.text if isinstance(other, QName) else other)

    def __gt__(self, other):
        return self.text > (other.text if isinstance(other, QName) else other)

    def __eq__(self, other):
        return self.text == (other.text if isinstance(other, QName) else other)


class ElementTree:
    """A document: its first element, and reading and writing."""

    def __init__(self, element=None, file=None):
        self._root = element
        if file:
            self.parse(file)

    def getroot(self):
        return self._root

    def _setroot(self, element):
        self._root = element

    def parse(self, source, parser=None):
        """Read a document from a file or its name; return its first element."""
        with _opened(source) as file:
            if parser is None:
                parser = XMLParser()
            while data := file.read(65536):
                parser.feed(data)
            self._root = parser.close()
            return self._root

    def iter(self, tag=None):
        return self._root.iter(tag)

    def find(self, path, namespaces=None):
        return self._root.find(_relative(path), namespaces)

    def findtext(self, path, default=None, namespaces=None):
        return self._root.findtext(_relative(path), default, namespaces)

    def findall(self, path, namespaces=None):
        return self._root.findall(_relative(path), namespaces)

    def iterfind(self, path, namespaces=None):
        return self._root.iterfind(_relative(path), namespaces)

    def write(self, file_or_filename, encoding=None, xml_declaration=None, default_namespace=None, method=None, *,
              short_empty_elements=True):
        """Write the document. method is "xml", "html", "text" or "c14n"; the encoding "unicode" gives text."""
        if not method:
            method = "xml"
        elif method not in _serialize:
            raise ValueError(f"unknown method {method!r}")
        if not encoding:
            encoding = "utf-8" if method == "c14n" else "us-ascii"
        with _writer(file_or_filename, encoding) as (write, declared):
            if method == "xml" and (xml_declaration or xml_declaration is None and encoding.lower() != "unicode"
                                    and declared.lower() not in ("utf-8", "us-ascii")):
                write(f"<?xml version='1.0' encoding='{declared}'?>\n")
            if method == "text":
                _serialize_text(write, self._root)
            else:
                qnames, namespaces = _namespaces(self._root, default_namespace)
                _serialize[method](write, self._root, qnames, namespaces, short_empty_elements=short_empty_elements)

    def write_c14n(self, file):
        return self.write(file, method="c14n")


def _relative(path):
    if path[:1] == "/":
        path = "." + path
        import warnings
        warnings.warn("This search is broken in 1.3 and earlier, and will be fixed in a future version.  "
                      f"If you rely on the current behaviour, change it to {path!r}", FutureWarning, 3)
    return path


@contextlib.contextmanager
def _opened(source):
    """Give a file that is open already, or one that is closed in the end."""
    if hasattr(source, "read"):
        yield source
    else:
        with open(source, "rb") as file:
            yield file


@contextlib.contextmanager
def _writer(target, encoding):
    """Give a function that writes text, and the encoding the text says it has."""
    try:
        write = target.write
    except AttributeError:
        if encoding.lower() == "unicode":
            encoding = "utf-8"
        with open(target, "w", encoding=encoding, errors="xmlcharrefreplace") as file:
            yield file.write, encoding
        return
    if encoding.lower() == "unicode":
        yield write, getattr(target, "encoding", None) or "utf-8"
        return
    parts = []
    try:
        yield parts.append, encoding
    finally:
        write("".join(parts).encode(encoding, "xmlcharrefreplace"))


# Writing

_namespace_map = {
    "http://www.w3.org/XML/1998/namespace": "xml",
    "http://www.w3.org/1999/xhtml": "html",
    "http://www.w3.org/1999/02/22-rdf-syntax-ns#": "rdf",
    "http://schemas.xmlsoap.org/wsdl/": "wsdl",
    "http://www.w3.org/2001/XMLSchema": "xs",
    "http://www.w3.org/2001/XMLSchema-instance": "xsi",
    "http://purl.org/dc/elements/1.1/": "dc",
}


def register_namespace(prefix, uri):
    """Let a namespace be written with a prefix, everywhere."""
    if re.match(r"ns\d+$", prefix):
        raise ValueError("Prefix format reserved for internal use")
    for key, value in list(_namespace_map.items()):
        if key == uri or value == prefix:
            del _namespace_map[key]
    _namespace_map[uri] = prefix


register_namespace._namespace_map = _namespace_map


def _raise_serialization_error(text):
    raise TypeError(f"cannot serialize {text!r} (type {type(text).__name__})")


def _namespaces(root, default_namespace=None):
    """Return the written form of each name in a tree, and the prefixes of the namespaces."""
    qnames = {None: None}
    namespaces = {}
    if default_namespace:
        namespaces[default_namespace] = ""

    def add(qname):
        try:
            if qname[:1] == "{":
                uri, tag = qname[1:].rsplit("}", 1)
                prefix = namespaces.get(uri)
                if prefix is None:
                    prefix = _namespace_map.get(uri)
                    if prefix is None:
                        prefix = f"ns{len(namespaces)}"
                    if prefix != "xml":
                        namespaces[uri] = prefix
                qnames[qname] = f"{prefix}:{tag}" if prefix else tag
            else:
                if default_namespace:
                    raise ValueError("cannot use non-qualified names with default_namespace option")
                qnames[qname] = qname
        except TypeError:
            _raise_serialization_error(qname)

    for element in root.iter():
        tag = element.tag
        if isinstance(tag, QName):
            if tag.text not in qnames:
                add(tag.text)
        elif isinstance(tag, str):
            if tag not in qnames:
                add(tag)
        elif tag is not None and tag is not Comment and tag is not PI:
            _raise_serialization_error(tag)
        for key, value in element.items():
            if isinstance(key, QName):
                key = key.text
            if key not in qnames:
                add(key)
            if isinstance(value, QName) and value.text not in qnames:
                add(value.text)
        if isinstance(element.text, QName) and element.text.text not in qnames:
            add(element.text.text)
    return qnames, namespaces


def _begin_tag(write, element, tag, qnames, namespaces, escape):
    """Write a tag but for its end."""
    write("<" + tag)
    items = element.items()
    if namespaces:
        for uri, prefix in sorted(namespaces.items(), key=lambda item: item[1]):
            write(f' xmlns{":" + prefix if prefix else ""}="{escape(uri)}"')
    for key, value in items:
        if isinstance(key, QName):
            key = key.text
        value = qnames[value.text] if isinstance(value, QName) else escape(value)
        write(f' {qnames[key]}="{value}"')


def _serialize_xml(write, element, qnames, namespaces, short_empty_elements, **kwargs):
    pending = []  # of the open elements: their children that are to come, their end, what follows it
    children = iter((element,))
    while True:
        for element in children:
            tag, text, tail = element.tag, element.text, element.tail
            if tag is Comment:
                write(f"<!--{text}-->")
            elif tag is ProcessingInstruction:
                write(f"<?{text}?>")
            else:
                tag = qnames[tag.text if isinstance(tag, QName) else tag]
                end = ""
                if tag is None:
                    if text:
                        write(_escape_cdata(text))
                else:
                    _begin_tag(write, element, tag, qnames, namespaces, _escape_attrib)
                    if text or len(element) or not short_empty_elements:
                        write(">")
                        if text:
                            write(_escape_cdata(text))
                        end = f"</{tag}>"
                    else:
                        write(" />")
                namespaces = None
                if len(element):
                    pending.append((children, end, tail))
                    children = iter(element)
                    break
                if end:
                    write(end)
            if tail:
                write(_escape_cdata(tail))
        else:
            if not pending:
                return
            children, end, tail = pending.pop()
            if end:
                write(end)
            if tail:
                write(_escape_cdata(tail))


HTML_EMPTY = {"area", "base", "basefont", "br", "col", "embed", "frame", "hr", "img", "input", "isindex", "link", "meta",
              "param", "source", "track", "wbr"}


def _serialize_html(write, element, qnames, namespaces, **kwargs):
    pending = []
    children = iter((element,))
    while True:
        for element in children:
            tag, text, tail = element.tag, element.text, element.tail
            if tag is Comment:
                write(f"<!--{_escape_cdata(text)}-->")
            elif tag is ProcessingInstruction:
                write(f"<?{_escape_cdata(text)}?>")
            else:
                tag = qnames[tag.text if isinstance(tag, QName) else tag]
                end = ""
                if tag is None:
                    if text:
                        write(_escape_cdata(text))
                else:
                    _begin_tag(write, element, tag, qnames, namespaces, _escape_attrib_html)
                    write(">")
                    lower = tag.lower()
                    if text:
                        write(text if lower in ("script", "style") else _escape_cdata(text))
                    if lower not in HTML_EMPTY:
                        end = f"</{tag}>"
                namespaces = None
                if len(element):
                    pending.append((children, end, tail))
                    children = iter(element)
                    break
                if end:
                    write(end)
            if tail:
                write(_escape_cdata(tail))
        else:
            if not pending:
                return
            children, end, tail = pending.pop()
            if end:
                write(end)
            if tail:
                write(_escape_cdata(tail))


def _serialize_text(write, element):
    for part in element.itertext():
        write(part)
    if element.tail:
        write(element.tail)


_serialize = {"xml": _serialize_xml, "html": _serialize_html, "text": _serialize_text}


def _escape_cdata(text):
    try:
        if "&" in text:
            text = text.replace("&", "&amp;")
        if "<" in text:
            text = text.replace("<", "&lt;")
        if ">" in text:
            text = text.replace(">", "&gt;")
        return text
    except (TypeError, AttributeError):
        _raise_serialization_error(text)


def _escape_attrib(text):
    try:
        if text.isalnum():
            return text
        text = _escape_cdata(text)
        if '"' in text:
            text = text.replace('"', "&quot;")
        if not text.isprintable():
            text = text.replace("\r", "&#13;").replace("\n", "&#10;").replace("\t", "&#09;")
        return text
    except (TypeError, AttributeError):
        _raise_serialization_error(text)


def _escape_attrib_html(text):
    try:
        return text.replace("&", "&amp;").replace(">", "&gt;").replace('"', "&quot;")
    except (TypeError, AttributeError):
        _raise_serialization_error(text)


def tostring(element, encoding=None, method=None, *, xml_declaration=None, default_namespace=None,
             short_empty_elements=True):
    """Return an element as bytes, or as text where the encoding is "unicode"."""
    import io
    stream = io.StringIO() if encoding == "unicode" else io.BytesIO()
    ElementTree(element).write(stream, encoding, xml_declaration=xml_declaration, default_namespace=default_namespace,
                               method=method, short_empty_elements=short_empty_elements)
    return stream.getvalue()


def tostringlist(element, encoding=None, method=None, *, xml_declaration=None, default_namespace=None,
                 short_empty_elements=True):
    """Return an element as a list of bytes or texts."""
    return [tostring(element, encoding, method, xml_declaration=xml_declaration, default_namespace=default_namespace,
                     short_empty_elements=short_empty_elements)]


def dump(elem):
    """Write an element to standard output."""
    if not isinstance(elem, ElementTree):
        elem = ElementTree(elem)
    elem.write(sys.stdout, encoding="unicode")
    tail = elem.getroot().tail
    if not tail or tail[-1] != "\n":
        sys.stdout.write("\n")


def indent(tree, space="  ", level=0):
    """Give every element a line of its own by adding white space to texts and tails."""
    if isinstance(tree, ElementTree):
        tree = tree.getroot()
    if level < 0:
        raise ValueError(f"Initial indentation level must be >= 0, got {level}")
    if not len(tree):
        return
    indentations = ["\n" + level * space]
    pending = [(tree, 0)]
    while pending:
        element, depth = pending.pop()
        if depth + 1 == len(indentations):
            indentations.append(indentations[depth] + space)
        inner = indentations[depth + 1]
        if not element.text or not element.text.strip():
            element.text = inner
        for child in element:
            if len(child):
                pending.append((child, depth + 1))
            if not child.tail or not child.tail.strip():
                child.tail = inner
        if not child.tail.strip():
            child.tail = indentations[depth]


# Reading

def parse(source, parser=None):
    """Read a document from a file or its name."""
    tree = ElementTree()
    tree.parse(source, parser)
    return tree


def XML(text, parser=None):
    """Read a document from a text or bytes; return its first element."""
    if not parser:
        parser = XMLParser(target=TreeBuilder())
    parser.feed(text)
    return parser.close()


fromstring = XML


def XMLID(text, parser=None):
    """Read a document; return its first element and a dictionary of the elements with an id."""
    if not parser:
        parser = XMLParser(target=TreeBuilder())
    parser.feed(text)
    tree = parser.close()
    return tree, {element.get("id"): element for element in tree.iter() if element.get("id")}


def fromstringlist(sequence, parser=None):
    """Read a document from parts."""
    if not parser:
        parser = XMLParser(target=TreeBuilder())
    for text in sequence:
        parser.feed(text)
    return parser.close()


class TreeBuilder:
    """Makes a tree of what a parser tells."""

    def __init__(self, element_factory=None, *, comment_factory=None, pi_factory=None, insert_comments=False,
                 insert_pis=False):
        self._data = []
        self._open = []
        self._last = None
        self._root = None
        self._at_tail = False
        self._comment_factory = comment_factory or Comment
        self._insert_comments = insert_comments
        self._pi_factory = pi_factory or ProcessingInstruction
        self._insert_pis = insert_pis
        self._factory = element_factory or Element

    def close(self):
        """Return the first element."""
        self._flush()
        return self._root

    def _flush(self):
        if self._data:
            if self._last is not None:
                text = "".join(self._data)
                if self._at_tail:
                    self._last.tail = text
                else:
                    self._last.text = text
            self._data = []

    def data(self, data, /):
        self._data.append(data)

    def start(self, tag, attrs, /):
        self._flush()
        self._last = element = self._factory(tag, attrs)
        if self._open:
            self._open[-1].append(element)
        elif self._root is None:
            self._root = element
        self._open.append(element)
        self._at_tail = False
        return element

    def end(self, tag, /):
        self._flush()
        if not self._open:
            raise IndexError("pop from empty stack")
        self._last = self._open.pop()
        self._at_tail = True
        return self._last

    def comment(self, text, /):
        return self._single(self._comment_factory, self._insert_comments, text)

    def pi(self, target, text=None, /):
        return self._single(self._pi_factory, self._insert_pis, target, text)

    def _single(self, factory, insert, *args):
        element = factory(*args)
        if insert:
            self._flush()
            self._last = element
            if self._open:
                self._open[-1].append(element)
            self._at_tail = True
        return element


class XMLParser:
    """Reads a document and tells a target what there is."""

    def __init__(self, *, target=None, encoding=None):
        from xml.parsers import expat
        self.entity = {}
        self.target = target = TreeBuilder() if target is None else target
        self.version = "Expat " + ".".join(map(str, expat.version_info))
        self._names = {}
        parser = self._parser = expat.ParserCreate(encoding, "}")
        parser.DefaultHandlerExpand = self._default
        if hasattr(target, "start"):
            parser.StartElementHandler = self._start
        if hasattr(target, "end"):
            parser.EndElementHandler = self._end
        if hasattr(target, "start_ns"):
            parser.StartNamespaceDeclHandler = self._start_ns
        if hasattr(target, "end_ns"):
            parser.EndNamespaceDeclHandler = self._end_ns
        if hasattr(target, "data"):
            parser.CharacterDataHandler = target.data
        if hasattr(target, "comment"):
            parser.CommentHandler = target.comment
        if hasattr(target, "pi"):
            parser.ProcessingInstructionHandler = target.pi
        if hasattr(target, "doctype"):
            parser.StartDoctypeDeclHandler = self._doctype
        parser.buffer_text = isinstance(target, TreeBuilder)

    def _raise(self, error):
        made = ParseError(str(error))
        made.code = error.code
        made.position = error.lineno, error.offset
        raise made

    def _name(self, name):
        full = self._names.get(name)
        if full is None:
            full = self._names[name] = "{" + name if "}" in name else name
        return full

    def _start(self, tag, attrs):
        name = self._name
        return self.target.start(name(tag), {name(key): value for key, value in attrs.items()} if attrs else attrs)

    def _end(self, tag):
        return self.target.end(self._name(tag))

    def _start_ns(self, prefix, uri):
        return self.target.start_ns(prefix or "", uri or "")

    def _end_ns(self, prefix):
        return self.target.end_ns(prefix or "")

    def _default(self, text):
        if text[:1] == "&" and text[-1:] == ";":
            try:
                value = self.entity[text[1:-1]]
            except KeyError:
                parser = self._parser
                line, column = parser.CurrentLineNumber, parser.CurrentColumnNumber
                made = ParseError(f"undefined entity {text}: line {line}, column {column}")
                made.code = 11
                made.position = line, column
                raise made from None
            if hasattr(self.target, "data"):
                self.target.data(value)

    def _doctype(self, name, system, public, has_subset):
        self.target.doctype(name, public, system)

    def feed(self, data, /):
        """Read more of the document."""
        from xml.parsers import expat
        try:
            self._parser.Parse(data, False)
        except expat.ExpatError as e:
            self._raise(e)

    def close(self):
        """Read what is left; return what the target made."""
        from xml.parsers import expat
        try:
            self._parser.Parse("", True)
        except expat.ExpatError as e:
            self._raise(e)
        close = getattr(self.target, "close", None)
        return close() if close is not None else None

    def flush(self):
        """Do nothing: what is complete is read at once."""


class XMLPullParser:
    """Reads a document that comes in parts; what happened is asked for."""

    def __init__(self, events=None, *, _parser=None):
        from collections import deque
        self._events_queue = deque()
        self._parser = _parser or XMLParser(target=TreeBuilder())
        events = ("end",) if events is None else events
        for event in events:
            self._report(event)

    def _report(self, event):
        parser, target = self._parser._parser, self._parser.target
        append = self._events_queue.append
        name = self._parser._name
        if event == "start":
            parser.ordered_attributes = False

            def told(tag, attrs):
                append((event, target.start(name(tag), {name(key): value for key, value in attrs.items()})))
            parser.StartElementHandler = told
        elif event == "end":
            parser.EndElementHandler = lambda tag: append((event, target.end(name(tag))))
        elif event == "start-ns":
            if hasattr(target, "start_ns"):
                parser.StartNamespaceDeclHandler = \
                    lambda prefix, uri: append((event, target.start_ns(prefix or "", uri or "")))
            else:
                parser.StartNamespaceDeclHandler = lambda prefix, uri: append((event, (prefix or "", uri or "")))
        elif event == "end-ns":
            if hasattr(target, "end_ns"):
                parser.EndNamespaceDeclHandler = lambda prefix: append((event, target.end_ns(prefix or "")))
            else:
                parser.EndNamespaceDeclHandler = lambda prefix: append((event, None))
        elif event == "comment":
            parser.CommentHandler = lambda text: append((event, target.comment(text)))
        elif event == "pi":
            parser.ProcessingInstructionHandler = lambda pi, data: append((event, target.pi(pi, data)))
        else:
            raise ValueError(f"unknown event {event!r}")

    def feed(self, data):
        """Read more of the document; an error is raised by read_events."""
        if self._parser is None:
            raise ValueError("feed() called after end of stream")
        if data:
            try:
                self._parser.feed(data)
            except SyntaxError as e:
                self._events_queue.append(e)

    def _close_and_return_root(self):
        root = self._parser.close()
        self._parser = None
        return root

    def close(self):
        """Read what is left."""
        self._close_and_return_root()

    def read_events(self):
        """Return an iterator over what has happened and is not told yet."""
        events = self._events_queue
        while events:
            event = events.popleft()
            if isinstance(event, Exception):
                raise event
            yield event

    def flush(self):
        if self._parser is None:
            raise ValueError("flush() called after end of stream")
        self._parser.flush()


class _IterParse:
    """The events of a document that is read from a file as they are asked for."""

    def __init__(self, source, events, parser):
        self.root = None
        self._pull = XMLPullParser(events=events, _parser=parser)
        self._file = source if hasattr(source, "read") else open(source, "rb")
        self._close_file = self._file is not source
        self._iterator = self._events()

    def _events(self):
        try:
            while True:
                yield from self._pull.read_events()
                data = self._file.read(16 * 1024)
                if not data:
                    break
                self._pull.feed(data)
            root = self._pull._close_and_return_root()
            yield from self._pull.read_events()
            self.root = root
        finally:
            self._finish()

    def _finish(self):
        if self._close_file:
            self._file.close()

    def __iter__(self):
        return self

    def __next__(self):
        return next(self._iterator)

    def close(self):
        self._iterator.close()
        self._finish()


def iterparse(source, events=None, parser=None):
    """Read a document from a file and yield pairs of an event and an element."""
    return _IterParse(source, events, parser)


# The canonical form

def _escape_cdata_c14n(text):
    return _escape_cdata(text).replace("\r", "&#xD;")


def _escape_attrib_c14n(text):
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return text.replace("\t", "&#x9;").replace("\n", "&#xA;").replace("\r", "&#xD;")


def canonicalize(xml_data=None, *, out=None, from_file=None, **options):
    """Write a document in the form C14N 2.0; return that as a text where there is no out."""
    if xml_data is None and from_file is None:
        raise ValueError("Either 'xml_data' or 'from_file' must be provided as input")
    import io
    made = io.StringIO() if out is None else None
    parser = XMLParser(target=C14NWriterTarget((made or out).write, **options))
    if xml_data is not None:
        parser.feed(xml_data)
        parser.close()
    elif from_file is not None:
        parse(from_file, parser=parser)
    return None if made is None else made.getvalue()


_prefixed = re.compile(r"\w+:\w+$", re.UNICODE)


class C14NWriterTarget:
    """Writes what a parser tells in the form C14N 2.0."""

    def __init__(self, write, *, with_comments=False, strip_text=False, rewrite_prefixes=False, qname_aware_tags=None,
                 qname_aware_attrs=None, exclude_attrs=None, exclude_tags=None):
        self._write = write
        self._data = []
        self._with_comments = with_comments
        self._strip_text = strip_text
        self._exclude_attrs = set(exclude_attrs) if exclude_attrs else None
        self._exclude_tags = set(exclude_tags) if exclude_tags else None
        self._rewrite_prefixes = rewrite_prefixes
        self._qname_aware_tags = set(qname_aware_tags or ())
        self._qname_aware_attrs = set(qname_aware_attrs or ())
        # Of each open element: the namespaces it declares and those that are written, as pairs of URI and prefix.
        self._declared = [[(uri, prefix) for uri, prefix in _namespace_map.items()] if rewrite_prefixes
                          else [("http://www.w3.org/XML/1998/namespace", "xml")]]
        self._written = [[("http://www.w3.org/XML/1998/namespace", "xml")], []]
        self._given = {}  # prefixes given to namespaces where they are rewritten
        self._pending_declarations = []
        self._preserve_space = [False]
        self._pending_start = None
        self._root_seen = False
        self._root_done = False
        self._ignored = 0

    def _uri_of(self, prefixed):
        prefix, _, name = prefixed.partition(":")
        for scope in reversed(self._declared):
            for uri, known in scope:
                if known == prefix:
                    return f"{{{uri}}}{name}"
        raise ValueError(f'Prefix {prefix} of QName "{prefixed}" is not declared in scope')

    def _qname(self, qname, uri=None):
        """Return a name as it is written, its local part and its URI; declare the prefix it needs."""
        if uri is None:
            uri, tag = qname[1:].rsplit("}", 1) if qname[:1] == "{" else ("", qname)
        else:
            tag = qname
        hidden = set()
        for scope in reversed(self._written):
            for known, prefix in scope:
                if known == uri and prefix not in hidden:
                    return f"{prefix}:{tag}" if prefix else tag, tag, uri
                hidden.add(prefix)
        if self._rewrite_prefixes:
            prefix = self._given.setdefault(uri, f"n{len(self._given)}")
            self._written[-1].append((uri, prefix))
            return f"{prefix}:{tag}", tag, uri
        if not uri and "" not in hidden:
            return tag, tag, uri
        for scope in reversed(self._declared):
            for known, prefix in scope:
                if known == uri:
                    self._written[-1].append((uri, prefix))
                    return f"{prefix}:{tag}" if prefix else tag, tag, uri
        if not uri:
            return tag, tag, uri
        raise ValueError(f'Namespace "{uri}" is not declared in scope')

    def data(self, data):
        if not self._ignored:
            self._data.append(data)

    def _flush(self):
        data = "".join(self._data)
        self._data.clear()
        if self._strip_text and not self._preserve_space[-1]:
            data = data.strip()
        if self._pending_start is not None:
            pending, self._pending_start = self._pending_start, None
            self._start(*pending, data if data and _prefixed.match(data) else None)
        elif data and self._root_seen:
            self._write(_escape_cdata_c14n(data))
            return
        else:
            return
        if data and not (pending[0] in self._qname_aware_tags and _prefixed.match(data)) and self._root_seen:
            self._write(_escape_cdata_c14n(data))

    def start_ns(self, prefix, uri):
        if self._ignored:
            return
        if self._data:
            self._flush()
        self._pending_declarations.append((uri, prefix))

    def start(self, tag, attrs):
        if self._exclude_tags is not None and (self._ignored or tag in self._exclude_tags):
            self._ignored += 1
            return
        if self._data or self._pending_start is not None:
            self._flush()
        self._declared.append(self._pending_declarations)
        self._pending_declarations = []
        if tag in self._qname_aware_tags:
            self._pending_start = tag, attrs
            self._written.append([])
            self._root_seen = True
            return
        self._written.append([])
        self._start(tag, attrs)

    def _start(self, tag, attrs, qname_text=None):
        if self._exclude_attrs is not None and attrs:
            attrs = {key: value for key, value in attrs.items() if key not in self._exclude_attrs}
        aware = {key for key, value in attrs.items() if key in self._qname_aware_attrs and _prefixed.match(value)}
        names = {tag, *attrs}
        values = {key: self._uri_of(attrs[key]) for key in aware}
        names.update(values.values())
        if qname_text is not None:
            text = self._uri_of(qname_text)
            names.add(text)
        written = {name: self._qname(name) for name in sorted(names, key=lambda name: name.split("}", 1)) if name[:1] == "{"
                   or name == tag}
        items = [("xmlns:" + prefix if prefix else "xmlns", uri) for uri, prefix in self._written[-1]]
        items.sort()
        rest = []
        for key, value in attrs.items():
            if key in values:
                value = written[values[key]][0]
            name, local, uri = written[key] if key[:1] == "{" else (key, key, "")
            rest.append((uri, local, name, value))
        rest.sort()
        items += [(name, value) for _, _, name, value in rest]
        space = attrs.get("{http://www.w3.org/XML/1998/namespace}space")
        self._preserve_space.append(space == "preserve" if space else self._preserve_space[-1])
        self._write("<" + written[tag][0] + "".join(f' {key}="{_escape_attrib_c14n(value)}"' for key, value in items) + ">")
        if qname_text is not None:
            self._write(_escape_cdata_c14n(written[text][0]))
        self._root_seen = True

    def end(self, tag):
        if self._ignored:
            self._ignored -= 1
            return
        if self._data or self._pending_start is not None:
            self._flush()
        self._write(f"</{self._qname(tag)[0]}>")
        self._preserve_space.pop()
        self._root_done = len(self._preserve_space) == 1
        self._declared.pop()
        self._written.pop()

    def comment(self, text):
        if self._with_comments:
            self._outside(f"<!--{_escape_cdata_c14n(text)}-->")

    def pi(self, target, data):
        self._outside(f"<?{target} {_escape_cdata_c14n(data)}?>" if data else f"<?{target}?>")

    def _outside(self, text):
        """Write what may also stand before and behind the first element, on lines of its own."""
        if self._ignored:
            return
        if self._root_done:
            self._write("\n")
        elif self._root_seen and (self._data or self._pending_start is not None):
            self._flush()
        self._write(text)
        if not self._root_seen:
            self._write("\n")
