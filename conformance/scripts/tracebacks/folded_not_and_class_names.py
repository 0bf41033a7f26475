import traceback
v = 1
def a(): assert not v is not None
def b(): assert not v not in (1, 2), 'm'
def c(): assert not not v is None
def d(): assert not not v in ()
def e(): assert not v == 1
def f(): assert not (v is not None)
def g(): assert (not v is not None) is True
def h(): assert not v is v is v
def i(): assert not not not v
def j(): assert not (v in (1,)) and v
def k(): assert (not v in [1]) if v else 0
for x in (a,b,c,d,e,f,g,h,i,j,k):
    try: x()
    except AssertionError: traceback.print_exc(file=__import__('sys').stdout)
import traceback
def t(s):
    try: exec(s, {'__name__': 'x'})
    except NameError as e: print(traceback.format_exception(e)[-1].strip())
for s in ('class C:\n a_b = 1\n a_bc', 'class C:\n def a_b(self): pass\n a_bc', 'class C:\n import os.path as a_b\n a_bc', 'class C:\n import os as a_b\n a_bc','class C:\n a_bc\n a_b = 1', 'class C:\n for a_b in [1]: a_bc', 'class C:\n a_b = 1\n del a_b\n a_bc', 'class C:\n class a_b: pass\n a_bc', 'class C:\n global a_b\n a_b = 1\n a_bc', 'class C:\n  __modul_', 'class C:\n  __module', 'class C:\n  __qualname', 'class C[T]:\n  T6', 'class C[Tvar]:\n  Tvarr',
 'class C:\n a_b = 1\n [a_bc for x in [1]]', 'class C:\n a_b = 1\n def f(): a_bc\n f()', 'class C:\n a_b: int = 1\n a_bc', 'class C:\n a_b: int\n a_bc', 'a_b=1\nprint(a_bc)', 'class C:\n "doc"\n __doc_', 'class C:\n ab_c = 1\n a_bc', 'class C:\n a_b, a_c = 1, 2\n a_d', 'a_b = 1\nclass C:\n a_c = 1\n a_d'):
    t(s)
