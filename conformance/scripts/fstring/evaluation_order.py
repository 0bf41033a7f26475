def t(x):
    print(x, end=' ')
    return x
print(f'{t("a")}{t("b")}{t("c")}')
print(f'{t(5):{t("5")}}{t(6):{t(">")}{t("4")}}')
class F:
    def __init__(self, n): self.n = n
    def __format__(self, s):
        print('format', self.n, repr(s), end=' ')
        return self.n
    def __str__(self):
        print('str', self.n, end=' ')
        return self.n
    def __repr__(self):
        print('repr', self.n, end=' ')
        return self.n
print(f'{F("a")}{F("b")!s}{F("c")!r}{F("d"):x}{F("e"):{t("y")}}')
def boom(): raise ValueError('boom')
try:
    f'{t("before")}{boom()}{t("after")}'
except ValueError as e:
    print(e)
try:
    f'{t(1):{boom()}}'
except ValueError as e:
    print(e)
x = 1
print(f'{x}{(x := x + 1)}{x}{(x := x * 10)}{x}')
l = []
print(f'{l.append(1)}{l}{l.append(2)}{l}')
