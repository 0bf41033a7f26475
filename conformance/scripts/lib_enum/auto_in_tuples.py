# auto() within tuples counts each, and with a value of its own does not ask for the next.
import enum
from collections import namedtuple
from enum import Enum, Flag, IntFlag, auto


class A(Enum):
    ONE = auto()
    TWO = (auto(), auto())
    THREE = (auto(), auto(), auto())
    FOUR = auto()


print([m.value for m in A])


class B(Enum):
    def _generate_next_value_(name, start, count, last):
        return (name, count, last)

    ONE = auto()
    TWO = (auto(), "x")
    THREE = 5
    FOUR = auto()


print([m.value for m in B])
T = namedtuple("T", "index desc")


class C(T, Enum):
    first = auto(), "a"
    second = auto(), "b"


print([(m.value, m.index, type(m.value).__name__) for m in C])
preset = auto()
preset.value = "preset"


class D(Enum):
    red = preset

    def _generate_next_value_(name, start, count, last):
        return name

    blue = auto()


print([m.value for m in D])


class F(Flag):
    A = auto()
    B = 8
    C = auto()


print([m.value for m in F])
try:
    class G(Enum):
        A = auto()

        def _generate_next_value_(name, start, count, last):
            return name
except TypeError as e:
    print(e)
