from decimal import Decimal
import copy, json
d = Decimal('1.50')
print(copy.copy(d), copy.deepcopy([d])[0], d.__reduce__()[1])
try:
    json.dumps({'p': d})
except TypeError as e:
    print(e)
print(json.dumps({'p': d}, default=str), json.loads('[1.10, 2]', parse_float=Decimal), json.loads('1.1', parse_float=Decimal) + Decimal('0.1'))
print(isinstance(d, (int, float)), isinstance(d, Decimal))
import numbers
print(isinstance(d, numbers.Number), isinstance(d, numbers.Real))
try:
    d.x = 1
except AttributeError as e:
    print(e)
try:
    d += 'x'
except TypeError as e:
    print(e)
print(f'{d:>10}|', '%s' % d, d.__class__.__name__, Decimal.__module__, d.__sizeof__() > 0, sum(map(Decimal, ['0.1', '0.2'])), Decimal(str(0.1)), list(map(str, sorted([Decimal('2'), Decimal('10'), Decimal('1')]))))
