from __future__ import annotations
from typing import Generic, Iterator, TypeVar

T = TypeVar('T')

class Node(Generic[T]):
    __slots__ = ('value', 'next')

    def __init__(self, value: T, next: Node[T] | None = None):
        self.value, self.next = value, next

class LinkedList(Generic[T]):
    def __init__(self, values=()):
        self.head: Node[T] | None = None
        self.size = 0
        for v in reversed([*values]):
            self.push(v)

    def push(self, value: T) -> None:
        self.head = Node(value, self.head)
        self.size += 1

    def pop(self) -> T:
        if self.head is None:
            raise IndexError('pop from empty list')
        node, self.head = self.head, self.head.next
        self.size -= 1
        return node.value

    def __iter__(self) -> Iterator[T]:
        node = self.head
        while node:
            yield node.value
            node = node.next

    def __len__(self):
        return self.size

    def reverse(self):
        before, node = None, self.head
        while node:
            node.next, before, node = before, node, node.next
        self.head = before
        return self

    def __repr__(self):
        return f'{type(self).__name__}({" -> ".join(map(repr, self))})'

    def __add__(self, other):
        return type(self)([*self, *other])

class Tree:
    def __init__(self, key, left=None, right=None):
        self.key, self.left, self.right = key, left, right

    def insert(self, key):
        side = 'left' if key < self.key else 'right'
        child = getattr(self, side)
        if child is None:
            setattr(self, side, Tree(key))
        else:
            child.insert(key)
        return self

    def __iter__(self):
        if self.left:
            yield from self.left
        yield self.key
        if self.right:
            yield from self.right

    @property
    def depth(self):
        return 1 + max((t.depth for t in (self.left, self.right) if t), default=0)

    def __contains__(self, key):
        t = self
        while t is not None and t.key != key:
            t = t.left if key < t.key else t.right
        return t is not None

l = LinkedList('abc')
print(l, len(l), l.reverse(), list(l), l.pop(), bool(LinkedList()), l + 'xy', 'a' in l)
try:
    LinkedList().pop()
except IndexError as e:
    print(e)
t = Tree(5)
for k in (3, 8, 1, 4, 9, 7, 2):
    t.insert(k)
print(list(t), t.depth, 4 in t, 6 in t, min(t), sum(t))
print(LinkedList.push.__annotations__, Node.__init__.__annotations__, LinkedList[int], hasattr(Node(1), '__dict__'))
