from pathlib import PurePosixPath as P
p = P('/a/b')
print(p / 'c', p / 'c/d', p / '/abs', '/x' / P('y'), p / '..', p / P('z'), p / '', p.joinpath('c', 'd'), p.joinpath(), p.joinpath('/r', 's'))
f = P('dir/file.tar.gz')
print(f.with_name('new.txt'), f.with_stem('other'), f.with_suffix('.bz2'), f.with_suffix(''), P('a').with_suffix('.py'), P('a.b').with_stem('c'), f.with_segments('q', 'r'))
print(P('/a/b/c').relative_to('/a'), P('/a/b').relative_to('/a/b'), P('/a/b').relative_to('/a/c', walk_up=True), P('a/b').is_relative_to('a'), P('a/b').is_relative_to('c'), P('/a').relative_to('/'))
for g in (lambda: P('/a').relative_to('b'), lambda: P('/a').relative_to('/b'), lambda: P('').with_name('x'), lambda: f.with_name('a/b'), lambda: f.with_suffix('bad'), lambda: f.with_suffix('.'), lambda: P('/').with_suffix('.x'), lambda: f.with_name(''), lambda: P('a').relative_to('../b', walk_up=True), lambda: P('..').with_stem('') , lambda: f.with_suffix('.a/b')):
    try:
        print(g())
    except ValueError as e:
        print(e)
