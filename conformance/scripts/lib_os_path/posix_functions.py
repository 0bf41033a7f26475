import posixpath as p
paths = ('', '/', '//', '///a', 'a', 'a/', '/a/b', 'a/b.txt', '.b', 'a.b.c', '/a//b/./c/../d', '..', '../a', './a', 'a/..', '~/x', 'é/日.x', 'a.b/c', '.', '...')
for s in paths:
    print(repr(s), p.split(s), p.splitext(s), p.basename(s), p.dirname(s), repr(p.normpath(s)), p.isabs(s), p.splitroot(s), p.normcase(s))
print(p.join('a', 'b'), p.join('a/', 'b'), p.join('a', '/b'), p.join('', 'b'), p.join('a', ''), p.join('a', 'b', '..', 'c'), p.join('/', 'a'), p.commonprefix(['/a/bc', '/a/bd']), p.commonpath(['/a/bc', '/a/bd']), p.commonpath(['a/b', 'a']), p.relpath('/a/b/c', '/a/d'), p.relpath('/a', '/a'), p.splitdrive('c:/a'), p.join(b'a', b'b'), p.splitext(b'a.x'), p.sep, p.extsep, p.pardir, p.curdir, p.commonprefix([]))
for f in (lambda: p.join('a', b'b'), lambda: p.commonpath(['/a', 'b']), lambda: p.commonpath([]), lambda: p.relpath(''), lambda: p.split(5), lambda: p.join(5), lambda: p.normpath(None), lambda: p.splitext(None), lambda: p.commonpath(['a', b'b'])):
    try: print(f())
    except (TypeError, ValueError) as e: print(type(e).__name__, e)
import os
print(os.path.join('x', 'y'), os.path is p, os.sep, os.linesep, os.fspath('a'), os.fspath(b'b'), os.fsencode('é'), os.fsdecode(b'a'), os.curdir, os.name)
class FP:
    def __fspath__(self): return 'from/fspath'
print(os.fspath(FP()), p.join(FP(), 'x'), p.basename(FP()))
for f in (lambda: os.fspath(5), lambda: os.fspath(type('B', (), {'__fspath__': lambda s: 5})())):
    try: print(f())
    except TypeError as e: print(e)
