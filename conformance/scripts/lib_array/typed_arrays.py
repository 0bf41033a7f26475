from array import array, typecodes
a = array('i', [1, 2, 3])
a.append(4); a.extend([5, 6]); a.insert(0, 0); a[1] = 10; a[2:4] = array('i', [7, 8, 9])
print(a, a[1:3], len(a), a.pop(), a.index(7), a.count(9), a.remove(10), a.reverse(), a, a.tolist(), a.itemsize, a.typecode, a.tobytes()[:4], a + array('i', [1]), a * 2 == array('i', a.tolist() * 2), 7 in a, typecodes, array('d', [1.5, 2]), array('w', 'é日'), array('B', b'ab'), array('b'), array('f', [0.1])[0])
b = array('h'); b.frombytes(b'\1\0\2\0'); b.fromlist([3]); b.byteswap(); print(b, b == array('h', [256, 512, 768]), b < array('h', [300]), list(b), array('q', range(3)), array('i', (x for x in (1, 2))), array('w', 'ab').tounicode())
for f in (lambda: array('z'), lambda: array('i', ['a']), lambda: array('b', [200]), lambda: array('i', [1.5]), lambda: a + [1], lambda: a.__setitem__(0, 'x'), lambda: array('i')[0], lambda: array('i').pop(), lambda: a.remove(99), lambda: a.index(99), lambda: array('w', [1]), lambda: array('B', [-1]), lambda: a.__setitem__(slice(0, 1), [1]), lambda: b.frombytes(b'x'), lambda: array(), lambda: array('i', 5), lambda: hash(a), lambda: a.extend(array('d', [1.0])), lambda: a.append('x'), lambda: array('w', 'x') + a, lambda: array('i', b'abc')):
    try: print(f())
    except (TypeError, ValueError, IndexError, OverflowError) as e: print(type(e).__name__, e)
import copy
print(copy.copy(a) == a, memoryview(a).format, bytes(array('B', [1])), array('i', [3, 1, 2]).buffer_info()[1], sorted(array('i', [3, 1])), repr(array('w', "it's")), repr(array('d')), array('i', [1]) == [1], del_ if (del_ := 'x') else '')
del a[0]; del a[::2]; print(a); a *= 2; print(a); a += array('i', [0]); print(a)
