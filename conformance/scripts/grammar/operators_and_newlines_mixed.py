x = (1
     + 2 * 3
     - -4
     ) ** \
    2
y = not x == 121 or \
    x is not None and \
    x not in (1, 2)
print(x, y, - 2 ** 2, (-2) ** 2, 2 ** -1, ~ - + 3, not not x, 1 if x else 2 if y else 3, 7 // 2 * 2 + 7 % 2, -7 // 2, -7 % 3, 2 << 1 + 1, 1 | 2 ^ 3 & 6, 5 & 3 == 3)
a = b = c = [0] * 2
a[0], b[1] = b[1] + 1, a[0] + 2
d, *e, f = *'xy', *range(2), 'z'
g = d, = 'w',
print(a, c is a, d, e, f, g)
(h), [i, (j, *k)] = 1, (2, [3, 4, 5])
print(h, i, j, k)
m = lambda *a, k=lambda: 5, **kw: (a, k(), kw)
print(m(), m(1, k=lambda: 6, z=0), (lambda: (yield))().__class__.__name__, (lambda x=1, /, *, y: x + y)(y=2))
if x: pass; z = 1
else: z = 2
while z: z -= 1; continue
for _ in (): pass
else: z = 'else'
try: 1 / 0
except ZeroDivisionError: z += '!'
finally: z += '?'
with open.__class__ and __import__('contextlib').nullcontext(5) as n: z += str(n)
class E: x = 1; y = x + 1
def fn(a, b: int = 2, *, c: 'str' = '3') -> None: return a, b, c
print(z, E.y, fn(1), fn.__annotations__ == {'b': int, 'c': 'str', 'return': None})
print(1 < 2 < 3 != 4 >= 4, 1 < 3 > 2, (1 < 2) == True, 1 == 1.0 == True is True, [] is [] or 'no')
print([*range(3), *'ab'], {**{'a': 1}, 'b': 2, **{'a': 3}}, {*'a', *()}, (*[1], 2), [lambda: 0][0](), {1: 2}[1], 'abc'[::-1][0], [[1, 2], [3]][0][-1])
assert x, 'never'
global_before = 1
def nested():
    global global_before; nonlocal_like = 1
    def inner(): nonlocal nonlocal_like; nonlocal_like += 1; return nonlocal_like
    global_before = inner(); return inner()
print(nested(), global_before, 0xFF, 0o17, 0b11, 1_000, 1e3, .5, 5., 3j, 0_0, 'a' 'b' "c", r'\n', b'\x00'[0])
print([y for x in [[1, 2], [3]] for y in x if y != 2], [i for i in range(5) if i % 2 if i > 1], [(lambda: v)() for v in 'ab'])
