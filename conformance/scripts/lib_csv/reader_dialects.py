import csv, io
def r(text, **k): return list(csv.reader(io.StringIO(text), **k))
print(r('a,b,c\n1,2,3\n'), r('a,"b,c",d'), r('"a""b",c'), r('a,"multi\nline",b\nx'), r(''), r('\n\n'), r(','), r('a,\n'), r('"",""'), r('a;b', delimiter=';'), r("'a,b',c", quotechar="'"), r('a\tb', dialect='excel-tab'), r('a, b,  c', skipinitialspace=True), r('a\\,b,c', escapechar='\\'), r('"a"b,c'), r('a"b,c'), r('1,"2",3.5', quoting=csv.QUOTE_NONNUMERIC) if False else r('"x",2', quoting=csv.QUOTE_NONNUMERIC), r('"a",b', quoting=csv.QUOTE_NONE), r('a,b\r\nc,d\r\n'), r('"a\\"b"', escapechar='\\', doublequote=False))
for text, k in (('"abc', {'strict': True}), ('"a"b', {'strict': True}), ('x,2', {'quoting': csv.QUOTE_NONNUMERIC}), ('a', {'delimiter': 'ab'}), ('a', {'delimiter': ''}), ('a', {'quotechar': None}), ('a', {'dialect': 'nope'}), ('a', {'bad': 1}), ('a', {'delimiter': 5}), ('a', {'quoting': 99})):
    try:
        print(r(text, **k))
    except (csv.Error, ValueError, TypeError) as e:
        print(type(e).__name__, e)
rd = csv.reader(['a,b', 'c,d'])
print(next(rd), rd.line_num, rd.dialect.delimiter, list(rd), rd.line_num, list(csv.reader(['x', '', 'y'])))
try:
    list(csv.reader([b'a']))
except csv.Error as e:
    print(e)
