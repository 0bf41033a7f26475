class C:
    def __mul__(s,o): return NotImplemented
class R:
    def __rmul__(s,o): return NotImplemented
from datetime import timedelta
from decimal import Decimal
for f in (lambda:C()*'x', lambda:'x'*C(), lambda:[1]*R(), lambda:timedelta(1)*'x', lambda:timedelta(1)*[1], lambda:Decimal(1)*'x', lambda:'x'*timedelta(1), lambda: C()*2, lambda:1.5*'x', lambda: C()*(1,), lambda: pow(2,Decimal(3),5), lambda: pow(Decimal(2),3,5), lambda: pow(2,C(),5), lambda: pow(C(),2,3)):
    try: print(f())
    except TypeError as e: print(e)
