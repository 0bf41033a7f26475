def t(*its):
    out = []
    try:
        for x in zip(*its, strict=True):
            out.append(x)
        print('ok', out)
    except ValueError as e:
        print(out, e)
t('ab', 'cd')
t('ab', 'c')
t('a', 'cd')
t('ab', 'cd', 'e')
t('', '', 'a')
t('abc')
t()
t('a', '', '')
t('ab', 'cd', 'efg', 'h')
def bad():
    yield 1
    raise KeyError('inside')
try:
    list(zip(bad(), 'ab', strict=True))
except KeyError as e:
    print(repr(e))
it = iter('xyz')
try:
    list(zip('a', it, strict=True))
except ValueError as e:
    print(e, list(it))
