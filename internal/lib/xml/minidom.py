"""Documents as trees of nodes: a small Document Object Model."""

import io
import xml.dom
from xml.dom import EMPTY_NAMESPACE, EMPTY_PREFIX, XMLNS_NAMESPACE, domreg

StringTypes = (str,)


class NodeList(list):
    """Nodes in order."""

    __slots__ = ()

    def item(self, index):
        if 0 <= index < len(self):
            return self[index]

    def _get_length(self):
        return len(self)

    def _set_length(self, value):
        raise xml.dom.NoModificationAllowedErr("attempt to modify read-only attribute 'length'")

    length = property(_get_length, _set_length, doc="The number of nodes in the NodeList.")

    def __setstate__(self, state):
        self[:] = state or []


class EmptyNodeList(tuple):
    """No nodes, of a node that can have none."""

    __slots__ = ()

    def __add__(self, other):
        made = NodeList()
        made.extend(other)
        return made

    __radd__ = __add__

    def item(self, index):
        return None

    def _get_length(self):
        return 0

    def _set_length(self, value):
        raise xml.dom.NoModificationAllowedErr("attempt to modify read-only attribute 'length'")

    length = property(_get_length, _set_length, doc="The number of nodes in the NodeList.")


def defproperty(klass, name, doc):
    """Give a class a property that only its method _get_NAME gives."""
    get = getattr(klass, "_get_" + name)

    def set(self, value, name=name):
        raise xml.dom.NoModificationAllowedErr(f"attempt to modify read-only attribute {name!r}")

    setattr(klass, name, property(get, set, doc=doc))


class Node(xml.dom.Node):
    """What all nodes have."""

    namespaceURI = None
    parentNode = None
    ownerDocument = None
    nextSibling = None
    previousSibling = None
    prefix = EMPTY_PREFIX

    def __bool__(self):
        return True

    def toxml(self, encoding=None, standalone=None):
        """Return the node as XML: text, or bytes where there is an encoding."""
        return self.toprettyxml("", "", encoding, standalone)

    def toprettyxml(self, indent="\t", newl="\n", encoding=None, standalone=None):
        """Return the node as XML that is indented for people."""
        writer = io.StringIO()
        if self.nodeType == Node.DOCUMENT_NODE:
            self.writexml(writer, "", indent, newl, encoding, standalone)
        else:
            self.writexml(writer, "", indent, newl)
        text = writer.getvalue()
        return text if encoding is None else text.encode(encoding, "xmlcharrefreplace")

    def hasChildNodes(self):
        return bool(self.childNodes)

    def _get_childNodes(self):
        return self.childNodes

    def _get_firstChild(self):
        if self.childNodes:
            return self.childNodes[0]

    def _get_lastChild(self):
        if self.childNodes:
            return self.childNodes[-1]

    def insertBefore(self, newChild, refChild):
        """Put a node before a child; return it."""
        if newChild.nodeType == self.DOCUMENT_FRAGMENT_NODE:
            for child in tuple(newChild.childNodes):
                self.insertBefore(child, refChild)
            return newChild
        if newChild.nodeType not in self._child_node_types:
            raise xml.dom.HierarchyRequestErr(f"{newChild!r} cannot be child of {self!r}")
        if newChild.parentNode is not None:
            newChild.parentNode.removeChild(newChild)
        if refChild is None:
            self.appendChild(newChild)
            return newChild
        try:
            index = self.childNodes.index(refChild)
        except ValueError:
            raise xml.dom.NotFoundErr()
        if newChild.nodeType in _with_children:
            _clear_id_cache(self)
        self.childNodes.insert(index, newChild)
        newChild.nextSibling = refChild
        refChild.previousSibling = newChild
        if index:
            before = self.childNodes[index - 1]
            before.nextSibling = newChild
            newChild.previousSibling = before
        else:
            newChild.previousSibling = None
        newChild.parentNode = self
        return newChild

    def appendChild(self, node):
        """Add a child; return it."""
        if node.nodeType == self.DOCUMENT_FRAGMENT_NODE:
            for child in tuple(node.childNodes):
                self.appendChild(child)
            return node
        if node.nodeType not in self._child_node_types:
            raise xml.dom.HierarchyRequestErr(f"{node!r} cannot be child of {self!r}")
        if node.nodeType in _with_children:
            _clear_id_cache(self)
        if node.parentNode is not None:
            node.parentNode.removeChild(node)
        _append_child(self, node)
        node.nextSibling = None
        return node

    def replaceChild(self, newChild, oldChild):
        """Put a node in the place of a child; return the child."""
        if newChild.nodeType == self.DOCUMENT_FRAGMENT_NODE:
            following = oldChild.nextSibling
            self.removeChild(oldChild)
            return self.insertBefore(newChild, following)
        if newChild.nodeType not in self._child_node_types:
            raise xml.dom.HierarchyRequestErr(f"{newChild!r} cannot be child of {self!r}")
        if newChild is oldChild:
            return
        if newChild.parentNode is not None:
            newChild.parentNode.removeChild(newChild)
        try:
            index = self.childNodes.index(oldChild)
        except ValueError:
            raise xml.dom.NotFoundErr()
        self.childNodes[index] = newChild
        newChild.parentNode = self
        oldChild.parentNode = None
        if newChild.nodeType in _with_children or oldChild.nodeType in _with_children:
            _clear_id_cache(self)
        newChild.nextSibling = oldChild.nextSibling
        newChild.previousSibling = oldChild.previousSibling
        oldChild.nextSibling = None
        oldChild.previousSibling = None
        if newChild.previousSibling:
            newChild.previousSibling.nextSibling = newChild
        if newChild.nextSibling:
            newChild.nextSibling.previousSibling = newChild
        return oldChild

    def removeChild(self, oldChild):
        """Remove a child; return it."""
        try:
            self.childNodes.remove(oldChild)
        except ValueError:
            raise xml.dom.NotFoundErr()
        if oldChild.nextSibling is not None:
            oldChild.nextSibling.previousSibling = oldChild.previousSibling
        if oldChild.previousSibling is not None:
            oldChild.previousSibling.nextSibling = oldChild.nextSibling
        oldChild.nextSibling = oldChild.previousSibling = None
        if oldChild.nodeType in _with_children:
            _clear_id_cache(self)
        oldChild.parentNode = None
        return oldChild

    def normalize(self):
        """Join texts that stand side by side, and drop empty ones, here and below."""
        kept = []
        for child in self.childNodes:
            if child.nodeType == Node.TEXT_NODE:
                if not child.data:
                    if kept:
                        kept[-1].nextSibling = child.nextSibling
                    if child.nextSibling:
                        child.nextSibling.previousSibling = child.previousSibling
                    child.unlink()
                elif kept and kept[-1].nodeType == child.nodeType:
                    node = kept[-1]
                    node.data = node.data + child.data
                    node.nextSibling = child.nextSibling
                    if child.nextSibling:
                        child.nextSibling.previousSibling = node
                    child.unlink()
                else:
                    kept.append(child)
            else:
                kept.append(child)
                if child.nodeType == Node.ELEMENT_NODE:
                    child.normalize()
        self.childNodes[:] = kept

    def cloneNode(self, deep):
        """Return a copy, with all below it if it is deep."""
        return _clone_node(self, deep, self.ownerDocument or self)

    def isSupported(self, feature, version):
        return self.ownerDocument.implementation.hasFeature(feature, version)

    def _get_localName(self):
        return None

    def isSameNode(self, other):
        return self is other

    def getInterface(self, feature):
        return self if self.isSupported(feature, None) else None

    def getUserData(self, key):
        try:
            return self._user_data[key][0]
        except (AttributeError, KeyError):
            return None

    def setUserData(self, key, data, handler):
        """Keep data of a user; the handler hears of copies. Return what was there."""
        try:
            kept = self._user_data
        except AttributeError:
            kept = self._user_data = {}
        old = kept[key][0] if key in kept else None
        if data is None:
            kept.pop(key, None)
        else:
            kept[key] = data, handler
        return old

    def _call_user_data_handler(self, operation, src, dst):
        if hasattr(self, "_user_data"):
            for key, (data, handler) in list(self._user_data.items()):
                if handler is not None:
                    handler.handle(operation, key, data, src, dst)

    def unlink(self):
        """Take everything below apart."""
        self.parentNode = self.ownerDocument = None
        if self.childNodes:
            for child in self.childNodes:
                child.unlink()
            self.childNodes = NodeList()
        self.previousSibling = None
        self.nextSibling = None

    def __enter__(self):
        return self

    def __exit__(self, et, ev, tb):
        self.unlink()


