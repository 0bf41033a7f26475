import time, datetime
print(time.tzname, time.timezone, time.altzone, time.daylight)
print(time.localtime(1720000000)); print(time.localtime(1700000000)); print(time.mktime((2024,7,1,12,0,0,0,0,-1)), time.mktime((2024,1,1,12,0,0,0,0,-1)), time.mktime((2024,7,1,12,0,0,0,0,0)), time.mktime((2024,3,31,2,30,0,0,0,-1)))
print(time.strftime('%Z %z',time.localtime(1720000000)), time.ctime(1720000000))
print(datetime.datetime.fromtimestamp(1720000000), datetime.datetime(2024,7,1).timestamp(), datetime.datetime(2024,7,1).astimezone(), datetime.datetime.fromtimestamp(1720000000,datetime.timezone.utc).astimezone())
