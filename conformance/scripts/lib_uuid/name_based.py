import uuid
for ns in (uuid.NAMESPACE_DNS, uuid.NAMESPACE_URL):
    for name in ('python.org', '', 'é日', 'a' * 100):
        a, b = uuid.uuid3(ns, name), uuid.uuid5(ns, name)
        print(a, a.version, a.variant, b, b.version)
print(uuid.uuid5(uuid.NAMESPACE_DNS, b'bytes') == uuid.uuid5(uuid.NAMESPACE_DNS, 'bytes'), uuid.uuid3(uuid.UUID(int=0), 'x'))
for f in (lambda: uuid.uuid5('ns', 'x'), lambda: uuid.uuid5(uuid.NAMESPACE_DNS, 5), lambda: uuid.uuid3(uuid.NAMESPACE_DNS)):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
