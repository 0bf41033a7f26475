import shlex
for s in ('a b c', 'a "b c" d', "a 'b c'", 'a\\ b', '"a\\"b"', "'a'\\''b'", '', '  ', 'a#b', 'a # c', '"', 'a\\', "x='y z'", 'é 日', '"" \'\'', 'a"b"c', 'a\nb', '$HOME `x`', '"a\\nb"'):
    try:
        print(repr(s), shlex.split(s), shlex.split(s, comments=True), shlex.split(s, posix=False))
    except ValueError as e: print(repr(s), e)
print(shlex.quote(''), shlex.quote('a b'), shlex.quote("it's"), shlex.quote('safe-1.2/x'), shlex.quote('é'), shlex.join(['a', 'b c', "d'e"]), shlex.split(shlex.join(['x y', "q'"])))
l = shlex.shlex('a=b && c | d; e(f) "g h"', punctuation_chars=True)
print(list(l), list(shlex.shlex('a-b.c d/e')), list(shlex.shlex('a-b.c', posix=True)))
try: shlex.split(None)
except ValueError as e: print(e)
