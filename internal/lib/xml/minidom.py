"""Documents as trees of nodes: a small Document Object Model."""

import xml.dom
from xml.dom import EMPTY_NAMESPACE, EMPTY_PREFIX, XML_NAMESPACE, XMLNS_NAMESPACE, UserDataHandler, domreg

StringTypes = (str,)


def _computed(name, get, doc=None):
    # A property that can not be set.
    def refuse(self, value):
        raise xml.dom.NoModificationAllowedErr(f"attempt to modify read-only attribute {name!r}")

    return property(get, refuse, doc=doc)


def defproperty(klass, name, doc):
    """Give a class a property that can not be set, read by its method _get_NAME."""
    setattr(klass, name, _computed(name, getattr(klass, "_get_" + name), doc))


# Lists and maps of nodes.


class NodeList(list):
    """Nodes in order."""

    __slots__ = ()

    length = _computed("length", list.__len__, "How many nodes there are.")

    def item(self, index):
        return self[index] if 0 <= index < len(self) else None


class EmptyNodeList(tuple):
    """The children of a node that can have none."""

    __slots__ = ()

    length = _computed("length", tuple.__len__, "How many nodes there are.")

    def item(self, index):
        return None

    def __add__(self, other):
        return NodeList(other)

    __radd__ = __add__


class NamedNodeMap:
    """The attributes of an element by name, or by URI and local name."""

    def __init__(self, ownerElement):
        self._element = ownerElement

    @property
    def _attributes(self):
        return self._element._attributes

    def __len__(self):
        return len(self._attributes)

    length = _computed("length", __len__, "How many attributes there are.")

    def __eq__(self, other):
        return isinstance(other, NamedNodeMap) and self._element is other._element

    def __lt__(self, other):
        return self != other and id(self) < id(other)

    def __gt__(self, other):
        return self != other and id(self) > id(other)

    def __le__(self, other):
        return not self > other

    def __ge__(self, other):
        return not self < other

    __hash__ = None

    def _find(self, key):
        return self._element.getAttributeNodeNS(*key) if isinstance(key, tuple) else self._attributes.get(key)

    def _expanded(self):
        return {(attr.namespaceURI, attr.localName): attr for attr in self._attributes.values()}

    def __contains__(self, key):
        return self._find(key) is not None

    def __getitem__(self, key):
        attr = self._find(key)
        if attr is None:
            raise KeyError(key)
        return attr

    def __setitem__(self, name, value):
        if isinstance(value, str):
            self._element.setAttribute(name, value)
        elif isinstance(value, Attr):
            self.setNamedItem(value)
        else:
            raise TypeError("value must be a string or Attr object")

    def __delitem__(self, key):
        self._element._drop(self[key])

    def get(self, name, value=None):
        return self._attributes.get(name, value)

    def item(self, index):
        attrs = list(self._attributes.values())
        return attrs[index] if -len(attrs) <= index < len(attrs) else None

    def keys(self):
        return self._attributes.keys()

    def values(self):
        return self._attributes.values()

    def items(self):
        return [(attr.nodeName, attr.value) for attr in self.values()]

    def keysNS(self):
        return self._expanded().keys()

    def itemsNS(self):
        return [(key, attr.value) for key, attr in self._expanded().items()]

    def getNamedItem(self, name):
        return self._find(name)

    def getNamedItemNS(self, namespaceURI, localName):
        return self._find((namespaceURI, localName))

    def setNamedItem(self, node):
        if not isinstance(node, Attr):
            raise xml.dom.HierarchyRequestErr(f"{node!r} cannot be child of {self!r}")
        former = self._find(node.name)
        if former is not None:
            self._element._drop(former)
        self._element._hold(node)
        return former

    setNamedItemNS = setNamedItem

    def removeNamedItem(self, name):
        return self._remove(self._find(name))

    def removeNamedItemNS(self, namespaceURI, localName):
        return self._remove(self._find((namespaceURI, localName)))

    def _remove(self, attr):
        self._element._drop(attr)
        attr.ownerElement = None
        return attr


AttributeList = NamedNodeMap


def _read_only(*args):
    raise xml.dom.NoModificationAllowedErr("NamedNodeMap instance is read-only")


class ReadOnlySequentialNamedNodeMap:
    """Nodes that are declared, by name."""

    removeNamedItem = removeNamedItemNS = setNamedItem = setNamedItemNS = _read_only

    def __init__(self, seq=()):
        self._seq = seq

    def __len__(self):
        return len(self._seq)

    length = _computed("length", __len__, "How many nodes there are.")

    def getNamedItem(self, name):
        return next((node for node in self._seq if node.nodeName == name), None)

    def getNamedItemNS(self, namespaceURI, localName):
        for node in self._seq:
            if (node.namespaceURI, node.localName) == (namespaceURI, localName):
                return node
        return None

    def __getitem__(self, key):
        found = self.getNamedItemNS(*key) if isinstance(key, tuple) else self.getNamedItem(key)
        if found is None:
            raise KeyError(key)
        return found

    def item(self, index):
        return self._seq[index] if 0 <= index < len(self._seq) else None


# Nodes.


