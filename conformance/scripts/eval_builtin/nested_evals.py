print(eval('eval("eval(\'1 + 1\')")'))
depth = 'x'
for _ in range(8): depth = f'eval({depth!r})'
x = 'deep'; print(eval(depth))
def f(n): return 0 if n == 0 else 1 + eval('f(n - 1)')
print(f(20))
exec("exec('y = 5')"); print(y)
