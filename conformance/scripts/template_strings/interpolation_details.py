# oracle: 3.14
from string.templatelib import Template, Interpolation, convert
x, w = 3.14159, 10
t = t'{x:.{w - 8}f} {x!s:>{w}} {x = } {x=!r:5} { x } {x!a} {(lambda: 5)()} {[i for i in range(3)]} {"a" "b"} {x if w else 0}'
for i in t.interpolations:
    print(repr(i.expression), repr(i.value), i.conversion, repr(i.format_spec))
print(t.strings)
i = Interpolation('v', 'expr', 'r', '>5')
print(i, i.value, i.expression, i.conversion, i.format_spec, Interpolation(1), Interpolation(value=1, expression='e'))
print(convert(5, 'r'), convert('é', 'a'), convert(1, None), convert(1, 's'))
for f in (lambda: Interpolation(), lambda: Interpolation(1, 5), lambda: Interpolation(1, 'a', 'z'), lambda: setattr(i, 'value', 2), lambda: convert(1, 'q')):
    try:
        print(f())
    except (TypeError, ValueError, AttributeError) as e:
        print(type(e).__name__, e)
match i:
    case Interpolation(v, e, c, s): print('matched', v, e, c, s)
