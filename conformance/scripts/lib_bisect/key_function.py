from bisect import bisect_left, bisect_right, insort
rows = [('red', 5), ('blue', 1), ('yellow', 8), ('black', 0)]
rows.sort(key=lambda r: r[1])
keys = [r[1] for r in rows]
print(rows[bisect_left(keys, 5)], bisect_left(rows, 5, key=lambda r: r[1]), bisect_right(rows, 5, key=lambda r: r[1]), bisect_left(rows, 4, key=lambda r: r[1]))
calls = []
def key(r):
    calls.append(r)
    return r[1]
bisect_left(rows, 1, key=key)
print(calls)
calls.clear()
insort(rows, ('green', 3), key=key)
print(calls, rows)
print(bisect_left([5, 3, 1], -3, key=lambda x: -x), bisect_right('aBcD', 'b', key=str.lower), bisect_left([1, 2], 1, key=None))
try:
    bisect_left(rows, 5, key=lambda r: r[0])
except TypeError as e:
    print(e)
def boom(x): raise ValueError('key')
try:
    bisect_left([1], 1, key=boom)
except ValueError as e:
    print(e)
