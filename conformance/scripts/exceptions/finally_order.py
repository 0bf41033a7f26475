def f(mode):
    try:
        print('try', mode)
        if mode == 'raise':
            raise KeyError(mode)
        if mode == 'return':
            return 'returned'
    except KeyError as e:
        print('except', e)
        return 'handled'
    else:
        print('else')
    finally:
        print('finally')
    return 'end'

for m in ('pass', 'raise', 'return'):
    print(f(m))

def nested():
    try:
        try:
            raise ValueError('inner')
        finally:
            print('inner finally')
    except ValueError as e:
        print('caught', e)
        try:
            raise TypeError('second') from e
        except TypeError as t:
            print(t, '<-', t.__cause__)
        finally:
            print('deep finally')
    finally:
        print('outer finally')

nested()

def loop():
    for i in range(4):
        try:
            if i == 1:
                continue
            if i == 3:
                break
            print('body', i)
        finally:
            print('fin', i)
    else:
        print('never')
loop()

def replaced():
    try:
        raise ValueError('lost')
    finally:
        raise KeyError('kept')
try:
    replaced()
except KeyError as e:
    print(repr(e), repr(e.__context__))
