from itertools import batched
print(list(batched('ABCDEFG', 3)), list(batched([], 2)), list(batched([1, 2], 5)), list(batched(range(4), 1)), list(batched('abcd', n=2)))
b = batched(iter('abcde'), 2)
print(next(b), next(b), next(b), next(b, 'end'), type(b).__name__)
print(list(batched('abcd', 2, strict=True)))
b = batched('abcde', 2, strict=True)
print(next(b), next(b))
try:
    next(b)
except ValueError as e:
    print(e)
for f in (lambda: batched('a', 0), lambda: batched('a', -1), lambda: batched('a'), lambda: batched(5, 2), lambda: batched('a', 'b'), lambda: batched('a', 1.5)):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
def loud():
    for i in range(5):
        print('take', i, end=' ')
        yield i
b = batched(loud(), 2)
print(next(b)); print(next(b)); print(next(b))
