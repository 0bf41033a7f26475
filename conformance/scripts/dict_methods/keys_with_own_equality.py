# Dicts whose keys have a hash and an equality of a script's class compare by them.
class Key:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        print("hash", self.n, end=" ")
        return self.n % 10

    def __eq__(self, other):
        return isinstance(other, Key) and self.n == other.n

    def __repr__(self):
        return f"K{self.n}"


a, b = {Key(1): 1, Key(11): 2}, {Key(11): 2, Key(1): 1}
print(a == b, a != b, {Key(1): 1} == {Key(1): 2}, {Key(1): 1} == {1: 1}, {1: 1} == {Key(1): 1})
print({1: {Key(2): [Key(3)]}} == {1: {Key(2): [Key(3)]}}, [a] == [b], (a,) < (b,), a in [b], [b].index(a), [a, b].count(b))
print(dict([(Key(5), 1)]), dict({Key(6): 1}), {**{Key(7): 1}})


class Loud:
    def __hash__(self):
        return 1

    def __eq__(self, other):
        raise KeyError("compared")


for left, right in (({Loud(): 1}, {1: 1}), ({1: 1}, {Loud(): 1}), ({Loud(): 1}, {Loud(): 1})):
    try:
        print(left == right)
    except KeyError as e:
        print(repr(e))


class Emptier:
    def __init__(self, victim):
        self.victim = victim

    def __eq__(self, other):
        self.victim[0].clear()
        return NotImplemented


one, two, three = [None], [None], [None]
one[0], two[0] = [Emptier(two)], [Emptier(one)]
print(one[0] == two[0])
three[0] = [Emptier(three)]
print(three[0] == [1])


class Subset(set):
    pass


class Hashed(set):
    def __hash__(self):
        return 3


inner = frozenset([1])
s = {inner}
print(Subset([1]) in s, Hashed([1]) in s)
s.discard(Hashed([1]))
s.discard(Subset([1]))
print(s)
for x in (Subset([1]), Hashed([1])):
    try:
        s.remove(x)
    except KeyError as e:
        print(e)
