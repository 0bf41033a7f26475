def f(n, acc=None):
    def own(): return n
    acc = (acc or []) + [own]
    return acc if n == 0 else f(n - 1, acc)
print([g() for g in f(3)])
def outer():
    def fact(n): return 1 if n < 2 else n * fact(n - 1)
    return fact
fact = outer()
print(fact(5))
def mutual():
    def even(n): return n == 0 or odd(n - 1)
    def odd(n): return n != 0 and even(n - 1)
    return even, odd
even, odd = mutual()
print(even(10), odd(7), even(3))
def tree(depth):
    total = 0
    def walk(d):
        nonlocal total
        total += 1
        if d:
            walk(d - 1); walk(d - 1)
    walk(depth)
    return total
print(tree(4))
def self_replacing():
    def f():
        nonlocal f
        f = lambda: 'replaced'
        return 'first'
    return f(), f()
print(self_replacing())
