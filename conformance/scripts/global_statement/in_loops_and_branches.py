count = 0
def f(n):
    for i in range(n):
        if i % 2:
            global count
            count += i
    return count
print(f(5), count, f(3), count)
def g():
    global made
    while True:
        made = [1]; break
    else: made = None
    with open_like(): made.append(2)
class open_like:
    def __enter__(self): return self
    def __exit__(self, *a): return False
g(); print(made)
