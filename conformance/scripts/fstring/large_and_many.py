n = 3
src = "f'" + '{n}' * 500 + "'"
print(len(eval(src)))
src = "f'" + 'x' * 1000 + '{n}' + 'y' * 1000 + "'"
print(len(eval(src)))
src = ' '.join("f'{n}a'" for _ in range(300))
print(len(eval(src)))
parts = [f'{i}:{i * i:>6}' for i in range(200)]
print(parts[-1], len(''.join(parts)))
print(len(f'{"z" * 10000}'), f'{"ab" * 3:>10}', len(f'{n:>1000}'), len(f'{n:{500}}'))
src = "f'{" + ' + '.join(['n'] * 300) + "}'"
print(eval(src))
src = "f'{n:>" + '{1}' * 3 + "}'"
print(len(eval(src)))
out = ''
for i in range(300):
    out += f'{i % 10}'
print(len(out), out[:12])
