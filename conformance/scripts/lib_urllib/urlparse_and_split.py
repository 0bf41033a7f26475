from urllib.parse import *
for u in ('http://user:pw@host.com:8080/a/b;p?q=1&r=2#frag', 'http://h', '//h/p', '/just/path', 'mailto:a@b.c', 'HTTP://HOST/Path', 'http://[::1]:80/x', 'http://h:/', '', '?q', '#f', 'a:b', 'http://é.com/ü', 'file:///etc/x', 'http://h/a?b?c#d#e', 'tel:+1', 'x://h;p/q', 'http://h:99999/', 'http:/p', '1http://x', 'http://h\n/x'):
    p = urlparse(u)
    try:
        port = p.port
    except ValueError as e:
        port = str(e)
    print(repr(u), tuple(p), p.hostname, port, p.username, p.password, repr(p.geturl()))
print(urlsplit('http://h/p;x?q#f'), urlparse('a', scheme='http'), urlparse('http://h#f', allow_fragments=False), urlsplit(b'http://h/p?q'), urlparse('http://h/p')._replace(path='/new').geturl(), urlunparse(('http', 'h', '/p', 'x', 'q', 'f')), urlunsplit(('', 'h', 'p', '', '')), urldefrag('http://h/p#f'), urlunsplit(('http', '', 'p', '', '')))
for f in (lambda: urlparse('http://[::1/x'), lambda: urlparse('http://h').port, lambda: urlparse('http://h:x').port, lambda: urlunparse(('a',)), lambda: urlsplit('http://[bad]/'), lambda: urljoin('a', b'b'), lambda: urlparse(5)):
    try:
        print(f())
    except (ValueError, TypeError, AttributeError) as e:
        print(type(e).__name__, e)
