def t(it):
    out = [next(it, 'END') for _ in range(3)]
    return out
for it in (iter([1]), iter((1,)), iter('a'), iter({1: 2}), iter({1}), iter(range(1)), iter(b'a'), enumerate('a'), zip('a', 'b'), map(str, [1]), filter(None, [1]), reversed([1]), (x for x in [1]), iter({1: 2}.items()), iter(lambda l=[1]: l.pop() if l else 0, 0), iter(memoryview(b'a')), iter(bytearray(b'a'))):
    print(type(it).__name__, t(it))
class Flaky:
    n = 0
    def __iter__(self): return self
    def __next__(self):
        self.n += 1
        if self.n % 2: raise StopIteration
        return self.n
f = Flaky()
print(list(f), list(f), next(f, 'x'), list(zip(f, 'ab')), list(map(lambda x: x, f)))
l = [1]
it = iter(l); list(it); l.append(2); print(list(it), iter(l).__length_hint__(), it.__length_hint__())
d = {1: 1}
it = iter(d); list(it); d[2] = 2; print(list(it))
