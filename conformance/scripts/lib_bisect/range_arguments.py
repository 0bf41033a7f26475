from bisect import bisect_left, bisect_right, insort_left
a = [10, 20, 20, 20, 30, 40]
for lo in range(0, 7, 2):
    for hi in (lo, 3, 6):
        if lo <= hi: print(lo, hi, bisect_left(a, 20, lo, hi), bisect_right(a, 20, lo, hi))
print(bisect_left(a, 25, 2), bisect_left(a, 5, 3), bisect_right(a, 99, 0, 2), bisect_left(a, 20, hi=2), bisect_left(a=a, x=20, lo=1), bisect_left(a, 1, 6, 6))
for kw in ({'lo': -1}, {'lo': 'x'}, {'hi': 'x'}, {'lo': 1.5}, {'nope': 1}):
    try:
        print(bisect_left(a, 20, **kw))
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
b = [1, 2, 3]
insort_left(b, 2, 0, 1)
print(b)
