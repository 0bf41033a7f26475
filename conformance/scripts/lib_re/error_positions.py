import re
for p in ('(', ')', 'a)', '(?', '(?P', '(?P<', '(?P<>a)', '(?P<1>a)', '(?P<a', '(?P<a>', '(?P=a)', '(?P=)', '(?P<a>x)(?P<a>y)', '(?P>a)', '(?(', '(?(1', '(?(1)a|b|c)', '(?(a)b)', '(?(0)a)', '\\', '\\8', '(a)\\2', '\\x', '\\xg', '\\u12', '\\U0011', '\\N{x}', '\\N', '\\p', '[a', '[\\', 'x{2,1}', '(?i', '(?:', '(a', 'a|(b', '(?<=a', '(?<', '(?#', 'a\n(', '(?P<é>a)', '(?P<a b>x)', '\\c', '\\400', '(?z)'):
    try:
        re.compile(p)
        print(repr(p), 'fine')
    except re.error as e:
        print(repr(p), '|', e, '|', e.msg, e.pos, e.lineno, e.colno, e.pattern == p)
print(re.error is re.PatternError, issubclass(re.error, Exception))
