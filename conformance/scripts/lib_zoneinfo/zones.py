from zoneinfo import *
from datetime import *
import zoneinfo, pickle, copy
def t(f):
    try: print('->', repr(f()))
    except BaseException as e: print(type(e).__name__, str(e))
for key in ['Europe/Berlin','America/New_York','Asia/Kolkata','Australia/Sydney','UTC','Etc/GMT+5','Asia/Tokyo','America/Sao_Paulo']:
    z=ZoneInfo(key)
    print(z, repr(z), z.key)
    for y in (1800,1900,1916,1945,1970,1999,2000,2020,2024,2037,2038,2050,9998):
        for m,d,h in ((1,1,0),(3,31,2),(4,7,3),(7,1,12),(10,27,2),(11,3,1)):
            for fold in (0,1):
                x=datetime(y,m,d,h,30,tzinfo=z,fold=fold)
                print(x.isoformat(), x.tzname(), x.dst(), x.utcoffset(), end=' ')
        u=datetime(y,3,10,6,59,59,tzinfo=timezone.utc); v=u.astimezone(z); print(v.isoformat(), v.fold, v.astimezone(timezone.utc)==u)
z=ZoneInfo('America/New_York')
for h in range(3,9):
    for mi in (0,30,59):
        for day in (datetime(2024,11,3,h,mi,tzinfo=timezone.utc),datetime(2024,3,10,h,mi,tzinfo=timezone.utc),datetime(1987,4,5,h,mi,tzinfo=timezone.utc),datetime(2045,11,5,h,mi,tzinfo=timezone.utc)):
            x=day.astimezone(z); print(x, x.fold, x.tzname(), end='; ')
print()
t(lambda:ZoneInfo('Nope/Zone')); t(lambda:ZoneInfo('../etc/passwd')); t(lambda:ZoneInfo('/etc/localtime')); t(lambda:ZoneInfo('Europe//Berlin')); t(lambda:ZoneInfo(5)); t(lambda:ZoneInfo('')); 
t(lambda:ZoneInfo('UTC') is ZoneInfo('UTC')); t(lambda:ZoneInfo.no_cache('UTC') is ZoneInfo('UTC')); t(lambda:ZoneInfo('UTC').utcoffset(None)); t(lambda:ZoneInfo('Europe/Berlin').utcoffset(None)); t(lambda:ZoneInfo('Europe/Berlin').tzname(None)); t(lambda:ZoneInfo('Etc/GMT+5').utcoffset(None))
t(lambda:datetime(2024,1,1,tzinfo=z)+timedelta(days=180)); t(lambda:(datetime(2024,7,1,tzinfo=z)-datetime(2024,1,1,tzinfo=ZoneInfo('Europe/Berlin')))); t(lambda:datetime(2024,7,1,12,tzinfo=z).astimezone(ZoneInfo('Asia/Tokyo'))); t(lambda:datetime(2024,1,1,tzinfo=z)==datetime(2024,1,1,5,tzinfo=timezone.utc)); t(lambda:time(12,tzinfo=z).utcoffset()); t(lambda:time(12,tzinfo=ZoneInfo('UTC')).utcoffset())
t(lambda:datetime(2024,7,1,12,tzinfo=z).strftime('%Z %z')); t(lambda:datetime.fromtimestamp(0,z)); t(lambda:datetime.fromtimestamp(1720000000,ZoneInfo('Europe/Berlin'))); t(lambda:datetime(2024,7,1,tzinfo=z).timestamp()); t(lambda:z.fromutc(datetime(2024,1,1,tzinfo=timezone.utc))); t(lambda:z.fromutc(5)); t(lambda:z.fromutc(datetime(2024,1,1,tzinfo=z)))
t(lambda:copy.copy(z) is z); t(lambda:copy.deepcopy(z) is z); t(lambda:pickle.loads(pickle.dumps(z)) is z); t(lambda:'Europe/Berlin' in available_timezones()); t(lambda:len(available_timezones())>400); t(lambda:issubclass(ZoneInfoNotFoundError,KeyError)); ZoneInfo.clear_cache(); t(lambda:ZoneInfo('UTC').key)
import io
t(lambda:ZoneInfo.from_file(io.BytesIO(b'x'))); 
t(lambda:sorted(zoneinfo.__all__)); t(lambda:zoneinfo.reset_tzpath('x')); t(lambda:zoneinfo.reset_tzpath(['rel']))
