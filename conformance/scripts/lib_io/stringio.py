import io
f = io.StringIO('line1\nline2\nline3')
print(f.read(3), f.tell(), f.readline(), f.readlines(), f.read(), f.seek(0), list(f), f.getvalue(), f.closed)
g = io.StringIO()
print(g.write('abc'), g.write('dé'), g.tell(), g.seek(1), g.write('X'), g.getvalue(), g.truncate(2), g.getvalue(), g.seek(5), g.write('z'), repr(g.getvalue()), g.writelines(['a', 'b']), repr(g.getvalue()))
print(io.StringIO('a\r\nb\rc\n').read(), io.StringIO('a\r\nb\rc', newline=None).read(), io.StringIO('a\r\nb', newline='').readlines(), io.StringIO('x\ny', newline='\r\n').getvalue().encode(), io.StringIO('abc').readline(2), io.StringIO('a\nb').readlines(1))
for fn in (lambda: f.seek(-1), lambda: f.seek(1, 1), lambda: f.seek(0, 3), lambda: f.write(5), lambda: f.write(b'x'), lambda: io.StringIO(5), lambda: f.read('x'), lambda: f.fileno(), lambda: f.truncate(-1), lambda: f.seek(2, 2)):
    try:
        print(fn())
    except (ValueError, TypeError, OSError) as e: print(type(e).__name__, e)
print(f.readable(), f.writable(), f.seekable(), f.isatty(), f.line_buffering, f.encoding, f.newlines, f.flush(), f.seek(0, 2), f.read(-1), f.read(0))
with io.StringIO('ctx') as h: print(h.read())
try: h.read()
except ValueError as e: print(e)
for l in io.StringIO('p\nq'): print(repr(l), end=' ')
print(next(io.StringIO('n\n')), issubclass(io.StringIO, io.TextIOBase), print('x', file=(k := io.StringIO())), repr(k.getvalue()))
