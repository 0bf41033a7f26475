from urllib.parse import urljoin
base = 'http://a/b/c/d;p?q'
for r in ('g:h', 'g', './g', 'g/', '/g', '//g', '?y', 'g?y', '#s', 'g#s', 'g?y#s', ';x', 'g;x', '', '.', './', '..', '../', '../g', '../..', '../../', '../../g', '../../../g', '../../../../g', '/./g', '/../g', 'g.', '.g', 'g..', '..g', './../g', './g/.', 'g/./h', 'g/../h', 'g;x=1/./y', 'http:g', 'http://other/x', 'mailto:x@y', '/a/b/../c/./d'):
    print(repr(r), urljoin(base, r))
print(urljoin('', 'x'), urljoin('http://a/b', ''), urljoin('a/b', 'c'), urljoin('a/b/', 'c'), urljoin('a/b', '../c'), urljoin('http://h', 'p'), urljoin('http://h/x/', 'y'), urljoin('file:///a/b', 'c'), urljoin('http://h/a', '//o/p'), urljoin(b'http://h/a', b'b'), urljoin('http://h/p?q#f', '#g'), urljoin('mailto:a', 'b'))
