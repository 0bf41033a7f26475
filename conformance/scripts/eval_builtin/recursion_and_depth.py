print(eval('eval("eval(\'1 + 1\')")'))
def f(n): return 0 if n == 0 else 1 + eval('f(n - 1)')
print(f(50))
def deep(n):
    try:
        return eval('deep(n + 1)')
    except RecursionError:
        return 'recursion error'
print(deep(0))
s = '1'
for _ in range(80): s = f'({s})'
print(eval(s))
print(eval('-' * 90 + '1'), eval('not ' * 91 + 'True'))
print(eval('+'.join(['1'] * 3000)), eval('1' + '.real' * 100) if False else eval('(1)' + '.real' * 100))
try:
    eval('(' * 300 + ')' * 300)
except (SyntaxError, MemoryError, RecursionError) as e:
    print(type(e).__name__, e)
x = 5
print(eval('lambda: eval("x")')(), eval('[eval("x") for _ in "ab"]'), eval('(lambda x: eval("x"))(7)'), eval('(lambda: (yield eval("x")))().__next__()'))
print(exec('exec("exec(\'print(x)\')")'))
