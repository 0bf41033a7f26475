for s in ('', "it's", 'say "x"', '''both ' and "''', 'tab\tnl\ncr\r', 'nul\0 bell\a', 'back\\slash', 'é ñ 日本', '\x7f\x80\xa0\xad', '\u200b\u2028\ufeff', '😀', '\ud800', '\U0010ffff', '\x1b[0m', '\u0378', 'e\u0301'):
    print(repr(s), ascii(s), len(s))
print('\101\x41\u0041\U00000041\N{LATIN CAPITAL LETTER A}', r'\n\x', 'a\
b', "\'\"\\\a\b\f\n\r\t\v".encode())
print(repr(b'\x00\xff\n\t\\\'"abc'), b"it's", b'"', bytes(range(5)), bytearray(b'x\x80'))
print(['a', "b'"], ('x',), {'k': 'v\n'}, {1: {2: [3]}}, repr({'set'}), [None, True, ...], [1.0, 1e100, -0.0, 1j])
print(str(b'abc'), str(b'abc', 'ascii'), str(), repr(str), 'a' == b'a', str(object=5), str(b'\xc3\xa9', encoding='utf-8', errors='strict'))
