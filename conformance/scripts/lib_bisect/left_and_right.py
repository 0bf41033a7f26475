from bisect import bisect, bisect_left, bisect_right
a = [1, 2, 2, 2, 5, 8]
for x in (0, 1, 2, 3, 5, 8, 9, 2.5, -1):
    print(x, bisect_left(a, x), bisect_right(a, x), bisect(a, x))
print(bisect_left([], 1), bisect_right([], 1), bisect('abcd', 'c') if False else bisect(list('abcd'), 'c'), bisect_left('abcd', 'c'), bisect((1, 3), 2), bisect(range(0, 100, 10), 45))
print(bisect_left(a, 2, 2), bisect_left(a, 2, 0, 2), bisect_right(a, 2, 1, 3), bisect_left(a, 99, lo=1, hi=4), bisect_left(a, 2, 4), bisect_right(a, 5, hi=None))
for f in (lambda: bisect_left(a, 'x'), lambda: bisect_left(a, 1, -1), lambda: bisect_left(5, 1), lambda: bisect_left(a), lambda: bisect_left(a, 1, 'x'), lambda: bisect_left({1, 2}, 1), lambda: bisect_right(a, 1, 0, 100)):
    try:
        print(f())
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
