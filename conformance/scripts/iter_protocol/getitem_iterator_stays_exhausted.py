class Seq:
    def __init__(self): self.limit = 2
    def __getitem__(self, i):
        if i >= self.limit: raise IndexError
        return i
s = Seq()
it = iter(s)
print(list(it))
s.limit = 5
print(list(it), next(it, 'still over'))
l = [1, 2]
li = iter(l)
print(list(li))
l.extend([3, 4])
print(list(li), next(li, 'still over'))
it = iter(s)
next(it)
s.limit = 3
print(list(it))
