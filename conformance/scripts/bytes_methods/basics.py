b = b'hello world'
print(b.split(), b.upper(), b.find(b'o'), b.find(111), b.replace(b'l', b'L'), b[0], b[1:3], b.count(b'l'), b.startswith(b'he'), b.hex(), b.hex('-', 2), bytes.fromhex('68 65'), b.title(), b.center(15, b'*'), b.partition(b' '), list(b[:3]))
print(bytes(3), bytes([1, 2, 255]), bytes('é', 'utf8'), bytes(), bytes(b'x'), bytes(range(3)), bytes((i for i in (65, 66))), b'a' + b'b', b'a' * 3, b'a' < b'b', b'a' == 'a', b'abc' in b'xabcx', 97 in b'abc')
ba = bytearray(b'abc')
ba.append(100); ba.extend(b'ef'); ba[0] = 65; ba.insert(1, 66); del ba[2]; ba += b'!'; ba.reverse()
print(ba, ba.pop(), ba.pop(0), ba.remove(100), ba, ba.copy(), ba.clear(), ba, bytearray(2), bytearray(b'a') == b'a', bytearray([1]) + b'\x02', type(b'a' + bytearray(b'b')).__name__)
for f in (lambda: b'a' + 'b', lambda: bytes('a'), lambda: bytes([256]), lambda: bytes(-1), lambda: bytes(['a']), lambda: b'a'[0] == b'a', lambda: b'abc'.split('b'), lambda: bytes.fromhex('abc'), lambda: bytes.fromhex('zz'), lambda: bytearray().append(256), lambda: bytearray(b'a').remove(98), lambda: b'a'.join(['x']), lambda: 'a' in b'a', lambda: 300 in b'a', lambda: bytes(1.5), lambda: b'a'.index(b'z'), lambda: bytearray().pop(), lambda: bytes('a', 'ascii', 'strict', 1), lambda: bytes(5, 'ascii'), lambda: hash(bytearray())):
    try:
        print(f())
    except (TypeError, ValueError, IndexError) as e:
        print(type(e).__name__, e)
print(b'a,b'.split(b','), b' x '.strip(), b'xxa'.lstrip(b'x'), b', '.join([b'1', bytearray(b'2')]), b'ab\ncd'.splitlines(), b'abc'.translate(bytes.maketrans(b'ab', b'xy')), b'abc'.translate(None, b'b'), b'12'.isdigit(), b'aB'.swapcase(), b'5'.zfill(3), b'%s' % b'x', b'\t'.expandtabs(2), b'aa'.removeprefix(b'a'), b'Ab'.istitle(), b'\x80'.isascii())
