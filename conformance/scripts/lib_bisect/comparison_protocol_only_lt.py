from bisect import bisect_left, bisect_right, insort
class V:
    def __init__(self, n): self.n = n
    def __lt__(self, o):
        print(f'{self.n}<{o.n}', end=' ')
        return self.n < o.n
    def __repr__(self): return f'V{self.n}'
a = [V(1), V(3), V(5), V(7)]
print(bisect_left(a, V(5)))
print(bisect_right(a, V(5)))
insort(a, V(4))
print(a)
class Boom:
    def __lt__(self, o): raise ValueError('lt')
try:
    bisect_left([Boom()], 1)
except ValueError as e:
    print(e)
class NoLt: pass
try:
    bisect_left([NoLt()], NoLt())
except TypeError as e:
    print(e)
print(bisect_left([NoLt()], NoLt(), hi=0))
