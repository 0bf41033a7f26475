log = []

def tag(name):
    log.append('make ' + name)
    def deco(f):
        log.append('apply ' + name)
        def wrapper(*a, **k):
            return name + '(' + f(*a, **k) + ')'
        return wrapper
    return deco

@tag('a')
@tag('b')
@tag('c')
def f(x):
    return x

print(log)
print(f('v'), f.__name__)

import functools

def keep(f):
    @functools.wraps(f)
    def w(*args):
        "wrapper"
        return f(*args)
    return w

@keep
def documented(a, b=1):
    "the doc"

print(documented.__name__, documented.__doc__, documented.__wrapped__.__defaults__)

def register(cls):
    cls.registered = True
    return cls

@register
class C:
    @staticmethod
    @tag('s')
    def m(x):
        return x

print(C.registered, C.m('q'), C().m('r'))

@lambda f: f() + 1
def value():
    return 41

print(value)
makers = [lambda f: f.__name__]
@makers[0]
def shown(): pass
print(shown)
