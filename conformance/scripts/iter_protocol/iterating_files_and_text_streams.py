import io
f = io.StringIO('a\nb\n\nc')
print([l for l in f], list(f), next(f, 'end'))
f.seek(0)
print(next(f), f.readline(), list(f), iter(f) is f)
for i, line in enumerate(io.StringIO('x\ny')): print(i, repr(line))
print(list(io.BytesIO(b'1\n2')), max(io.StringIO('aa\nb\n'), key=len), sorted(io.StringIO('b\na\n')), dict(l.strip().split('=') for l in io.StringIO('k=v\nx=y')), sum(1 for _ in io.StringIO('\n' * 5)), ''.join(reversed(list(io.StringIO('1\n2\n')))), list(map(str.strip, io.StringIO(' p \n q '))), list(zip(io.StringIO('a\nb'), 'xy')))
import csv
print(list(csv.reader(io.StringIO('a,b\nc,d'))), 'b\n' in io.StringIO('a\nb\n'))
a, *rest = io.StringIO('1\n2\n3')
print(a, rest)
f.close()
try:
    next(f)
except ValueError as e:
    print(e)
