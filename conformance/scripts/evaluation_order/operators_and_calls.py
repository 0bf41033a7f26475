def t(x, r=None):
    print(x, end=' ')
    return r if r is not None else x

class L(list):
    def __setitem__(self, i, v): print(f'set[{i}]', end=' '); super().__setitem__(i, v)
    def __getitem__(self, i): print(f'get[{i}]', end=' '); return super().__getitem__(i)

def f(*a, **k): print('call', end=' '); return 1

t('a', 1) + t('b', 2) * t('c', 3); print()
t('f', f)(t(1), *t('x', [2]), k=t(3), **t('y', {'z': 4})); print()
l = L([1, 2, 3])
t('l', l)[t(0)] = t('value'); print()
t('l', l)[t(1)] += t('v', 5); print()
t('i', l)[t(0)], t('j', l)[t(1)] = t('r1'), t('r2'); print()
t('a', 1) < t('b', 0) < t('c', 9); print()
t('a', 1) < t('b', 2) < t('c', 3); print()
t('x', 0) or t('y', 5) and t('z', 6); print()
t('then') if t('cond', 0) else t('else'); print()
{t('k1'): t('v1'), **t('m', {}), t('k2'): t('v2')}; print()
[t(1), *t('s', [2]), t(3)]; print()
lambda: t('never')
t('o', l).append(t('arg')); print()
l[t('start', 0):t('stop', 2):t('step', 1)]; print()
a = b = t('once'); print(a, b)
x = t('rhs', {}); x[t('k')] = x[t('k2')] = t('val'); print(x)
def deco(n): t('make' + n); return lambda fn: (t('apply' + n), fn)[1]
@deco('1')
@deco('2')
def g(p=t('default'), *, q=t('kwdefault')): pass
print()
class C(t('base', object), metaclass=t('meta', type)): t('body')
print()
assert t('test', 1), t('message')
print()
f'{t(1)}{t("v", 2.5):{t("spec", ".1f")}}'; print()
not t('n', 1), -t('m', 2); print()
for t('tgt', l)[t(0)] in t('iter', [7, 8]): t('body')
print()
with_items = (t('w', 1), t('u', 2)); del l[t('d', 0)]; print()
