from operator import length_hint
l = list(range(10))
it = reversed(l)
next(it)
print(length_hint(it))
l.append(10)
print(length_hint(it))
l[1:] = []
print(length_hint(it), list(it))
l.extend(range(20))
print(length_hint(it))
