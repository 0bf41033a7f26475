import functools
import time

def retry(times=3, on=(Exception,), wait=0):
    def decorate(f):
        @functools.wraps(f)
        def wrapper(*args, **kwargs):
            errors = []
            for attempt in range(1, times + 1):
                try:
                    return f(*args, **kwargs)
                except on as e:
                    e.add_note(f'attempt {attempt}')
                    errors.append(e)
                    if wait:
                        time.sleep(wait)
            raise ExceptionGroup(f'{f.__name__} failed {times} times', errors)
        wrapper.calls = 0
        return wrapper
    return decorate if not callable(times) else (lambda f: retry()(f))(times)

counter = iter(range(10))

@retry(times=4, on=(ValueError,), wait=0.001)
def flaky(limit):
    """Fails until the counter passes limit."""
    n = next(counter)
    if n < limit:
        raise ValueError(f'{n} < {limit}')
    return n

@retry
def broken():
    raise KeyError('k')

print(flaky(2), flaky.__name__, flaky.__doc__, flaky.__wrapped__ is not flaky)
try:
    flaky(100)
except ExceptionGroup as g:
    print(g.message, [str(e) for e in g.exceptions], g.exceptions[-1].__notes__)
try:
    broken()
except* KeyError as g:
    print(len(g.exceptions), {type(e).__name__ for e in g.exceptions})

def memo(f=None, /, *, size=2):
    if f is None:
        return functools.partial(memo, size=size)
    cache = {}
    @functools.wraps(f)
    def inner(*a):
        if a not in cache:
            if len(cache) >= size:
                cache.pop(next(iter(cache)))
            cache[a] = f(*a)
        return cache[a]
    inner.cache = cache
    return inner

@memo
def square(x):
    print('square', x, end='; ')
    return x * x

@memo(size=1)
def cube(x):
    print('cube', x, end='; ')
    return x ** 3

print([square(n) for n in (1, 2, 1, 3, 1)], square.cache)
print([cube(n) for n in (1, 1, 2, 1)], cube.cache)
