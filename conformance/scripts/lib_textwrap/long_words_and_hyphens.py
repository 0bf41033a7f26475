from textwrap import wrap, fill, TextWrapper
t = 'self-contained super-long-hyphenated-word and supercalifragilisticexpialidocious end'
for kw in ({}, {'break_long_words': False}, {'break_on_hyphens': False}, {'break_long_words': False, 'break_on_hyphens': False}):
    print(kw, wrap(t, 12, **kw))
print(wrap('a--b c---d e-f', 4), wrap('-flag --long-option x', 8), wrap('1-2-3-4', 3), wrap("don't can't", 5), wrap('foo- -bar', 4), wrap('é-ü-ö', 2), wrap('日本語テキスト', 3), wrap('x' * 10, 3, initial_indent='> ', subsequent_indent='  '), wrap('a b', 1), wrap('ab cd', 2, max_lines=1, placeholder='…'))
w = TextWrapper(width=15, max_lines=3, placeholder=' [...]', drop_whitespace=True)
print(w.fill('one two three four five six seven eight nine ten eleven'))
print(fill('para one\n\npara two', 10), '|', fill('  indented text here', 10), '|', wrap('  lead', 10), wrap('trail  ', 10), wrap('a\u00a0b c', 3))
