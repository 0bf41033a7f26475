import traceback, sys
def show(f, *a):
    try:
        f(*a)
    except BaseException as e:
        lines = traceback.format_exception(e)
        print(''.join(lines).rstrip() + '\n')
def recurse(n): return recurse(n - 1) if n else 1 / 0
show(recurse, 5)
def lookups(d): return d['a']['b'][0].name.upper()
show(lookups, {'a': {'b': [None]}})
show(lookups, {'a': {}})
class Managed:
    def __enter__(self): return self
    def __exit__(self, *exc): raise RuntimeError('exit failed')
def managed():
    with Managed() as m, \
            Managed():
        m.missing
show(managed)
def multi():
    return (1 +
            2 *
            (3 / (4 - 4)) +
            5)
show(multi)
def unpack():
    a, b = [1, 2, 3]
show(unpack)
def group():
    try:
        raise ExceptionGroup('many', [ValueError('a'), ExceptionGroup('more', [KeyError('k')])])
    except ExceptionGroup as g:
        g.add_note('a note\nof two lines')
        raise g from OSError(2, 'No such file', 'x')
show(group)
def chained():
    try:
        int('x')
    except ValueError:
        try:
            [][1]
        except IndexError as e:
            raise LookupError('not there') from None
show(chained)
class Custom(Exception):
    def __str__(self): return 'line one\nline two'
def custom(): raise Custom
show(custom)
class Broken(Exception):
    def __str__(self): raise ValueError
def broken(): raise Broken
show(broken)
show(lambda: (lambda x: x.y)(1))
show(lambda: [x / 0 for x in (1,)])
show(lambda: sum(1 / x for x in (1, 0)))
show(eval, '1 +\n')
show(exec, 'def f(:\n  pass')
show(sorted, [1, 'a'])
