from itertools import compress, filterfalse, takewhile, dropwhile
print(list(compress('ABCDEF', [1, 0, 1, 0, 1, 1])), list(compress('ABC', [1])), list(compress('', [1])), list(compress('AB', ['', 'x', 1])), list(compress(data='ab', selectors=[0, 1])))
print(list(filterfalse(lambda x: x % 2, range(6))), list(filterfalse(None, [0, 1, '', 'a'])), list(filterfalse(str.isdigit, 'a1b2')))
print(list(takewhile(lambda x: x < 5, [1, 4, 6, 3])), list(takewhile(bool, [])), list(dropwhile(lambda x: x < 5, [1, 4, 6, 3, 8])), list(dropwhile(bool, [1, 2])), list(dropwhile(lambda x: False, 'ab')))
it = iter([1, 2, 9, 3])
print(list(takewhile(lambda x: x < 5, it)), list(it))
def p(x):
    print('p', x, end=' ')
    return x < 2
d = dropwhile(p, [1, 2, 3, 1])
print(list(d))
t = takewhile(p, [1, 5, 1])
print(next(t), next(t, 'end'), next(t, 'end'))
for f in (lambda: list(takewhile(5, [1])), lambda: takewhile(bool), lambda: compress('a'), lambda: filterfalse(None, 5), lambda: list(dropwhile(None, [1])), lambda: compress(5, [])):
    try:
        print(f())
    except TypeError as e:
        print(e)
