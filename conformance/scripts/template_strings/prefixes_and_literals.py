# oracle: 3.14
x = 1
print(t'a\n{x}'.strings, rt'a\n{x}'.strings, tR'\d{x}'.strings, T'{x}'.values, t'''multi
{x}
line'''.strings, t"{'q'}".values, t'{{{x}}}'.strings, t'\x41\N{BULLET}{x}'.strings)
print((t'a{x}' t'b{x}c').strings, (t'a' t'b').strings, len((t'{x}' t'{x}').interpolations))
for src in ("t'a' 'b'", "'a' t'b'", "t'a' f'b'", "f'a' t'b'", "bt'a'", "tf'a'", "ut'a'", "t'a' b'b'", "tb'x'", "t'{'", "t'}'", "t'{}'", "t'{x!q}'", "t'{x y}'", "t'{lambda x: 1}'", "t'{*x}'", "t'{x:{'", "t'abc"):
    try:
        compile(src, 's', 'eval')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
