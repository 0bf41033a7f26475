# Each auto() of a tuple counts.
from enum import Enum, auto
class Hah(Enum):
    def __new__(cls, value, abbr=None):
        member = object.__new__(cls)
        member._value_ = value
        member.abbr = abbr or value[:3].lower()
        return member
    def _generate_next_value_(name, start, count, last): return name
    MONDAY = auto()
    WEDNESDAY = auto(), 'WED'
    FRIDAY = auto()
print([(x.value, x.abbr) for x in Hah])
class Huh(Enum):
    def _generate_next_value_(name, start, count, last): return count+1
    ONE = auto()
    TWO = auto(), auto()
    THREE = auto(), auto(), auto()
print(list(Huh))
class Huh(Enum):
    ONE = auto()
    TWO = auto(), auto()
    THREE = auto(), auto(), auto()
print(list(Huh))
