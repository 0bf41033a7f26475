import base64
import hashlib
import hmac
import ipaddress
import itertools
import struct
import uuid
ADDRESSES = ['10.0.0.1', '10.0.0.200', '192.168.1.77', '8.8.8.8', '::1', '2001:db8::ff', '300.1.1.1', 'abc']
private = []
for text in ADDRESSES:
    try:
        a = ipaddress.ip_address(text)
    except ValueError as e:
        print('refused', e)
        continue
    if a.is_private: private.append(a)
    print(f'{a!s:<16}v{a.version} {int(a) % 65536:>6} {a.is_loopback!s:<6}{a.exploded[:12]}')
net = ipaddress.ip_network('10.0.0.0/25')
print([str(a) for a in private if a in net], net.num_addresses, net.broadcast_address, [str(s) for s in net.subnets(new_prefix=27)], net.overlaps(ipaddress.ip_network('10.0.0.64/26')))
print([str(n) for n in ipaddress.summarize_address_range(ipaddress.ip_address('10.0.0.3'), ipaddress.ip_address('10.0.0.9'))])
password = b'correct horse'
print(hashlib.sha256(password).hexdigest()[:16], hashlib.md5(b'').hexdigest(), hashlib.new('sha1', b'x').digest_size, hmac.new(b'key', password, 'sha256').hexdigest()[-8:], hmac.compare_digest('a', 'a'))
h = hashlib.sha512()
for part in itertools.batched(range(256), 100): h.update(bytes(part))
print(h.hexdigest() == hashlib.sha512(bytes(range(256))).hexdigest(), hashlib.pbkdf2_hmac('sha256', password, b'salt', 10).hex()[:12])
print(base64.b64encode(b'\xff\x00\x10'), base64.urlsafe_b64encode(b'\xff\xfe'), base64.b32encode(b'hi'), base64.b64decode('aGVsbG8='), base64.b85encode(b'data'), base64.b16decode('4A'))
packed = struct.pack('>HI4sb', 1, 70000, b'ab', -2)
print(packed, struct.unpack('>HI4sb', packed), struct.calcsize('<hq'), [*struct.iter_unpack('<H', b'\x01\x00\x02\x00')])
print(uuid.UUID(int=5), uuid.uuid5(uuid.NAMESPACE_DNS, 'example.org'), uuid.uuid3(uuid.NAMESPACE_URL, 'x').version, uuid.UUID('{12345678-1234-5678-1234-567812345678}').hex[:8])
for f in (lambda: base64.b64decode('a'), lambda: struct.unpack('<I', b'x'), lambda: struct.pack('B', 256), lambda: hashlib.new('nope'), lambda: uuid.UUID('x')):
    try: f()
    except Exception as e: print(type(e).__name__, e)
merkle = [hashlib.sha256(bytes([i])).digest() for i in range(5)]
while len(merkle) > 1:
    merkle = [hashlib.sha256(a + b).digest() for a, b in itertools.zip_longest(merkle[::2], merkle[1::2], fillvalue=b'')]
print(merkle[0].hex()[:20])
