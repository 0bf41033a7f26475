# check: expects-diagnostics
x = 1
def assigned_later():
    print(x)
    x = 2
def augmented(): x += 1
def deleted():
    y = 1
    del y
    return y
def conditional(flag=False):
    if flag: z = 1
    return z
def loop():
    for v in []: pass
    return v
def excepted():
    try: raise ValueError
    except ValueError as e: pass
    return e
def inner_import():
    sys.x
    import sys
def with_target():
    return w
    with a as w: pass
def walrus():
    if False and (q := 1): pass
    return q
def comp():
    return [r for s in [1]], s
    s = 0
def aug_attr():
    obj.x = 1
    obj = None
def in_def():
    f()
    def f(): pass
def in_match():
    match 5:
        case 6 as m: pass
    return m
for f in (assigned_later, augmented, deleted, conditional, loop, excepted, inner_import, with_target, walrus, aug_attr, in_def, in_match):
    try:
        f()
    except UnboundLocalError as e:
        print(f.__name__, '|', e, '|', e.name)
