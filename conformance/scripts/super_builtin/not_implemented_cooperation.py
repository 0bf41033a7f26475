class A:
    def __add__(self, o):
        return 'A+' + type(o).__name__
    def __eq__(self, o): return NotImplemented
class B(A):
    def __add__(self, o):
        if isinstance(o, int): return 'B handles int'
        return super().__add__(o)
    def __radd__(self, o):
        try:
            return super().__radd__(o)
        except AttributeError as e:
            return str(e)
print(B() + 1, B() + 'x', 1 + B())
print(B() == B(), B().__eq__(1), super(B, B()).__eq__(2))
print(super(B, B()).__lt__(3), super(B, b := B()).__eq__(b), object().__eq__(1))
