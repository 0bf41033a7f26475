class A:
    shared = []
    count = 0
    def add(self, x): self.shared.append(x)
    def inc(self): self.count += 1
    @classmethod
    def cinc(cls): cls.count += 10
a, b = A(), A()
a.add(1); b.add(2)
a.inc(); a.inc(); A.cinc()
print(a.shared is b.shared, A.shared, a.count, b.count, A.count, a.__dict__, b.__dict__)
A.count = 100
print(a.count, b.count)
del a.count
print(a.count)
b.shared = ['own']
print(b.shared, a.shared)
class B(A):
    pass
B.cinc(); print(B.count, A.count, 'count' in B.__dict__)
A.new_method = lambda self: ('late', self.count)
print(a.new_method(), B().new_method())
a.bound = a.new_method
A.new_method = lambda self: 'replaced'
print(a.bound(), a.new_method())