class Node(xml.dom.Node):
    """What all nodes have. Those that may have children say of which kinds."""

    namespaceURI = None
    localName = _computed("localName", lambda self: None, "The name without its prefix.")
    prefix = EMPTY_PREFIX
    nodeValue = None
    attributes = None
    ownerDocument = None
    parentNode = None
    previousSibling = None
    nextSibling = None
    _child_kinds = ()

    def __bool__(self):
        return True

    def __enter__(self):
        return self

    def __exit__(self, *exc_info):
        self.unlink()

    firstChild = _computed("firstChild", lambda self: self.childNodes[0] if self.childNodes else None, "The first child, or None.")
    lastChild = _computed("lastChild", lambda self: self.childNodes[-1] if self.childNodes else None, "The last child, or None.")

    def hasChildNodes(self):
        return len(self.childNodes) > 0

    def isSameNode(self, other):
        return other is self

    def isSupported(self, feature, version):
        return self.ownerDocument.implementation.hasFeature(feature, version)

    def getInterface(self, feature):
        return self if self.isSupported(feature, None) else None

    # Children. All changes go through _splice, which keeps the links between nodes.

    def _splice(self, at, removed, added):
        children = self.childNodes
        for node in children[at:at + removed]:
            node.parentNode = node.previousSibling = node.nextSibling = None
        children[at:at + removed] = added
        before = children[at - 1] if at > 0 else None
        after = children[at + len(added)] if at + len(added) < len(children) else None
        for node in added:
            node.parentNode = self
            _link(before, node)
            before = node
        _link(before, after)
        _forget_ids(self)

    def _place(self, child):
        for at, node in enumerate(self.childNodes):
            if node is child:
                return at
        raise xml.dom.NotFoundErr()

    def _admit(self, node):
        # The nodes that stand for one to be added, taken from where they are.
        if node.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
            admitted = [*node.childNodes]
        else:
            admitted = [node]
        for one in admitted:
            self._check_child(one)
        for one in admitted:
            if one.parentNode is not None:
                one.parentNode.removeChild(one)
        return admitted

    def _check_child(self, node):
        if node.nodeType not in self._child_kinds:
            raise xml.dom.HierarchyRequestErr(f"{node!r} cannot be child of {self!r}")

    def appendChild(self, node):
        """Put a node behind the last child; gives the node."""
        added = self._admit(node)
        self._splice(len(self.childNodes), 0, added)
        return node

    def insertBefore(self, newChild, refChild):
        """Put a node in front of a child, or behind the last for None; gives the node."""
        added = self._admit(newChild)
        self._splice(len(self.childNodes) if refChild is None else self._place(refChild), 0, added)
        return newChild

    def replaceChild(self, newChild, oldChild):
        """Put a node in the place of a child; gives the child."""
        if newChild is oldChild:
            return None
        added = self._admit(newChild)
        self._splice(self._place(oldChild), 1, added)
        return oldChild

    def removeChild(self, oldChild):
        """Take a child out; gives the child."""
        self._splice(self._place(oldChild), 1, [])
        return oldChild

    def normalize(self):
        """Join texts that stand side by side and drop empty ones, here and below."""
        kept = []
        for node in self.childNodes:
            if node.nodeType != Node.TEXT_NODE:
                node.normalize()
                kept.append(node)
            elif node.data and kept and kept[-1].nodeType == Node.TEXT_NODE:
                kept[-1].data += node.data
            elif node.data:
                kept.append(node)
        self._splice(0, len(self.childNodes), kept)

    def unlink(self):
        """Take everything below apart."""
        for child in self.childNodes:
            child.unlink()
        self.childNodes = NodeList()
        self.ownerDocument = self.parentNode = self.previousSibling = self.nextSibling = None

    # Copies. A class says by _copy what its nodes are without what is below.

    def cloneNode(self, deep):
        """A copy, with all below it if deep is true."""
        return _clone(self, deep, self.ownerDocument or self)

    def _copy(self, document):
        raise xml.dom.NotSupportedErr(f"Cannot clone node {self!r}")

    # Data that users hang on nodes: (data, handler) by key.

    def getUserData(self, key):
        return self.__dict__.get("_user_data", {}).get(key, (None,))[0]

    def setUserData(self, key, data, handler):
        """Keep data at the node; the handler hears of copies. Gives what was there."""
        former = self.getUserData(key)
        held = self.__dict__.setdefault("_user_data", {})
        held.pop(key, None)
        if data is not None:
            held[key] = data, handler
        return former

    def _tell_handlers(self, operation, made):
        for key, (data, handler) in [*self.__dict__.get("_user_data", {}).items()]:
            if handler is not None:
                handler.handle(operation, key, data, self, made)

    # Text.

    def toxml(self, encoding=None, standalone=None):
        """The node as XML: a str, or bytes if an encoding is given."""
        return self.toprettyxml("", "", encoding, standalone)

    def toprettyxml(self, indent="\t", newl="\n", encoding=None, standalone=None):
        """The node as XML that is indented for people."""
        import io
        out = io.StringIO()
        extra = (encoding, standalone) if self.nodeType == Node.DOCUMENT_NODE else ()
        self.writexml(out, "", indent, newl, *extra)
        text = out.getvalue()
        return text if encoding is None else text.encode(encoding, "xmlcharrefreplace")


def _link(before, after):
    if before is not None:
        before.nextSibling = after
    if after is not None:
        after.previousSibling = before


def _forget_ids(node):
    document = node if node.nodeType == Node.DOCUMENT_NODE else node.ownerDocument
    if document is not None:
        document._ids = None


def _clone(node, deep, document):
    operation = UserDataHandler.NODE_CLONED if node.ownerDocument is document else UserDataHandler.NODE_IMPORTED
    copy = node._copy(document)
    if copy.ownerDocument is None:
        copy.ownerDocument = document
    if deep:
        node._copy_parts(copy, document, operation)
    node._tell_handlers(operation, copy)
    return copy


