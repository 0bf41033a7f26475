import urllib.parse as p
import warnings
warnings.simplefilter('ignore')
TEXTS = ['', 'http://u:p@host:80/path;a=b;c?q=1?x#f#g', '//host/path', '//host', '//', '//host?q', '//h#f', '///x', 'a:b:c', ':b', '/a:b', 'user@host', 'a@b@c', 'user:pass', 'host:80', 'host:', 'host:x', 'host:8x', 'host:٣', '[::1]:80', 'k=v=w', 'k', '=', ';', 'a;b=1;c', '?', '#', 'a?b', 'a#b', 'a\nb:c\nd', '//a\nb/c', 'MAILTO:x', 'é:b', '1:2']
for name in ('splittype', 'splithost', 'splituser', 'splitpasswd', 'splitport', 'splitnport', 'splitquery', 'splittag', 'splitattr', 'splitvalue', 'to_bytes', 'unwrap'):
    for text in TEXTS:
        try:
            print(name, ascii(text), ascii(getattr(p, name)(text)))
        except Exception as e:
            print(name, ascii(text), type(e).__name__, e)
print(p.splitnport('h', 7), p.splitnport('h:', 7), p.splitnport('h:x', 7))
warnings.simplefilter('error')
for name in ('splittype', 'splitvalue', 'to_bytes'):
    try:
        getattr(p, name)('a')
    except DeprecationWarning as e:
        print(e)
try:
    p.split_nothing
except AttributeError as e:
    print(e)
