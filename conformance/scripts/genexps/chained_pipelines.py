nums = range(20)
ev = (n for n in nums if n % 2 == 0); sq = (n * n for n in ev); big = (n for n in sq if n > 50)
print(next(big), next(ev), list(big), list(sq), list(ev))
def chain(*fs):
    it = iter(range(5))
    for f in fs: it = (f(x) for x in it)
    return list(it)
print(chain(lambda x: x + 1, lambda x: x * 2))
