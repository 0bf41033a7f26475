import base64
for d in (b'', b'f', b'fo', b'foo', b'foobar', bytes(range(0, 256, 7)), b'\xff\xfe\xfd'):
    print(base64.b64encode(d), base64.urlsafe_b64encode(d), base64.b32encode(d), base64.b32hexencode(d), base64.b16encode(d), base64.b85encode(d), base64.a85encode(d), base64.encodebytes(d), base64.z85encode(d) if len(d) % 4 == 0 else '-')
    for enc, dec in ((base64.b64encode, base64.b64decode), (base64.b32encode, base64.b32decode), (base64.b16encode, base64.b16decode), (base64.b85encode, base64.b85decode), (base64.a85encode, base64.a85decode), (base64.encodebytes, base64.decodebytes)):
        assert dec(enc(d)) == d
print(base64.b64decode('Zm9v'), base64.b64decode(b'Zm 9v!'), base64.b64encode(b'\xfb\xff', b'-_'), base64.b64decode('-_8=', '-_'), base64.urlsafe_b64decode('-_8='), base64.b32decode('mzxw6===', casefold=True), base64.b32decode('MZXW6YQ=', map01='I') if False else '', base64.b16decode('666f', casefold=True), base64.a85encode(b'    ', foldspaces=True), base64.a85encode(b'\0' * 8), base64.a85encode(b'hello world', wrapcol=5), base64.a85encode(b'hi', adobe=True), base64.a85decode(b'<~BOq~>', adobe=True), base64.b85encode(b'abc', pad=True), base64.standard_b64encode(b'x'))
for f in (lambda: base64.b64decode('Zg'), lambda: base64.b64decode('Z'), lambda: base64.b64decode('Zm9v!', validate=True), lambda: base64.b32decode('abc'), lambda: base64.b32decode('mzxw6==='), lambda: base64.b16decode('zz'), lambda: base64.b16decode('666f'), lambda: base64.b85decode('~~~~~'), lambda: base64.a85decode('v'), lambda: base64.b64encode('str'), lambda: base64.b64decode('é'), lambda: base64.b64decode(5), lambda: base64.b85decode(b' '), lambda: base64.a85decode(b'x', adobe=True), lambda: base64.b64encode(b'', b'abc')):
    try:
        print(f())
    except (ValueError, TypeError, AssertionError) as e:
        print(type(e).__name__, e)
