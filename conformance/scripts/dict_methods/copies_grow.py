for n in range(40):
    d = {i: i for i in range(n)}
    e = d.copy()
    f = dict(e)
    s = {str(i) for i in range(n)}
    t = s | set('ab')
    for k in list(d)[::2]:
        del e[k]
    e.update(f)
    print(n, len(d), len(e), len(f), len(t), sum(e))
