for s in ('abc', 'é', '日本', '😀', '\ud800'):
    for enc in ('utf-8', 'ascii', 'latin-1', 'utf-16', 'utf-16-le', 'utf-32-be', 'cp1252', 'utf-8-sig'):
        try:
            print(enc, s.encode(enc), end='; ')
        except UnicodeEncodeError as e:
            print(e, end='; ')
    print()
print('aé😀\ud800'.encode('ascii', 'replace'), 'aé😀'.encode('ascii', 'ignore'), 'aé😀'.encode('ascii', 'xmlcharrefreplace'), 'aé😀'.encode('ascii', 'backslashreplace'), 'aé'.encode('ascii', 'namereplace'), '\udcff'.encode('utf-8', 'surrogateescape'), '\ud800'.encode('utf-8', 'surrogatepass'))
for b in (b'\xff', b'\xc3', b'\xe3\x81', b'abc\x80def', b'\xed\xa0\x80', b'\xf5\x80\x80\x80', b'\xc0\x80', b'\xe0\x80\x80'):
    for errors in ('strict', 'replace', 'ignore', 'backslashreplace', 'surrogateescape'):
        try:
            print(errors, ascii(b.decode('utf-8', errors)), end='; ')
        except UnicodeDecodeError as e:
            print(e, end='; ')
    print()
for f in (lambda: 'a'.encode('nope'), lambda: b'a'.decode('nope'), lambda: 'é'.encode('ascii', 'nope'), lambda: b'\xff'.decode('ascii'), lambda: b'\x00'.decode('utf-16-le'), lambda: str(b'a', 'utf-8', 'strict', 1), lambda: 'a'.encode(5)):
    try:
        print(f())
    except (LookupError, TypeError, UnicodeError) as e:
        print(type(e).__name__, e)
print(b'\xff\xfea\x00'.decode('utf-16'), b'\xef\xbb\xbfx'.decode('utf-8-sig'), 'x'.encode('UTF8'), 'x'.encode('Latin_1'), bytes('é', 'utf-8'))
