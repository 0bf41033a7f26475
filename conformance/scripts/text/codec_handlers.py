# Error handlers and codecs of a script's own.
import codecs


def show(f):
    try:
        print(ascii(f()))
    except BaseException as e:
        print(type(e).__name__ + ':', ascii(str(e)))


seen = []


def star(e):
    seen.append((type(e).__name__, e.encoding, e.start, e.end, e.reason))
    return '*' * (e.end - e.start), e.end


codecs.register_error('test.star', star)
show(lambda: 'aéb\ud800ü'.encode('ascii', 'test.star'))
show(lambda: 'aé€b'.encode('latin-1', 'test.star'))
show(lambda: 'a\ud800\ud801b'.encode('utf-8', 'test.star'))
show(lambda: 'a\ud800b'.encode('utf-16-le', 'test.star'))
show(lambda: b'a\xffb\xfe\xfd'.decode('utf-8', 'test.star'))
show(lambda: b'a\xe2\x82b'.decode('utf-8', 'test.star'))
show(lambda: b'a\x80b'.decode('ascii', 'test.star'))
show(lambda: bytearray(b'\x81\x00').decode('cp1252', 'test.star'))
show(lambda: b'ab\x00\xd8cd'.decode('utf-16-le', 'test.star'))
for s in seen:
    print(s)

codecs.register_error('test.bytes', lambda e: (b'\x00\xff', e.end))
show(lambda: 'aéb'.encode('ascii', 'test.bytes'))
show(lambda: 'a\ud800b'.encode('utf-8', 'test.bytes'))
show(lambda: b'a\xff'.decode('ascii', 'test.bytes'))
codecs.register_error('test.back', lambda e: ('x', -1))
show(lambda: 'aéb'.encode('ascii', 'test.back'))
show(lambda: b'a\xffb'.decode('ascii', 'test.back'))
codecs.register_error('test.skip', lambda e: ('', e.end + 1))
show(lambda: 'aébcüd'.encode('ascii', 'test.skip'))
show(lambda: b'a\xffbc\xfed'.decode('ascii', 'test.skip'))
codecs.register_error('test.far', lambda e: ('', 100))
show(lambda: 'aéb'.encode('ascii', 'test.far'))
show(lambda: b'a\xffb'.decode('ascii', 'test.far'))
codecs.register_error('test.wrong', lambda e: 5)
show(lambda: 'aéb'.encode('ascii', 'test.wrong'))
show(lambda: b'a\xffb'.decode('ascii', 'test.wrong'))
codecs.register_error('test.unencodable', lambda e: ('é', e.end))
show(lambda: 'aéb'.encode('ascii', 'test.unencodable'))
show(lambda: 'a€b'.encode('latin-1', 'test.unencodable'))


def fails(e):
    raise KeyError('handler')


codecs.register_error('test.fails', fails)
show(lambda: 'aéb'.encode('ascii', 'test.fails'))
show(lambda: b'\xff'.decode('ascii', 'test.fails'))
show(lambda: 'abc'.encode('ascii', 'test.none'))
show(lambda: 'é'.encode('ascii', 'test.none'))
show(lambda: codecs.lookup_error('test.none'))
show(lambda: codecs.lookup_error('test.star') is star)


def search(name):
    if name == 'test_reverse':
        return (lambda text, errors='strict': (text.encode('utf-8')[::-1], len(text)),
                lambda data, errors='strict': (bytes(data)[::-1].decode('utf-8'), len(data)), None, None)
    if name == 'test_wrong':
        return (lambda text, errors='strict': ('text', 0), lambda data, errors='strict': (b'data', 0), None, None)


codecs.register(search)
show(lambda: 'abc'.encode('test_reverse'))
show(lambda: 'abc'.encode('Test Reverse'))
show(lambda: b'cba'.decode('test_reverse'))
show(lambda: str(bytearray(b'cba'), 'test_reverse'))
show(lambda: 'abc'.encode('test_wrong'))
show(lambda: b'abc'.decode('test_wrong'))
show(lambda: b'abc'.decode('test_unknown'))
show(lambda: bytes('abc', 'test_reverse'))
