def f(x):
    try:
        return g(x)
    except (KeyError, ValueError) as e:
        print(e)
    finally:
        done()
def h(p):
    with open(p) as f, lock:
        return f.read()
def k():
    try:
        a = 1
    except* OSError:
        pass
    return a
