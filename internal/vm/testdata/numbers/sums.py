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


class Num:
    def __init__(self, v):
        self.v = v

    def __repr__(self):
        return f'Num{self.v}'

    def __add__(self, other):
        print('add', self.v, other)
        return Num((self.v, other))

    def __radd__(self, other):
        print('radd', self.v, other)
        return Num((other, self.v))


def gen(items):
    for x in items:
        yield x


big = [2**61 - 1, 2**61 - 1, 2**62, -2**61, 2**127, 2**127, -2**128, 5, 2**200, -2**200, 1.5, 2**70, 0.1]
tenths = [0.1] * 1000
for wrap in [list, tuple, iter, gen]:
    print(wrap.__name__, sum(wrap(big)), sum(wrap(big[:10])), sum(wrap(big[:7])), sum(wrap(tenths)), sum(wrap(tenths), 5), sum(wrap(tenths), 2**200))
    print(sum(wrap([1, 2.5, 1e100, 1, -1e100, 2**80])), sum(wrap([1e100, 1, 1j, -1e100, 3])), sum(wrap([[1], [2]]), []), sum(wrap([])))
    print(sum(wrap([1, 2, Num('a'), 3, Num('b')])).v)
    for start in ['', b'', bytearray()]:
        try:
            sum(wrap([1]), start)
        except TypeError as e:
            print(e)
print(sum(range(10)), sum(range(5, 100, 7)), sum(range(100, 5, -7), 10**30), sum(range(0)), sum(range(2**62, 2**63, 2**60)), sum(range(-10, -20)))
print(sum({1: 2, 3: 4}), sum({1: 2, 3: 4.5}.values()), sum({5, 6, 7}), sum(b'abc'), sum(map(int, '123')), sum(x * 0.1 for x in range(100)))
print(sum(zip([1], [2]), ()), sum([True, True, False]), sum(range(10), 0.5), sum(range(3), 1j))
try:
    sum('ab')
except TypeError as e:
    print(e)
try:
    sum(5)
except TypeError as e:
    print(e)
