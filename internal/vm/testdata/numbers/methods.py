# Methods, special methods, attributes and the built-in functions about numbers.

B = 10**400


class I:
    def __index__(self): return 7


class Bad:
    def __index__(self): return 'x'
    __int__ = __float__ = __complex__ = __index__
    def __trunc__(self): return 3


class Sub(int): pass


class F:
    def __float__(self): return 2.5


class FS:
    def __float__(self):
        class X(float): pass
        return X(2.5)


class FI:
    def __float__(self): return 2


class FSub(float): pass


class CSub(complex): pass


class FF:
    def __float__(self): return FSub(2.5)


class II:
    def __index__(self): return Sub(3)


class IT:
    def __int__(self): return Sub(3)


class IT2:
    def __int__(self): return True


class TT:
    def __trunc__(self): return 3


class CC:
    def __complex__(self): return CSub(1+2j)


class CF:
    def __complex__(self): return 2.5


class RR:
    def __round__(self,n=None): return ('r',n)


class RI(Sub):
    def __int__(self): return 99


class RFl(float):
    def __float__(self): return 98.5


class RC(complex):
    def __complex__(self): return 98.5+1j


class SStr(str):
    def __int__(self): return 44
    def __float__(self): return 44.5
    def __complex__(self): return 44.5j


class IB(bytes):
    def __int__(self): return 55


class NI:
    __int__=None
    __float__=None
    __index__=None
    __abs__=None


def show(src):
    try:
        r = eval(src)
        text = repr(r)
        if len(text) > 100:
            text = text[:40] + '...' + text[-40:] + f' ({len(text)})'
        print(src, '->', type(r).__name__, text)
    except Exception as e:
        print(src, '!!', type(e).__name__, e.args)


