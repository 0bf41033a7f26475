import codecs
import io

TEXTS = ('', 'plain ascii\nand lines\r\n', 'gr\xfc\xdfe \u20ac \u65e5\u672c', 'a\U0001f600b\U00010000', '\ufeffmark')
NAMES = ('utf-8', 'utf-8-sig', 'utf-7', 'utf-16', 'utf-16-le', 'utf-16-be', 'utf-32', 'utf-32-le', 'utf-32-be', 'latin-1', 'ascii', 'cp1252', 'koi8-r',
         'unicode_escape', 'raw_unicode_escape', 'big5', 'euc_jp', 'shift_jis', 'gb18030', 'idna', 'punycode', 'charmap')


def attempt(f):
    try:
        return ascii(f())
    except Exception as e:
        return f'{type(e).__name__} {ascii(str(e))}'


for name in NAMES:
    for text in TEXTS:
        try:
            data = text.encode(name)
        except UnicodeError as e:
            print(name, ascii(text), type(e).__name__, e)
            continue
        decoder = codecs.getincrementaldecoder(name)()
        pieces = [attempt(lambda: decoder.decode(bytes([b]))) for b in data]
        print(name, ascii(text), data, pieces, attempt(lambda: decoder.decode(b'', True)), attempt(decoder.getstate) if name not in ('utf-16', 'utf-32') else '')
        encoder = codecs.getincrementalencoder(name)()
        print([attempt(lambda: encoder.encode(c)) for c in text], attempt(lambda: encoder.encode('', True)), encoder.getstate())
        encoder.reset()
        print(attempt(lambda: encoder.encode(text, True)))
        print(attempt(lambda: ''.join(codecs.iterdecode([data[:1], data[1:3], data[3:]], name))), attempt(lambda: b''.join(codecs.iterencode(text, name))))
    # Unfinished and broken input.
    for data in (b'\xe2\x82', b'a\xff\xfe', b'\x00\xd8', b'+AGEAYg', b'\\u12', b'\x81', b'xn--a.', b'\\'):
        decoder = codecs.getincrementaldecoder(name)('replace' if name != 'idna' else 'strict')
        print(name, data, attempt(lambda: decoder.decode(data)), attempt(lambda: decoder.decode(b'', True)))
        reader = codecs.getreader(name)(io.BytesIO(data))
        print(attempt(lambda: reader.read()))

LINES = 'first\nsecond\r\nthird\rfourth\u2028fifth\x85sixth\n\nlast'
for name in ('utf-8', 'utf-16', 'utf-8-sig', 'utf-32-be', 'utf-7', 'utf-16-be'):
    data = LINES.encode(name)
    r = codecs.getreader(name)(io.BytesIO(data))
    print(name, list(map(ascii, r)))
    r.seek(0)
    print(ascii(r.readline()), ascii(r.readline(keepends=False)), ascii(r.read(3)), ascii(r.read(size=4, chars=2)), ascii(r.readline(size=2)), ascii(r.readlines()), ascii(r.read()))
    r.seek(0)
    print(ascii(r.readlines(keepends=False)))
    w = codecs.getwriter(name)(out := io.BytesIO())
    w.write('one\u20ac')
    w.writelines(['two', 'three'])
    print(out.getvalue())
    w.seek(0)
    w.write('again')
    print(out.getvalue())
    both = codecs.StreamReaderWriter(io.BytesIO(data), codecs.getreader(name), codecs.getwriter(name))
    print(ascii(both.readline()), ascii(next(both)), both.encoding, ascii(both.read(2)), both.tell() > 0)
    both.reset()
    with both as b:
        print(b is both)
    print(both.closed)

f = codecs.EncodedFile(inner := io.BytesIO(b'gr\xfc\xdfe\nzwei\n'), 'utf-8', 'latin-1')
print(f.data_encoding, f.file_encoding, f.read(), f.read())
f.seek(0)
print(f.readline(), f.readlines(), f.seek(0), list(f))
f.seek(0)
f.write('\xe9\xe8'.encode())
f.writelines([b'a', b'\xc3\xa9'])
print(inner.getvalue())
print(attempt(lambda: f.write('\u20ac'.encode())))
print(attempt(lambda: codecs.StreamReader(io.BytesIO()).read()), attempt(lambda: codecs.StreamReader(io.BytesIO(b'a')).read()))
print(attempt(lambda: codecs.Codec().encode('a')), attempt(lambda: codecs.IncrementalDecoder().decode(b'')), attempt(lambda: codecs.BufferedIncrementalDecoder().decode(b'a')))
info = codecs.lookup('UTF8')
print(info.name, info == tuple(info), len(info), info[0] is info.encode, info.streamreader is info[2], info._is_text_encoding)
import encodings
import encodings.aliases
print(encodings.aliases.aliases['latin1'], encodings.aliases.aliases['u8'], encodings.normalize_encoding('UTF 8--x.y\xe9'), encodings.search_function('nothing'), encodings.search_function('utf_8') is not None)
import encodings.cp1252
import encodings.utf_8
print(encodings.cp1252.decoding_table[0x80:0x90], type(encodings.cp1252.encoding_table).__name__, encodings.utf_8.decode(b'abc'), encodings.utf_8.getregentry().name, encodings.cp1252.Codec().encode('\u20ac'))
import encodings.idna
print(encodings.idna.ToASCII('b\xfccher'), encodings.idna.ToUnicode(b'xn--bcher-kva'), encodings.idna.nameprep('STRA\xdfE'))
for label in ('', 'x' * 64, '\u3042' * 40, 'xn--\xe9', '\u06dd', 'a\u0627'):
    print(attempt(lambda: encodings.idna.ToASCII(label)))
for host in ('b\xfccher.example', 'www.\u3042\u3044.jp.', '.', 'a..b', '\xdf.de', 'x' * 70 + '.de', ''):
    print(attempt(lambda: host.encode('idna')), attempt(lambda: host.encode('punycode')))
for data in (b'xn--bcher-kva.example', b'XN--BCHER-KVA', b'xn--a\xff', b'xn--99999999', b'a..b', b'-', b'abc-\xff', b'99999999999999'):
    print(attempt(lambda: data.decode('idna')), attempt(lambda: data.decode('punycode')))
d = codecs.getincrementaldecoder('utf-8')()
d.decode(b'\xe2\x82')
state = d.getstate()
e = codecs.getincrementaldecoder('utf-8')()
e.setstate(state)
print(state, ascii(e.decode(b'\xac!')), e.getstate(), d.buffer)
d = codecs.getincrementaldecoder('utf-16')()
d.decode(b'\xfe\xff\0')
print(d.getstate(), ascii(d.decode(b'a')), codecs.getincrementaldecoder('utf-16')().getstate())
