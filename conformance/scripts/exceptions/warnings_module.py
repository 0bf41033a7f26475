import warnings, io, sys
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    warnings.warn('first'); warnings.warn('second', DeprecationWarning); warnings.warn(UserWarning('inst')); warnings.warn_explicit('ex', RuntimeWarning, 'file.py', 7)
    print([(x.category.__name__, str(x.message), x.lineno if x.filename != 'file.py' else (x.filename, x.lineno)) for x in w])
with warnings.catch_warnings():
    warnings.simplefilter('error')
    try: warnings.warn('now an error')
    except UserWarning as e: print(repr(e))
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('default')
    for _ in range(3): warnings.warn('once per place')
    print(len(w))
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('ignore'); warnings.warn('x'); print(len(w))
    warnings.filterwarnings('always', message='keep.*', category=FutureWarning); warnings.warn('keep this', FutureWarning); warnings.warn('keep', UserWarning); print(len(w))
    warnings.resetwarnings(); print(len(warnings.filters))
def old():
    warnings.warn('deprecated', DeprecationWarning, stacklevel=2)
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always')
    old(); print(w[0].lineno, w[0].category.__name__, str(w[0]).replace(w[0].filename, 'FILE')[:60])
for f in (lambda: warnings.warn('x', int), lambda: warnings.warn('x', 'y'), lambda: warnings.simplefilter('bad'), lambda: warnings.warn(), lambda: warnings.filterwarnings('error', lineno=-1)):
    try:
        print(f())
    except (TypeError, AssertionError, ValueError) as e: print(type(e).__name__, e)
print(warnings.formatwarning('msg', UserWarning, 'f.py', 3, 'code'), end='')
@warnings.deprecated('use other')
def dep(): return 'still works'
with warnings.catch_warnings(record=True) as w:
    warnings.simplefilter('always'); print(dep(), [str(x.message) for x in w], dep.__deprecated__)