defproperty(Node, "firstChild", doc="First child node, or None.")
defproperty(Node, "lastChild", doc="Last child node, or None.")
defproperty(Node, "localName", doc="Namespace-local name of this node.")

_with_children = (Node.ELEMENT_NODE, Node.ENTITY_REFERENCE_NODE)


def _append_child(self, node):
    children = self.childNodes
    if children:
        last = children[-1]
        node.previousSibling = last
        last.nextSibling = node
    children.append(node)
    node.parentNode = self


def _in_document(node):
    while node is not None:
        if node.nodeType == Node.DOCUMENT_NODE:
            return True
        node = node.parentNode
    return False


def _write_data(writer, text, attr):
    """Write a text with its signs escaped."""
    if text:
        text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
        if attr:
            text = text.replace('"', "&quot;").replace("\r", "&#13;").replace("\n", "&#10;").replace("\t", "&#9;")
        writer.write(text)


def _elements_below(parent, found, wanted):
    for node in parent.childNodes:
        if node.nodeType == Node.ELEMENT_NODE:
            if wanted(node):
                found.append(node)
            _elements_below(node, found, wanted)
    return found


def _by_name(parent, name):
    return _elements_below(parent, NodeList(), lambda node: name == "*" or node.tagName == name)


def _by_name_ns(parent, uri, local):
    return _elements_below(parent, NodeList(), lambda node: (local == "*" or node.localName == local)
                           and (uri == "*" or node.namespaceURI == uri))


class DocumentFragment(Node):
    """Nodes that go together."""

    nodeType = Node.DOCUMENT_FRAGMENT_NODE
    nodeName = "#document-fragment"
    nodeValue = None
    attributes = None
    parentNode = None
    _child_node_types = (Node.ELEMENT_NODE, Node.TEXT_NODE, Node.CDATA_SECTION_NODE, Node.ENTITY_REFERENCE_NODE,
                         Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.NOTATION_NODE)

    def __init__(self):
        self.childNodes = NodeList()


class Attr(Node):
    """An attribute."""

    __slots__ = ("_name", "_value", "namespaceURI", "_prefix", "childNodes", "_localName", "ownerDocument", "ownerElement")
    nodeType = Node.ATTRIBUTE_NODE
    attributes = None
    specified = False
    _is_id = False
    _child_node_types = (Node.TEXT_NODE, Node.ENTITY_REFERENCE_NODE)

    def __init__(self, qName, namespaceURI=EMPTY_NAMESPACE, localName=None, prefix=None):
        self.ownerElement = None
        self.ownerDocument = None
        self._name = qName
        self.namespaceURI = namespaceURI
        self._prefix = prefix
        if localName is not None:
            self._localName = localName
        self.childNodes = NodeList()
        self.childNodes.append(Text())

    def _get_localName(self):
        try:
            return self._localName
        except AttributeError:
            return self.nodeName.split(":", 1)[-1]

    def _get_specified(self):
        return self.specified

    def _get_name(self):
        return self._name

    def _set_name(self, value):
        self._name = value
        if self.ownerElement is not None:
            _clear_id_cache(self.ownerElement)

    nodeName = name = property(_get_name, _set_name)

    def _get_value(self):
        try:
            return self._value
        except AttributeError:
            self._value = ""
            return ""

    def _set_value(self, value):
        self._value = value
        self.childNodes[0].data = value
        if self.ownerElement is not None:
            _clear_id_cache(self.ownerElement)
        self.childNodes[0].data = value

    nodeValue = value = property(_get_value, _set_value)

    def _get_prefix(self):
        return self._prefix

    def _set_prefix(self, prefix):
        if prefix == "xmlns" and self.namespaceURI and self.namespaceURI != XMLNS_NAMESPACE:
            raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix for the wrong namespace")
        self._prefix = prefix
        name = self.localName if prefix is None else f"{prefix}:{self.localName}"
        if self.ownerElement:
            _clear_id_cache(self.ownerElement)
        self.name = name

    prefix = property(_get_prefix, _set_prefix)

    def unlink(self):
        element = self.ownerElement
        if element is not None:
            del element._attrs[self.nodeName]
            del element._attrsNS[(self.namespaceURI, self.localName)]
            if self._is_id:
                self._is_id = False
                element._magic_id_nodes -= 1
                self.ownerDocument._magic_id_count -= 1
        for child in self.childNodes:
            child.unlink()
        del self.childNodes[:]

    def _get_isId(self):
        if self._is_id:
            return True
        document = self.ownerDocument
        element = self.ownerElement
        if document is None or element is None:
            return False
        info = document._get_elem_info(element)
        if info is None:
            return False
        return info.isIdNS(self.namespaceURI, self.localName) if self.namespaceURI else info.isId(self.nodeName)

    def _get_schemaType(self):
        document = self.ownerDocument
        element = self.ownerElement
        if document is None or element is None:
            return _no_type
        info = document._get_elem_info(element)
        if info is None:
            return _no_type
        if self.namespaceURI:
            return info.getAttributeTypeNS(self.namespaceURI, self.localName)
        return info.getAttributeType(self.nodeName)


defproperty(Attr, "isId", doc="True if this attribute is an ID.")
defproperty(Attr, "localName", doc="Namespace-local name of this attribute.")
defproperty(Attr, "schemaType", doc="Schema type for this attribute.")


