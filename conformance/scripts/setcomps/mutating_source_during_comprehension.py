l = [1, 2, 3]
print({(l.append(x + 10) if len(l) < 6 else None, x)[1] for x in l}, l)
s = {1, 2, 3}
try:
    {s.add(x + 100) for x in s}
except RuntimeError as e:
    print(e)
d = {'a': 1}
try:
    {d.update({k + 'x': 1}) for k in d}
except RuntimeError as e:
    print(e)
s = {1, 2}
s = {x + 1 for x in s}
print(s)
def f():
    r = {1}
    r = {y for y in [len(r), 5]}
    return r
print(f())
t = [1]
print({t := t + [x] and x for x in range(3)}) if False else print({(t := t + [x])[-1] for x in range(3)}, t)
