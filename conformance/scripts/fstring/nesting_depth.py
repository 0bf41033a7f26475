x = 'v'
print(f'{f'{f'{f'{f'{x}'}'}'}'}')
print(f"{f"{f"{f"{x}"}"}"}", f'{f"{f'''{f"""{x}"""}'''}"}')
print(f'{x:{'>'}{10}}', f'{x:{f'{'>'}'}{f'{5}'}}', f'{f'{x:>3}':>6}')
s = 'x'
for _ in range(60):
    s = f'f"{{{s}}}"'
print(len(s), eval(s))
s = 'x'
for _ in range(160):
    s = 'f"{' + s + '}"'
try:
    print(eval(s))
except SyntaxError as e:
    print(e.msg)
s = '1'
for _ in range(4):
    s = f'({s})' * 1
    s = "f'{" + s + "}'"
print(eval(s))
print(f'{ {'a': f'{ {'b': f'{x}'} }'} }', f'{[f'{i}' for i in range(3)]}', f'{(lambda y: f'{y}{x}')(1)}', f'{x!r:{'^'}{f'{9}'}}')
