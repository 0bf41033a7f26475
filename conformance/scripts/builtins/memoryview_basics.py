m = memoryview(b'abcdef')
print(m[0], m[-1], m[1:3].tobytes(), m[::2].tolist(), len(m), m.nbytes, m.readonly, m.format, m.itemsize, m.ndim, m.shape, m.strides, m.contiguous, bytes(m), m == b'abcdef', m.hex(), 97 in m, list(reversed(m)), hash(m) == hash(b'abcdef'), m.obj)
b = bytearray(b'12345')
w = memoryview(b)
w[0] = 65; w[1:3] = b'xy'
print(b, w.readonly, w.tolist(), w[1:3] == b'xy', w.cast('B').tolist())
for f in (lambda: m.__setitem__(0, 1), lambda: w.__setitem__(0, 300), lambda: w.__setitem__(slice(0, 2), b'abc'), lambda: w[99], lambda: memoryview('a'), lambda: memoryview(5), lambda: w.__setitem__(0, 'a'), lambda: b.append(1), lambda: hash(w), lambda: w['a'], lambda: w.cast('H'), lambda: w.__delitem__(0), lambda: m < b'z'):
    try:
        print(f())
    except (TypeError, ValueError, IndexError, BufferError) as e:
        print(type(e).__name__, e)
w.release()
try:
    w[0]
except ValueError as e:
    print(e)
b.append(9); print(b)
with memoryview(b'ctx') as c: print(c.tobytes())
i = memoryview(bytearray(8)).cast('I')
i[0] = 258; print(i.tolist(), i.format, i.itemsize, i.shape, i.tobytes(), i.cast('B')[1])
g = memoryview(bytes(range(6))).cast('B', (2, 3)); print(g.tolist(), g[1, 2], g.shape, g.ndim, g.strides)
print(memoryview(b'a').toreadonly().readonly, memoryview(b'ab')[::-1].contiguous, memoryview(memoryview(b'q')).obj, bytes(memoryview(b'abc')[1:]), b''.join([memoryview(b'x')]), bytearray(memoryview(b'z')), int.from_bytes(memoryview(b'\1\0')), repr(memoryview(b'')).startswith('<memory at 0x'))
