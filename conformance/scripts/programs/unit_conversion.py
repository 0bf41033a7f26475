from __future__ import annotations
import math
from numbers import Real

class Quantity:
    units = {'m': ('length', 1.0), 'km': ('length', 1000.0), 'ft': ('length', 0.3048), 's': ('time', 1.0), 'min': ('time', 60.0), 'h': ('time', 3600.0)}

    def __init__(self, value: Real, unit: str):
        if unit not in self.units:
            near = [u for u in self.units if u[0] == unit[0]]
            raise ValueError(f'unknown unit {unit!r}' + (f', perhaps {" or ".join(near)}' if near else ''))
        self.value, self.unit = value, unit

    @classmethod
    def parse(cls, text):
        number, _, unit = text.partition(' ')
        return cls(float(number), unit)

    @property
    def dimension(self):
        return self.units[self.unit][0]

    def to(self, unit):
        new = Quantity(0, unit)
        if new.dimension != self.dimension:
            raise TypeError(f'{self.dimension} is not {new.dimension}')
        new.value = self.value * self.units[self.unit][1] / self.units[unit][1]
        return new

    def __add__(self, other):
        if not isinstance(other, Quantity):
            return NotImplemented
        return Quantity(self.value + other.to(self.unit).value, self.unit)

    def __radd__(self, other):
        return self if other == 0 else NotImplemented

    def __mul__(self, k):
        return Quantity(self.value * k, self.unit) if isinstance(k, Real) else NotImplemented

    __rmul__ = __mul__

    def __eq__(self, other):
        return isinstance(other, Quantity) and self.dimension == other.dimension and math.isclose(self.to(other.unit).value, other.value)

    def __hash__(self):
        return hash(self.dimension)

    def __lt__(self, other):
        return self.value < other.to(self.unit).value

    def __format__(self, spec):
        if spec.endswith(tuple(self.units)):
            unit = next(u for u in sorted(self.units, key=len, reverse=True) if spec.endswith(u))
            return format(self.to(unit), spec.removesuffix(unit))
        return f'{self.value:{spec or "g"}} {self.unit}'

    def __repr__(self):
        return f'{type(self).__name__}({self.value!r}, {self.unit!r})'

    def __bool__(self):
        return bool(self.value)

a, b = Quantity(1.5, 'km'), Quantity.parse('500 m')
print(a + b, b + a, sum([a, b, b]), 2 * b, b * 0.5, f'{a:.1fft}', f'{a}', f'{b:km}', f'{Quantity(90, "min"):>8.2fh}')
print(Quantity(1000, 'm') == Quantity(1, 'km'), a < b, sorted([a, b, Quantity(1, 'ft')]), max(a, b), {Quantity(1, 'km'): 'x'}[Quantity(1000.0, 'm')], bool(Quantity(0, 's')))
for f in (lambda: a + 1, lambda: a + Quantity(1, 's'), lambda: 'x' * a, lambda: Quantity(1, 'mi'), lambda: Quantity.parse('x m'), lambda: a.to('parsec'), lambda: a < 5):
    try:
        print(f())
    except (TypeError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)
