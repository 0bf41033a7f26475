def f():
    global helper, Klass, math, root, alias
    def helper(): return 'helper'
    class Klass: tag = 'k'
    import math
    from math import sqrt as root
    import json as alias
f()
print(helper(), helper.__qualname__, Klass.tag, Klass.__qualname__, math.floor(1.5), root(4), alias.dumps(1))
