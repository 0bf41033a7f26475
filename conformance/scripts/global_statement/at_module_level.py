global a
a = 1
print(a)
if a:
    global b
    b = 2
print(b)
exec('global c\nc = 3')
print(c)
def f():
    exec('global d\nd = 4')
    try:
        return d
    except NameError as e:
        return str(e)
print(f(), d)
ns = {}
exec('global z\nz = 5\ndef g():\n    global y\n    y = 6\ng()', ns)
print(ns['z'], ns['y'], 'z' in globals())
gl, lo = {}, {}
exec('global p\np = 1\nq = 2', gl, lo)
print('p' in gl, 'p' in lo, 'q' in gl, 'q' in lo)
