class NoFormat:
    pass

x = NoFormat()
for spec in ('d', 's', '5'):
    try:
        f'{x:{spec}}'
    except TypeError as e:
        print(e)
for value, spec in ((3, 's'), (3, 'z'), ('a', 'd'), ('a', '+'), ('a', '='), (1.5, 'd'), (1.5, 's'),
                    (3, '.2'), (3, '2.'), ('abc', ',') , (5, ',_'), (2, 'c'), (0x110000, 'c'), (1j, '05'), (1j, '%'),
                    (1, '10000000000000000000'), (3, 'dd'), ('s', '.'), (True, 'c'), (None, '5'), ([], '5')):
    try:
        print(repr(format(value, spec)))
    except (ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)
try:
    f'{undefined}'
except NameError as e:
    print(e)
try:
    f'{1/0:5}'
except ZeroDivisionError as e:
    print(e)
class Bad:
    def __format__(self, s): return 5
try:
    f'{Bad()}'
except TypeError as e:
    print(e)
class BadStr:
    def __str__(self): return 5
    def __repr__(self): return None
for f in (lambda: f'{BadStr()}', lambda: f'{BadStr()!r}', lambda: str(BadStr())):
    try:
        f()
    except TypeError as e:
        print(e)
