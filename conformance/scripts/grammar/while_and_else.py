n = 0
while n < 3:
    n += 1
    if n == 2:
        continue
    print(n)
else:
    print('else')
while True:
    n -= 1
    if n == 0:
        break
else:
    print('not reached')
print(n)
while n:
    print('no')
else:
    print('else of a loop that never ran')
i = 0
while i < 3:
    j = 0
    while True:
        if j == i:
            break
        j += 1
    else:
        print('never')
    i += 1
    if i == 2:
        continue
else:
    print('outer else', i, j)
def f():
    while True:
        try:
            return 'r'
        finally:
            print('f')
    else:
        print('never')
print(f())
def g(seq):
    it = iter(seq)
    while (x := next(it, None)) is not None:
        if x < 0:
            return 'negative'
    else:
        return 'all fine'
print(g([1, 2]), g([1, -1, 5]))
while 0: print('folded away')
while 1:
    while 1:
        break
    break
print('done')
