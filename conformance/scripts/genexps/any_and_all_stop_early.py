log = []
def n(v): log.append(v); return v
print(any(n(i) > 2 for i in range(10)), log); log.clear()
print(all(n(i) < 2 for i in range(10)), log); log.clear()
print(next((n(i) for i in range(10) if i > 4), None), log, next((i for i in ()), 'none')); log.clear()
print(2 in (n(i) for i in range(10)), log)
