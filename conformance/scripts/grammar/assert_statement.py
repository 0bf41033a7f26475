assert True
assert 1, 'not shown'
assert [0], 1 / 0 if False else 'm'
def t(f):
    try:
        f()
    except AssertionError as e:
        print(repr(e), e.args)
def a1(): assert False
def a2(): assert 0, 'message'
def a3(): assert None, (1, 2)
def a4(): assert [], f'{1 + 1} formatted'
def a5(): assert '', ValueError('inner')
def a6(): assert (x := 0), x
def a7(): assert 1 == 2 or [] , {'k': 1}
for f in (a1, a2, a3, a4, a5, a6, a7):
    t(f)
def evaluated_late():
    assert True, print('never')
    try:
        assert False, print('now')
    except AssertionError as e:
        print(e.args)
evaluated_late()
AssertionErrorReal = AssertionError
class AssertionError(Exception): pass
try:
    assert False, 'builtin one'
except AssertionErrorReal as e:
    print('shadowing is ignored', e)
print(__debug__)
