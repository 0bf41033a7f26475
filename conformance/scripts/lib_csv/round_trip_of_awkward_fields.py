import csv, io
rows = [['plain', 'with space', ' lead', 'trail '], ['a,b', 'q"q', '"', '""'], ['line\nbreak', 'cr\rhere', 'crlf\r\n', ''], ['é日😀', '\t', "it's", '0'], ['', '', '', ''], [';|:', '#c', '=1+1', '-']]
for kw in ({}, {'quoting': csv.QUOTE_ALL}, {'delimiter': ';'}, {'delimiter': '\t', 'lineterminator': '\n'}, {'quotechar': "'"}, {'doublequote': False, 'escapechar': '\\'}):
    f = io.StringIO(newline='')
    csv.writer(f, **kw).writerows(rows)
    kw.pop('lineterminator', None)
    back = list(csv.reader(io.StringIO(f.getvalue(), newline=''), **kw))
    print(kw, back == rows, repr(f.getvalue().split('\n')[1][:40]))
print(list(csv.reader(['a,"b\n', 'c",d'])), list(csv.reader(['1,2\r'])), [len(r) for r in csv.reader(['a', 'b,c', ''])])
