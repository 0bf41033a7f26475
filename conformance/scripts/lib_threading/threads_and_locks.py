import contextvars
import queue
import re
import sys
import threading
import time


def t(f):
    try:
        print('->', re.sub(r'0x[0-9a-f]+|\b1[0-9]{14}\b', 'N', repr(f())))
    except Exception as e:
        print(type(e).__name__, str(e))


results = []
lock = threading.Lock()


def work(n, k=0):
    with lock:
        results.append(n * n + k)


threads = [threading.Thread(target=work, args=(i,), kwargs={'k': 1}, name=f'w{i}' if i % 2 else None) for i in range(4)]
print([th.is_alive() for th in threads], threads[0].ident, threads[1].name, threads[0].name, threads[0].daemon)
for th in threads:
    th.start()
for th in threads:
    th.join()
print(sorted(results), [th.is_alive() for th in threads])
t(lambda: threads[0].start())
t(lambda: threading.Thread(target=work).join())
t(lambda: threading.current_thread().join())
t(lambda: threading.current_thread())
t(lambda: threading.main_thread() is threading.current_thread())
t(lambda: threading.active_count())
t(lambda: threading.enumerate())
t(lambda: threads[1])
t(lambda: threading.Thread(target=len))
t(lambda: threading.Thread(target=len, daemon=True, name='d'))
names = []
th = threading.Thread(target=lambda: names.append((threading.current_thread() is th, threading.get_ident() == th.ident, threading.active_count())))
th.start()
th.join()
print(names)


class Sub(threading.Thread):
    def __init__(self):
        super().__init__()
        self.out = None

    def run(self):
        self.out = self.name.startswith('Thread-')


s = Sub()
s.start()
s.join()
print(s.out)
t(lambda: setattr(s, 'daemon', True))


class NoInit(threading.Thread):
    def __init__(self):
        pass


t(lambda: NoInit().start())
L = threading.Lock()
t(lambda: (L.acquire(), L.locked(), L.acquire(False), L.acquire(timeout=0.001), L.release(), L.locked()))
t(lambda: L)
t(lambda: L.release())
t(lambda: L.acquire(False, 1))
t(lambda: L.acquire(True, -2))
R = threading.RLock()
t(lambda: (R.acquire(), R.acquire(), R.release(), R.release()))
t(lambda: R.release())
with R, R:
    print('twice')
E = threading.Event()
t(lambda: (E.is_set(), E.wait(0.001), E.set(), E.is_set(), E.wait(), E.clear(), E.is_set()))
t(lambda: E)
S = threading.Semaphore(2)
t(lambda: (S.acquire(), S.acquire(), S.acquire(blocking=False), S.acquire(timeout=0.001), S.release(), S.acquire()))
t(lambda: S)
t(lambda: threading.Semaphore(-1))
t(lambda: S.release(0))
t(lambda: S.acquire(False, 1))
B = threading.BoundedSemaphore(1)
t(lambda: B.release())
t(lambda: B)
C = threading.Condition()
t(lambda: C.wait())
t(lambda: C.notify())
with C:
    t(lambda: C.wait(0.001))
    t(lambda: C.wait_for(lambda: 5))
    t(lambda: C.wait_for(lambda: 0, 0.001))
    C.notify_all()
t(lambda: threading.Condition(threading.Lock()))
bar = threading.Barrier(1, action=lambda: print('action'))
t(lambda: bar.wait())
t(lambda: (bar.parties, bar.n_waiting, bar.broken))
t(lambda: threading.Barrier(0))
bar.abort()
t(lambda: bar.wait())
bar.reset()
t(lambda: bar.wait())
t(lambda: threading.Barrier(2).wait(0.001))
fired = []
timer = threading.Timer(0.01, fired.append, [1])
timer.start()
timer.join()
print(fired, timer.finished.is_set(), timer.is_alive())
timer = threading.Timer(60, fired.append, [2])
timer.start()
print(timer.is_alive())
timer.cancel()
timer.join()
print(fired, timer.is_alive())
ev = threading.Event()
timer = threading.Timer(0.01, ev.set)
timer.start()
print(ev.wait(5), ev.is_set())
data = threading.local()
data.x = 1
seen = []


def look():
    seen.append(hasattr(data, 'x'))
    data.x = 2
    data.y = 3
    seen.append(data.x)


th = threading.Thread(target=look)
th.start()
th.join()
print(seen, data.x, hasattr(data, 'y'), data.__dict__)


class Own(threading.local):
    kind = 'own'

    def __init__(self, n):
        self.n = n


own = Own(5)
own.n = 6
th = threading.Thread(target=lambda: seen.append((own.n, own.kind)))
th.start()
th.join()
print(seen[-1], own.n)
t(lambda: threading.local(5))
var = contextvars.ContextVar('var', default='none')
var.set('main')
th = threading.Thread(target=lambda: (seen.append(var.get()), var.set('thread')))
th.start()
th.join()
print(seen[-1], var.get())
caught = []
threading.excepthook = lambda args: caught.append((args.exc_type.__name__, str(args.exc_value), args.thread.name))
th = threading.Thread(target=lambda: 1 / 0, name='bad')
th.start()
th.join()
th = threading.Thread(target=sys.exit, name='exits')
th.start()
th.join()
print(caught, th.is_alive())
threading.excepthook = threading.__excepthook__
q = queue.Queue(2)
t(lambda: (q.put(1), q.put(2), q.full(), q.qsize(), q.get(), q.get(), q.empty()))
t(lambda: q.get(False))
t(lambda: q.get(timeout=0.001))
t(lambda: q.get(timeout=-1))
q.put(1)
q.put(2)
t(lambda: q.put_nowait(3))
t(lambda: q.put(3, timeout=0.001))
t(lambda: ([q.task_done() for _ in range(4)], q.unfinished_tasks, q.join()))
t(lambda: (q.get(), q.get()) and [q.task_done() for _ in range(3)])
p = queue.PriorityQueue()
for x in (3, 1, 2):
    p.put((x, str(x)))
t(lambda: [p.get() for _ in range(3)])
lifo = queue.LifoQueue()
lifo.put(1)
lifo.put(2)
t(lambda: (lifo.get(), lifo.get_nowait()))
simple = queue.SimpleQueue()
simple.put(1)
t(lambda: (simple.qsize(), simple.get(), simple.empty()))
t(lambda: simple.get_nowait())
t(lambda: simple.get(timeout=0.001))
q.shutdown()
t(lambda: q.put(1))
t(lambda: q.get())
jobs = queue.Queue()
for i in range(5):
    jobs.put(i)
out = []


def worker():
    while True:
        try:
            n = jobs.get_nowait()
        except queue.Empty:
            return
        out.append(n * 10)
        jobs.task_done()


pool = [threading.Thread(target=worker) for _ in range(3)]
for th in pool:
    th.start()
for th in pool:
    th.join()
jobs.join()
print(sorted(out))
counter = 0


def bump():
    global counter
    for _ in range(100):
        with lock:
            counter += 1


pool = [threading.Thread(target=bump) for _ in range(5)]
[th.start() for th in pool]
[th.join() for th in pool]
print(counter, threading.TIMEOUT_MAX > 1e6, threading.get_native_id() > 0, threading.stack_size())
