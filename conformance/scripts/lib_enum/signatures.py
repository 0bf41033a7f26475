import enum
import inspect


class Full(enum.Enum):
    A = 1


class Empty(enum.Enum):
    pass


class Flags(enum.Flag):
    B = 1


for cls in (enum.Enum, enum.IntEnum, enum.StrEnum, enum.Flag, enum.FlagBoundary, Full, Empty, Flags):
    print(cls.__name__, inspect.signature(cls))
print("__signature__" in dir(Full), "__signature__" in vars(Full), list(Full))
print(Full.__signature__(), Empty.__signature__())
