import contextlib
def f():
    global w, err, m, rest
    with contextlib.nullcontext(5) as w: pass
    try:
        raise ValueError('v')
    except ValueError as err:
        print('inside', err, 'err' in globals())
    match [1, 2, 3]:
        case [m, *rest]: pass
f()
print(w, m, rest, 'err' in globals())
