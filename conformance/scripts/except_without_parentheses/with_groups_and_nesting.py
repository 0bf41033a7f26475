# oracle: 3.14
def classify(f):
    try:
        f()
    except ValueError, TypeError:
        return 'value or type'
    except KeyError, IndexError, AttributeError:
        return 'lookup'
    except (OSError, ArithmeticError) as e:
        return type(e).__name__
    else:
        return 'fine'
    finally:
        done.append(1)
done = []
print([classify(f) for f in (lambda: int('x'), lambda: None + 1, lambda: {}['k'], lambda: [][0], lambda: None.x, lambda: 1 / 0, lambda: 5)], len(done))
try:
    raise ExceptionGroup('g', [ValueError(1), KeyError(2), OSError(3)])
except* ValueError, KeyError:
    print('star two')
except* OSError as g:
    print('star one', g.exceptions)
def nested():
    for error in (ValueError, IndexError, RuntimeError):
        try:
            try:
                raise error('inner')
            except ValueError, IndexError:
                raise LookupError('translated')
        except LookupError, RuntimeError:
            yield error.__name__
print(list(nested()))
for src in ('try: pass\nexcept A, B as e: pass', 'try: pass\nexcept* A, B as e: pass', 'try: pass\nexcept A, B,: pass', 'try: pass\nexcept A B: pass'):
    try:
        compile(src, 's', 'exec')
        print('fine')
    except SyntaxError as e:
        print(e.msg)