for src in [
    'divmod(1,0)',
    'divmod(1.0,0)',
    'divmod(1,0.0)',
    'divmod(1j,1)',
    'divmod(B,1.5)',
    'pow(2,-1,5)',
    'pow(2,-1,4)',
    'pow(2,3,0)',
    'pow(2.0,3,5)',
    'pow(2,3,5.0)',
    'pow(2j,3,5)',
    'pow(2,3,None)',
    'pow(2,5,-7)',
    'pow("a",2)',
    'pow("a",2,3)',
    'pow(2,"a",3)',
    'pow(2,3,"a")',
    'pow(True,True,True)',
    'abs("a")',
    'round("a")',
    'round(2.5,"a")',
    'round(2,"a")',
    'round(1j)',
    'bin(1.0)',
    'oct("a")',
    'hex(None)',
    'bin(True)',
    '-True',
    '+True',
    '~1.5',
    '~1j',
    '-"a"',
    'str(10**4300)',
    'str(10**4299)[:3]',
    'round(15,B)',
    'round(1.5,B)',
    'round(1.5,-B)',
    'round(2.5)',
    'round(float("nan"))',
    'round(float("inf"))',
    'round(float("inf"),2)',
    'round(1e308,-308)',
    'round(1.7e308,-308)',
    '(1.5).__round__(None)',
    '(2).__trunc__()',
    '(2).__floor__()',
    '(2.5).__floor__()',
    '(2.5).__ceil__()',
    '(5).__getnewargs__()',
    '(5.0).__getnewargs__()',
    '(5j).__getnewargs__()',
    '(5).__format__("x")',
    '(5).__format__(5)',
    'format(5,"s")',
    'format(5.0,"d")',
    'format(B*10**4000,"d")',
    'format(B*10**4000,"x")[:5]',
    'format(10**5000,"f")',
    'format(10**400,"f")',
    'format(B,"e")',
    'format(True,"d")',
    'format(True,"")',
    'format(True,"s")',
    'format(True,"5")',
    'format(Sub(5),"")',
    '(5).__add__(5.0)',
    '(5).__add__("a")',
    '(5.0).__add__(5)',
    '(5.0).__radd__(5)',
    '(5).__radd__(5.0)',
    '(5j).__add__(5)',
    '(5).__lt__(5.0)',
    '(5.0).__lt__(5)',
    '(5).__eq__(5.0)',
    '(5).__pow__(2,3)',
    '(5).__pow__(2.0)',
    '(5).__rpow__(2)',
    '(5).__rpow__(2,7)',
    '(5).__rpow__(2,None)',
    '(5.0).__pow__(2,None)',
    '(5.0).__pow__(2,3)',
    '(5.0).__rpow__(2,3)',
    '(5j).__pow__(2,3)',
    '(5).__divmod__(0)',
    '(5).__divmod__(2.0)',
    '(5.0).__divmod__(2)',
    '(5.0).__rdivmod__(2)',
    '(5).__rdivmod__(2)',
    '(5).__neg__()',
    'True.__neg__()',
    'True.__and__(1)',
    'True.__and__(True)',
    'True.__rand__(False)',
    'True.__and__(2.0)',
    'True.__invert__()',
    '(5).__index__()',
    'True.__index__()',
    'True.__int__()',
    '(5).__float__()',
    'B.__float__()',
    '(5).__bool__()',
    '(5).__hash__()',
    '(5).__repr__()',
    '(5).__str__()',
    'True.__repr__()',
    'True.__str__()',
    'int.__repr__(True)',
    '(5).__sizeof__()',
    '(5.0).__sizeof__()',
    '(5j).__sizeof__()',
    'B.__sizeof__()',
    '(2.5).hex()',
    'float.fromhex("0x1.8p1")',
    'float.fromhex("zz")',
    'float.fromhex("0x1p99999")',
    'float.fromhex(5)',
    'float.fromhex("１")',
    '(2.5).as_integer_ratio()',
    '(2.5).is_integer()',
    'float.__getformat__("double")',
    'float.__getformat__("float")',
    'float.__getformat__("x")',
    'float.__getformat__(5)',
    '(2.5).__trunc__()',
    '(2.5).__int__()',
    '(1+2j).__abs__()',
    'abs(complex(1e308,1e308))',
    '(1+2j).__complex__()',
    '(1+2j).__hash__()',
    '(1+2j).__bool__()',
    '(1+2j).__eq__(1)',
    '(1+2j).__lt__(1)',
    '(1+2j).__format__("")',
    '(1+2j).__format__(".2f")',
    'format(1j,"d")',
    'format(1j,"010")',
    'format(1j,"=10")',
    '(1+2j).conjugate()',
    'int.__add__("a",5)',
    'int.bit_length("a")',
    'int.real.__get__("a")',
    'int.__new__(5)',
    'int.__new__(str)',
    'int.__new__(float,5)',
    'int.__new__(bool,5)',
    'object.__new__(int)',
    'bool.__new__(bool,5)',
    'bool.__new__(int,5)',
    'float.__new__(int)',
    'complex.__new__(int)',
    '(5).real.__class__',
    '(5).foo',
    'setattr(5,"real",1)',
    'pow(2)',
    'pow(base=2,exp=3)',
    'pow(2,3,mod=5)',
    'pow(2,I())',
    'divmod("a",1)',
    'divmod(1)',
    'abs()',
    'abs(1,2)',
    'round()',
    'round(1.5,ndigits=None)',
    'round(number=1.55,ndigits=1)',
    'bin()',
    'bin(I())',
    'hex(-255)',
    'oct(-8)',
    'hex(True)',
    'bin(Bad())',
    'round(Bad())',
    'abs(Bad())',
    'divmod(Bad(),1)',
    'divmod(1,Bad())',
    'pow(Bad(),1)',
    'pow(1,Bad(),1)',
    '(0).__rsub__(5)',
    '(1).__rlshift__(5)',
    '(0).__rfloordiv__(5)',
    'int.__rfloordiv__(0,5)',
    '(0.0).__rmod__(5)',
    'hex(II())',
    'round(RR())',
    'round(RR(),3)',
    'abs(NI())',
    'hex(NI())',
    'round(NI())',
    'divmod(7,RI(2))',
    'pow(RI(2),3)',
    'pow(RI(2),3,5)',
    'abs(RI(-2))',
    'type(abs(RI(-2)))',
    '+Sub(2)',
    'type(+Sub(2))',
    'type(round(Sub(2)))',
    'type(round(FSub(2.5)))',
    'type(round(FSub(2.5),1))',
]:
    show(src)

big = 10**5000
for f in [repr, str, print, lambda x: f'{x}', lambda x: f'{x!r}', lambda x: f'{x:d}', lambda x: [x].__repr__(), lambda x: '%d' % x, lambda x: repr({1: (x,)}),
          lambda x: format(x), lambda x: f'{x:_x}'[:9], lambda x: hash(x), lambda x: int.__repr__(x), lambda x: f'{Sub(x)}', lambda x: (5).to_bytes(2**62)]:
    try:
        print(f(big))
    except Exception as e:
        print(type(e).__name__, e)


class Shown(int):
    def __str__(self):
        return 'shown'

    def __repr__(self):
        return 'R'


class ShownFloat(float):
    def __str__(self):
        return 'shown'


print(f'{Shown(5)} {Shown(5):d} {Shown(5)!r}', format(Shown(5)), '%s %d' % (Shown(5), Shown(5)), int.__format__(Shown(5), ''), str(ShownFloat(1.5)), format(ShownFloat(1.5), '.2f'))
print([Shown(1), 2], {Shown(1): 1}, Shown(3) + 4, Shown(3) == 3.0, 3.0 == Shown(3), Shown(3) + 1.5, 1.5 + Shown(3), hash(Shown(7)), {7: 'a'}[Shown(7)])
x = Sub(5)
x += 2
print(type(x).__name__, x, Sub(5) // 2, -Sub(5), ~Sub(5), Sub(2) ** Sub(3), Sub(2) < 3 < Sub(4), bool(Sub(0)), [10, 20, 30][Sub(1)], 'abc'[Sub(1):])
