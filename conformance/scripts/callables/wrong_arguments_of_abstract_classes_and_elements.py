# Arguments that a class does not take are refused before it is found to be abstract.
import abc
import codecs
import collections.abc
import contextvars
import stat
import typing
import xml.etree.ElementTree as ET
import zoneinfo


def tell(source):
    try:
        result = eval(source)
    except Exception as e:
        print(f"{source}: {type(e).__name__}: {e}")
    else:
        print(f"{source} = {result!r}")


class Shape(abc.ABC):
    @abc.abstractmethod
    def area(self):
        """Its size."""


class Named(abc.ABC):
    def __init__(self, name):
        self.name = name

    @abc.abstractmethod
    def area(self):
        """Its size."""


element = ET.Element("a")

for source in """
Shape()
Shape(1)
Shape(x=1)
object.__new__(Shape)
object.__new__(Shape, 1)
Named()
Named("n")
collections.abc.Sized(1)
typing.Sized(1)
typing.Mapping(1)
typing.List()
typing.DefaultDict(int)
stat.S_ISDIR()
stat.S_ISDIR(None)
stat.S_ISDIR(1.5)
stat.S_IMODE(0o100644)
stat.S_IFMT(mode=1)
stat.S_ISDOOR("x")
codecs.charmap_encode("a", 1)
codecs.charmap_decode(b"a", object)
codecs.utf_8_encode()
codecs.utf_8_encode("a", x=1)
contextvars.copy_context(1)
contextvars.copy_context(x=1)
element.clear(1)
element.insert(0)
element.insert(0, element, element)
element.find()
element.find("a", path="b")
element.get()
ET.Element()
ET.Element("a", 1)
ET.SubElement(element)
zoneinfo.ZoneInfo("UTC").dst()
zoneinfo.ZoneInfo("UTC").dst(1, 2)
zoneinfo.ZoneInfo.no_cache()
zoneinfo.ZoneInfo.no_cache(x=1)
""".split("\n"):
    if source:
        tell(source)
