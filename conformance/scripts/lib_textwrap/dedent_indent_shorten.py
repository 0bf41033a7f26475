from textwrap import dedent, indent, shorten
for s in ('  a\n    b\n  c', '\n    x\n\n      y\n    ', '\ta\n\tb', '\ta\n  b', '  a\n b', 'a\n  b', '   \n  a', '', '  one', '    a\n\t b', '  a\r\n  b'):
    print(repr(dedent(s)))
print(repr(indent('a\n\nb\n', '> ')), repr(indent('a\n\nb', '> ', lambda l: True)), repr(indent('', 'x')), repr(indent('a\r\nb', '-')), repr(indent('x\ny', '', None)))
print(shorten('Hello  world  and more', 12), shorten('Hello world', 11), shorten('Hello world', 5), shorten('Hello', 3, placeholder=''), shorten('a b c d', 5, placeholder='..'), shorten('  ', 5), repr(shorten('', 5)))
try:
    shorten('abc', 2, placeholder='....')
except ValueError as e:
    print(e)
from textwrap import TextWrapper
w = TextWrapper(width=20, initial_indent='- ', subsequent_indent='  ')
print(w.wrap('some words that wrap around'), w.fill('short')); w.width = 10; print(w.wrap('some words that wrap'))
