for f in (lambda: {[x] for x in range(2)}, lambda: {{} for _ in 'a'}, lambda: {{x for x in 'a'} for _ in 'a'}, lambda: {(x, []) for x in 'a'}, lambda: {bytearray() for _ in '1'}):
    try:
        f()
    except TypeError as e:
        print(e)
seen = []
try:
    {seen.append(x) or (x if x < 2 else [x]) for x in range(5)}
except TypeError as e:
    print(e, seen)
print({frozenset([x]) for x in (1, 1)}, {(x, (x,)) for x in (1, 1)}, {slice(x) for x in (1, 1)} == {slice(1)})
class H:
    __hash__ = None
try:
    {H() for _ in '1'}
except TypeError as e:
    print(e)
class E:
    def __hash__(self): raise ValueError('hash')
try:
    {E() for _ in '1'}
except ValueError as e:
    print(e)
class B:
    def __hash__(self): return 'x'
try:
    {B() for _ in '1'}
except TypeError as e:
    print(e)
