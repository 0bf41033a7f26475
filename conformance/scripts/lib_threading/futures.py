import concurrent.futures as cf
import logging
import re
import threading

logging.disable(logging.CRITICAL)


def plain(text):
    return re.sub(r'0x[0-9a-f]+', 'N', text)


def t(f):
    try:
        print('->', plain(repr(f())))
    except BaseException as e:
        print(type(e).__module__, type(e).__name__, plain(str(e)))


with cf.ThreadPoolExecutor(max_workers=3) as ex:
    print(list(ex.map(lambda x: x * x, range(6))), list(ex.map(pow, [2, 3], [3, 2])))
    f = ex.submit(divmod, 7, 3)
    t(lambda: f.result())
    t(lambda: (f.done(), f.cancelled(), f.running(), f.exception(), f.cancel()))
    t(lambda: f)
    g = ex.submit(lambda: 1 / 0)
    t(lambda: g.result())
    t(lambda: type(g.exception()))
    t(lambda: g)
    t(lambda: list(ex.map(lambda x: 10 // x, [1, 2, 0, 5])))
    fs = {ex.submit(lambda n=n: n * 2): n for n in range(5)}
    print(sorted((fs[f], f.result()) for f in cf.as_completed(fs)))
    done, not_done = cf.wait(list(fs))
    print(len(done), len(not_done))
    r = cf.wait([f], timeout=1, return_when=cf.FIRST_COMPLETED)
    print(len(r.done), len(r.not_done), len(r))
    called = []
    f.add_done_callback(lambda fut: called.append(fut.result()))
    print(called)
    print(ex.submit(lambda: threading.current_thread().name.startswith('ThreadPoolExecutor-0_')).result())
    t(lambda: ex.submit(lambda *a, **k: (a, k), 1, x=2).result())
    t(lambda: ex.submit())
t(lambda: ex.submit(len, 'a'))
t(lambda: cf.ThreadPoolExecutor(0))
t(lambda: cf.ThreadPoolExecutor(initializer=5))
with cf.ThreadPoolExecutor(1, thread_name_prefix='pre', initializer=lambda x: called.append(x), initargs=('init',)) as ex:
    print(ex.submit(lambda: threading.current_thread().name).result(), called)
f = cf.Future()
t(lambda: f)
t(lambda: f.result(timeout=0.001))
t(lambda: f.exception(timeout=0.001))
order = []
f.add_done_callback(lambda x: order.append(1))
f.add_done_callback(lambda x: 1 / 0)
f.add_done_callback(lambda x: order.append(2))
t(lambda: f.set_running_or_notify_cancel())
t(lambda: (f.running(), f.cancel(), f))
f.set_result(5)
t(lambda: (f.result(), order, f))
t(lambda: f.set_result(6))
t(lambda: f.set_exception(ValueError()))
t(lambda: f.set_running_or_notify_cancel())
c = cf.Future()
t(lambda: (c.cancel(), c.cancelled(), c.done(), c.set_running_or_notify_cancel(), c.cancel(), c))
t(lambda: c.result())
t(lambda: c.set_result(1))
e = cf.Future()
e.set_exception(KeyError('k'))
t(lambda: e.result())
t(lambda: (e.exception(), e))
t(lambda: list(cf.as_completed([cf.Future()], timeout=0.001)))
t(lambda: cf.wait([cf.Future()], timeout=0.001)[0])
t(lambda: [x.result() for x in cf.as_completed([f, f])])
t(lambda: cf.TimeoutError is TimeoutError)
t(lambda: issubclass(cf.CancelledError, cf.InvalidStateError.__mro__[1]))
t(lambda: cf.Executor().submit(len))
t(lambda: sorted(x for x in cf.__all__ if x != 'ProcessPoolExecutor'))
bad = cf.ThreadPoolExecutor(1, initializer=lambda: 1 / 0)
b = bad.submit(len, 'x')
t(lambda: b.result())
t(lambda: bad.submit(len, 'y'))
t(lambda: cf.Future[int])
