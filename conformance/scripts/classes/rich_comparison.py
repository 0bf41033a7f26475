class A:
    def __init__(self, n): self.n = n
    def __eq__(self, o):
        print('eq', self.n, getattr(o, 'n', o))
        if isinstance(o, A):
            return self.n == o.n
        return NotImplemented
    def __lt__(self, o):
        print('lt')
        return self.n < o.n

print(A(1) == A(1), A(1) != A(2), A(1) == 5, 5 == A(1))
print(A(1) < A(2), A(1) > A(2))
try:
    A(1) <= A(2)
except TypeError as e:
    print(e)
try:
    hash(A(1))
except TypeError as e:
    print(e)

class B(A):
    __hash__ = A.__hash__
    def __eq__(self, o):
        print('B.eq')
        return True

print(A(1) == B(2), B(3) == A(4))
print(A.__hash__, B.__hash__)

class Odd:
    def __eq__(self, o): return 'truthy text'
    def __lt__(self, o): return []

print(Odd() == 1, Odd() != 1, Odd() < 1, bool(Odd() < 1))
x = Odd()
print(x in [1, 2], [1] == [x], (x,) == (5,))
print(1 < 2 < 3, 1 < 3 < 2, 3 > 2 == 2 != 1)

class NoEq: pass
p = NoEq()
print(p == p, p == NoEq(), p != p)
try:
    p < p
except TypeError as e:
    print(e)
