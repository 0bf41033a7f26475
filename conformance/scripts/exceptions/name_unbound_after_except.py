try:
    raise ValueError(1)
except ValueError as e:
    print('in', e)
try:
    e
except NameError as n:
    print(n)

e = 'kept?'
try:
    raise ValueError(2)
except ValueError as e:
    pass
print('e' in globals())

def f():
    try:
        raise KeyError('k')
    except KeyError as err:
        saved = err
    try:
        err
    except UnboundLocalError as u:
        print(u)
    return saved

print(repr(f()))

def g():
    x = 5
    try:
        raise KeyError
    except KeyError as x:
        del x
    return 'x' in locals()

print(g())

def h():
    try:
        raise KeyError
    except KeyError as x:
        x = 'rebound'
    print('x' in locals())
h()

class C:
    try:
        raise IndexError
    except IndexError as attr:
        pass
print(hasattr(C, 'attr'))