class NamedNodeMap:
    """The attributes of an element, under their names."""

    __slots__ = ("_attrs", "_attrsNS", "_ownerElement")

    def __init__(self, attrs, attrsNS, ownerElement):
        self._attrs = attrs
        self._attrsNS = attrsNS
        self._ownerElement = ownerElement

    def _get_length(self):
        return len(self._attrs)

    def item(self, index):
        try:
            return self[list(self._attrs.keys())[index]]
        except IndexError:
            return None

    def items(self):
        return [(node.nodeName, node.value) for node in self._attrs.values()]

    def itemsNS(self):
        return [((node.namespaceURI, node.localName), node.value) for node in self._attrs.values()]

    def __contains__(self, key):
        return key in (self._attrs if isinstance(key, str) else self._attrsNS)

    def keys(self):
        return self._attrs.keys()

    def keysNS(self):
        return self._attrsNS.keys()

    def values(self):
        return self._attrs.values()

    def get(self, name, value=None):
        return self._attrs.get(name, value)

    __len__ = _get_length

    def _cmp(self, other):
        if self._attrs is getattr(other, "_attrs", None):
            return 0
        return (id(self) > id(other)) - (id(self) < id(other))

    def __eq__(self, other):
        return self._cmp(other) == 0

    def __ge__(self, other):
        return self._cmp(other) >= 0

    def __gt__(self, other):
        return self._cmp(other) > 0

    def __le__(self, other):
        return self._cmp(other) <= 0

    def __lt__(self, other):
        return self._cmp(other) < 0

    def __getitem__(self, attname_or_tuple):
        if isinstance(attname_or_tuple, tuple):
            return self._attrsNS[attname_or_tuple]
        return self._attrs[attname_or_tuple]

    def __setitem__(self, attname, value):
        if isinstance(value, str):
            try:
                node = self._attrs[attname]
            except KeyError:
                node = Attr(attname)
                node.ownerDocument = self._ownerElement.ownerDocument
                self.setNamedItem(node)
            node.value = value
        else:
            if not isinstance(value, Attr):
                raise TypeError("value must be a string or Attr object")
            self.setNamedItem(value)

    def getNamedItem(self, name):
        try:
            return self._attrs[name]
        except KeyError:
            return None

    def getNamedItemNS(self, namespaceURI, localName):
        try:
            return self._attrsNS[(namespaceURI, localName)]
        except KeyError:
            return None

    def removeNamedItem(self, name):
        return self._remove(self.getNamedItem(name))

    def removeNamedItemNS(self, namespaceURI, localName):
        return self._remove(self.getNamedItemNS(namespaceURI, localName))

    def _remove(self, node):
        if node is None:
            raise xml.dom.NotFoundErr()
        _clear_id_cache(self._ownerElement)
        del self._attrsNS[(node.namespaceURI, node.localName)]
        del self._attrs[node.nodeName]
        if hasattr(node, "ownerElement"):
            node.ownerElement = None
        return node

    def setNamedItem(self, node):
        if not isinstance(node, Attr):
            raise xml.dom.HierarchyRequestErr(f"{node!r} cannot be child of {self!r}")
        old = self._attrs.get(node.name)
        if old:
            old.unlink()
        self._attrs[node.name] = node
        self._attrsNS[(node.namespaceURI, node.localName)] = node
        node.ownerElement = self._ownerElement
        _clear_id_cache(node.ownerElement)
        return old

    def setNamedItemNS(self, node):
        return self.setNamedItem(node)

    def __delitem__(self, attname_or_tuple):
        node = self[attname_or_tuple]
        _clear_id_cache(node.ownerElement)
        node.unlink()

    def __getstate__(self):
        return self._attrs, self._attrsNS, self._ownerElement

    def __setstate__(self, state):
        self._attrs, self._attrsNS, self._ownerElement = state


defproperty(NamedNodeMap, "length", doc="Number of nodes in the NamedNodeMap.")

AttributeList = NamedNodeMap


class TypeInfo:
    """The type of an element or an attribute."""

    __slots__ = ("namespace", "name")

    def __init__(self, namespace, name):
        self.namespace = namespace
        self.name = name

    def __repr__(self):
        if self.namespace:
            return f"<{self.__class__.__name__} {self.name!r} (from {self.namespace!r})>"
        return f"<{self.__class__.__name__} {self.name!r}>"

    def _get_name(self):
        return self.name

    def _get_namespace(self):
        return self.namespace


_no_type = TypeInfo(None, None)


class Element(Node):
    """An element."""

    __slots__ = ("ownerDocument", "parentNode", "tagName", "nodeName", "prefix", "namespaceURI", "_localName", "childNodes",
                 "_attrs", "_attrsNS", "nextSibling", "previousSibling")
    nodeType = Node.ELEMENT_NODE
    nodeValue = None
    schemaType = _no_type
    _magic_id_nodes = 0
    _child_node_types = (Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.TEXT_NODE,
                         Node.CDATA_SECTION_NODE, Node.ENTITY_REFERENCE_NODE)

    def __init__(self, tagName, namespaceURI=EMPTY_NAMESPACE, prefix=None, localName=None):
        self.parentNode = None
        self.tagName = self.nodeName = tagName
        self.prefix = prefix
        self.namespaceURI = namespaceURI
        self.childNodes = NodeList()
        self.nextSibling = self.previousSibling = None
        self.ownerDocument = None
        self._attrs = None
        self._attrsNS = None

    def _ensure_attributes(self):
        if self._attrs is None:
            self._attrs = {}
            self._attrsNS = {}

    def _get_localName(self):
        try:
            return self._localName
        except AttributeError:
            return self.tagName.split(":", 1)[-1]

    def _get_tagName(self):
        return self.tagName

    def unlink(self):
        if self._attrs is not None:
            for attr in list(self._attrs.values()):
                attr.unlink()
        self._attrs = None
        self._attrsNS = None
        Node.unlink(self)

    def getAttribute(self, attname):
        """Return the value of an attribute, an empty text where it is not there."""
        if self._attrs is None:
            return ""
        try:
            return self._attrs[attname].value
        except KeyError:
            return ""

    def getAttributeNS(self, namespaceURI, localName):
        if self._attrsNS is None:
            return ""
        try:
            return self._attrsNS[(namespaceURI, localName)].value
        except KeyError:
            return ""

    def setAttribute(self, attname, value):
        attr = self.getAttributeNode(attname)
        if attr is None:
            attr = Attr(attname)
            attr.value = value
            attr.ownerDocument = self.ownerDocument
            self.setAttributeNode(attr)
        elif value != attr.value:
            attr.value = value
            if attr.isId:
                _clear_id_cache(self)

    def setAttributeNS(self, namespaceURI, qualifiedName, value):
        prefix, localname = _nssplit(qualifiedName)
        attr = self.getAttributeNodeNS(namespaceURI, localname)
        if attr is None:
            attr = Attr(qualifiedName, namespaceURI, localname, prefix)
            attr.value = value
            attr.ownerDocument = self.ownerDocument
            self.setAttributeNode(attr)
        else:
            if value != attr.value:
                attr.value = value
                if attr.isId:
                    _clear_id_cache(self)
            if attr.prefix != prefix:
                attr.prefix = prefix
                attr.nodeName = qualifiedName

    def getAttributeNode(self, attrname):
        if self._attrs is not None:
            return self._attrs.get(attrname)

    def getAttributeNodeNS(self, namespaceURI, localName):
        if self._attrsNS is not None:
            return self._attrsNS.get((namespaceURI, localName))

    def setAttributeNode(self, attr):
        if attr.ownerElement not in (None, self):
            raise xml.dom.InuseAttributeErr("attribute node already owned")
        self._ensure_attributes()
        old = self._attrs.get(attr.name)
        if old is not None:
            self.removeAttributeNode(old)
        other = self._attrsNS.get((attr.namespaceURI, attr.localName))
        if other is not None and other is not old:
            self.removeAttributeNode(other)
        _set_attribute_node(self, attr)
        if old is not attr:
            return old
        return other if other is not attr else None

    setAttributeNodeNS = setAttributeNode

    def removeAttribute(self, name):
        if self._attrsNS is None:
            raise xml.dom.NotFoundErr()
        try:
            attr = self._attrs[name]
        except KeyError:
            raise xml.dom.NotFoundErr()
        self.removeAttributeNode(attr)

    def removeAttributeNS(self, namespaceURI, localName):
        if self._attrsNS is None:
            raise xml.dom.NotFoundErr()
        try:
            attr = self._attrsNS[(namespaceURI, localName)]
        except KeyError:
            raise xml.dom.NotFoundErr()
        self.removeAttributeNode(attr)

    def removeAttributeNode(self, node):
        if node is None or node.name not in (self._attrs or {}):
            raise xml.dom.NotFoundErr()
        _clear_id_cache(self)
        node.unlink()
        node.ownerDocument = self.ownerDocument
        return node

    removeAttributeNodeNS = removeAttributeNode

    def hasAttribute(self, name):
        return self._attrs is not None and name in self._attrs

    def hasAttributeNS(self, namespaceURI, localName):
        return self._attrsNS is not None and (namespaceURI, localName) in self._attrsNS

    def getElementsByTagName(self, name):
        """Return the elements below of a name, "*" for all, in document order."""
        return _by_name(self, name)

    def getElementsByTagNameNS(self, namespaceURI, localName):
        return _by_name_ns(self, namespaceURI, localName)

    def __repr__(self):
        return f"<DOM Element: {self.tagName} at {id(self):#x}>"

    def writexml(self, writer, indent="", addindent="", newl=""):
        """Write the element as XML."""
        writer.write(indent + "<" + self.tagName)
        for name, attr in (self._attrs or {}).items():
            writer.write(f' {name}="')
            _write_data(writer, attr.value, True)
            writer.write('"')
        children = self.childNodes
        if not children:
            writer.write("/>" + newl)
            return
        writer.write(">")
        if len(children) == 1 and children[0].nodeType in (Node.TEXT_NODE, Node.CDATA_SECTION_NODE):
            children[0].writexml(writer, "", "", "")
        else:
            writer.write(newl)
            for node in children:
                node.writexml(writer, indent + addindent, addindent, newl)
            writer.write(indent)
        writer.write(f"</{self.tagName}>{newl}")

    def _get_attributes(self):
        self._ensure_attributes()
        return NamedNodeMap(self._attrs, self._attrsNS, self)

    def hasAttributes(self):
        return bool(self._attrs)

    def setIdAttribute(self, name):
        self.setIdAttributeNode(self.getAttributeNode(name))

    def setIdAttributeNS(self, namespaceURI, localName):
        self.setIdAttributeNode(self.getAttributeNodeNS(namespaceURI, localName))

    def setIdAttributeNode(self, idAttr):
        """Let an attribute be the id of the element."""
        if idAttr is None or not self.isSameNode(idAttr.ownerElement):
            raise xml.dom.NotFoundErr()
        if _containing(self, Node.ENTITY_REFERENCE_NODE) is not None:
            raise xml.dom.NoModificationAllowedErr()
        if not idAttr._is_id:
            idAttr._is_id = True
            self._magic_id_nodes += 1
            self.ownerDocument._magic_id_count += 1
            _clear_id_cache(self)


