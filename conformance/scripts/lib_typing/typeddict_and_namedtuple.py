from typing import *
class Movie(TypedDict):
    name: str
    year: 'int'
class Opt(Movie, total=False):
    rating: float
    req: Required[int]
print(Movie(name='x', year=1), Movie({'name': 'y'}), type(Movie(name='a', year=2)).__name__, Movie.__annotations__, Movie.__total__, Opt.__required_keys__ == {'name', 'year', 'req'}, Opt.__optional_keys__, Movie.__name__, is_typeddict(Movie), is_typeddict(dict), TypedDict('F', {'a': int})(a=1), get_type_hints(Movie), Opt.__total__)
for f in (lambda: isinstance({}, Movie), lambda: issubclass(dict, Movie), lambda: type('X', (Movie, int), {}), lambda: TypedDict('X', {'a': 5}) , lambda: Movie.x):
    try:
        print(f())
    except (TypeError, AttributeError, ValueError) as e:
        print(type(e).__name__, e)
class P(NamedTuple):
    "doc"
    x: int
    y: int = 5
    def total(self): return self.x + self.y
    @property
    def neg(self): return -self.x
print(P(1), P(1, 2).total(), P(3).neg, P._fields, P._field_defaults, P.__annotations__, P.__doc__, NamedTuple('Q', [('a', int)])(1), P(1) == (1, 5), P(1)._replace(y=0), P.__orig_bases__ == (NamedTuple,))
for src in ('class B(NamedTuple):\n x: int = 1\n y: int', 'class B(NamedTuple):\n _x: int', 'class B(NamedTuple, int): pass', 'class B(NamedTuple):\n def __new__(cls): pass', 'class T(TypedDict):\n def f(self): pass', 'class T(TypedDict):\n x = 1'):
    try:
        exec(src)
        print('fine')
    except (TypeError, AttributeError, ValueError) as e:
        print(type(e).__name__, e)
