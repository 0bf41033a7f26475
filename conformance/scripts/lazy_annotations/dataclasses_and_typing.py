# oracle: 3.14
from dataclasses import dataclass, fields
from typing import NamedTuple, TypedDict, get_type_hints
@dataclass
class Node:
    value: int
    next: Node | None = None
print(Node(1, Node(2)), fields(Node)[1].type)
class P(NamedTuple):
    x: int
    parent: P | None = None
print(P(1), P.__annotations__)
class TD(TypedDict):
    child: TD
    n: int
print(get_type_hints(TD)['n'], sorted(TD.__annotations__), TD.__required_keys__ == {'child', 'n'})
def f(a: Node, b: Missing): pass
try:
    get_type_hints(f)
except NameError as e:
    print(e)
import inspect
print(inspect.signature(f, annotation_format=__import__('annotationlib').Format.STRING))
