import sched
now = 0.0
def time(): return now
def sleep(d):
    global now
    now += d
s = sched.scheduler(time, sleep)
log = []
s.enter(5, 1, log.append, ('five',)); s.enter(1, 2, log.append, argument=('one low',)); s.enter(1, 1, log.append, ('one high',)); e = s.enter(3, 1, log.append, ('cancelled',)); s.enterabs(4, 1, lambda *, k: log.append(k), kwargs={'k': 'abs'})
print(len(s.queue), [x.time for x in s.queue], s.empty()); s.cancel(e)
def again(): log.append(('again', now)); s.enter(2, 1, log.append, ('nested',))
s.enter(2, 1, again)
s.run(); print(log, now, s.empty())
try: s.cancel(e)
except ValueError as x: print(type(x).__name__)
s.enter(10, 1, print); print(s.run(blocking=False), now)
