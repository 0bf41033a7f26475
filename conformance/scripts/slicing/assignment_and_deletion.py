def fresh(): return list(range(6))

for start, stop, step, new in ((1, 3, None, 'xyz'), (0, 0, None, [9]), (6, 6, None, [9]), (None, None, None, []), (2, 1, None, 'ab'), (None, None, 2, 'xyz'),
                               (None, None, -1, 'abcdef'), (-2, None, None, ()), (4, 1, -1, 'pqr'), (1, 100, None, {5: 6}), (None, None, None, range(2))):
    a = fresh()
    a[start:stop:step] = new
    print(a)
for key, new in ((slice(None, None, 2), 'ab'), (slice(None, None, -1), [1]), (slice(1, 2), 5), (slice(0, 6, 0), []), (slice(1, 4, 2), 7)):
    a = fresh()
    try:
        a[key] = new
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e, a)
for key in (slice(1, 3), slice(None, None, 2), slice(None, None, -2), slice(3, 1), slice(None), slice(-2, None), slice(4, 0, -2), 0, -1):
    a = fresh()
    del a[key]
    print(a)
a = fresh()
a[1:3] = a
print(a)
a[:] = a[::-1]
print(a)
a = [1, 2, 3]
a[len(a):] = a
a[:0] = (x * 10 for x in range(2))
print(a)
b = bytearray(b'abcdef')
b[1:3] = b'XYZ'
b[::3] = b'...'
del b[-1:]
print(b)
try:
    (1, 2)[0] = 1
except TypeError as e:
    print(e)
try:
    'abc'[0:1] = 'x'
except TypeError as e:
    print(e)
try:
    a[99] = 1
except IndexError as e:
    print(e)
try:
    del a[99]
except IndexError as e:
    print(e)
try:
    del (1, 2)[0]
except TypeError as e:
    print(e)
