import hashlib
h = hashlib.sha256()
digests = []
for part in (b'', b'a', b'bc', b'd' * 200):
    h.update(part); digests.append(h.hexdigest()[:8])
print(digests, h.hexdigest() == hashlib.sha256(b'abc' + b'd' * 200).hexdigest())
c = h.copy(); c.update(b'more')
print(c.hexdigest() != h.hexdigest(), h.digest() == h.digest(), len(h.digest()), h.name, h.block_size, type(h.digest()).__name__)
for n in (0, 55, 56, 63, 64, 65, 111, 112, 128, 1000):
    print(n, hashlib.md5(b'x' * n).hexdigest()[:8], hashlib.sha1(b'x' * n).hexdigest()[:8], hashlib.sha512(b'x' * n).hexdigest()[:8], hashlib.sha3_256(b'x' * n).hexdigest()[:8], hashlib.blake2b(b'x' * n).hexdigest()[:8])
print(hashlib.sha256(memoryview(b'ab')).hexdigest() == hashlib.sha256(bytearray(b'ab')).hexdigest(), hashlib.new('sha256', b'q').name, int(hashlib.md5(b'k').hexdigest(), 16) % 10)
