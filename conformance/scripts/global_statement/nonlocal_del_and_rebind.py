def f():
    x = 1
    def delete():
        nonlocal x
        del x
    def assign(v):
        nonlocal x
        x = v
    def read(): return x
    delete()
    for g in (read, delete):
        try:
            g()
        except NameError as e:
            print(type(e).__name__, e)
    try:
        x
    except NameError as e:
        print(type(e).__name__, e)
    assign(5)
    print(read(), x)
f()
def g():
    def inner():
        nonlocal late
        late = 'set by inner'
    inner()
    return late
    late = None
print(g())
