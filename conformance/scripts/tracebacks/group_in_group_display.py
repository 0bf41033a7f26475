import traceback, sys
def mk(n):
    try:
        raise ValueError(n)
    except ValueError as e:
        return e
def nest(depth):
    if depth == 0: return mk('leaf')
    try:
        raise ExceptionGroup(f'depth {depth}', [mk(depth), nest(depth - 1)])
    except ExceptionGroup as e:
        return e
traceback.print_exception(nest(2), file=sys.stdout)
e = ExceptionGroup('wide', [ValueError(i) for i in range(20)])
traceback.print_exception(e, file=sys.stdout)
e = ExceptionGroup('noted', [TypeError('t')]); e.add_note('group note'); e.exceptions[0].add_note('leaf note')
traceback.print_exception(e, file=sys.stdout)
try:
    try: raise KeyError('ctx')
    except KeyError: raise ExceptionGroup('with context', [mk('a')])
except ExceptionGroup as g:
    traceback.print_exception(g, file=sys.stdout)
b = BaseExceptionGroup('base', [KeyboardInterrupt(), SystemExit(1)])
print(''.join(traceback.format_exception(b)))
