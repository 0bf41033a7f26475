import textwrap
from itertools import zip_longest

ROWS = [
    ('Feature', 'State', 'Remarks'),
    ('generators', 'done', 'They can be sent values, closed, and thrown into from outside.'),
    ('t-strings', 'new', ''),
    ('async', 'done', 'async for, async with; comprehensions too'),
]

def table(rows, widths, sep=' | '):
    rule = '-+-'.join('-' * w for w in widths)
    for n, row in enumerate(rows):
        cells = [textwrap.wrap(cell, w) or [''] for cell, w in zip(row, widths, strict=True)]
        for parts in zip_longest(*cells, fillvalue=''):
            yield sep.join(p.ljust(w) for p, w in zip(parts, widths)).rstrip()
        if n == 0:
            yield rule

print('\n'.join(table(ROWS, (10, 5, 24))))
text = '''
    The quick brown fox
      jumps over
    the lazy dog.
'''
print(textwrap.dedent(text).strip())
print(textwrap.fill('word ' * 12, width=20, initial_indent='* ', subsequent_indent='  '))
print(textwrap.shorten('The quick brown fox jumps', 16, placeholder='...'), textwrap.indent('a\n\nb', '> ', lambda line: True))
def justify(words, width):
    lines, line = [], []
    for w in words:
        if sum(map(len, line)) + len(line) + len(w) > width:
            gaps, extra = divmod(width - sum(map(len, line)), max(1, len(line) - 1))
            lines.append(''.join(x + ' ' * (gaps + (i < extra)) for i, x in enumerate(line[:-1])) + line[-1])
            line = []
        line.append(w)
    return lines + [' '.join(line)]
for line in justify('in olden times when wishing still helped one there lived a king'.split(), 22):
    print(repr(line))
print('|'.join(f'{w:^9}' for w in ('centre', 'odd', 'é')), f'{"x":*>5}{"y":->5}')