defproperty(Element, "attributes", doc="NamedNodeMap of attributes on the element.")
defproperty(Element, "localName", doc="Namespace-local name of this element.")


def _containing(node, kind):
    """Return the innermost node of a kind around a node."""
    node = node.parentNode
    while node is not None:
        if node.nodeType == kind:
            return node
        node = node.parentNode
    return None


def _set_attribute_node(element, attr):
    _clear_id_cache(element)
    element._ensure_attributes()
    element._attrs[attr.name] = attr
    element._attrsNS[(attr.namespaceURI, attr.localName)] = attr
    attr.ownerElement = element


class Childless:
    """What nodes are that can have no children."""

    __slots__ = ()

    attributes = None
    childNodes = EmptyNodeList()
    firstChild = None
    lastChild = None

    def _get_firstChild(self):
        return None

    def _get_lastChild(self):
        return None

    def appendChild(self, node):
        raise xml.dom.HierarchyRequestErr(f"{self.nodeName} nodes cannot have children")

    def hasChildNodes(self):
        return False

    def insertBefore(self, newChild, refChild):
        raise xml.dom.HierarchyRequestErr(f"{self.nodeName} nodes do not have children")

    def removeChild(self, oldChild):
        raise xml.dom.NotFoundErr(f"{self.nodeName} nodes do not have children")

    def normalize(self):
        pass

    def replaceChild(self, newChild, oldChild):
        raise xml.dom.HierarchyRequestErr(f"{self.nodeName} nodes do not have children")


class ProcessingInstruction(Childless, Node):
    """A processing instruction."""

    nodeType = Node.PROCESSING_INSTRUCTION_NODE
    __slots__ = ("target", "data")

    def __init__(self, target, data):
        self.target = target
        self.data = data

    def _get_nodeValue(self):
        return self.data

    def _set_nodeValue(self, value):
        self.data = value

    nodeValue = property(_get_nodeValue, _set_nodeValue)

    def _get_nodeName(self):
        return self.target

    def _set_nodeName(self, value):
        self.target = value

    nodeName = property(_get_nodeName, _set_nodeName)

    def writexml(self, writer, indent="", addindent="", newl=""):
        writer.write(f"{indent}<?{self.target} {self.data}?>{newl}")


class CharacterData(Childless, Node):
    """A node that is a text."""

    __slots__ = ("_data", "ownerDocument", "parentNode", "previousSibling", "nextSibling")

    def __init__(self):
        self.ownerDocument = self.parentNode = None
        self.previousSibling = self.nextSibling = None
        self._data = ""
        Node.__init__(self)

    def _get_length(self):
        return len(self.data)

    __len__ = _get_length

    def _get_data(self):
        return self._data

    def _set_data(self, data):
        self._data = data

    data = nodeValue = property(_get_data, _set_data)

    def __repr__(self):
        data = self.data
        return f"<DOM {self.__class__.__name__} node \"{data[:10]!r}{'...' if len(data) > 10 else ''}\">"

    def _check(self, offset, count=0):
        if offset < 0:
            raise xml.dom.IndexSizeErr("offset cannot be negative")
        if offset >= len(self.data):
            raise xml.dom.IndexSizeErr("offset cannot be beyond end of data")
        if count < 0:
            raise xml.dom.IndexSizeErr("count cannot be negative")

    def substringData(self, offset, count):
        self._check(offset, count)
        return self.data[offset:offset + count]

    def appendData(self, arg):
        self.data = self.data + arg

    def insertData(self, offset, arg):
        self._check(offset)
        if arg:
            self.data = self.data[:offset] + arg + self.data[offset:]

    def deleteData(self, offset, count):
        self._check(offset, count)
        if count:
            self.data = self.data[:offset] + self.data[offset + count:]

    def replaceData(self, offset, count, arg):
        self._check(offset, count)
        if count:
            self.data = self.data[:offset] + arg + self.data[offset + count:]


defproperty(CharacterData, "length", doc="Length of the string data.")


class Text(CharacterData):
    """A text."""

    __slots__ = ()

    nodeType = Node.TEXT_NODE
    nodeName = "#text"
    attributes = None

    def splitText(self, offset):
        """Make two texts of this one; return the second."""
        if offset < 0 or offset > len(self.data):
            raise xml.dom.IndexSizeErr("illegal offset value")
        made = self.__class__()
        made.data = self.data[offset:]
        made.ownerDocument = self.ownerDocument
        following = self.nextSibling
        if self.parentNode and self in self.parentNode.childNodes:
            if following is None:
                self.parentNode.appendChild(made)
            else:
                self.parentNode.insertBefore(made, following)
        self.data = self.data[:offset]
        return made

    def writexml(self, writer, indent="", addindent="", newl=""):
        _write_data(writer, f"{indent}{self.data}{newl}", False)

    def _get_wholeText(self):
        parts = [self.data]
        node = self.previousSibling
        while node is not None and node.nodeType in (Node.TEXT_NODE, Node.CDATA_SECTION_NODE):
            parts.insert(0, node.data)
            node = node.previousSibling
        node = self.nextSibling
        while node is not None and node.nodeType in (Node.TEXT_NODE, Node.CDATA_SECTION_NODE):
            parts.append(node.data)
            node = node.nextSibling
        return "".join(parts)

    def replaceWholeText(self, content):
        """Let this text be all of the texts around it; return None if nothing is left."""
        parent = self.parentNode
        for direction in ("previousSibling", "nextSibling"):
            node = getattr(self, direction)
            while node is not None and node.nodeType in (Node.TEXT_NODE, Node.CDATA_SECTION_NODE):
                following = getattr(node, direction)
                parent.removeChild(node)
                node = following
        if content:
            self.data = content
            return self
        parent.removeChild(self)
        return None

    def _get_isWhitespaceInElementContent(self):
        if self.data.strip():
            return False
        element = _containing(self, Node.ELEMENT_NODE)
        info = None if element is None else self.ownerDocument._get_elem_info(element)
        return info is not None and info.isElementContent()


