n = 0
def f():
    global n
    n += 1
    return n
print(list(iter(f, 4)), n)
it = iter(f, 100)
print(next(it), next(it))
print(list(iter(lambda l=[3, 2, 1]: l.pop(), 1)))
class C:
    def __init__(self): self.i = 0
    def __call__(self):
        self.i += 1
        if self.i > 3: raise StopIteration
        return self.i
print(list(iter(C(), 10)))
def boom(): raise ValueError('inside')
try:
    list(iter(boom, 1))
except ValueError as e:
    print(e)
for bad in ((5, 1), ('a', 'b')):
    try:
        iter(*bad)
    except TypeError as e:
        print(e)
it = iter(int, 0)
print(list(it), list(it), iter(it) is it, type(it).__name__)
class Eq:
    def __eq__(self, o): print('compare', o); return o == 2
print(list(iter(iter([1, 2, 3]).__next__, Eq())))
