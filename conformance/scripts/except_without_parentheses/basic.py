# oracle: 3.14
def f(e):
    try:
        raise e
    except ValueError, TypeError:
        return 'value or type'
    except KeyError, IndexError, OSError:
        return 'key, index or os'
    except (ArithmeticError, AssertionError) as x:
        return f'paren {x!r}'
print(f(ValueError()), f(TypeError()), f(IndexError()), f(OSError()), f(ZeroDivisionError('z')))
try:
    raise ExceptionGroup('g', [ValueError(1), KeyError(2)])
except* ValueError, KeyError:
    print('both')
for src in ('try: pass\nexcept A, B as e: pass', 'try: pass\nexcept A, B: pass', 'try: pass\nexcept A,: pass', 'try: pass\nexcept (A, B) as e: pass', 'try: pass\nexcept* A, B as e: pass', 'try: pass\nexcept A, B, C: pass', 'try: pass\nexcept A B: pass', 'try: pass\nexcept A, *b: pass'):
    try:
        compile(src, 's', 'exec')
        print(repr(src), 'fine')
    except SyntaxError as e:
        print(repr(src), e.msg)
