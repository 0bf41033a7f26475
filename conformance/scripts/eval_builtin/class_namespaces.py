class Meta(type):
    @classmethod
    def __prepare__(m, name, bases): return {'given': 5}
ns = {'Meta': Meta}
exec('class A(metaclass=Meta):\n    v = given + 1\n    w = eval("v * 2")\n    exec("u = w + 1")', ns)
print(ns['A'].v, ns['A'].w, ns['A'].u)
class B:
    x = 1
    exec('y = x + 1'); z = eval('y + 1')
    vals = [eval('x') if False else 0]
print(B.y, B.z, B.vals)
