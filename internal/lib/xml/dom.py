"""The names that all implementations of the Document Object Model share."""

EMPTY_NAMESPACE = EMPTY_PREFIX = None
XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace"
XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/"
XHTML_NAMESPACE = "http://www.w3.org/1999/xhtml"


class Node:
    """The kinds of nodes, by number."""

    (ELEMENT_NODE, ATTRIBUTE_NODE, TEXT_NODE, CDATA_SECTION_NODE, ENTITY_REFERENCE_NODE, ENTITY_NODE,
     PROCESSING_INSTRUCTION_NODE, COMMENT_NODE, DOCUMENT_NODE, DOCUMENT_TYPE_NODE, DOCUMENT_FRAGMENT_NODE,
     NOTATION_NODE) = range(1, 13)


class UserDataHandler:
    """What happens to a node that holds data of a user."""

    NODE_CLONED, NODE_IMPORTED, NODE_DELETED, NODE_RENAMED = range(1, 5)


class DOMException(Exception):
    """An operation on a document is not possible; code says why."""

    def __init__(self, *args, **kw):
        if type(self) is DOMException:
            raise RuntimeError("DOMException should not be instantiated directly")
        super().__init__(*args, **kw)


def _declare(names):
    # For each name an exception, whose code is a constant: IndexSizeErr and INDEX_SIZE_ERR.
    for code, name in enumerate(names.split(), 1):
        constant = "".join("_" + c if c.isupper() else c.upper() for c in name).lstrip("_")
        globals()[constant] = code
        globals()[name] = type(name, (DOMException,), {"code": code, "__module__": __name__})


_declare("""IndexSizeErr DomstringSizeErr HierarchyRequestErr WrongDocumentErr InvalidCharacterErr NoDataAllowedErr
    NoModificationAllowedErr NotFoundErr NotSupportedErr InuseAttributeErr InvalidStateErr SyntaxErr InvalidModificationErr
    NamespaceErr InvalidAccessErr ValidationErr""")

from xml.dom.domreg import getDOMImplementation, registerDOMImplementation
