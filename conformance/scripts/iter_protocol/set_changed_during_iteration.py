s = {1, 2, 3}
try:
    for x in s: s.add(x + 100)
except RuntimeError as e:
    print(e)
s = {1, 2, 3}
try:
    for x in s: s.discard(x)
except RuntimeError as e:
    print(e)
s = {1, 2, 3}
for x in s:
    s.discard(x); s.add(x)
print(s)
it = iter({1})
print(next(it), next(it, 'end'))
s = {1, 2}
it = iter(s)
s.add(9)
for _ in range(2):
    try:
        next(it)
    except RuntimeError as e:
        print(e)
for x in set(s): s.remove(x)
print(s)
