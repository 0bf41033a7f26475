# What int, float, complex and bool make of values of every kind, and their errors.

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
    'int("")',
    'int(" ")',
    'int("a")',
    'int("1_0")',
    'int("1__0")',
    'int("_1")',
    'int("0x10",16)',
    'int("0x10",0)',
    'int("010",0)',
    'int("0",0)',
    'int("00",0)',
    'int(1.5,10)',
    'int(x=1)',
    'int(base=10)',
    'int("1",base=1)',
    'int("1",37)',
    'int("1",-1)',
    'int("1",B)',
    'int(float("inf"))',
    'int(float("nan"))',
    'int(-float("inf"))',
    'int(1j)',
    'int(None)',
    'int([])',
    'int(b"12")',
    'int(bytearray(b" 12 "))',
    'int(b"1\\x00")',
    'int("1\\x00")',
    'int("\\u0661\\u0662")',
    'int("１２")',
    'int("\\ud800")',
    'int("1 2"*100)',
    'int(b"a"*300)',
    'int("a"*300)',
    'int("9"*4301)',
    'int("9"*4300)>0',
    'int("1"*5000,16)>0',
    'int("1"*5000,3)',
    'int(I())',
    'int(Bad())',
    'float(Bad())',
    'float(F())',
    'float(FS())',
    'float(FI())',
    'type(float(FS()))',
    'complex(Bad())',
    'complex(F())',
    'complex(I())',
    'int(F())',
    'float("")',
    'float("a")',
    'float("nan")',
    'float("-nan")',
    'float("inf")',
    'float("Infinity")',
    'float("-INF")',
    'float(" 1_0.5e1_0 ")',
    'float("1__0")',
    'float(b"1.5")',
    'float(bytearray(b"1.5"))',
    'float("1.5\\x00")',
    'float(B)',
    'float(None)',
    'float([])',
    'float(1j)',
    'float(x=1)',
    'float("１.５")',
    'float("\\ud800")',
    'complex("1+2j")',
    'complex(" ( 1+2j ) ")',
    'complex("(1+2j")',
    'complex("1+2")',
    'complex("j")',
    'complex("-j")',
    'complex("1e5j")',
    'complex("nan+infj")',
    'complex("1_0+2_0j")',
    'complex("")',
    'complex("a")',
    'complex(b"1")',
    'complex(None)',
    'complex(1,None)',
    'complex(1,"2")',
    'complex("1",2)',
    'complex("1","2")',
    'complex(1j,2j)',
    'complex(1+2j,3+4j)',
    'complex(real=1,imag=2)',
    'complex(1.5)',
    'complex(B)',
    'complex(imag=1)',
    'complex(1,2,3)',
    'float(1,2)',
    'bool(1,2)',
    'bool(x=1)',
    'complex(foo=1)',
    'int(foo=1)',
    'float("inf").__floor__()',
    'float("nan").as_integer_ratio()',
    'float("inf").as_integer_ratio()',
    'float("inf").is_integer()',
    'complex("inf").__abs__()',
    'int(IT())',
    'type(int(IT()))',
    'int(IT2())',
    'float(FF())',
    'type(float(FF()))',
    'int(II())',
    'type(int(II()))',
    'int(TT())',
    'complex(CC())',
    'type(complex(CC()))',
    'complex(CF())',
    'float(II())',
    'int(RI(5))',
    'float(RI(5))',
    'float(RFl(5))',
    'complex(RC(5))',
    'complex(RFl(5))',
    'int(SStr("7"))',
    'float(SStr("7"))',
    'complex(SStr("7"))',
    'int(IB(b"7"))',
    'float(IB(b"7"))',
    'Sub(IT())',
    'FSub(FF())',
    'CSub(CC())',
    'Sub("12")',
    'Sub(5.5)',
    'FSub("2")',
    'CSub("2")',
    'int(NI())',
    'float(NI())',
    'complex(NI())',
    'complex(CC(),1)',
    'complex(1,CC())',
    'complex(1,F())',
    'complex(1,I())',
    'complex(F(),I())',
    'bool(CSub(0))',
    'FSub(1)+1',
    'type(FSub(1)+1)',
    'Sub(1)+1.5',
    'type(Sub(2).__pos__())',
    'type(FSub(2).conjugate())',
    'type(FSub(2).real)',
    'int("  12  ")',
    'int("+12")',
    'int("- 12")',
    'int("--12")',
    'int("0b101",2)',
    'int("0b101",0)',
    'int("b",12)',
    'int("0o17",0)',
    'int("0_0",0)',
    'int("0x_f",0)',
    'int("_f",16)',
    'int("0xf",10)',
    'int("0b2",0)',
    'int("",0)',
    'int("1e5")',
    'int("1.0")',
    'int("z",36)',
    'int("Z",36)',
    'int("9",9)',
    'int(b"0x10",16)',
    'int("5",True)',
    'int("5",I())',
    'int("5","a")',
    'int(b"1_0")',
    'int(b"\\xff")',
    'int(bytearray(b"zz"))',
    'float(b"\\xff")',
    'float(b"zz")',
    'float(bytearray(b"zz"))',
    'float("1e400")',
    'float("-1e400")',
    'float("1e-400")',
    'float(".")',
    'float("1.")',
    'float(".5")',
    'float("1e")',
    'float("0x10")',
    'float("infi")',
    'float("nan(1)")',
    'float("1 2")',
    'float("é")',
    'complex("é")',
    'complex("1+é")',
    'complex("\\ud800")',
    'complex("１+2j")',
    'complex("1+2j\\0")',
    'complex("1__0")',
    'complex("1e400+1j")',
    'complex("1-j")',
    'complex("1+-2j")',
    'complex("--1j")',
    'complex("1j+2")',
    'complex("( 1j )x")',
    'complex("()")',
    'complex("inf-nanj")',
    'int("\\u00a012\\u2003")',
    'float("\\u00a01.5\\u2003")',
    'float("\\x1f1.5")',
    'int("\\x1f12")',
    'int("12\\n")',
    'int(b"12\\n\\x1f")',
    'int(b"12\\x0b")',
    'int("1"+"\\u0660")',
    'int("²")',
    'complex("\\u00a01j")',
    'float(".5_5")',
    'float("1_.5")',
    'float("1._5")',
    'float("1_e5")',
    'complex("_1j")',
    'int("\\ud8001")',
    'int("\'")',
    'float("\'")',
    'int("\\u0665z")',
    'int("\\u2003z")',
    'float("\\u0665z\\u2003")',
    'complex(1, imag=2)',
    'complex(real="1")',
    'complex(real="1",imag=2)',
    'complex(imag="1")',
    'complex(1,True)',
    'complex("1",None)',
    'int("12",base=None)',
    'int(12,base=None)',
    'int(12.0,None)',
    'int("1",2.0)',
    'int()',
    'float()',
    'complex()',
    'bool()',
    'bool([])',
    'bool("")',
]:
    show(src)
