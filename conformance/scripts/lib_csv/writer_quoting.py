import csv, io
def w(rows, **k):
    f = io.StringIO()
    wr = csv.writer(f, **k)
    wr.writerows(rows)
    return f.getvalue()
rows = [['a', 1, 2.5, None, True, ''], ['with,comma', 'with "quote"', 'line\nbreak', ' lead', 'é']]
for k in ({}, {'quoting': csv.QUOTE_ALL}, {'quoting': csv.QUOTE_NONNUMERIC}, {'quoting': csv.QUOTE_STRINGS}, {'quoting': csv.QUOTE_NOTNULL}, {'delimiter': ';', 'lineterminator': '\n'}, {'quotechar': "'"}, {'dialect': 'unix'}, {'dialect': 'excel-tab'}, {'quoting': csv.QUOTE_NONE, 'escapechar': '\\'}, {'doublequote': False, 'escapechar': '!'}):
    print(k, repr(w(rows, **k)))
print(repr(w([[]])), repr(w([['']])), repr(w([[None]])), repr(w([['a']])), repr(w([(x for x in 'ab')])), repr(w(['abc'])))
for bad in (lambda: w([5]), lambda: w([['a,b']], quoting=csv.QUOTE_NONE), lambda: w([['a']], lineterminator=5), lambda: csv.writer(5), lambda: w(5), lambda: w([[None]], quoting=csv.QUOTE_NONE)):
    try:
        print(bad())
    except (csv.Error, TypeError) as e:
        print(type(e).__name__, e)
f = io.StringIO()
print(csv.writer(f).writerow(['ab', 'c']), f.getvalue())
