# sum of numbers: exact for ints, compensated for floats.


def show(src):
    try:
        r = eval(src)
        text = repr(r)
        if len(text) > 100:
            text = text[:40] + '...' + text[-40:] + f' ({len(text)})'
        print(src, '->', type(r).__name__, text)
    except Exception as e:
        print(src, '!!', type(e).__name__, e.args)


for src in [
    'sum([1,2.5,1e100,1.0,-1e100])',
    'sum([0.1]*10)',
    'sum([0.1]*10,start=0.0)',
    'sum([1,2,True,2.5])',
    'sum([1.5,2j])',
    'sum([float("inf"),float("-inf")])',
    'sum([1e308,1e308,-1e308])',
    'sum([10**400,1.5])',
    'sum([1.5,10**400])',
    'sum([1.5,10**20])',
    'sum([True,True])',
    'sum([],True)',
    'sum([True],False)',
    'sum([-0.0])',
    'sum([-0.0],-0.0)',
    'sum([1,"a"])',
    'sum([1.0,"a"])',
    'sum([1.5,True])',
    'sum([1,True,1<<62,1.5])',
]:
    show(src)
