def f():
    f'{1}'
class C:
    f'not a doc'
print(f.__doc__, C.__doc__)
d = {f'{1}': 'one', f'a{2}': 'two'}
print(d['1'], d['a2'], d[f'{"a"}2'])
match 'a1':
    case 'a1': print('matched the constant')
try:
    compile("match x:\n case f'a': pass", 's', 'exec')
except SyntaxError as e:
    print(e.msg)
x: f'{1}' = 2
print(x)
assert f'{""}' == '', f'message {x}'
try:
    assert not f'{1}', f'message {x}'
except AssertionError as e:
    print(e)
raise_ = ValueError(f'{x}')
print(repr(raise_), f'{raise_}', f'{raise_!r}')
import sys
print(f'{x}' == '2', f'{x}' is not None, hash(f'{x}') == hash('2'), f'{x}' in {'2'}, type(f'').__name__, f'' == '')
print((f'{1}', f'{2}'), [f'{i}' for i in 'ab'], {f'{i}' for i in 'a'}, f'{x}'.join(['a', 'b']), f'{x}'.__class__)