defproperty(Text, "isWhitespaceInElementContent",
            doc="True iff this text node contains only whitespace and is in element content.")
defproperty(Text, "wholeText", doc="The text of all logically-adjacent text nodes.")


class Comment(CharacterData):
    """A comment."""

    nodeType = Node.COMMENT_NODE
    nodeName = "#comment"

    def __init__(self, data):
        CharacterData.__init__(self)
        self._data = data

    def writexml(self, writer, indent="", addindent="", newl=""):
        if "--" in self.data:
            raise ValueError("'--' is not allowed in a comment node")
        writer.write(f"{indent}<!--{self.data}-->{newl}")


class CDATASection(Text):
    """A text that is written without escapes."""

    __slots__ = ()

    nodeType = Node.CDATA_SECTION_NODE
    nodeName = "#cdata-section"

    def writexml(self, writer, indent="", addindent="", newl=""):
        if "]]>" in self.data:
            raise ValueError("']]>' not allowed in a CDATA section")
        writer.write(f"<![CDATA[{self.data}]]>")


class ReadOnlySequentialNamedNodeMap:
    """Nodes under their names, which can not be changed."""

    __slots__ = ("_seq",)

    def __init__(self, seq=()):
        self._seq = seq

    def __len__(self):
        return len(self._seq)

    def _get_length(self):
        return len(self._seq)

    def getNamedItem(self, name):
        for node in self._seq:
            if node.nodeName == name:
                return node

    def getNamedItemNS(self, namespaceURI, localName):
        for node in self._seq:
            if node.namespaceURI == namespaceURI and node.localName == localName:
                return node

    def __getitem__(self, name_or_tuple):
        if isinstance(name_or_tuple, tuple):
            node = self.getNamedItemNS(*name_or_tuple)
        else:
            node = self.getNamedItem(name_or_tuple)
        if node is None:
            raise KeyError(name_or_tuple)
        return node

    def item(self, index):
        if index < 0:
            return None
        try:
            return self._seq[index]
        except IndexError:
            return None

    def removeNamedItem(self, name):
        raise xml.dom.NoModificationAllowedErr("NamedNodeMap instance is read-only")

    def removeNamedItemNS(self, namespaceURI, localName):
        raise xml.dom.NoModificationAllowedErr("NamedNodeMap instance is read-only")

    def setNamedItem(self, node):
        raise xml.dom.NoModificationAllowedErr("NamedNodeMap instance is read-only")

    def setNamedItemNS(self, node):
        raise xml.dom.NoModificationAllowedErr("NamedNodeMap instance is read-only")

    def __getstate__(self):
        return [self._seq]

    def __setstate__(self, state):
        self._seq = state[0]


defproperty(ReadOnlySequentialNamedNodeMap, "length", doc="Number of entries in the NamedNodeMap.")


class Identified:
    """What nodes have that name something outside."""

    __slots__ = ("publicId", "systemId")

    def _identified_mixin_init(self, publicId, systemId):
        self.publicId = publicId
        self.systemId = systemId

    def _get_publicId(self):
        return self.publicId

    def _get_systemId(self):
        return self.systemId


class DocumentType(Identified, Childless, Node):
    """The declaration of a document's type."""

    nodeType = Node.DOCUMENT_TYPE_NODE
    nodeValue = None
    name = None
    publicId = None
    systemId = None
    internalSubset = None

    def __init__(self, qualifiedName):
        self.entities = ReadOnlySequentialNamedNodeMap()
        self.notations = ReadOnlySequentialNamedNodeMap()
        if qualifiedName:
            self.name = _nssplit(qualifiedName)[1]
        self.nodeName = self.name

    def _get_internalSubset(self):
        return self.internalSubset

    def cloneNode(self, deep):
        if self.ownerDocument is not None:
            return None
        clone = DocumentType(None)
        clone.name = self.name
        clone.nodeName = self.name
        operation = xml.dom.UserDataHandler.NODE_CLONED
        if deep:
            clone.entities._seq = []
            clone.notations._seq = []
            for n in self.notations._seq:
                notation = Notation(n.nodeName, n.publicId, n.systemId)
                clone.notations._seq.append(notation)
                n._call_user_data_handler(operation, n, notation)
            for e in self.entities._seq:
                entity = Entity(e.nodeName, e.publicId, e.systemId, e.notationName)
                entity.actualEncoding = e.actualEncoding
                entity.encoding = e.encoding
                entity.version = e.version
                clone.entities._seq.append(entity)
                e._call_user_data_handler(operation, e, entity)
        self._call_user_data_handler(operation, self, clone)
        return clone

    def writexml(self, writer, indent="", addindent="", newl=""):
        writer.write("<!DOCTYPE " + self.name)
        if self.publicId:
            writer.write(f"{newl}  PUBLIC '{self.publicId}'{newl}  '{self.systemId}'")
        elif self.systemId:
            writer.write(f"{newl}  SYSTEM '{self.systemId}'")
        if self.internalSubset is not None:
            writer.write(f" [{self.internalSubset}]")
        writer.write(">" + newl)


class Entity(Identified, Node):
    """An entity that is declared."""

    attributes = None
    nodeType = Node.ENTITY_NODE
    nodeValue = None
    actualEncoding = None
    encoding = None
    version = None

    def __init__(self, name, publicId, systemId, notation):
        self.nodeName = name
        self.notationName = notation
        self.childNodes = NodeList()
        self._identified_mixin_init(publicId, systemId)

    def _get_actualEncoding(self):
        return self.actualEncoding

    def _get_encoding(self):
        return self.encoding

    def _get_version(self):
        return self.version

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
    nodeValue = None

    def __init__(self, name, publicId, systemId):
        self.nodeName = name
        self._identified_mixin_init(publicId, systemId)


class DOMImplementationLS:
    """Loading and saving."""

    MODE_SYNCHRONOUS = 1
    MODE_ASYNCHRONOUS = 2

    def createDOMBuilder(self, mode, schemaType):
        if schemaType is not None:
            raise xml.dom.NotSupportedErr("schemaType not yet supported")
        if mode == self.MODE_SYNCHRONOUS:
            raise xml.dom.NotSupportedErr("builders are not supported: use parse and parseString")
        if mode == self.MODE_ASYNCHRONOUS:
            raise xml.dom.NotSupportedErr("asynchronous builders are not supported")
        raise ValueError("unknown value for mode")

    def createDOMWriter(self):
        raise NotImplementedError("the writer interface hasn't been written yet!")

    def createDOMInputSource(self):
        raise xml.dom.NotSupportedErr("input sources are not supported: use parse and parseString")


