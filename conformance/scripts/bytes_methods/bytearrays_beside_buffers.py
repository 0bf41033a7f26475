import array
m = memoryview(b'ab'); b = bytearray(b'xy'); a = array.array('b', [120, 121])
for x in (m, b, a, b'xy', memoryview(b'xy'), memoryview(a), array.array('i', [1])):
    for y in (m, b, a, b'xy'):
        r = []
        for op in ('<', '<=', '>', '>=', '==', '!='):
            try: r.append(eval('x ' + op + ' y'))
            except TypeError as e: r.append(str(e))
        print(type(x).__name__, type(y).__name__, *r)
r = memoryview(b'q'); r.release()
for f in (lambda: r < b, lambda: b < r, lambda: b == r, lambda: b < 5, lambda: b == 5, lambda: b < None):
    try: print(f())
    except Exception as e: print(type(e).__name__, e)
