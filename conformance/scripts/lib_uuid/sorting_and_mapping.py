import uuid
us = [uuid.uuid5(uuid.NAMESPACE_DNS, n) for n in ('a', 'b', 'c', 'd')]
print([str(u)[:8] for u in sorted(us)], min(us) == sorted(us)[0], len({*us, *us}), {u: i for i, u in enumerate(us)}[uuid.UUID(str(us[2]))], sorted(us, key=lambda u: u.hex)[0] == min(us), us.index(us[3]))
print(uuid.UUID(int=5) < uuid.UUID(int=6), uuid.UUID(int=5).__eq__('x'), uuid.UUID(int=5) == '5', uuid.UUID(int=7).int + 1, hex(uuid.UUID(int=255)) if hasattr(uuid.UUID, '__index__') else int(uuid.UUID(int=255)))
print(uuid.uuid3(uuid.NAMESPACE_URL, 'http://x') == uuid.uuid3(uuid.NAMESPACE_URL, 'http://x'), uuid.uuid3(uuid.NAMESPACE_URL, 'a') != uuid.uuid5(uuid.NAMESPACE_URL, 'a'), uuid.uuid5(uuid.uuid5(uuid.NAMESPACE_DNS, 'p'), 'child'))
