from fractions import Fraction
from functools import reduce
from itertools import permutations

class Matrix:
    def __init__(self, rows):
        self.rows = [list(map(Fraction, r)) for r in rows]
        if len({len(r) for r in self.rows}) > 1:
            raise ValueError('rows of different length')

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    def __getitem__(self, key):
        i, j = key
        if isinstance(i, slice):
            return Matrix([r[j] if isinstance(j, slice) else [r[j]] for r in self.rows[i]])
        return self.rows[i][j]

    def __eq__(self, other):
        return isinstance(other, Matrix) and self.rows == other.rows

    def __add__(self, other):
        return Matrix([[a + b for a, b in zip(r, s, strict=True)] for r, s in zip(self.rows, other.rows, strict=True)])

    def __mul__(self, k):
        return Matrix([[a * k for a in r] for r in self.rows])

    __rmul__ = __mul__

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ValueError(f'shapes {self.shape} and {other.shape}')
        cols = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(r, c)) for c in cols] for r in self.rows])

    def __pow__(self, n):
        return reduce(lambda a, b: a @ b, [self] * n, Matrix.identity(len(self.rows)))

    def det(self):
        n, total = len(self.rows), 0
        for p in permutations(range(n)):
            sign = (-1) ** sum(p[i] > p[j] for i in range(n) for j in range(i + 1, n))
            total += sign * reduce(lambda a, b: a * b, (self.rows[i][p[i]] for i in range(n)))
        return total

    def inverse(self):
        n = len(self.rows)
        work = [r + e for r, e in zip(self.rows, Matrix.identity(n).rows)]
        for c in range(n):
            pivot = next((r for r in range(c, n) if work[r][c]), None)
            if pivot is None:
                raise ZeroDivisionError('matrix is singular')
            work[c], work[pivot] = work[pivot], work[c]
            work[c] = [x / work[c][c] for x in work[c]]
            for r in range(n):
                if r != c:
                    k = work[r][c]
                    work[r] = [a - k * b for a, b in zip(work[r], work[c])]
        return Matrix([r[n:] for r in work])

    def __repr__(self):
        return '\n'.join(' '.join(f'{str(x):>5}' for x in r) for r in self.rows)

m = Matrix([[2, 1], [5, 3]])
print(m, m.det(), m.shape, sep='\n')
print(m.inverse())
print(m @ m.inverse() == Matrix.identity(2), m ** 3, 2 * m == m + m, sep='\n')
print(m[0, 1], m[:, 0], sep='\n')
print(Matrix([['1/2', '1/3', 0], [1, 1, 1], [0, 2, '0.25']]).det())
for f in (lambda: m @ Matrix([[1, 2, 3]]), lambda: Matrix([[1, 2], [2, 4]]).inverse(), lambda: Matrix([[1], [1, 2]]), lambda: m + Matrix([[1, 2]])):
    try:
        f()
    except (ValueError, ZeroDivisionError) as e:
        print(type(e).__name__, e)
