calls = []
def v(x):
    calls.append(x)
    return x
def show(r):
    print(r, calls)
    calls.clear()
show(v(1) < v(2) < v(3))
show(v(1) > v(2) < v(3))
show(v(1) < v(2) > v(5) < v(9))
show(v(1) == v(1) == v(1) != v(2))
show(v(1) in [v(1)] in [[1]])
show(v(3) is v(3) is not v(None))
show(v(1) not in [2] == [2])
show((v(1) < v(2)) == True)
show(v(1) < v(2) == True)
show(not v(1) < v(0) < v(5))
class Picky:
    def __init__(self, n): self.n = n
    def __lt__(self, o):
        return [] if self.n > 1 else [self.n]
    def __repr__(self): return f'P{self.n}'
a, b, c = Picky(1), Picky(2), Picky(3)
print(a < b < c, a < b, b < c, b < a < c)
x = 5
print(1 < x < 10, 1 < x > 3 == 3, x == x != 4 >= 4 <= 9, 1 < 2 in (2, 3))
