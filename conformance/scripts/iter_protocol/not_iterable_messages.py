def t(f):
    try:
        f()
    except TypeError as e:
        print(e)
def u1(): a, b = 5
def u2():
    for x in None: pass
def u3(): [*3.5]
def u4(): list(int)
def u5(): set(print)
def u6(): (lambda *a: a)(*5)
def u7(): 'a' in object()
def u8(): sum(1)
def u9(): dict(1)
def u10(): yield_from()
def yield_from():
    def g(): yield from 5
    list(g())
def u11(): zip(1, [])
def u12(): map(len, 1)
def u13(): ''.join(1)
def u14(): [].extend(1)
def u15(): {}.update([1])
def u16(): enumerate(1)
def u17(): a = [1]; a[:] = 1
def u18(): a = [1]; a += 1
def u19(): [x for x in 1]
def u20(): max(1)
def u21(): all(1)
def u22(): {**1}
def u23(): print(*1)
def u24(): {*1}
def u25(): [a, *b] = 1
def u26(): tuple(1)
def u27(): bytes(1.5)
def u28(): reversed(1)
def u29(): reversed({1})
def u30(): next(1)
def u31(): iter(1)
def u32(): sorted(1)
for f in [globals()[f'u{i}'] for i in range(1, 33)]:
    t(f)
