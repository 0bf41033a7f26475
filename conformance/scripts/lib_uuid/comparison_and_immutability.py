import uuid, copy
a, b = uuid.UUID(int=1), uuid.UUID(int=2)
print(a < b, a <= a, a > b, a == uuid.UUID(int=1), a != b, hash(a) == hash(uuid.UUID(int=1)), sorted([b, a])[0] is a, {a: 'x'}[uuid.UUID(int=1)], int(b), a == 1, max(a, b), a in {a})
for f in (lambda: a < 1, lambda: setattr(a, 'int', 5), lambda: setattr(a, 'new', 5), lambda: a + 1, lambda: int('x') if False else uuid.UUID(5)):
    try:
        print(f())
    except (TypeError, AttributeError) as e:
        print(type(e).__name__, e)
print(copy.copy(a) == a, copy.deepcopy([a]) == [a], f'{a}', f'{a!s:>40}', '%s' % a, str(a).upper(), a.is_safe)
print(uuid.RFC_4122, uuid.RESERVED_NCS, uuid.RESERVED_MICROSOFT, uuid.RESERVED_FUTURE, [uuid.UUID(int=v << 60).variant for v in (0, 8, 12, 14)], uuid.SafeUUID.unknown)
r = uuid.uuid4()
print(r.version, r.variant, len(str(r)), str(r)[14], r != uuid.uuid4())
class U(uuid.UUID):
    @property
    def short(self): return self.hex[:4]
print(U(int=1 << 127).short, type(U(int=1)).__name__, U(int=1) == a)
