class A: pass
for args in ((1,), (1, 2), (A, 1), (A, int), (A, A(), 3), ('x', A())):
    try:
        super(*args)
        print('fine')
    except TypeError as e:
        print(e)
try:
    super(A, obj=A())
except TypeError as e:
    print(e)
try:
    super()
except RuntimeError as e:
    print(e)
print(super(A, None).__self__ is None if False else 'none is unbound', super(A, None).__self__)
