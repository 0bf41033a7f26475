class G:
    def __getitem__(self, k): return k
    def __class_getitem__(cls, k): return ('class', k)
g = G()
print(g[1], g[1,], g[1, 2], g[(1, 2)], g[()])
print(g[:], g[::], g[1:], g[:2], g[1:2], g[1:2:3], g[::3], g[:2:3], g[1::3])
print(g[1:2, 3], g[1:2, ::4], g[:, :], g[...], g[None], g[1:2,])
print(g[lambda: 1].__name__, g[1 if 0 else 2], g[not 1], g[x := 5], x, g[a := 1, b := 2])
print(g[*[1, 2]], g[*[], 3], g['k'], g[1][2] if False else '', g[-1], g[1 or 2:3 and 4])
print(G[int], G[1:2], G[int, str])
d = {(1, 2): 'tuple', (): 'empty', 1: 'one'}
print(d[1, 2], d[()], d[1])
l = [[1, 2], [3, 4]]
print(l[0][1], l[-1][-1], l[True][False], [1, 2, 3][1], 'abc'[1], (1, 2)[0], {'k': 'v'}['k'], [1, 2, 3][::-1][0])
l[0][0], l[1][1:] = 'x', 'yz'
print(l)
print([lambda: 'in list'][0](), {1: [2]}[1][0], f'{l[0][1]}', [i for i in l][0][0])
for src in ('g[]', 'g[1 2]', 'g[:::]', 'g[1:2:3:4]', 'g[,]', 'g[1,,2]', 'g[*a:b]', 'g[x=1]', 'g[**d]', 'g[(yield)]', 'g[x := 1:2]', 'g[a: b := 1]', 'g[*]'):
    try:
        compile(src, 's', 'exec')
        print(src, '| fine')
    except SyntaxError as e:
        print(src, '|', e.msg)
