class Old:
    def __getitem__(self, i):
        print('get', i, end=' ')
        if i == 3: raise IndexError('done')
        return i * i
print(list(Old()))
print(4 in Old())
print(9 in Old())
a, b, c = Old()
print(a, b, c)
it = iter(Old())
print(next(it), it.__length_hint__() if hasattr(it, '__length_hint__') else 'no hint')
class Stop:
    def __getitem__(self, i):
        if i: raise StopIteration
        return 'first'
print(list(Stop()))
class Fail:
    def __getitem__(self, i):
        raise KeyError(i)
try:
    list(Fail())
except KeyError as e:
    print(repr(e))
class WithLen(Old):
    def __len__(self): return 3
print(list(reversed(WithLen())))
