match = 1
case = 2
type = 3
_ = 4
print(match, case, type, _)
match += case
print(match)
print(match * case, match - case, match [0:1] if False else 'x')
def match(x): return ('called', x)
print(match(1), match (2), match((3)))
match(4).__class__
class case:
    match = 5
    type = 6
print(case.match, case.type, case().match)
def f(match, case=1, *, type=2, **_): return match, case, type, _
print(f(1, case=2, type=3, soft=4))
type = [1, 2]
print(type[0], type)
type X = int
print(X, X.__value__)
match = {'k': 1}
match['k'] = 2
print(match)
match match:
    case {'k': case}: print('case', case)
for match in range(2): pass
print(match)
import json as match
print(match.dumps(1))
lambda match: match
type: int = 5
print(type)
match: str = 'annotated'
print(match)
match, case = 1, 2
print(match, case, [match for match in 'ab'])
del match, case, type
print(type(1))
