from zoneinfo import *
from datetime import *
for key in ['Europe/London','Pacific/Apia','Africa/Casablanca','Europe/Dublin','Asia/Kathmandu','America/St_Johns','Antarctica/Troll']:
    z=ZoneInfo(key)
    print(z, repr(z), z.key)
    for y in (1800,1900,1916,1945,1970,1999,2000,2020,2024,2037,2038,2050,9998):
        for m,d,h in ((1,1,0),(3,31,2),(4,7,3),(7,1,12),(10,27,2),(11,3,1)):
            for fold in (0,1):
                x=datetime(y,m,d,h,30,tzinfo=z,fold=fold)
                print(x.isoformat(), x.tzname(), x.dst(), x.utcoffset(), end=' ')
        u=datetime(y,3,10,6,59,59,tzinfo=timezone.utc); v=u.astimezone(z); print(v.isoformat(), v.fold, v.astimezone(timezone.utc)==u)
