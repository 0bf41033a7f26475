from pathlib import PurePosixPath as P, PureWindowsPath as W, PurePath
p = P('/usr/lib/python/os.tar.gz')
print(p, repr(p), p.parts, p.root, p.drive, p.anchor, p.name, p.stem, p.suffix, p.suffixes, p.parent, [str(x) for x in p.parents], p.is_absolute(), p.as_posix(), p.as_uri(), len(p.parents), p.parents[1], p.parents[-1])
for s in ('', '.', '/', '//a', '///a', 'a//b/./c', 'a/../b', '.hidden', 'a.', '.a.b', 'a/b/', '..', './a', 'a b.txt', 'é.x', '...', 'x.tar.gz'):
    q = P(s)
    print(repr(s), repr(str(q)), q.parts, repr(q.name), repr(q.stem), repr(q.suffix), q.suffixes, str(q.parent))
w = W('C:/Users\\me/file.txt')
print(w, w.parts, w.drive, w.root, w.anchor, w.as_posix(), W('c:a').is_absolute(), W('//srv/share/x').parts, W('C:\\A') == W('c:/a'), w.as_uri(), W('a/b') / 'C:/x', W('C:/a') / '/b', W('nul').is_reserved() if False else '-')
print(PurePath('a/b').__class__.__name__, P('a', 'b', '/c', 'd'), P(), P('a', P('b')), P(*['x', 'y']))
for f in (lambda: P(5), lambda: P(b'a'), lambda: P('a') / 5, lambda: P('a').as_uri(), lambda: P('a', None)):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
