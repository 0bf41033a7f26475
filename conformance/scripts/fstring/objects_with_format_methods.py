import datetime
from decimal import Decimal
from enum import Enum, IntEnum
class Temperature:
    def __init__(self, c): self.c = c
    def __format__(self, spec):
        unit = spec[-1:] or 'C'
        value = {'C': self.c, 'F': self.c * 9 / 5 + 32, 'K': self.c + 273.15}[unit]
        return f'{value:{spec[:-1] or ".1f"}}{unit}'
    def __str__(self): return 'str()'
    def __repr__(self): return 'repr()'
t = Temperature(21.456)
print(f'{t} {t:F} {t:.2fK} {t!s} {t!r:>8} {t!a:<7}| {t:08.3fC}')
class Colour(Enum):
    RED = 1
class Level(IntEnum):
    LOW = 1
print(f'{Colour.RED} {Colour.RED!r} {Level.LOW} {Level.LOW:>5} {Level.LOW:02d} {Colour.RED:>12}')
d = datetime.datetime(2024, 2, 9, 7, 5, 3)
print(f'{d} {d:%H:%M} {d:%d.%m.%y %j} {d.date():%A} {d.time()!s:.5} {datetime.timedelta(minutes=90)}')
print(f'{Decimal("1234.5"):,.2f} {Decimal("0.000012"):e} {1 + 2j:.1f} {True:>5} {True:d} {None} {b"x"!r} {[1, "a"]}')
for spec in ('d', 'x<', '10q', '.', ',s'):
    for v in (3.5, 'text', 7):
        try:
            print(repr(spec), repr(v), f'{v:{spec}}')
        except ValueError as e:
            print(repr(spec), repr(v), e)
for v in ([1], None, object):
    try:
        print(f'{v:>5}')
    except TypeError as e:
        print(e)
try:
    print(f'{t:X}')
except KeyError as e:
    print(repr(e))
