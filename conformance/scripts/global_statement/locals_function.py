def f(a, b=2, *c, **d):
    e = 5
    before = locals()
    g = 6
    after = locals()
    print(before, sorted(after))
    after['e'] = 'changed'
    print(e, before is after)
f(1)
def closure():
    x = 1
    def inner():
        y = x
        return locals()
    return inner(), sorted(locals())
print(closure())
print(locals() is globals())
class C:
    a = 1
    print(sorted(k for k in locals() if not k.startswith('__')))
    locals()['b'] = 2
print(C.b)
def comp():
    z = 1
    return [sorted(locals()) for i in range(1)]
print(comp())
def deleted():
    p = 1
    del p
    return locals()
print(deleted())
def gen():
    q = 1
    yield locals()
print(next(gen()))
def unbound():
    if False: n = 1
    return locals()
print(unbound())
print((lambda k: locals())(3))