class _Parent(Node):
    # A node that holds children of the kinds in _child_kinds.

    def __init__(self):
        self.childNodes = NodeList()

    def _copy_parts(self, copy, document, operation):
        copy._splice(0, 0, [_clone(child, True, document) for child in self.childNodes])

    def _below(self, wanted):
        found = NodeList()
        todo = [iter(self.childNodes)]
        while todo:
            for node in todo[-1]:
                if node.nodeType == Node.ELEMENT_NODE:
                    if wanted(node):
                        found.append(node)
                    todo.append(iter(node.childNodes))
                    break
            else:
                todo.pop()
        return found

    def _elements(self, name):
        return self._below(lambda node: name in ("*", node.tagName))

    def _elements_ns(self, uri, local):
        return self._below(lambda node: uri in ("*", node.namespaceURI) and local in ("*", node.localName))


class Childless:
    """What nodes are that can have no children."""

    childNodes = EmptyNodeList()
    firstChild = None
    lastChild = None

    def _no_children(self, *nodes):
        raise xml.dom.HierarchyRequestErr(f"{self.nodeName} nodes do not have children")

    insertBefore = replaceChild = _no_children

    def appendChild(self, node):
        raise xml.dom.HierarchyRequestErr(f"{self.nodeName} nodes cannot have children")

    def removeChild(self, oldChild):
        raise xml.dom.NotFoundErr(f"{self.nodeName} nodes do not have children")

    def hasChildNodes(self):
        return False

    def normalize(self):
        return None

    def unlink(self):
        self.ownerDocument = self.parentNode = self.previousSibling = self.nextSibling = None

    def _copy_parts(self, copy, document, operation):
        return None


class DocumentFragment(_Parent):
    """Nodes that go somewhere together."""

    nodeType = Node.DOCUMENT_FRAGMENT_NODE
    nodeName = "#document-fragment"
    _child_kinds = (
        Node.ELEMENT_NODE, Node.TEXT_NODE, Node.CDATA_SECTION_NODE, Node.ENTITY_REFERENCE_NODE,
        Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.NOTATION_NODE,
    )

    def _copy(self, document):
        return document.createDocumentFragment()


class TypeInfo:
    """The type that a document's declarations give an element or attribute."""

    def __init__(self, namespace, name):
        self.namespace = namespace
        self.name = name

    def __repr__(self):
        source = f" (from {self.namespace!r})" if self.namespace else ""
        return f"<{type(self).__name__} {self.name!r}{source}>"


_untyped = TypeInfo(None, None)


def _escaped(text, signs):
    for sign, reference in signs:
        text = text.replace(sign, reference)
    return text


