def deco(f): return f
class NS: deco = staticmethod(deco); table = {'k': deco}
ns = NS()
@deco
def a(): pass
@NS.deco
def b(): pass
@ns.table['k']
def c(): pass
@(lambda f: f)
def d(): pass
@(deco if True else None)
def e(): pass
@[deco][0]
def f(): pass
@deco   # comment

def g(): pass
@deco
@deco
async def h(): pass
@(x := deco)
def i(): pass
@deco
class J: pass
@property
def k(self): pass
@print
class L: v = 1
@str
def m(): pass
print(m.startswith('<function m at'))
print(k.fget.__name__, L, x is deco)
