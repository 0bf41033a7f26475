class R:
    def __reversed__(self): return iter('custom')
print(list(reversed(R())))
class S:
    def __len__(self): return 3
    def __getitem__(self, i):
        print('get', i, end=' ')
        return i * 2
print(list(reversed(S())))
class N(list):
    __reversed__ = None
class G:
    def __getitem__(self, i): return i
class L:
    def __len__(self): return 1
class D(dict):
    pass
for o in (N(), G(), L(), {1}, iter([]), 5, (x for x in '')):
    try:
        reversed(o)
        print('fine')
    except TypeError as e:
        print(e)
print(list(reversed([1, 2])), list(reversed('é日')), list(reversed((1, 2))), list(reversed({'a': 1, 'b': 2})), list(reversed(range(0, 10, 3))), list(reversed(b'ab')), list(reversed(D(x=1))))
class V:
    def __reversed__(self): return 'any value'
print(reversed(V()))
r = reversed([1, 2, 3])
print(next(r), r.__length_hint__(), list(r), next(r, 'end'))
try:
    reversed()
except TypeError as e:
    print(e)