_in_text = (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"))
_in_attribute = (*_in_text, ('"', "&quot;"), ("\r", "&#13;"), ("\n", "&#10;"), ("\t", "&#9;"))


class Attr(_Parent):
    """An attribute. Its value is also the text of its child."""

    nodeType = Node.ATTRIBUTE_NODE
    specified = False
    ownerElement = None
    _is_id = False
    _child_kinds = (Node.TEXT_NODE, Node.ENTITY_REFERENCE_NODE)

    def __init__(self, qName, namespaceURI=EMPTY_NAMESPACE, localName=None, prefix=None):
        _Parent.__init__(self)
        self._name = qName
        self._local = localName
        self._prefix = prefix
        self._value = ""
        self.namespaceURI = namespaceURI
        self.childNodes.append(Text())

    def _changed(self):
        if self.ownerElement is not None:
            _forget_ids(self.ownerElement)

    @property
    def name(self):
        return self._name

    @name.setter
    def name(self, name):
        self._name = name
        self._changed()

    nodeName = name

    @property
    def value(self):
        return self._value

    @value.setter
    def value(self, value):
        self._value = self.childNodes[0].data = value
        self._changed()

    nodeValue = value

    @property
    def prefix(self):
        return self._prefix

    @prefix.setter
    def prefix(self, prefix):
        if prefix == "xmlns" and self.namespaceURI not in (None, "", XMLNS_NAMESPACE):
            raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix for the wrong namespace")
        self._prefix = prefix
        self.name = _qualified(prefix, self.localName)

    localName = _computed("localName", lambda self: _local_part(self._name) if self._local is None else self._local)

    def _declaration(self):
        if self.ownerElement is None or self.ownerDocument is None:
            return None
        return self.ownerDocument._declaration(self.ownerElement)

    def _get_isId(self):
        info = self._declaration()
        return self._is_id or info is not None and info.isIdOf(self)

    def _get_schemaType(self):
        info = self._declaration()
        return _untyped if info is None else info.typeOf(self)

    isId = _computed("isId", _get_isId, "Whether this is the id of its element.")
    schemaType = _computed("schemaType", _get_schemaType, "The type that the declarations give.")

    def unlink(self):
        element = self.ownerElement
        if element is not None and element._attributes.get(self.name) is self:
            element._drop(self)
        self.childNodes.clear()

    def _copy(self, document):
        copy = document.createAttributeNS(self.namespaceURI, self.nodeName)
        copy.value = self.value
        copy.specified = True
        return copy

    def _copy_parts(self, copy, document, operation):
        return None


class Element(_Parent):
    """An element."""

    nodeType = Node.ELEMENT_NODE
    schemaType = _untyped
    _child_kinds = (
        Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.TEXT_NODE, Node.CDATA_SECTION_NODE,
        Node.ENTITY_REFERENCE_NODE,
    )

    def __init__(self, tagName, namespaceURI=EMPTY_NAMESPACE, prefix=None, localName=None):
        _Parent.__init__(self)
        self.tagName = self.nodeName = tagName
        self.namespaceURI = namespaceURI
        self.prefix = prefix
        self._local = localName
        self._attributes = {}

    localName = _computed("localName", lambda self: _local_part(self.tagName) if self._local is None else self._local)
    attributes = _computed("attributes", NamedNodeMap, "The attributes, as a map.")

    def __repr__(self):
        return f"<DOM Element: {self.tagName} at {id(self):#x}>"

    def unlink(self):
        for attr in [*self._attributes.values()]:
            attr.unlink()
        Node.unlink(self)

    # Attributes.

    def _hold(self, attr):
        self._attributes[attr.name] = attr
        attr.ownerElement = self
        _forget_ids(self)

    def _drop(self, attr):
        if attr is None or self._attributes.get(attr.name) is not attr:
            raise xml.dom.NotFoundErr()
        del self._attributes[attr.name]
        attr._is_id = False
        _forget_ids(self)
        return attr

    def hasAttributes(self):
        return len(self._attributes) > 0

    def hasAttribute(self, name):
        return name in self._attributes

    def hasAttributeNS(self, namespaceURI, localName):
        return self.getAttributeNodeNS(namespaceURI, localName) is not None

    def getAttributeNode(self, attrname):
        return self._attributes.get(attrname)

    def getAttributeNodeNS(self, namespaceURI, localName):
        for attr in self._attributes.values():
            if attr.localName == localName and attr.namespaceURI == namespaceURI:
                return attr
        return None

    def getAttribute(self, attname):
        """The value of an attribute, empty without one."""
        attr = self._attributes.get(attname)
        return "" if attr is None else attr.value

    def getAttributeNS(self, namespaceURI, localName):
        """The value of an attribute, empty without one."""
        attr = self.getAttributeNodeNS(namespaceURI, localName)
        return "" if attr is None else attr.value

    def _make_attribute(self, value, *names):
        attr = Attr(*names)
        attr.ownerDocument = self.ownerDocument
        attr.value = value
        self.setAttributeNode(attr)

    def setAttribute(self, attname, value):
        attr = self._attributes.get(attname)
        if attr is None:
            self._make_attribute(value, attname)
        else:
            attr.value = value

    def setAttributeNS(self, namespaceURI, qualifiedName, value):
        prefix, local = _split(qualifiedName)
        attr = self.getAttributeNodeNS(namespaceURI, local)
        if attr is None:
            self._make_attribute(value, qualifiedName, namespaceURI, local, prefix)
            return
        attr.value = value
        if attr.prefix != prefix:
            del self._attributes[attr.name]
            attr.prefix = prefix
            self._hold(attr)

    def setAttributeNode(self, attr):
        """Add an attribute; gives the one of its name that it takes the place of, or None."""
        if attr.ownerElement not in (None, self):
            raise xml.dom.InuseAttributeErr("attribute node already owned")
        former = None
        for other in (self.getAttributeNodeNS(attr.namespaceURI, attr.localName), self._attributes.get(attr.name)):
            if other is not None and other.name in self._attributes:
                former = self._drop(other)
        self._hold(attr)
        return None if former is attr else former

    setAttributeNodeNS = setAttributeNode

    def removeAttribute(self, name):
        self._drop(self._attributes.get(name))

    def removeAttributeNS(self, namespaceURI, localName):
        self._drop(self.getAttributeNodeNS(namespaceURI, localName))

    def removeAttributeNode(self, node):
        return self._drop(node)

    removeAttributeNodeNS = removeAttributeNode

    def setIdAttribute(self, name):
        self.setIdAttributeNode(self.getAttributeNode(name))

    def setIdAttributeNS(self, namespaceURI, localName):
        self.setIdAttributeNode(self.getAttributeNodeNS(namespaceURI, localName))

    def setIdAttributeNode(self, idAttr):
        """Make an attribute the id of the element."""
        if idAttr is None or idAttr.ownerElement is not self:
            raise xml.dom.NotFoundErr()
        idAttr._is_id = True
        _forget_ids(self)

    # What is below.

    def getElementsByTagName(self, name):
        """The elements of a name below, all for "*", in document order."""
        return self._elements(name)

    def getElementsByTagNameNS(self, namespaceURI, localName):
        """The elements of a URI and local name below, "*" for any, in document order."""
        return self._elements_ns(namespaceURI, localName)

    def _copy(self, document):
        copy = document.createElementNS(self.namespaceURI, self.nodeName)
        for attr in self._attributes.values():
            specified = attr.specified
            attr = attr._copy(document)
            attr.specified = specified
            copy._hold(attr)
        return copy

    def writexml(self, writer, indent="", addindent="", newl=""):
        values = [f' {name}="{_escaped(attr.value, _in_attribute)}"' for name, attr in self._attributes.items()]
        head = f"{indent}<{self.tagName}{''.join(values)}"
        nodes = self.childNodes
        if not nodes:
            writer.write(f"{head}/>{newl}")
            return
        writer.write(head + ">")
        if len(nodes) == 1 and nodes[0].nodeType in _texts:
            # A text alone stays as it is: white space around it would belong to it.
            nodes[0].writexml(writer)
        else:
            writer.write(newl)
            for node in nodes:
                node.writexml(writer, indent + addindent, addindent, newl)
            writer.write(indent)
        writer.write(f"</{self.tagName}>{newl}")


class ProcessingInstruction(Childless, Node):
    """An instruction to some program."""

    nodeType = Node.PROCESSING_INSTRUCTION_NODE

    def __init__(self, target, data):
        self.target = target
        self.data = data

    @property
    def nodeName(self):
        return self.target

    @nodeName.setter
    def nodeName(self, name):
        self.target = name

    @property
    def nodeValue(self):
        return self.data

    @nodeValue.setter
    def nodeValue(self, value):
        self.data = value

    def _copy(self, document):
        return document.createProcessingInstruction(self.target, self.data)

    def writexml(self, writer, indent="", addindent="", newl=""):
        writer.write(f"{indent}<?{self.target} {self.data}?>{newl}")


class CharacterData(Childless, Node):
    """A node that is a text."""

    def __init__(self):
        self._data = ""

    @property
    def data(self):
        return self._data

    @data.setter
    def data(self, data):
        self._data = data

    nodeValue = data

    def __len__(self):
        return len(self._data)

    length = _computed("length", __len__, "How many characters there are.")

    def __repr__(self):
        more = "..." if len(self.data) > 10 else ""
        return f'<DOM {type(self).__name__} node "{self.data[:10]!r}{more}">'

    def _replace(self, offset, count, text):
        # Put a text in the place of count characters from offset; gives those.
        if offset < 0:
            raise xml.dom.IndexSizeErr("offset cannot be negative")
        if offset >= len(self.data):
            raise xml.dom.IndexSizeErr("offset cannot be beyond end of data")
        if count < 0:
            raise xml.dom.IndexSizeErr("count cannot be negative")
        old = self.data
        if text is not None:
            self.data = old[:offset] + text + old[offset + count:]
        return old[offset:offset + count]

    def substringData(self, offset, count):
        return self._replace(offset, count, None)

    def appendData(self, arg):
        self.data = self.data + arg

    def insertData(self, offset, arg):
        self._replace(offset, 0, arg)

    def deleteData(self, offset, count):
        self._replace(offset, count, "")

    def replaceData(self, offset, count, arg):
        self._replace(offset, count, arg if count else None)

    def _copy(self, document):
        copy = type(self).__new__(type(self))
        copy._data = self.data
        copy.ownerDocument = document
        return copy


class Text(CharacterData):
    """A text."""

    nodeType = Node.TEXT_NODE
    nodeName = "#text"

    def _beside(self, direction):
        # The texts that follow without anything in between.
        node = getattr(self, direction)
        while node is not None and node.nodeType in _texts:
            yield node
            node = getattr(node, direction)

    def _get_wholeText(self):
        before = [node.data for node in self._beside("previousSibling")]
        return "".join([*reversed(before), self.data, *(node.data for node in self._beside("nextSibling"))])

    def _get_isWhitespaceInElementContent(self):
        around = self.parentNode
        while around is not None and around.nodeType != Node.ELEMENT_NODE:
            around = around.parentNode
        if around is None or self.data.strip():
            return False
        info = self.ownerDocument._declaration(around)
        return info is not None and info.isElementContent()

    wholeText = _computed("wholeText", _get_wholeText, "This text with all that stand beside it.")
    isWhitespaceInElementContent = _computed(
        "isWhitespaceInElementContent", _get_isWhitespaceInElementContent,
        "Whether this is white space where the declarations allow elements only.")

    def splitText(self, offset):
        """Make two texts of this one; gives the second."""
        if not 0 <= offset <= len(self.data):
            raise xml.dom.IndexSizeErr("illegal offset value")
        rest = self._copy(self.ownerDocument)
        self.data, rest.data = self.data[:offset], self.data[offset:]
        parent = self.parentNode
        if parent:
            parent._splice(parent._place(self) + 1, 0, [rest])
        return rest

    def replaceWholeText(self, content):
        """Have content in the place of this text and all beside it; gives this, or None without content."""
        for node in [*self._beside("previousSibling"), *self._beside("nextSibling")]:
            self.parentNode.removeChild(node)
        if content:
            self.data = content
            return self
        self.parentNode.removeChild(self)
        return None

    def writexml(self, writer, indent="", addindent="", newl=""):
        writer.write(_escaped(f"{indent}{self.data}{newl}", _in_text))


class CDATASection(Text):
    """A text that is written without references."""

    nodeType = Node.CDATA_SECTION_NODE
    nodeName = "#cdata-section"

    def writexml(self, writer, indent="", addindent="", newl=""):
        if "]]>" in self.data:
            raise ValueError("']]>' not allowed in a CDATA section")
        writer.write(f"<![CDATA[{self.data}]]>")


_texts = (Node.TEXT_NODE, Node.CDATA_SECTION_NODE)


class Comment(CharacterData):
    """A comment."""

    nodeType = Node.COMMENT_NODE
    nodeName = "#comment"

    def __init__(self, data):
        self._data = data

    def writexml(self, writer, indent="", addindent="", newl=""):
        if "--" in self.data:
            raise ValueError("'--' is not allowed in a comment node")
        writer.write(f"{indent}<!--{self.data}-->{newl}")


# Declarations.


class Identified:
    """What nodes have that stand for something outside."""

    publicId = None
    systemId = None


class DocumentType(Identified, Childless, Node):
    """The declarations of a document."""

    nodeType = Node.DOCUMENT_TYPE_NODE
    internalSubset = None

    def __init__(self, qualifiedName):
        self.name = self.nodeName = _local_part(qualifiedName) if qualifiedName else None
        self.entities = ReadOnlySequentialNamedNodeMap()
        self.notations = ReadOnlySequentialNamedNodeMap()

    def cloneNode(self, deep):
        return None if self.ownerDocument is not None else _clone(self, deep, None)

    def _copy(self, document):
        copy = DocumentType(None)
        copy.name = copy.nodeName = self.name
        if document is not None:
            copy.publicId, copy.systemId = self.publicId, self.systemId
        return copy

    def _copy_parts(self, copy, document, operation):
        for part in ("notations", "entities"):
            copies = []
            for node in getattr(self, part)._seq:
                copies.append(node._copy(document))
                node._tell_handlers(operation, copies[-1])
            getattr(copy, part)._seq = copies

    def writexml(self, writer, indent="", addindent="", newl=""):
        if self.publicId:
            outside = f"{newl}  PUBLIC '{self.publicId}'{newl}  '{self.systemId}'"
        else:
            outside = f"{newl}  SYSTEM '{self.systemId}'" if self.systemId else ""
        inside = "" if self.internalSubset is None else f" [{self.internalSubset}]"
        writer.write(f"<!DOCTYPE {self.name}{outside}{inside}>{newl}")


class Entity(Identified, _Parent):
    """An entity that is declared."""

    nodeType = Node.ENTITY_NODE
    actualEncoding = encoding = version = None

    def __init__(self, name, publicId, systemId, notation):
        _Parent.__init__(self)
        self.nodeName = name
        self.publicId = publicId
        self.systemId = systemId
        self.notationName = notation

    def _copy(self, document):
        copy = Entity(self.nodeName, self.publicId, self.systemId, self.notationName)
        copy.actualEncoding, copy.encoding, copy.version = self.actualEncoding, self.encoding, self.version
        copy.ownerDocument = document
        return copy

    def appendChild(self, newChild):
        raise xml.dom.HierarchyRequestErr("cannot append children to an entity node")

    def insertBefore(self, newChild, refChild):
        raise xml.dom.HierarchyRequestErr("cannot insert children below an entity node")

    def removeChild(self, oldChild):
        raise xml.dom.HierarchyRequestErr("cannot remove children from an entity node")

    def replaceChild(self, newChild, oldChild):
        raise xml.dom.HierarchyRequestErr("cannot replace children of an entity node")


class Notation(Identified, Childless, Node):
    """A notation that is declared."""

    nodeType = Node.NOTATION_NODE

    def __init__(self, name, publicId, systemId):
        self.nodeName = name
        self.publicId = publicId
        self.systemId = systemId

    def _copy(self, document):
        copy = Notation(self.nodeName, self.publicId, self.systemId)
        copy.ownerDocument = document
        return copy


class ElementInfo:
    """What the declarations say of the elements of a name."""

    def __init__(self, name):
        self.tagName = name
        self.kinds = {}
        self.model = None

    def typeOf(self, attr):
        kind = None if attr.namespaceURI else self.kinds.get(attr.nodeName)
        if kind is None:
            return _untyped
        if kind.endswith(")"):
            kind = "notation" if kind.startswith("NOTATION") else "enumeration"
        return TypeInfo(None, kind.lower())

    def isIdOf(self, attr):
        return not attr.namespaceURI and self.kinds.get(attr.nodeName) == "ID"

    def isEmpty(self):
        return self.model is not None and self.model[0] == 1

    def isElementContent(self):
        return self.model is not None and self.model[0] not in (2, 3)


# Documents.


class DOMImplementationLS:
    """Loading and saving, of which only the module's functions are there."""

    MODE_SYNCHRONOUS = 1
    MODE_ASYNCHRONOUS = 2

    def createDOMBuilder(self, mode, schemaType):
        if mode not in (self.MODE_SYNCHRONOUS, self.MODE_ASYNCHRONOUS):
            raise ValueError("unknown value for mode")
        raise xml.dom.NotSupportedErr("builders are not supported: use parse and parseString")

    def createDOMWriter(self):
        raise xml.dom.NotSupportedErr("writers are not supported: use writexml")

    def createDOMInputSource(self):
        raise xml.dom.NotSupportedErr("input sources are not supported: use parse and parseString")


class DOMImplementation(DOMImplementationLS):
    """Makes documents."""

    _features = {"core": ("1.0", "2.0"), "xml": ("1.0", "2.0"), "ls-load": ("3.0",)}

    def hasFeature(self, feature, version):
        versions = self._features.get(feature.lower(), ())
        return version in versions if version else bool(versions)

    def getInterface(self, feature):
        return self if self.hasFeature(feature, None) else None

    def createDocumentType(self, qualifiedName, publicId, systemId):
        made = DocumentType(qualifiedName)
        made.publicId, made.systemId = publicId, systemId
        return made

    def createDocument(self, namespaceURI, qualifiedName, doctype):
        """A new document: empty if all three are None, otherwise with its element."""
        if doctype and doctype.parentNode is not None:
            raise xml.dom.WrongDocumentErr("doctype object owned by another DOM tree")
        document = Document()
        document.implementation = self
        if doctype:
            document.doctype = doctype
            doctype.ownerDocument = document
            document._splice(0, 0, [doctype])
        if qualifiedName:
            prefix = _split(qualifiedName)[0]
            if prefix == "xml" and namespaceURI != XML_NAMESPACE:
                raise xml.dom.NamespaceErr("illegal use of 'xml' prefix")
            if prefix and not namespaceURI:
                raise xml.dom.NamespaceErr("illegal use of prefix without namespaces")
            document.appendChild(document.createElementNS(namespaceURI, qualifiedName))
        elif (namespaceURI, qualifiedName, doctype) != (None, None, None):
            raise xml.dom.InvalidCharacterErr("Element with no name")
        return document


class DocumentLS:
    """Loading and saving of one document, of which only saving is there."""

    async_ = False

    def _unsupported(self, *args):
        raise NotImplementedError("a document is made by parse and parseString")

    abort = load = loadXML = _unsupported

    def saveXML(self, snode):
        if snode is None:
            return self.toxml()
        if snode.ownerDocument is not self:
            raise xml.dom.WrongDocumentErr()
        return snode.toxml()


class Document(_Parent, DocumentLS):
    """A document."""

    nodeType = Node.DOCUMENT_NODE
    nodeName = "#document"
    implementation = DOMImplementation()
    actualEncoding = documentURI = encoding = errorHandler = standalone = version = None
    strictErrorChecking = False
    _child_kinds = (
        Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.DOCUMENT_TYPE_NODE,
    )

    def __init__(self):
        _Parent.__init__(self)
        self.doctype = None
        self._infos = {}
        self._ids = None

    def _get_documentElement(self):
        return next((node for node in self.childNodes if node.nodeType == Node.ELEMENT_NODE), None)

    documentElement = _computed("documentElement", _get_documentElement, "The element that holds all others.")

    def _check_child(self, node):
        Node._check_child(self, node)
        root = self.documentElement
        if node.nodeType == Node.ELEMENT_NODE and root is not None and root is not node:
            raise xml.dom.HierarchyRequestErr("two document elements disallowed")

    def replaceChild(self, newChild, oldChild):
        if newChild is not oldChild and oldChild is self.documentElement:
            at = self._place(oldChild)
            self._splice(at, 1, [])
            try:
                self._splice(at, 0, self._admit(newChild))
            except xml.dom.DOMException:
                self._splice(at, 0, [oldChild])
                raise
            return oldChild
        return Node.replaceChild(self, newChild, oldChild)

    def isSupported(self, feature, version):
        return self.implementation.hasFeature(feature, version)

    def unlink(self):
        Node.unlink(self)
        self.doctype = None

    def cloneNode(self, deep):
        return _clone(self, deep, None) if deep else None

    def _copy(self, document):
        copy = self.implementation.createDocument(None, None, None)
        copy.encoding, copy.standalone, copy.version = self.encoding, self.standalone, self.version
        return copy

    def _copy_parts(self, copy, document, operation):
        _Parent._copy_parts(self, copy, copy, operation)
        for node in copy.childNodes:
            if node.nodeType == Node.DOCUMENT_TYPE_NODE:
                copy.doctype = node

    def importNode(self, node, deep):
        """A copy of another document's node for this one."""
        for kind, what in ((Node.DOCUMENT_NODE, "document"), (Node.DOCUMENT_TYPE_NODE, "document type")):
            if node.nodeType == kind:
                raise xml.dom.NotSupportedErr(f"cannot import {what} nodes")
        return _clone(node, deep, self)

    # New nodes.

    def _own(self, node, data=None):
        node.ownerDocument = self
        if data is not None:
            node.data = data
        return node

    def createDocumentFragment(self):
        return self._own(DocumentFragment())

    def createElement(self, tagName):
        return self._own(Element(tagName))

    def createElementNS(self, namespaceURI, qualifiedName):
        return self._own(Element(qualifiedName, namespaceURI, _split(qualifiedName)[0]))

    def createAttribute(self, qName):
        return self._own(Attr(qName))

    def createAttributeNS(self, namespaceURI, qualifiedName):
        prefix, local = _split(qualifiedName)
        return self._own(Attr(qualifiedName, namespaceURI, local, prefix))

    def createTextNode(self, data):
        return self._own(Text(), _text(data))

    def createCDATASection(self, data):
        return self._own(CDATASection(), _text(data))

    def createComment(self, data):
        return self._own(Comment(data))

    def createProcessingInstruction(self, target, data):
        return self._own(ProcessingInstruction(target, data))

    # Finding.

    def getElementsByTagName(self, name):
        """The elements of a name, all for "*", in document order."""
        return self._elements(name)

    def getElementsByTagNameNS(self, namespaceURI, localName):
        """The elements of a URI and local name, "*" for any, in document order."""
        return self._elements_ns(namespaceURI, localName)

    def _declaration(self, element):
        # Declarations know nothing of namespaces.
        return None if element.namespaceURI else self._infos.get(element.tagName)

    def getElementById(self, id):
        """The element with an id, or None. The ids are looked up once after each change."""
        if self._ids is None:
            self._ids = {}
            for element in self._elements("*"):
                for attr in element._attributes.values():
                    if attr.isId:
                        self._ids.setdefault(attr.value, element)
        return self._ids.get(id)

    def renameNode(self, n, namespaceURI, name):
        """Give an element or an attribute of this document another name."""
        if n.ownerDocument is not self:
            raise xml.dom.WrongDocumentErr(
                f"cannot rename nodes from other documents;\nexpected {self},\nfound {n.ownerDocument}")
        is_attribute = n.nodeType == Node.ATTRIBUTE_NODE
        if not is_attribute and n.nodeType != Node.ELEMENT_NODE:
            raise xml.dom.NotSupportedErr("renameNode() only applies to element and attribute nodes")
        prefix = local = None
        if namespaceURI != EMPTY_NAMESPACE:
            prefix, local = _split(name)
            if namespaceURI != XMLNS_NAMESPACE:
                if prefix == "xmlns":
                    raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix")
                if name == "xmlns" and is_attribute:
                    raise xml.dom.NamespaceErr("illegal use of the 'xmlns' attribute")
        if is_attribute:
            element, is_id = n.ownerElement, n._is_id
            if element is not None:
                element._drop(n)
            n.namespaceURI, n._prefix, n._local, n._name = namespaceURI, prefix, local, name
            if element is not None:
                element.setAttributeNode(n)
                n._is_id = is_id
        else:
            n.namespaceURI, n.prefix, n._local = namespaceURI, prefix, local
            n.tagName = n.nodeName = name
        _forget_ids(n)
        n._tell_handlers(UserDataHandler.NODE_RENAMED, None)
        return n

    def writexml(self, writer, indent="", addindent="", newl="", encoding=None, standalone=None):
        declared = []
        if encoding:
            declared.append(f'encoding="{encoding}"')
        if standalone is not None:
            declared.append('standalone="yes"' if standalone else 'standalone="no"')
        writer.write(f'<?xml version="1.0" {" ".join(declared)}?>{newl}')
        for node in self.childNodes:
            node.writexml(writer, indent, addindent, newl)


def _text(data):
    if not isinstance(data, str):
        raise TypeError("node contents must be a string")
    return data


def _split(name):
    prefix, colon, local = name.partition(":")
    return (prefix, local) if colon else (None, name)


def _local_part(name):
    return _split(name)[1]


def _qualified(prefix, local):
    return local if prefix is None else f"{prefix}:{local}"


# Reading.


class _Builder:
    # Makes a document of what a parser tells. Names of namespaces come as "URI local prefix".

    def __init__(self):
        from xml.parsers import expat
        self.document = self.current = Document()
        self.prefixes = []
        self.section = None
        parser = self.parser = expat.ParserCreate(namespace_separator=" ", intern={})
        parser.buffer_text = parser.ordered_attributes = True
        parser.specified_attributes = parser.namespace_prefixes = True
        for event in ("StartElement", "EndElement", "CharacterData", "Comment", "ProcessingInstruction", "StartCdataSection",
                      "EndCdataSection", "StartNamespaceDecl", "StartDoctypeDecl", "EndDoctypeDecl", "XmlDecl",
                      "EntityDecl", "NotationDecl", "ElementDecl", "AttlistDecl"):
            setattr(parser, event + "Handler", getattr(self, event))

    def put(self, node):
        # As appendChild, for a node that is new and of a kind that the parser only tells where it may be.
        parent = self.current
        siblings = parent.childNodes
        node.ownerDocument = self.document
        node.parentNode = parent
        _link(siblings[-1] if siblings else None, node)
        siblings.append(node)
        return node

    def name(self, told):
        # The arguments of an element or attribute of a name.
        parts = told.split(" ")
        if len(parts) > 3:
            raise ValueError(f"Unsupported syntax: spaces in URIs not supported: {told!r}")
        if len(parts) == 1:
            return told, EMPTY_NAMESPACE, told, EMPTY_PREFIX
        uri, local, prefix = parts if len(parts) == 3 else (*parts, EMPTY_PREFIX)
        return _qualified(prefix, local), uri, local, prefix

    def XmlDecl(self, version, encoding, standalone):
        document = self.document
        document.version, document.encoding = version, encoding
        document.standalone = None if standalone < 0 else standalone > 0

    def StartElement(self, name, attributes):
        qname, uri, local, prefix = self.name(name)
        element = self.current = self.put(Element(qname, uri, prefix, local))
        for prefix, uri in self.prefixes:
            if prefix:
                self.attribute(element, uri or "", "xmlns:" + prefix, XMLNS_NAMESPACE, prefix, "xmlns")
            else:
                self.attribute(element, uri or "", "xmlns", XMLNS_NAMESPACE, "xmlns", EMPTY_PREFIX)
        self.prefixes.clear()
        told = iter(attributes)
        for name, value in zip(told, told):
            self.attribute(element, value, *self.name(name))

    def attribute(self, element, value, *names):
        attr = Attr(*names)
        attr.ownerDocument = self.document
        attr._value = attr.childNodes[0]._data = value
        attr.ownerElement = element
        element._attributes[attr._name] = attr

    def EndElement(self, name):
        self.current = self.current.parentNode

    def CharacterData(self, data):
        last = self.current.lastChild
        if self.section is not None:
            # A section is one node, however many pieces it comes in.
            if self.section is last:
                last._data += data
            else:
                self.section = self.put(CDATASection())
                self.section._data = data
        elif last is not None and last.nodeType == Node.TEXT_NODE:
            last._data += data
        else:
            self.put(Text())._data = data

    def StartCdataSection(self):
        self.section = False

    def EndCdataSection(self):
        self.section = None

    def StartNamespaceDecl(self, prefix, uri):
        self.prefixes.append((prefix, uri))

    def Comment(self, data):
        if self.current is not None:
            self.put(Comment(data))

    def ProcessingInstruction(self, target, data):
        if self.current is not None:
            self.put(ProcessingInstruction(target, data))

    # Declarations. Comments and instructions between them belong to no node.

    def StartDoctypeDecl(self, name, system, public, has_subset):
        document = self.document
        doctype = document.doctype = self.put(document.implementation.createDocumentType(name, public, system))
        doctype.entities._seq = []
        doctype.notations._seq = []
        self.has_subset = has_subset
        self.current = None

    def EndDoctypeDecl(self):
        self.current = self.document
        if self.has_subset:
            self.document.doctype.internalSubset = "".join(self.parser._subset_parts)

    def EntityDecl(self, name, parameter, value, base, system, public, notation):
        if parameter:
            return
        entity = Entity(name, public, system, notation)
        entity.ownerDocument = self.document
        if value is not None:
            entity._splice(0, 0, [self.document.createTextNode(value)])
        self.document.doctype.entities._seq.append(entity)

    def NotationDecl(self, name, base, system, public):
        notation = Notation(name, public, system)
        notation.ownerDocument = self.document
        self.document.doctype.notations._seq.append(notation)

    def info(self, name):
        return self.document._infos.setdefault(name, ElementInfo(name))

    def ElementDecl(self, name, model):
        self.info(name).model = model

    def AttlistDecl(self, element, name, kind, default, required):
        self.info(element).kinds[name] = kind


def _no_parser(parser):
    if parser is not None:
        raise xml.dom.NotSupportedErr("parsers of other kinds are not supported")


def parse(file, parser=None, bufsize=None):
    """Read a document from a file or the file of a name."""
    _no_parser(parser)
    if isinstance(file, str):
        with open(file, "rb") as opened:
            return parse(opened)
    builder = _Builder()
    while piece := file.read(bufsize or 1 << 14):
        builder.parser.Parse(piece, False)
    builder.parser.Parse(b"", True)
    return builder.document


def parseString(string, parser=None):
    """Read a document from a str or bytes."""
    _no_parser(parser)
    builder = _Builder()
    builder.parser.Parse(string, True)
    return builder.document


def getDOMImplementation(features=None):
    """The implementation, or None if it does not have the features."""
    if isinstance(features, str):
        features = domreg._features(features)
    for feature, version in features or ():
        if not Document.implementation.hasFeature(feature, version):
            return None
    return Document.implementation
