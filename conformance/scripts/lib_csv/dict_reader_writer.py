import csv, io
text = 'name,age\nAnn,30\nBob,25,extra\nCid\n'
print(list(csv.DictReader(io.StringIO(text))))
print(list(csv.DictReader(io.StringIO(text), restkey='more', restval='?')), list(csv.DictReader(io.StringIO('1,2\n3,4\n'), fieldnames=['a', 'b'])), csv.DictReader(io.StringIO(text)).fieldnames, list(csv.DictReader(io.StringIO(''))), list(csv.DictReader(io.StringIO('a,b\n\n1,2\n'))))
f = io.StringIO()
w = csv.DictWriter(f, ['b', 'a'], restval='-', lineterminator='\n')
print(w.writeheader(), w.writerow({'a': 1, 'b': 2}), w.writerows([{'a': 3}, {'b': None}]))
print(repr(f.getvalue()))
for bad in (lambda: w.writerow({'a': 1, 'zz': 2}), lambda: csv.DictWriter(f, ['a'], extrasaction='bad'), lambda: w.writerow([1])):
    try:
        bad()
    except (ValueError, AttributeError) as e:
        print(type(e).__name__, e)
csv.DictWriter(f, ['a'], extrasaction='ignore').writerow({'a': 1, 'zz': 2})
class D(csv.Dialect):
    delimiter = '|'; quotechar = '"'; lineterminator = '\n'; quoting = csv.QUOTE_MINIMAL
csv.register_dialect('pipes', D)
print(list(csv.reader(['a|b'], 'pipes')), sorted(csv.list_dialects()), csv.get_dialect('pipes').delimiter, csv.unregister_dialect('pipes'), csv.field_size_limit())
try:
    csv.get_dialect('pipes')
except csv.Error as e:
    print(e)
s = csv.Sniffer()
print(s.sniff('a;b;c\n1;2;3\n').delimiter, s.has_header('name,n\nx,1\ny,2\n'), s.sniff("'a','b'\n'c','d'\n").quotechar)