class DOMImplementation(DOMImplementationLS):
    """Makes documents."""

    _features = [("core", "1.0"), ("core", "2.0"), ("core", None), ("xml", "1.0"), ("xml", "2.0"), ("xml", None),
                 ("ls-load", "3.0"), ("ls-load", None)]

    def hasFeature(self, feature, version):
        return (feature.lower(), version or None) in self._features

    def createDocument(self, namespaceURI, qualifiedName, doctype):
        """Return a new document with its first element."""
        if doctype and doctype.parentNode is not None:
            raise xml.dom.WrongDocumentErr("doctype object owned by another DOM tree")
        document = self._create_document()
        without_element = namespaceURI is None and qualifiedName is None and doctype is None
        if not qualifiedName and not without_element:
            raise xml.dom.InvalidCharacterErr("Element with no name")
        if not without_element:
            prefix, localname = _nssplit(qualifiedName)
            if prefix == "xml" and namespaceURI != "http://www.w3.org/XML/1998/namespace":
                raise xml.dom.NamespaceErr("illegal use of 'xml' prefix")
            if prefix and not namespaceURI:
                raise xml.dom.NamespaceErr("illegal use of prefix without namespaces")
            element = document.createElementNS(namespaceURI, qualifiedName)
            if doctype:
                document.appendChild(doctype)
            document.appendChild(element)
        if doctype:
            doctype.parentNode = doctype.ownerDocument = document
        document.doctype = doctype
        document.implementation = self
        return document

    def createDocumentType(self, qualifiedName, publicId, systemId):
        doctype = DocumentType(qualifiedName)
        doctype.publicId = publicId
        doctype.systemId = systemId
        return doctype

    def getInterface(self, feature):
        return self if self.hasFeature(feature, None) else None

    def _create_document(self):
        return Document()


class ElementInfo:
    """What a document type says of an element: here, nothing."""

    __slots__ = ("tagName",)

    def __init__(self, name):
        self.tagName = name

    def getAttributeType(self, aname):
        return _no_type

    def getAttributeTypeNS(self, namespaceURI, localName):
        return _no_type

    def isElementContent(self):
        return False

    def isEmpty(self):
        return False

    def isId(self, aname):
        return False

    def isIdNS(self, namespaceURI, localName):
        return False

    def __getstate__(self):
        return self.tagName

    def __setstate__(self, state):
        self.tagName = state


class _DeclaredElement(ElementInfo):
    """What the declarations in a document say of an element."""

    __slots__ = ("_attributes", "_model")

    def __init__(self, name):
        self.tagName = name
        self._attributes = {}
        self._model = None

    def getAttributeType(self, aname):
        kind = self._attributes.get(aname)
        if kind is None:
            return _no_type
        if kind[-1] == ")":
            kind = "notation" if kind.startswith("NOTATION") else "enumeration"
        return TypeInfo(None, kind.lower())

    def getAttributeTypeNS(self, namespaceURI, localName):
        return _no_type

    def isElementContent(self):
        return self._model is not None and self._model[0] not in (2, 3)

    def isEmpty(self):
        return self._model is not None and self._model[0] == 1

    def isId(self, aname):
        return self._attributes.get(aname) == "ID"

    def __getstate__(self):
        return self.tagName, self._attributes, self._model

    def __setstate__(self, state):
        self.tagName, self._attributes, self._model = state


def _clear_id_cache(node):
    document = node if node.nodeType == Node.DOCUMENT_NODE else node.ownerDocument
    if document and (document is node or _in_document(node)):
        document._id_cache.clear()
        document._id_search_stack = None


class DocumentLS:
    """Loading and saving of a document."""

    async_ = False

    def _get_async(self):
        return False

    def _set_async(self, flag):
        if flag:
            raise xml.dom.NotSupportedErr("asynchronous document loading is not supported")

    def abort(self):
        raise NotImplementedError("haven't figured out what this means yet")

    def load(self, uri):
        raise NotImplementedError("not written yet")

    def loadXML(self, source):
        raise NotImplementedError("not written yet")

    def saveXML(self, snode):
        if snode is None:
            snode = self
        elif snode.ownerDocument is not self:
            raise xml.dom.WrongDocumentErr()
        return snode.toxml()


