def raiser(*excs): raise ExceptionGroup('top', list(excs))
def run(f):
    try:
        f()
        print('no error')
    except BaseException as e:
        show(e)
def show(e, depth=0):
    print('  ' * depth + f'{type(e).__name__}: {e}' + (f' <- {type(e.__context__).__name__}' if e.__context__ else ''))
    if isinstance(e, BaseExceptionGroup):
        for x in e.exceptions: show(x, depth + 1)
def one():
    try:
        raiser(ValueError('v1'), TypeError('t'), ExceptionGroup('in', [ValueError('v2'), OSError('o')]))
    except* ValueError as g:
        print('values', [str(e) for e in g.exceptions], g.message)
    except* TypeError as g:
        print('types', g.exceptions)
run(one)
def two():
    try:
        raiser(ValueError('v'), KeyError('k'))
    except* ValueError:
        raise RuntimeError('while handling')
    except* KeyError as g:
        raise g.exceptions[0]
run(two)
def three():
    try:
        raiser(ValueError('v'))
    except* ValueError:
        raise
run(three)
def four():
    try:
        raise ValueError('plain')
    except* ValueError as g:
        print(type(g).__name__, repr(g.message), g.exceptions)
run(four)
def five():
    for n in range(2):
        try:
            raiser(ValueError(n), OSError(n))
        except* (ValueError, OSError) as g:
            try:
                raiser(KeyError(n), *g.exceptions)
            except* KeyError as inner:
                print('inner', inner.exceptions)
            except* OSError:
                print('os')
            finally:
                print('finally', n)
    print('end')
run(five)
def six():
    try:
        pass
    except* ValueError:
        print('never')
    else:
        print('else')
    finally:
        print('finally')
run(six)
def seven():
    try:
        raise ExceptionGroup('g', [ValueError()])
    except* ExceptionGroup:
        pass
run(seven)
def eight():
    try:
        raise BaseExceptionGroup('b', [KeyboardInterrupt(), ValueError('v')])
    except* Exception as g:
        print(type(g).__name__, g.exceptions)
run(eight)
g = ExceptionGroup('m', [ValueError(1), ExceptionGroup('n', [KeyError(2), ValueError(3)])])
print(g.split(ValueError), g.subgroup(lambda e: e.args == (2,)), g.derive([OSError()]))
