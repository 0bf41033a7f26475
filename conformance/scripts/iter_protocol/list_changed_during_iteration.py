l = [1, 2, 3, 4]
for x in l:
    print(x, end=' ')
    if x == 2: l.remove(2)
print(l)
l = [1, 2]
for x in l:
    if len(l) < 5: l.append(x * 10)
print(l)
l = [1, 2, 3]
it = iter(l)
next(it)
l.clear()
print(list(it))
l = [1, 2, 3]
it = iter(l)
next(it)
l.insert(0, 'new')
print(list(it))
l = [1, 2, 3, 4]
r = reversed(l)
print(next(r))
l.pop(); l.pop()
print(next(r, 'over'), next(r, 'over'))
l = [3, 1, 2]
for i, x in enumerate(l):
    l.sort()
    print(i, x, end='; ')
print()
for x in l[:]:
    l.remove(x)
print(l)