class Document(Node, DocumentLS):
    """A document."""

    __slots__ = ("_elem_info", "doctype", "_id_search_stack", "childNodes", "_id_cache")
    _child_node_types = (Node.ELEMENT_NODE, Node.PROCESSING_INSTRUCTION_NODE, Node.COMMENT_NODE, Node.DOCUMENT_TYPE_NODE)

    implementation = DOMImplementation()
    nodeType = Node.DOCUMENT_NODE
    nodeName = "#document"
    nodeValue = None
    attributes = None
    parentNode = None
    previousSibling = nextSibling = None
    actualEncoding = None
    encoding = None
    standalone = None
    version = None
    strictErrorChecking = False
    errorHandler = None
    documentURI = None
    _magic_id_count = 0

    def __init__(self):
        self.doctype = None
        self.childNodes = NodeList()
        self._elem_info = {}
        self._id_cache = {}
        self._id_search_stack = None

    def _get_elem_info(self, element):
        key = (element.namespaceURI, element.localName) if element.namespaceURI else element.tagName
        return self._elem_info.get(key)

    def _get_actualEncoding(self):
        return self.actualEncoding

    def _get_doctype(self):
        return self.doctype

    def _get_documentURI(self):
        return self.documentURI

    def _get_encoding(self):
        return self.encoding

    def _get_errorHandler(self):
        return self.errorHandler

    def _get_standalone(self):
        return self.standalone

    def _get_strictErrorChecking(self):
        return self.strictErrorChecking

    def _get_version(self):
        return self.version

    def appendChild(self, node):
        if node.nodeType not in self._child_node_types:
            raise xml.dom.HierarchyRequestErr(f"{node!r} cannot be child of {self!r}")
        if node.parentNode is not None:
            node.parentNode.removeChild(node)
        if node.nodeType == Node.ELEMENT_NODE and self._get_documentElement():
            raise xml.dom.HierarchyRequestErr("two document elements disallowed")
        return Node.appendChild(self, node)

    def removeChild(self, oldChild):
        try:
            self.childNodes.remove(oldChild)
        except ValueError:
            raise xml.dom.NotFoundErr()
        oldChild.nextSibling = oldChild.previousSibling = None
        oldChild.parentNode = None
        if self.documentElement is oldChild:
            self.documentElement = None
        return oldChild

    def _get_documentElement(self):
        for node in self.childNodes:
            if node.nodeType == Node.ELEMENT_NODE:
                return node

    def unlink(self):
        if self.doctype is not None:
            self.doctype.unlink()
            self.doctype = None
        Node.unlink(self)

    def cloneNode(self, deep):
        if not deep:
            return None
        clone = self.implementation.createDocument(None, None, None)
        clone.encoding = self.encoding
        clone.standalone = self.standalone
        clone.version = self.version
        for n in self.childNodes:
            child = _clone_node(n, deep, clone)
            assert child.ownerDocument.isSameNode(clone)
            clone.childNodes.append(child)
            if child.nodeType == Node.DOCUMENT_NODE:
                assert clone.documentElement is None
            elif child.nodeType == Node.DOCUMENT_TYPE_NODE:
                assert clone.doctype is None
                clone.doctype = child
            child.parentNode = clone
        self._call_user_data_handler(xml.dom.UserDataHandler.NODE_CLONED, self, clone)
        return clone

    def _owned(self, node):
        node.ownerDocument = self
        return node

    def createDocumentFragment(self):
        return self._owned(DocumentFragment())

    def createElement(self, tagName):
        return self._owned(Element(tagName))

    def createTextNode(self, data):
        if not isinstance(data, str):
            raise TypeError("node contents must be a string")
        node = self._owned(Text())
        node.data = data
        return node

    def createCDATASection(self, data):
        if not isinstance(data, str):
            raise TypeError("node contents must be a string")
        node = self._owned(CDATASection())
        node.data = data
        return node

    def createComment(self, data):
        return self._owned(Comment(data))

    def createProcessingInstruction(self, target, data):
        return self._owned(ProcessingInstruction(target, data))

    def createAttribute(self, qName):
        node = self._owned(Attr(qName))
        node.value = ""
        return node

    def createElementNS(self, namespaceURI, qualifiedName):
        prefix, localName = _nssplit(qualifiedName)
        return self._owned(Element(qualifiedName, namespaceURI, prefix))

    def createAttributeNS(self, namespaceURI, qualifiedName):
        prefix, localName = _nssplit(qualifiedName)
        node = self._owned(Attr(qualifiedName, namespaceURI, localName, prefix))
        node.value = ""
        return node

    def _create_entity(self, name, publicId, systemId, notationName):
        return self._owned(Entity(name, publicId, systemId, notationName))

    def _create_notation(self, name, publicId, systemId):
        return self._owned(Notation(name, publicId, systemId))

    def getElementById(self, id):
        """Return the element with an id, None if there is none."""
        if id in self._id_cache:
            return self._id_cache[id]
        if not (self._elem_info or self._magic_id_count):
            return None
        pending = self._id_search_stack
        if pending is None:
            pending = self._id_search_stack = [self.documentElement]
        elif not pending:
            return None
        found = None
        while pending:
            node = pending.pop()
            pending.extend(child for child in node.childNodes if child.nodeType in _with_children)
            info = self._get_elem_info(node)
            for attr in node.attributes.values():
                declared = info is not None and (info.isIdNS(attr.namespaceURI, attr.localName) if attr.namespaceURI
                                                 else info.isId(attr.name))
                if attr._is_id or declared:
                    self._id_cache[attr.value] = node
                    if attr.value == id:
                        found = node
            if found is not None:
                break
        return found

    def getElementsByTagName(self, name):
        return _by_name(self, name)

    def getElementsByTagNameNS(self, namespaceURI, localName):
        return _by_name_ns(self, namespaceURI, localName)

    def isSupported(self, feature, version):
        return self.implementation.hasFeature(feature, version)

    def importNode(self, node, deep):
        """Return a copy of a node of another document for this one."""
        if node.nodeType == Node.DOCUMENT_NODE:
            raise xml.dom.NotSupportedErr("cannot import document nodes")
        if node.nodeType == Node.DOCUMENT_TYPE_NODE:
            raise xml.dom.NotSupportedErr("cannot import document type nodes")
        return _clone_node(node, deep, self)

    def writexml(self, writer, indent="", addindent="", newl="", encoding=None, standalone=None):
        """Write the document as XML."""
        declarations = []
        if encoding:
            declarations.append(f'encoding="{encoding}"')
        if standalone is not None:
            declarations.append(f'standalone="{"yes" if standalone else "no"}"')
        writer.write(f'<?xml version="1.0" {" ".join(declarations)}?>{newl}')
        for node in self.childNodes:
            node.writexml(writer, indent, addindent, newl)

    def renameNode(self, n, namespaceURI, name):
        """Give an element or an attribute another name."""
        if n.ownerDocument is not self:
            raise xml.dom.WrongDocumentErr("cannot rename nodes from other documents;\n"
                                           f"expected {self},\nfound {n.ownerDocument}")
        if n.nodeType not in (Node.ELEMENT_NODE, Node.ATTRIBUTE_NODE):
            raise xml.dom.NotSupportedErr("renameNode() only applies to element and attribute nodes")
        if namespaceURI != EMPTY_NAMESPACE:
            if ":" in name:
                prefix, localName = name.split(":", 1)
                if prefix == "xmlns" and namespaceURI != xml.dom.XMLNS_NAMESPACE:
                    raise xml.dom.NamespaceErr("illegal use of 'xmlns' prefix")
            else:
                if name == "xmlns" and namespaceURI != xml.dom.XMLNS_NAMESPACE and n.nodeType == Node.ATTRIBUTE_NODE:
                    raise xml.dom.NamespaceErr("illegal use of the 'xmlns' attribute")
                prefix = None
                localName = name
        else:
            prefix = localName = None
        element = None
        if n.nodeType == Node.ATTRIBUTE_NODE:
            element = n.ownerElement
            if element is not None:
                is_id = n._is_id
                element.removeAttributeNode(n)
        n.prefix = prefix
        n._localName = localName
        n.namespaceURI = namespaceURI
        n.nodeName = name
        if n.nodeType == Node.ELEMENT_NODE:
            n.tagName = name
        else:
            n.name = name
            if element is not None:
                element.setAttributeNode(n)
                if is_id:
                    element.setIdAttributeNode(n)
        n._call_user_data_handler(xml.dom.UserDataHandler.NODE_RENAMED, n, None)
        return n


defproperty(Document, "documentElement", doc="Top-level element of this document.")


def _clone_node(node, deep, newOwnerDocument):
    """Return a copy of a node for a document."""
    imported = not node.ownerDocument.isSameNode(newOwnerDocument)
    operation = xml.dom.UserDataHandler.NODE_IMPORTED if imported else xml.dom.UserDataHandler.NODE_CLONED
    if node.nodeType == Node.ELEMENT_NODE:
        clone = newOwnerDocument.createElementNS(node.namespaceURI, node.nodeName)
        for attr in node.attributes.values():
            clone.setAttributeNS(attr.namespaceURI, attr.nodeName, attr.value)
            clone.getAttributeNodeNS(attr.namespaceURI, attr.localName).specified = attr.specified
        if deep:
            for child in node.childNodes:
                clone.appendChild(_clone_node(child, deep, newOwnerDocument))
    elif node.nodeType == Node.DOCUMENT_FRAGMENT_NODE:
        clone = newOwnerDocument.createDocumentFragment()
        if deep:
            for child in node.childNodes:
                clone.appendChild(_clone_node(child, deep, newOwnerDocument))
    elif node.nodeType == Node.TEXT_NODE:
        clone = newOwnerDocument.createTextNode(node.data)
    elif node.nodeType == Node.CDATA_SECTION_NODE:
        clone = newOwnerDocument.createCDATASection(node.data)
    elif node.nodeType == Node.PROCESSING_INSTRUCTION_NODE:
        clone = newOwnerDocument.createProcessingInstruction(node.target, node.data)
    elif node.nodeType == Node.COMMENT_NODE:
        clone = newOwnerDocument.createComment(node.data)
    elif node.nodeType == Node.ATTRIBUTE_NODE:
        clone = newOwnerDocument.createAttributeNS(node.namespaceURI, node.nodeName)
        clone.specified = True
        clone.value = node.value
    elif node.nodeType == Node.DOCUMENT_TYPE_NODE:
        assert node.ownerDocument is not newOwnerDocument
        operation = xml.dom.UserDataHandler.NODE_IMPORTED
        clone = newOwnerDocument.implementation.createDocumentType(node.name, node.publicId, node.systemId)
        clone.ownerDocument = newOwnerDocument
        if deep:
            clone.entities._seq = []
            clone.notations._seq = []
            for n in node.notations._seq:
                notation = Notation(n.nodeName, n.publicId, n.systemId)
                notation.ownerDocument = newOwnerDocument
                clone.notations._seq.append(notation)
                if hasattr(n, "_call_user_data_handler"):
                    n._call_user_data_handler(operation, n, notation)
            for e in node.entities._seq:
                entity = Entity(e.nodeName, e.publicId, e.systemId, e.notationName)
                entity.actualEncoding = e.actualEncoding
                entity.encoding = e.encoding
                entity.version = e.version
                entity.ownerDocument = newOwnerDocument
                clone.entities._seq.append(entity)
                if hasattr(e, "_call_user_data_handler"):
                    e._call_user_data_handler(operation, e, entity)
    else:
        raise xml.dom.NotSupportedErr(f"Cannot clone node {node!r}")
    if hasattr(node, "_call_user_data_handler"):
        node._call_user_data_handler(operation, node, clone)
    return clone


