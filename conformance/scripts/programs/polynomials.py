from itertools import zip_longest
import math
class Poly:
    __slots__ = ('c',)
    def __init__(self, *c):
        c = list(c)
        while len(c) > 1 and c[-1] == 0: c.pop()
        self.c = tuple(c) or (0,)
    @classmethod
    def parse(cls, text):
        terms = {}
        for term in text.replace(' ', '').replace('-', '+-').split('+'):
            if not term: continue
            k, x, power = term.partition('x')
            n = int(power[1:] or 1) if x else 0
            terms[n] = terms.get(n, 0) + (int(k + '1') if k in ('', '-') else int(k))
        return cls(*(terms.get(i, 0) for i in range(max(terms) + 1)))
    def __call__(self, x):
        r = 0
        for k in reversed(self.c): r = r * x + k
        return r
    def __add__(self, o): return Poly(*map(sum, zip_longest(self.c, o.c, fillvalue=0))) if isinstance(o, Poly) else self + Poly(o)
    __radd__ = __add__
    def __neg__(self): return Poly(*(-k for k in self.c))
    def __sub__(self, o): return self + -o
    def __mul__(self, o):
        if not isinstance(o, Poly): o = Poly(o)
        out = [0] * (len(self.c) + len(o.c) - 1)
        for i, a in enumerate(self.c):
            for j, b in enumerate(o.c): out[i + j] += a * b
        return Poly(*out)
    __rmul__ = __mul__
    def __pow__(self, n): return math.prod([self] * n, start=Poly(1))
    def __divmod__(self, o):
        rest, quotient = list(self.c), [0] * max(1, len(self.c) - len(o.c) + 1)
        while len(rest) >= len(o.c):
            k = rest[-1] // o.c[-1]
            n = len(rest) - len(o.c)
            quotient[n] = k
            for i, b in enumerate(o.c): rest[n + i] -= k * b
            rest.pop()
        return Poly(*quotient), Poly(*rest)
    def __floordiv__(self, o): return divmod(self, o)[0]
    def __mod__(self, o): return divmod(self, o)[1]
    def __eq__(self, o): return self.c == (o.c if isinstance(o, Poly) else (o,))
    def __hash__(self): return hash(self.c)
    def derivative(self): return Poly(*[i * k for i, k in enumerate(self.c)][1:])
    def __str__(self):
        out = ''
        for n, k in reversed([*enumerate(self.c)]):
            if k or n == 0 and not out:
                body = f'{abs(k) if abs(k) != 1 or n == 0 else ""}{"x" * (n > 0)}{f"^{n}" if n > 1 else ""}'
                out += (' - ' if k < 0 else ' + ') * bool(out) + ('-' if k < 0 and not out else '') + body
        return out
    def __repr__(self): return f'Poly{self.c}'
p, q = Poly(-1, 0, 1), Poly.parse('x - 1')
print(p, q, p * q, p + q, p - p, 2 * p + 1, p // q, p % q, p(3), (q ** 3), p.derivative(), sep=' | ')
print(repr(Poly.parse('3x^4 - x + 7 - 2x')), Poly(1, 2) == Poly(1, 2, 0), Poly(5) == 5, {Poly(1, 2): 'k'}[Poly(1, 2)], divmod(Poly.parse('x^3 - 2x + 4'), Poly.parse('x + 2')))
def bisect(f, lo, hi, steps=40):
    for _ in range(steps):
        mid = (lo + hi) / 2
        lo, hi = (mid, hi) if f(lo) * f(mid) > 0 else (lo, mid)
    return round(lo, 6)
def newton(p, x, n=20):
    d = p.derivative()
    for _ in range(n): x -= p(x) / d(x)
    return round(x, 9)
print(bisect(Poly(-2, 0, 1), 0, 2), newton(Poly(-2, 0, 1), 1.0), newton(Poly.parse('x^3 - x - 1'), 1.5), [Poly(0, 1).derivative().derivative()])
try: p.other = 1
except AttributeError as e: print(e)
