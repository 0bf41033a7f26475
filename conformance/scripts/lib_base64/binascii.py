import binascii
print(binascii.hexlify(b'\x00\xffab'), binascii.unhexlify('00ff'), binascii.b2a_hex(b'ab', ':'), binascii.hexlify(b'abcdef', '_', 2), binascii.hexlify(b'abcde', '-', -2), binascii.b2a_base64(b'hi'), binascii.b2a_base64(b'hi', newline=False), binascii.a2b_base64('aGk='), binascii.crc32(b'abc'), binascii.crc_hqx(b'abc', 0), binascii.b2a_qp(b'a=b\xff \n'), binascii.a2b_qp(b'a=3Db=FF'), binascii.b2a_uu(b'hello'), binascii.a2b_uu(b'%:&5L;&\\\n'))
for f in (lambda: binascii.unhexlify('abc'), lambda: binascii.unhexlify('zz'), lambda: binascii.a2b_base64('a'), lambda: binascii.a2b_base64('ab=c', strict_mode=True), lambda: binascii.a2b_base64('=', strict_mode=True), lambda: binascii.hexlify('x'), lambda: binascii.unhexlify('é'), lambda: binascii.a2b_base64('aGk=x', strict_mode=True), lambda: binascii.hexlify(b'a', 'xy'), lambda: binascii.b2a_uu(b'x' * 50)):
    try:
        print(f())
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
print(bytes.fromhex('DE ad\tbe\nEF'), b'\xde\xad'.hex(), b'abcd'.hex(' '), bytearray(b'ab').hex('-', 1), memoryview(b'ab').hex(), issubclass(binascii.Error, ValueError))
