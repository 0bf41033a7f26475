def f():
    for i in range(5):
        try:
            if i == 2:
                return i
        finally:
            print('finally', i)
    return 'none'

def g():
    while True:
        try:
            return 'try'
        finally:
            break
    return 'after loop'

def h():
    with_result = []
    try:
        return with_result
    finally:
        with_result.append('added')

def k():
    try:
        raise ValueError
    except ValueError:
        return 'except'
    else:
        return 'else'
    finally:
        print('cleanup')

def nothing():
    return

def implicit():
    pass

print(f(), g(), h(), k(), nothing(), implicit())

def override():
    try:
        return 1
    finally:
        return 2

def swallow():
    try:
        1 / 0
    finally:
        return 'swallowed'

def cont():
    out = []
    for i in range(3):
        try:
            1 / 0
        finally:
            out.append(i)
            continue
    return out

print(override(), swallow(), cont())
