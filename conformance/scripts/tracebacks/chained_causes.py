def low():
    raise KeyError('low')

def mid():
    try:
        low()
    except KeyError as e:
        raise ValueError('mid') from e

def high():
    try:
        mid()
    except ValueError:
        undefined_thing

high()
