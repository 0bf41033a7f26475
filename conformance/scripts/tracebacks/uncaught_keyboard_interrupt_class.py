class Base(BaseException): pass
def f(): raise Base('not an Exception')
try:
    f()
except Exception:
    print('wrong')
