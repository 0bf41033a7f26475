def count(n, xs):
    total = 0
    for i in range(n):
        total += i * 2
    for x in xs:
        if x is None:
            continue
        total = total + x
    while total > 100 and n:
        total -= n
    return total
def search(f):
    for x in f():
        if x == 3:
            return x
    else:
        print('none')
