a = [1, [2, 3], 4]
b, c, d, e = a[:], a.copy(), list(a), [*a]
a[1].append('shared'); a[0] = 'own'
print(a, b, c, d, e, b[1] is a[1])
m = [[0] * 2] * 2
m[0][0] = 1
print(m, m[0] is m[1])
n = [[0] * 2 for _ in range(2)]; n[0][0] = 1
print(n)
x = [1, 2, 3]
y = x
y += [4]; print(x)
y = y + [5]; print(x, y)
x[1:1] = ['i']; x[len(x):] = ['end']; x[:0] = ['start']; print(x)
x[2:4] = []; print(x); x[:] = [9]; print(x); x[5:] = [1]; print(x); x[-1:] = 'ab'; print(x)
l = list(range(10))
print(l[2:8:2], l[::-1], l[-3:], l[:-7], l[20:], l[-20:2], l[5:2], l[5:2:-1], l[::3], l[9:0:-4], l[-1:-4:-1])
l[::2] = 'abcde'; print(l); del l[1::2]; print(l); l[1:3] = l[::-1]; print(l); del l[:]; print(l)
z = [3, 1, 2]
w = sorted(z); z.sort(); print(w == z, w is z, z.reverse(), z, list(reversed(z)))
nested = [1, [2, [3, [4]]]]
import copy
deep = copy.deepcopy(nested); deep[1][1][1][0] = 'changed'; print(nested, deep)
t = ([],); t[0].append(1); print(t)
q = [1, 2, 3, 4]; q[1], q[2] = q[2], q[1]; q[0], *q[1:] = 'xyz'; print(q)
r = []; r.append(r); s = r[:]; print(s, s[0] is r)
