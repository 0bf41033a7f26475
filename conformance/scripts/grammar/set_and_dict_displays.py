print({}, {1}, {1,}, {1, 2, 1}, {1: 2,}, {'a': 1, 'a': 2}, {**{}}, {*()}, type({}).__name__, type({1}).__name__)
print({1: 'a', 1.0: 'b', True: 'c'}, {'x': {'y': {'z': []}}}, {(1,): [2], None: ..., 'k': {3}})
print({i: i * i for i in range(3)}, {i for i in 'a'}, {'a': 1 if 0 else 2, 'b': not 1}, {lambda: 1: 2} and 'lambda key')
print({**{'a': 1}, 'b': 2, **{'a': 3}}, {'a': 1, **{'a': 2}, 'a': 3}, {*[1], *(2,), 3}, {'k' 'l': 'm' 'n'})
x = 5
print({x: x + 1, 'x': x}, {x, x + 1} == {6, 5}, {x := 7, x}, {(y := 1): y, 'z': y}, {f'{x}': f'{x!r}'})
d = {
    'one': 1,  # comment

    'two': 2
}
print(d, {'a': 1}['a'], {1, 2} & {2}, {'a': 1} | {'b': 2}, len({1, 1, 1}), {} or 'empty', {**d}['two'])
for src in ('{1: 2, 3}', '{1, 2: 3}', '{:1}', '{1:}', '{,}', '{1,,2}', '{**a, b}', '{a, **b}', '{*a: 1}', '{1: *a}', '{1: 2 3: 4}', '{a=1}', '{a: b=1}', '{a: b for}', '{**a for a in b}', '{*a for a in b}', '{a: 1, *b}', '{a: lambda: 1}', '{a: (yield)}', '{a: 1 if b}', '{1: 2, 3:}', '{"a": 1 "b": 2}', '{**{}, **}', '{a: b: c}', '{x: y, z for z in w}'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
