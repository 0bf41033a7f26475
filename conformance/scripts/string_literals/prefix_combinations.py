import itertools
seen = {}
for n in (1, 2, 3):
    for letters in itertools.product('rRbBuUfF', repeat=n):
        p = ''.join(letters)
        try:
            v = eval(p + "'x'")
            seen[p] = type(v).__name__
        except SyntaxError:
            pass
print(sorted(seen.items()))
print([eval(p + '"""a"b"""') for p in ('r', 'b', 'rb', 'f', 'u')], br'\n' == b'\\n', Rb'\x' == rb'\x', u'é' == 'é', fR'\{1}', len(rb'\\'), r'\'', r"\"")
for src in ("ur'x'", "bu'x'", "fb'x'", "rr'x'", "bb'x'", "fu'x'", "rbr'x'", "x'41'", "b 'x'", "r\n'x'", "f'x' b'y'", "b'x' u'y'", "'x' b'y'", "1'x'", "a'x'", "b'x'.decode() 'y'"):
    try:
        print(src, eval(src))
    except SyntaxError as e:
        print(repr(src), e.msg)
