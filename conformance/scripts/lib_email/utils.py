import datetime
from email.utils import *
from email import utils
from email.utils import localtime, quote


def t(f):
    try:
        print(ascii(f()))
    except Exception as e:
        print(type(e).__name__, e)


ADDRESSES = ['', 'a@b.c', 'A B <a@b.c>', '"A, B" <a@b.c>', '<a@b.c>', 'a@b.c (Comment)', 'Name (c1) (c2) <a@b.c>', 'a@b.c, d@e.f', 'Group: a@b.c, d@e.f;', 'A B', '"quoted \\"x\\"" <q@x>', 'a b@c', 'a . b @ c . d',
             'a@b@c', '"a b"@c.d', '<@r1,@r2:a@b>', 'a@[1.2.3.4]', 'x <a@[::1]>', '(only comment)', '(((nested (deep) comment))) a@b', 'a@b (unclosed', 'a@b )', '"unclosed <a@b>', ',', ',,', ';', 'a@b;', '<', '>', '<>', '@', '@b', 'a@',
             'B\xfccher <b@x.de>', 'alice@example.org)Alice', 'a@malicious.org <alice@example.org>', 'a@b\r\n c', 'a\\ b@c', ' a@b ', '"a" "b" <c@d>', 'a.b.c', 'a"b"c@d', '=?utf-8?q?x?= <a@b>', 'A <a@b> trailing', 'A:;', 'a: b: c@d;', '\ud800@x', '(' * 50 + ')' * 50 + 'a@b', '[x] <a@b>']
for a in ADDRESSES:
    t(lambda: parseaddr(a))
    t(lambda: parseaddr(a, strict=False))
    t(lambda: getaddresses([a]))
    t(lambda: getaddresses([a, 'z@z'], strict=False))
    t(lambda: getaddresses([a, 'Z <z@z>', a]))
for bad in (None, 5, [], ['a@b'], b'a@b', ('x',)):
    t(lambda: parseaddr(bad))
    t(lambda: getaddresses(bad))
for pair in (('', 'a@b'), (None, 'a@b'), ('A B', 'a@b'), ('A, B', 'a@b'), ('A "x" \\', 'a@b'), ('B\xfccher', 'a@b'), ('\u65e5\u672c\u8a9e', 'a@b'), ('\u20ac', 'a@b'), ('x', '\xe9@b'), ('a.b', 'c'), ("it's", 'x@y'), ('M\xfcller von der Heide', 'x@y'), ('\xe9' * 30, 'x@y')):
    t(lambda: formataddr(pair))
    t(lambda: formataddr(pair, 'iso-8859-1'))
    t(lambda: formataddr(pair, 'latin-1'))
    t(lambda: formataddr(pair, 'utf8'))
    if pair[0] and not pair[0].startswith('\u65e5'): t(lambda: parseaddr(formataddr(pair)))
DATES = ['Mon, 20 Nov 1995 19:12:08 -0500', '20 Nov 1995 19:12:08 +0530', 'Mon, 20 Nov 95 19:12:08 EST', '20 Nov 70 19:12', 'Mon 20 Nov 1995 19:12:08', 'Monday, 20-Nov-95 19:12:08 GMT', 'Thu Jan  1 00:00:00 1970', '1 Jan 1970 00.01.02 Z', 'Nov 20 1995 19:12:08', 'Mon, 20 Nov 1995 19:12:08 -0000', 'Mon, 20 Nov 1995 19:12:08 +0000',
         'Mon, 20 November 1995 19:12:08 PDT', '20 Nov 1995 19:12:08+0100', '20 Nov 1995 19:12:08-0100', '20 Nov 1995', '', ' ', 'x', 'Mon,', 'Mon', '32 Foo 1995 1:2:3', '20 Nov 1995 a:b:c', '20 Nov 1995 1:2:3:4', '20 Nov 1995 25:61:61 +9999', '20 Nov 1995 1:2 foo', 'Wed, 3 Apr 2002 12.34.56.78+0800', 'Sat, 1 Jan 0 0:0:0 0', '1 Jan 1995, 1:2:3', '19:12:08 20 Nov 1995', '20 1995 Nov 19:12:08', ', 20 Nov 1995 1:2:3', '20, Nov, 1995, 1:2:3, UT', 'a b c d e', '- - - - -', '1 Jan 2000 1:2:3 +99999999999', None, '20 Nov 1995 19', 'Mon, 29 Feb 2001 1:2:3']
for d in DATES:
    t(lambda: parsedate_tz(d))
    t(lambda: parsedate(d))
    t(lambda: parsedate_to_datetime(d))
    t(lambda: mktime_tz(parsedate_tz(d)))
t(lambda: parsedate(5))
for s in (0, 1e9, -1, 1234567890.9, 2**33):
    t(lambda: formatdate(s))
    t(lambda: formatdate(s, usegmt=True))
    t(lambda: formatdate(s, localtime=True))
UTC = datetime.timezone.utc
for dt in (datetime.datetime(2020, 2, 29, 1, 2, 3), datetime.datetime(2020, 2, 29, 1, 2, 3, tzinfo=UTC), datetime.datetime(999, 12, 31, 23, 59, 59, tzinfo=datetime.timezone(datetime.timedelta(hours=-3, minutes=-30)))):
    t(lambda: format_datetime(dt))
    t(lambda: format_datetime(dt, usegmt=True))
    t(lambda: parsedate_to_datetime(format_datetime(dt)) == dt)
t(lambda: localtime(datetime.datetime(2020, 1, 1, tzinfo=UTC)))
for s in ('', 'plain', "utf-8'en'a%20b", "''x", "a'b", "a'b'c'd", '"q"'):
    t(lambda: decode_rfc2231(s))
    t(lambda: encode_rfc2231(s))
    t(lambda: encode_rfc2231(s, 'utf-8'))
    t(lambda: encode_rfc2231(s, 'us-ascii', 'en'))
    t(lambda: unquote(s))
    t(lambda: quote(s))
    t(lambda: collapse_rfc2231_value(s))
t(lambda: encode_rfc2231('\xe9'))
t(lambda: encode_rfc2231('\xe9', 'latin-1', 'de'))
for v in (('utf-8', 'en', 'a\xc3\xa9'), (None, None, 'x\xe9'), ('nope', '', '"x"'), ('utf-8', ''), 'x', ('us-ascii', None, '\u20ac')):
    t(lambda: collapse_rfc2231_value(v))
t(lambda: decode_params([('text/plain', ''), ('name*0', 'a'), ('name*1', '"b c"'), ('other', '"x\\"y"'), ("t*0*", "utf-8'en'a%20"), ('t*1*', 'b%C3%A9'), ('t*2', 'c'), ('single*', "iso-8859-1''%e9"), ('x*y', '1')]))
t(lambda: decode_params([('a', 'b')]))
t(lambda: decode_params([]))
for s in ('"x"', '<x>', '"', '""', '<', 'x"', '"a\\\\b\\"c"', '"x>'):
    t(lambda: unquote(s))
t(lambda: utils.__all__)
