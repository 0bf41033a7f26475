n = 3000
print(eval('+'.join(['1'] * n)), len(eval('[' + '1,' * n + ']')), eval('(' * 50 + '7' + ')' * 50))
ns = {}; exec('\n'.join(f'a{i} = {i}' for i in range(n)), ns); print(ns['a2999'], len(ns) - 1)
print(eval('"' + 'x' * 10000 + '"')[:5], len(eval('{' + ','.join(f'{i}:{i}' for i in range(n)) + '}')))
