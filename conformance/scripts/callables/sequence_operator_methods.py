# Methods of sequence operators, called by name, refuse what the operators would pass on.


class I:
    def __index__(self):
        return 2


class L(list):
    pass


class S(str):
    pass


class T(tuple):
    pass


def show(source):
    try:
        print(source, eval(source))
    except Exception as e:
        print(source, type(e).__name__, e)


for x in "[1]", "(1,)", '"a"', 'b"a"', 'bytearray(b"a")', "L([1])", 'S("a")', "T((1,))":
    for method in "__add__", "__iadd__", "__mul__", "__rmul__", "__imul__":
        for y in '"x"', "[2]", "(2,)", 'b"x"', 'bytearray(b"y")', "1.5", "2", "I()", "None", "10**30", "range(2)", "L([3])":
            show(f"{x}.{method}({y})")


class M(list):
    def __add__(self, other):
        return M(super().__add__(other))


print(M([1]) + [2])
try:
    M([1]) + (2,)
except TypeError as e:
    print(e)
