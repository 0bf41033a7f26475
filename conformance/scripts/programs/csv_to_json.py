import csv
import io
import json
from decimal import Decimal
from datetime import date

SOURCE = '''id,name,joined,balance,notes
1,"Smith, John",2021-05-17,1234.50,"likes ""quotes"""
2,Ann,2020-02-29,-3.10,
3,Zoë,2023-12-31,0,"two
lines"
4,Bad,not-a-date,1,x
'''

def convert(row):
    return {'id': int(row['id']), 'name': row['name'], 'joined': date.fromisoformat(row['joined']), 'balance': Decimal(row['balance']), 'notes': row['notes'] or None}

class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, date):
            return o.isoformat()
        if isinstance(o, Decimal):
            return str(o)
        return super().default(o)

good, bad = [], []
for row in csv.DictReader(io.StringIO(SOURCE)):
    try:
        good.append(convert(row))
    except ValueError as e:
        bad.append((row['id'], str(e)))
text = json.dumps(good, cls=Encoder, indent=1, sort_keys=True, ensure_ascii=False)
print(text)
print(bad)
again = json.loads(text, object_hook=lambda d: {**d, 'joined': date.fromisoformat(d['joined'])})
print([r['joined'].year for r in again], again[0]['name'])
out = io.StringIO()
writer = csv.DictWriter(out, ['name', 'balance', 'days'], extrasaction='ignore', lineterminator='\n')
writer.writeheader()
for r in good:
    writer.writerow({**r, 'days': (date(2024, 1, 1) - r['joined']).days})
print(out.getvalue())
try:
    json.dumps({'x': {1, 2}}, cls=Encoder)
except TypeError as e:
    print(e)
