# csv: rows written and read in random dialects.
import csv
import io


def dialect():
    d = {}
    for name, choices in (('delimiter', (',', ';', '\t', ' ', 'é')), ('quotechar', ('"', "'", None)), ('escapechar', (None, '\\', '"')),
                          ('doublequote', (True, False)), ('skipinitialspace', (True, False)), ('lineterminator', ('\r\n', '\n', 'x')),
                          ('quoting', (0, 1, 2, 3, 4, 5)), ('strict', (True, False))):
        if source.chance(3):
            d[name] = source.pick(choices)
    return d


def field():
    return source.pick((source.text('ab,;"\' \n\r\\é', 5), source.text('abc', 3), source.between(-9, 9), 1.5, None, ''))


def written(rows, d):
    out = io.StringIO(newline='')
    w = csv.writer(out, **d)
    for r in rows:
        w.writerow(r)
    return out.getvalue()


for _ in range(cases):
    d = dialect()
    if source.chance(2):
        rows = [[field() for _ in range(source.below(4))] for _ in range(source.between(1, 3))]
        report(f'write {rows!r} {d}', written, rows, d)
    else:
        lines = [source.text('ab,;"\' \\1é', 10) + source.pick(('\n', '\r\n', '', '\n', '"')) for _ in range(source.between(1, 3))]
        report(f'read {lines!r} {d}', lambda: list(csv.reader(lines, **d)))
finish()
