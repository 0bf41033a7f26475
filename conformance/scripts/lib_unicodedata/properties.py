import unicodedata as u
for c in ('a', 'A', '1', '½', '٣', ' ', '\n', 'é', '日', '😀', '\u0301', 'ﬁ', '(', '\u200b', 'Ⅷ', 'ß', '\ud800', '€', '²', '\u202e'):
    print(ascii(c), u.category(c), u.bidirectional(c), u.combining(c), u.east_asian_width(c), u.mirrored(c), u.name(c, None), u.decimal(c, None), u.digit(c, None), u.numeric(c, None), ascii(u.decomposition(c)))
for f in ('NFC', 'NFD', 'NFKC', 'NFKD'):
    print(f, [ascii(u.normalize(f, s)) for s in ('é', 'e\u0301', 'ﬁ', '①', '가', '\u1112\u1161\u11ab', 'Å')], u.is_normalized(f, 'é'))
print(u.lookup('SNOWMAN'), u.lookup('LATIN SMALL LETTER E WITH ACUTE'), len(u.unidata_version.split('.')), '\N{SNOWMAN}', u.ucd_3_2_0.unidata_version)
for f in (lambda: u.lookup('NOPE'), lambda: u.name('\n'), lambda: u.decimal('a'), lambda: u.category('ab'), lambda: u.normalize('X', 'a'), lambda: u.digit('½'), lambda: u.numeric('a'), lambda: u.category(5)):
    try: print(f())
    except (KeyError, ValueError, TypeError) as e: print(type(e).__name__, e)
