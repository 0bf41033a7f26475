from datetime import datetime, date, timedelta, time
import copy
class D(date):
    def next(self): return self + timedelta(1)
    def __repr__(self): return 'D!' + super().__repr__()
d = D(2024, 1, 31)
print(d, repr(d), repr(d.next()), type(d.replace(day=1)).__name__, type(D.fromisoformat('2024-01-01')).__name__, type(D.fromordinal(5)).__name__, d == date(2024, 1, 31))
class DT(datetime):
    def __new__(cls, *a, tag=None, **k):
        self = super().__new__(cls, *a, **k)
        self.tag = tag
        return self
x = DT(2024, 1, 1, tag='t')
print(x.tag, type(x + timedelta(1)).__name__, type(x.replace(year=2000)).__name__, type(DT.combine(date(2024, 1, 1), time())).__name__, type(DT.strptime('2024', '%Y')).__name__, type(x.date()).__name__)
for o in (date(2024, 1, 2), datetime(2024, 1, 2, 3), time(4, 5), timedelta(1, 2)):
    print(copy.copy(o) == o, copy.deepcopy([o]) == [o], type(o).__name__, o.__class__.__module__, {o: 1}[copy.copy(o)])
for o in (date(2024, 1, 2), timedelta(1)):
    try:
        o.days = 5 if isinstance(o, timedelta) else None
        o.year = 1
    except AttributeError as e:
        print(e)
class TD(timedelta): pass
print(type(TD(1) + TD(2)).__name__, type(-TD(1)).__name__, TD(1) == timedelta(1), repr(TD(1)))
