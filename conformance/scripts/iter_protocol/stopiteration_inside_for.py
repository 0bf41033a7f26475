class Inner:
    def __iter__(self): return self
    def __next__(self): raise StopIteration('value')
for x in Inner(): print('never')
else: print('else runs')
def f():
    raise StopIteration('leaks through plain functions')
try:
    for x in [1]: f()
except StopIteration as e:
    print(e)
print([list(map(lambda x: next(iter([])) if x == 2 else x, [1, 2, 3]))])
try:
    [next(iter([])) for _ in range(2)]
except StopIteration as e:
    print('comprehension lets it out', e.args)
try:
    list(next(iter([])) for _ in range(2))
except RuntimeError as e:
    print(e)
print(list(zip([1, 2], map(lambda x: next(iter(())), [1]))))
def key(x): raise StopIteration
try:
    sorted([2, 1], key=key)
except StopIteration:
    print('from key')
class Len:
    def __iter__(self): return iter('ab')
    def __len__(self): raise StopIteration
try:
    list(Len())
except StopIteration:
    print('from len')
