class Range3:
    def __iter__(self):
        print('new iterator')
        return iter([1, 2, 3])
r = Range3()
print([(a, b) for a in r for b in r if a < b])
print(list(zip(r, r)))
a, b = iter(r), iter(r)
print(next(a), next(a), next(b))
class Gen:
    def __iter__(self):
        yield 'x'
        yield 'y'
print(list(Gen()), list(Gen()), 'y' in Gen(), dict.fromkeys(Gen()))
