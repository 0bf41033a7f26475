log = []
def t(x): log.append(x); return x
def boom(): log.append('boom'); raise ValueError

def attempt(f):
    log.clear()
    try:
        f()
    except Exception as e:
        log.append(type(e).__name__)
    print(log)

attempt(lambda: [t(1), boom(), t(2)])
attempt(lambda: t(1) + boom() + t(2))
attempt(lambda: {t('a'): boom(), t('b'): t(3)})
attempt(lambda: {t('a'): t(1), t([]): t('later')})
attempt(lambda: print(t(1), boom(), t(2)))
attempt(lambda: undefined(t(1)))
nothing = None
attempt(lambda: nothing(t('args first')))
attempt(lambda: t([])[t(5)])
attempt(lambda: (5).nope(t('not evaluated')))
attempt(lambda: t(1)(t(2), *t(3)))
attempt(lambda: t(1)[boom()])

def assign():
    d = {}
    d[t('key')], d[boom()] = t(1), t(2)
attempt(assign)
def assign2():
    a = [0]
    a[t(0)], a[t(9)], a[t(0)] = t('x'), t('y'), t('z')
attempt(assign2)
def aug():
    a = [1]
    a[t(0)] += boom()
attempt(aug)
def chain():
    x = {}
    x['a'] = x[t('k')].b = t('v')
attempt(chain)
def star():
    a, b, c = t('ab')
attempt(star)
def dele():
    a = {1: 1}
    del a[t(1)], a[t(2)], a[t(3)]
attempt(dele)
def loop():
    for x.attr in t([1]): pass
attempt(loop)
def ret():
    try:
        return t('value')
    finally:
        boom()
attempt(ret)
