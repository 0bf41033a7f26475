import hashlib
for name in ('md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512', 'sha3_224', 'sha3_256', 'sha3_384', 'sha3_512', 'blake2b', 'blake2s'):
    for d in (b'', b'abc', b'a' * 200):
        h = getattr(hashlib, name)(d)
        print(h.name, h.digest_size, h.block_size, h.hexdigest())
    assert hashlib.new(name, b'abc').digest() == getattr(hashlib, name)(b'abc').digest()
print(hashlib.shake_128(b'abc').hexdigest(10), hashlib.shake_256(b'abc').digest(5), hashlib.shake_128().digest_size)
h = hashlib.sha256()
h.update(b'ab'); h.update(bytearray(b'c')); h.update(memoryview(b''))
c = h.copy(); c.update(b'd')
print(h.hexdigest() == hashlib.sha256(b'abc').hexdigest(), c.hexdigest() == hashlib.sha256(b'abcd').hexdigest(), h.hexdigest() == h.hexdigest())
print(hashlib.blake2b(b'x', digest_size=8, key=b'k', salt=b's', person=b'p').hexdigest(), hashlib.blake2s(b'x', digest_size=4).hexdigest())
for f in (lambda: hashlib.md5('text'), lambda: hashlib.new('nope'), lambda: hashlib.sha256(5), lambda: h.update('x'), lambda: hashlib.blake2b(digest_size=65), lambda: hashlib.shake_128(b'').hexdigest(), lambda: hashlib.blake2s(key=b'k' * 33)):
    try:
        print(f())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(hashlib.pbkdf2_hmac('sha256', b'pw', b'salt', 3).hex(), hashlib.pbkdf2_hmac('sha1', b'pw', b'salt', 2, dklen=5).hex(), 'sha256' in hashlib.algorithms_guaranteed, hashlib.md5(b'', usedforsecurity=False).hexdigest())
import hmac
m = hmac.new(b'key', b'msg', 'sha256')
print(m.hexdigest(), m.name, m.digest_size, hmac.digest(b'key', b'msg', 'md5').hex(), hmac.compare_digest('a', 'a'), hmac.compare_digest(b'a', b'b'), hmac.new(b'k' * 100, digestmod=hashlib.sha1).hexdigest())
for f in (lambda: hmac.new(b'k'), lambda: hmac.new('k', b'', 'md5'), lambda: hmac.compare_digest('é', 'é'), lambda: hmac.compare_digest('a', b'a')):
    try:
        print(f())
    except TypeError as e:
        print(e)
