e = ValueError('bad', 3)
print(e, repr(e), e.args, str(ValueError()), repr(ValueError()), str(ValueError('x')))
e.add_note('first')
e.add_note('second\nline')
print(e.__notes__)
try:
    e.add_note(5)
except TypeError as t:
    print(t)
e.args = (1,)
print(repr(e))
try:
    e.args = 5
except TypeError as t:
    print(t)
print(KeyError('k'), str(KeyError('k')), KeyError(1, 2), str(KeyError()))
o = OSError(2, 'No such file', 'name.txt')
print(o, o.errno, o.strerror, o.filename, type(o).__name__)
print(repr(OSError(1)), OSError('just text'))
s = StopIteration(7)
print(s.value, StopIteration().value)
x = SystemExit(3)
print(x.code, SystemExit().code, SystemExit(1, 2).code)
u = UnicodeDecodeError('utf-8', b'\xff', 0, 1, 'invalid start byte')
print(u, u.object, u.start, u.end, u.reason)
a = AttributeError('m', name='n', obj=3)
print(a.name, a.obj, a)
n = NameError('q', name='q')
print(n.name)
i = ImportError('no', name='mod', path='p')
print(i.name, i.path, i.msg)
try:
    ValueError(x=1)
except TypeError as t:
    print(t)
w = e.with_traceback(None)
print(w is e, e.__traceback__)
print(ValueError('a') == ValueError('a'))
