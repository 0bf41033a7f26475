import tomllib
docs = ['', 'a', 'a=', 'a =1', 'a=1 b=2', '=1', '[', '[a', '[a]', '[a]]', '[[a', '[[a]', '[[a]]', '[a]\n[a]', '[[a]]\n[a]', '[a]\n[[a]]', 'a=1\na=2', 'a.b=1\na.c=2', 'a.b=1\na=2', 'a=1\na.b=2',
 'a={}', 'a={b=1}', 'a={b=1,}', 'a={b=1,b=2}', 'a={b.c=1,b.d=2}', 'a={b=1,b.c=2}', 'a={b={c=1},b.d=2}', 'a={b=1', 'a={b', 'a={\nb=1}', 'a={ b = 1 , c = 2 }', 'a={b=1 c=2}', 'a={}\na.b=1', 'a={}\n[a.b]', 'a={}\n[a]', 'a={b={}}\n[a.b.c]',
 'a=[]', 'a=[1,]', 'a=[,]', 'a=[1 2]', 'a=[1', 'a=[\n1,#c\n2\n]', 'a=[[1],["x"]]', 'a=[1]\n[[a]]', 'a=[1]\n[a.b]', '[[a]]\n[[a]]\n[a.b]\nc=1', '[[a.b]]\n[a]\nc=1', '[a.b]\n[a]\n[a.c]', '[a.b.c]\n[a]\nb.d=1', '[a]\nb.c=1\n[a.b]', '[a]\nb.c=1\n[a.b.d]', 'a.b.c=1\n[a.b]', '[a]\nb=1\n[a.b]', '[[a]]\n[[a.b]]\n[[a.b]]\n[[a]]\n[[a.b]]',
 'a="x"', "a='x'", 'a="', "a='", 'a="\n"', 'a="\\n\\t\\"\\\\\\b\\f\\r\\u00e9\\U0001F600"', 'a="\\x41"', 'a="\\e"', 'a="\\u12"', 'a="\\ud800"', 'a="\\UFFFFFFFF"', 'a="\\q"', 'a="""x"""', "a='''x'''", 'a="""\nx\n  y"""', 'a="""x\\\n   \n  y"""', 'a="""x\\  z"""', 'a="""x', "a='''x", 'a=""""x"""""', "a=''''x'''''", 'a=""""""', 'a="\x00"', "a='\x01'", 'a="""\x7f"""', 'a="\t"', 'a="""x\r\ny"""', 'a="x\ry"', 'a=\'\'\'\nx\'\'\'', 'a="""\\\r\n  x"""',
 '# c', '# \x00', 'a=1 # c', 'a=1 #\x01', 'a=1\r\nb=2', 'a=1\rb=2', 'a=1\r', '\ufeffa=1', '  a = 1', '\ta\t=\t1',
 '"a b"=1', "'a b'=1", '""=1', "''=1", 'a."b.c".d=1', 'a . b=1', 'a.=1', '.a=1', 'a..b=1', '"a\\n"=1', '"""a"""=1', 'é=1', 'a-b_C1=1', '1=1', '1.2=3', '-=1', 'a b=1', '"a', '"a\n"=1', '[ a . "b" ]', '[]', '[[]]', '[a.]', '[ [a] ]', '[a] b', '[a] # c', '[a]x=1',
 'a=true', 'a=false', 'a=True', 'a=tru', 'a=truex', 'a=nan', 'a=+nan', 'a=-nan', 'a=inf', 'a=-inf', 'a=+inf', 'a=Inf',
 'a=0', 'a=+0', 'a=-0', 'a=01', 'a=1_000', 'a=1__0', 'a=_1', 'a=1_', 'a=0x1F', 'a=0X1f', 'a=0xG', 'a=0o17', 'a=0o8', 'a=0b101', 'a=0b2', 'a=0x_1', 'a=0x1_f', 'a=+0x1', 'a=9223372036854775808', 'a=99999999999999999999999999', 'a=1.', 'a=.1', 'a=1.0', 'a=1.5e10', 'a=1e5', 'a=1E+5', 'a=1e', 'a=1.e5', 'a=1_0.0_1', 'a=1._0', 'a=1e1_0', 'a=-1.5', 'a=+1.5', 'a=00.1', 'a=1e400',
 'a=1979-05-27', 'a=1979-05-27T07:32:00Z', 'a=1979-05-27T07:32:00', 'a=1979-05-27 07:32:00', 'a=1979-05-27t07:32:00z', 'a=1979-05-27T07:32:00.999999-07:00', 'a=1979-05-27T07:32:00.1234567', 'a=07:32:00', 'a=07:32:00.5', 'a=07:32', 'a=25:00:00', 'a=1979-13-01', 'a=1979-02-30', 'a=1979-05-27T', 'a=1979-05-27T07:32', 'a=1979-05-27T24:00:00', 'a=1979-05-27T07:32:00+24:00', 'a=1979-05-27T07:32:00+00:00', 'a=1979-05-27T07:32:00+01:30', 'a=1979-05-27 # c', 'a=1979-05-27T23:59:60Z', 'a=0000-01-01',
 'a=1\n[b]\nc=2\n[b.d]\ne=3', 'a=b', 'a="x" "y"', 'a=[1,[2,{b=3}]]', 'a=$', 'a=\n', 'a', 'a\n=1', '[a\n]', 'x=1\n\n\n y', 'a={b=[1,2,{c=3}]}', 'a=[{}]\n[a.b]', 'a=[{}]\n[[a]]', 'a = { b = """\nx""" }', 'a = "é" ü', 'a={b=1,\n}', 'a={#c\n}', 'a={,}', 'a={b=1,,c=2}', '[a.b]\nc=1\n[a]\nb=1', '[a]\nb={}\n[a.b.c]', 'a.b=1\n[a]\nc=2', '[[a]]\nb=1\n[a.b]', '[a]\n[a.b]\n[[a.b]]','[[a.b]]\n[[a]]', 'a=1 \x0b', 'a="\ud800"' , 'a=١', 'a="x"\x85b=1']
for d in docs:
    try: r = repr(tomllib.loads(d))
    except tomllib.TOMLDecodeError as e: r = 'TOMLDecodeError %s %r' % (ascii(str(e)), e.args[0] if type(e.args[0]) is not str else 0)
    except Exception as e: r = type(e).__name__ + ' ' + str(e)
    print(ascii(d), ascii(r))
from decimal import Decimal
import io
def t(f):
    try: print('->', repr(f()))
    except Exception as e: print(type(e).__name__, ascii(str(e)))
t(lambda: tomllib.loads('a=1.50\nb=inf\nc=1_0.0\nd=1', parse_float=Decimal))
t(lambda: tomllib.loads('a=1.5', parse_float=str))
t(lambda: tomllib.loads('a=1.5', parse_float=lambda s: []))
t(lambda: tomllib.loads('a=1.5', parse_float=lambda s: {}))
t(lambda: tomllib.loads('a=1.5', parse_float=3))
t(lambda: tomllib.loads(b'a=1'))
t(lambda: tomllib.loads(5))
t(lambda: tomllib.load(io.BytesIO(b'a="\xc3\xa9"')))
t(lambda: tomllib.load(io.BytesIO(b'a="\xff"')))
t(lambda: tomllib.load(io.StringIO('a=1')))
t(lambda: tomllib.load(5))
t(lambda: tomllib.loads('a=' + '['*50 + ']'*50))
t(lambda: len(tomllib.loads('\n'.join('k%d = "v%d"' % (i, i) for i in range(200)))))
