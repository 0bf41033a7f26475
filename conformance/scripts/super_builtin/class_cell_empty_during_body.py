class Meta(type):
    def __new__(mcs, name, bases, ns):
        f = ns.get('f')
        if f:
            try:
                f(None)
            except NameError as e:
                print(type(e).__name__, e)
            try:
                ns['g'](object())
            except NameError as e:
                print(e)
        cls = super().__new__(mcs, name, bases, ns)
        print(f(None) is cls)
        return cls

class A(metaclass=Meta):
    def f(self): return __class__
    def g(self): return super().x
