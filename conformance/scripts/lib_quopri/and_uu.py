import quopri, binascii
for b in (b'plain', b'caf\xc3\xa9', b'a=b', b'trailing \n', b'tab\t\n', b'x' * 80, b'line1\nline2\r\n', b'\x00\xff', b'.', b'a_b c'):
    e = quopri.encodestring(b)
    print(b[:20], e, quopri.decodestring(e) == b, quopri.encodestring(b, quotetabs=True)[:20], quopri.encodestring(b, header=True)[:20])
print(quopri.decodestring(b'=41=\nB=zz=4'), quopri.decodestring('a=3Db'), binascii.b2a_qp(b'a b\n', istext=False), binascii.a2b_qp(b'_', header=True), binascii.b2a_uu(b''), binascii.b2a_uu(b'Cat'), binascii.a2b_uu(b'#0V%T\n'), binascii.b2a_uu(b'\0', backtick=True))
