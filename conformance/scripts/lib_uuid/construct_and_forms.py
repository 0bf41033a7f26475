import uuid
u = uuid.UUID('12345678-1234-5678-1234-567812345678')
print(u, repr(u), u.hex, u.int, u.bytes, u.bytes_le, u.fields, u.urn, u.version, u.variant, str(u))
for t in ('{12345678-1234-5678-1234-567812345678}', '12345678123456781234567812345678', 'urn:uuid:12345678-1234-5678-1234-567812345678', '12345678-1234-5678-1234-56781234567', '', 'g' * 32, '1-2-345678123456781234567812345678'):
    try:
        print(uuid.UUID(t))
    except ValueError as e:
        print(repr(t), e)
print(uuid.UUID(bytes=b'\x12\x34\x56\x78' * 4) == u, uuid.UUID(bytes_le=u.bytes_le) == u, uuid.UUID(int=u.int) == u, uuid.UUID(fields=u.fields) == u, uuid.UUID(hex=u.hex, version=4), uuid.UUID(u.hex, version=1).version)
for kw in ({}, {'hex': u.hex, 'int': 1}, {'bytes': b'x'}, {'int': -1}, {'int': 1 << 128}, {'fields': (1, 2)}, {'hex': u.hex, 'version': 9}, {'bytes_le': b''}, {'fields': (1 << 32, 0, 0, 0, 0, 0)}):
    try:
        print(uuid.UUID(**kw))
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
print(uuid.UUID(int=0), uuid.UUID(int=0).variant, uuid.UUID(int=0).version, uuid.NAMESPACE_DNS, uuid.NAMESPACE_URL, uuid.NAMESPACE_OID, uuid.NAMESPACE_X500)
print(u.time_low, u.time_mid, u.time_hi_version, u.clock_seq_hi_variant, u.clock_seq_low, u.time, u.clock_seq, u.node)