def _nssplit(qualifiedName):
    prefix, colon, local = qualifiedName.partition(":")
    return (prefix, local) if colon else (None, prefix)


class _Builder:
    """Makes a document of what a parser tells."""

    def __init__(self):
        from xml.parsers import expat
        self.document = document = Document()
        self.current = document
        self.declared_prefixes = []
        self.in_cdata = False
        self.new_cdata = False
        parser = self.parser = expat.ParserCreate(namespace_separator=" ", intern={})
        parser.buffer_text = True
        parser.ordered_attributes = True
        parser.specified_attributes = True
        parser.namespace_prefixes = True
        parser.StartElementHandler = self.start
        parser.EndElementHandler = self.end
        parser.CharacterDataHandler = self.text
        parser.CommentHandler = self.comment
        parser.ProcessingInstructionHandler = self.instruction
        parser.StartCdataSectionHandler = self.start_cdata
        parser.EndCdataSectionHandler = self.end_cdata
        parser.StartNamespaceDeclHandler = self.declare_prefix
        parser.StartDoctypeDeclHandler = self.start_doctype
        parser.EndDoctypeDeclHandler = self.end_doctype
        parser.XmlDeclHandler = self.declaration
        parser.EntityDeclHandler = self.entity
        parser.NotationDeclHandler = self.notation
        parser.ElementDeclHandler = self.element_type
        parser.AttlistDeclHandler = self.attribute_type

    def declaration(self, version, encoding, standalone):
        self.document.version = version
        self.document.encoding = encoding
        if standalone >= 0:
            self.document.standalone = bool(standalone)

    def declare_prefix(self, prefix, uri):
        self.declared_prefixes.append((prefix, uri))

    def start_doctype(self, name, system, public, has_subset):
        doctype = self.document.implementation.createDocumentType(name, public, system)
        doctype.ownerDocument = self.document
        _append_child(self.document, doctype)
        self.document.doctype = doctype
        doctype.entities._seq = []
        doctype.notations._seq = []
        self.has_subset = has_subset
        self.parser.CommentHandler = self.parser.ProcessingInstructionHandler = None

    def end_doctype(self):
        if self.has_subset:
            self.document.doctype.internalSubset = "".join(self.parser._subset_parts)
        self.parser.CommentHandler = self.comment
        self.parser.ProcessingInstructionHandler = self.instruction

    def entity(self, name, parameter, value, base, system, public, notation):
        if parameter:
            return
        node = self.document._create_entity(name, public, system, notation)
        if value is not None:
            child = self.document.createTextNode(value)
            node.childNodes.append(child)
        self.document.doctype.entities._seq.append(node)

    def notation(self, name, base, system, public):
        self.document.doctype.notations._seq.append(self.document._create_notation(name, public, system))

    def info(self, name):
        infos = self.document._elem_info
        if name not in infos:
            infos[name] = _DeclaredElement(name)
        return infos[name]

    def element_type(self, name, model):
        self.info(name)._model = model

    def attribute_type(self, element, name, kind, default, required):
        self.info(element)._attributes[name] = kind

    def name(self, told):
        """Return the URI, local name, prefix and qualified name of a name the parser tells."""
        parts = told.split(" ")
        if len(parts) == 3:
            uri, local, prefix = parts
            return uri, local, prefix, f"{prefix}:{local}"
        if len(parts) == 2:
            uri, local = parts
            return uri, local, EMPTY_PREFIX, local
        raise ValueError(f"Unsupported syntax: spaces in URIs not supported: {told!r}")

    def start(self, name, attributes):
        if " " in name:
            uri, local, prefix, qname = self.name(name)
        else:
            uri, local, prefix, qname = EMPTY_NAMESPACE, name, EMPTY_PREFIX, name
        document = self.document
        node = Element(qname, uri, prefix, local)
        node._localName = local
        node.ownerDocument = document
        _append_child(self.current, node)
        self.current = node
        if self.declared_prefixes:
            for prefix, uri in self.declared_prefixes:
                if prefix:
                    attr = Attr("xmlns:" + prefix, XMLNS_NAMESPACE, prefix, "xmlns")
                else:
                    attr = Attr("xmlns", XMLNS_NAMESPACE, "xmlns", EMPTY_PREFIX)
                attr.value = uri or ""
                attr.ownerDocument = document
                _set_attribute_node(node, attr)
            self.declared_prefixes.clear()
        if attributes:
            node._ensure_attributes()
            for i in range(0, len(attributes), 2):
                told, value = attributes[i], attributes[i + 1]
                if " " in told:
                    uri, local, prefix, qname = self.name(told)
                    attr = Attr(qname, uri, local, prefix)
                else:
                    uri, local, qname = EMPTY_NAMESPACE, told, told
                    attr = Attr(told, EMPTY_NAMESPACE, told, EMPTY_PREFIX)
                node._attrs[qname] = attr
                node._attrsNS[(uri, local)] = attr
                attr.ownerDocument = document
                attr.value = value
                attr.ownerElement = node

    def end(self, name):
        self.current = self.current.parentNode

    def text(self, data):
        children = self.current.childNodes
        last = children[-1] if children else None
        if self.in_cdata:
            if not self.new_cdata and last is not None and last.nodeType == Node.CDATA_SECTION_NODE:
                last.appendData(data)
                return
            node = CDATASection()
            self.new_cdata = False
        elif last is not None and last.nodeType == Node.TEXT_NODE:
            last.data += data
            return
        else:
            node = Text()
        node._data = data
        node.ownerDocument = self.document
        _append_child(self.current, node)

    def start_cdata(self):
        self.in_cdata = self.new_cdata = True

    def end_cdata(self):
        self.in_cdata = self.new_cdata = False

    def comment(self, data):
        _append_child(self.current, self.document.createComment(data))

    def instruction(self, target, data):
        _append_child(self.current, self.document.createProcessingInstruction(target, data))


def parse(file, parser=None, bufsize=None):
    """Read a document from a file or its name."""
    if parser is not None:
        raise xml.dom.NotSupportedErr("parsers of other kinds are not supported")
    if isinstance(file, str):
        with open(file, "rb") as opened:
            return parse(opened)
    builder = _Builder()
    while data := file.read(16 * 1024):
        builder.parser.Parse(data, False)
    builder.parser.Parse(b"", True)
    return builder.document


def parseString(string, parser=None):
    """Read a document from a text or bytes."""
    if parser is not None:
        raise xml.dom.NotSupportedErr("parsers of other kinds are not supported")
    builder = _Builder()
    builder.parser.Parse(string, True)
    return builder.document


def getDOMImplementation(features=None):
    """Return the implementation, if it has the features."""
    if features:
        if isinstance(features, str):
            words = features.split()
            features = []
            while words:
                feature = words.pop(0)
                features.append((feature, words.pop(0) if words and words[0][0] in "0123456789" else None))
        for feature, version in features:
            if not Document.implementation.hasFeature(feature, version):
                return None
    return Document.implementation
