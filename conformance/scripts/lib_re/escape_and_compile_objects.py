import re
print(re.escape('a.b*c'), re.escape('a-b c#d'), re.escape(b'a.b'), re.escape('é日'), re.escape(''), re.escape('\n\t\0'), re.escape("!\"%',/:;<=>@`&~"))
p = re.compile(r'(\w)(?P<n>\d)', re.I)
print(p.pattern, p.flags, p.groups, dict(p.groupindex), p, p == re.compile(r'(\w)(?P<n>\d)', re.I), hash(p) == hash(re.compile(r'(\w)(?P<n>\d)', re.I)), p is re.compile(p), p.match('a1').group('n'), p.fullmatch('a1b'), p.search('  b2').span(), p.findall('a1b2'), p.split('xa1y'), p.sub('-', 'a1b2'), p.subn('-', 'a1'), [m[0] for m in p.finditer('a1b2')])
print(repr(re.compile('a' * 300))[-10:], re.compile('a/b'), re.compile("it's"), re.compile(b'x', re.M), re.Pattern.__name__, isinstance(p, re.Pattern), isinstance(p.match('a1'), re.Match), re.Pattern[str])
for f in (lambda: setattr(p, 'x', 1), lambda: setattr(p, 'flags', 1), lambda: p < p, lambda: re.Pattern(), lambda: p.groupindex.__setitem__('a', 1), lambda: p.match(), lambda: p.match(b'a1'), lambda: p.search('a', 'x')):
    try:
        print(f())
    except (AttributeError, TypeError) as e:
        print(type(e).__name__, e)
import copy
print(copy.copy(p) is p, copy.deepcopy(p) is p, re.purge())
