def run(exc):
    try:
        try:
            raise exc
        except* ValueError as eg:
            print('V', type(eg).__name__, [repr(x) for x in eg.exceptions])
        except* (TypeError, KeyError) as eg:
            print('TK', [repr(x) for x in eg.exceptions])
            raise OSError('from handler')
        else:
            print('else')
        finally:
            print('finally')
    except BaseException as e:
        print('out', repr(e), '| context', repr(e.__context__))
        if isinstance(e, BaseExceptionGroup):
            for x in e.exceptions:
                print('   ', repr(x))

run(ExceptionGroup('g', [ValueError(1)]))
run(ExceptionGroup('g', [ValueError(1), TypeError(2)]))
run(ExceptionGroup('g', [ValueError(1), IndexError(2)]))
run(ValueError('naked'))
run(IndexError('unmatched'))
run(ExceptionGroup('g', [ExceptionGroup('h', [ValueError(1), KeyError(2)]), ValueError(3)]))

try:
    try:
        pass
    except* ValueError:
        print('no')
    else:
        print('else runs')
finally:
    print('end')

try:
    raise ExceptionGroup('r', [ValueError(1), KeyError(2)])
except* ValueError:
    pass
except* KeyError as e:
    print('both handled', e.exceptions)
try:
    try:
        raise ValueError
    except* ExceptionGroup:
        pass
except TypeError as e:
    print(e)
try:
    try:
        raise ExceptionGroup('again', [ValueError('v')])
    except* ValueError as eg:
        raise
except ExceptionGroup as g:
    print(repr(g))
print('eg' in globals())
