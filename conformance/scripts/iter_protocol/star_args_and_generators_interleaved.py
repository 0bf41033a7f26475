log = []
def gen(n):
    log.append(f'start {n}')
    try:
        yield n
        yield n + 1
    finally:
        log.append(f'end {n}')
def f(*a, **k): return a, k
print(f(*gen(1), 0, *gen(5)), log)
log.clear()
print([*gen(1), *gen(2)], log)
log.clear()
a, b = gen(3)
print(a, b, log)
log.clear()
try:
    a, b, c = gen(1)
except ValueError as e:
    print(e, log)
log.clear()
for x, y in zip(gen(1), gen(10)): log.append((x, y))
print(log)
log.clear()
print(dict(zip(gen(0), 'ab')), log)
log.clear()
print(max(gen(4)), 5 in gen(4), 9 in gen(4), log)
log.clear()
print(any(x > 0 for x in gen(0)), log)
import gc; gc.collect()
print(sorted(log)[-1] if log else '')
