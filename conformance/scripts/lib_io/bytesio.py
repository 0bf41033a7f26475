import io
f = io.BytesIO(b'abc\ndef')
print(f.read(2), f.readline(), f.tell(), f.read(), f.seek(0), f.readlines(), f.getvalue(), f.seek(-3, 2), f.read1(), f.seek(1), f.readinto(b := bytearray(2)), b, f.seek(0), f.peek(1) if hasattr(f, 'peek') else '-')
g = io.BytesIO()
print(g.write(b'xy'), g.write(bytearray(b'z')), g.write(memoryview(b'!')), g.getvalue(), g.seek(10), g.write(b'q'), g.getvalue(), g.truncate(3), g.getvalue(), g.writelines([b'1', b'2']), len(g.getbuffer()))
for fn in (lambda: g.write('s'), lambda: g.seek(-1), lambda: io.BytesIO('x'), lambda: g.write(5), lambda: g.read('a'), lambda: g.seek(0, 9), lambda: g.fileno(), lambda: io.BytesIO(5)):
    try:
        print(fn())
    except (TypeError, ValueError, OSError) as e: print(type(e).__name__, e)
v = g.getbuffer(); v[0] = 65
try: g.write(b'more' * 10)
except BufferError as e: print(e)
v.release(); print(g.getvalue()[:2])
t = io.TextIOWrapper(io.BytesIO('é\nb'.encode()), encoding='utf-8')
print(t.readline(), t.read(), t.encoding, t.buffer.getvalue())
o = io.BytesIO(); w = io.TextIOWrapper(o, encoding='latin-1', newline='\r\n', write_through=True); w.write('é\n'); w.flush(); print(o.getvalue(), w.detach() is o)
r = io.BufferedReader(io.BytesIO(b'peekable')); print(r.peek(4)[:4], r.read(4), r.read())
with io.BytesIO(b'c') as c: pass
print(c.closed, io.SEEK_SET, io.SEEK_END, io.DEFAULT_BUFFER_SIZE > 0)
try: c.read()
except ValueError as e: print(e)
