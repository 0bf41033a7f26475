def fact(n):
    return 1 if n < 2 else n * fact(n - 1)

def even(n):
    return True if n == 0 else odd(n - 1)

def odd(n):
    return False if n == 0 else even(n - 1)

def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))

def hanoi(n, a, b, c, moves):
    if n:
        hanoi(n - 1, a, c, b, moves)
        moves.append(a + c)
        hanoi(n - 1, b, a, c, moves)
    return moves

def flatten(x):
    if isinstance(x, (list, tuple)):
        for y in x:
            yield from flatten(y)
    else:
        yield x

print(fact(30), even(100), odd(77))
print(ackermann(2, 3), hanoi(3, 'A', 'B', 'C', []))
print(list(flatten([1, [2, (3, [4, [5]]), 6], [], [[[]]]])))

def depth(n):
    try:
        return depth(n + 1)
    except RecursionError as e:
        return str(e)[:32]

print(depth(0))
fib = lambda n: n if n < 2 else fib(n - 1) + fib(n - 2)
print([fib(i) for i in range(12)])
