for w in ('hello World', 'ÀÉÎ', 'straße', 'ŉ', 'ǆ', 'ΑΣ', 'ΣΑΣ Σ', 'ﬁ', 'İ', 'they\'re bill\'s', '1a 2b', ''):
    print([w.upper(), w.lower(), w.title(), w.capitalize(), w.swapcase(), w.casefold()])
tests = ['isalnum', 'isalpha', 'isascii', 'isdecimal', 'isdigit', 'isidentifier', 'islower', 'isnumeric', 'isprintable', 'isspace', 'istitle', 'isupper']
for w in ('', 'abc', 'ABC', 'Abc Def', '123', '²', '½', '٣', ' ', '\n', 'a1', 'a b', 'x_1', '1x', 'é', '日本', '\x00', 'Ⅷ', 'ª', 'class', '\u200b', 'ǅ', 'A1', '\u00a0'):
    print(repr(w), ''.join('T' if getattr(w, t)() else '.' for t in tests))
