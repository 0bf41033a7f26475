import uuid
for v in range(1, 9):
    try:
        u = uuid.UUID(int=0x123456789abcdef0123456789abcdef0, version=v)
        print(v, u, u.version, u.variant)
    except ValueError as e:
        print(v, e)
for t in ('00000000-0000-1000-8000-000000000000', '00000000-0000-4000-0000-000000000000', '00000000-0000-4000-c000-000000000000', '00000000-0000-4000-e000-000000000000'):
    u = uuid.UUID(t)
    print(u.variant, u.version)
u = uuid.UUID('c9a646d3-9c61-11e1-a8b0-0800200c9a66')
print(u.time, u.clock_seq, hex(u.node), u.version, u.fields)
