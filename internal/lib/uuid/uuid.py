from enum import Enum

__all__ = ["UUID", "SafeUUID", "getnode", "uuid1", "uuid3", "uuid4", "uuid5", "uuid6", "uuid7", "uuid8", "NAMESPACE_DNS",
           "NAMESPACE_URL", "NAMESPACE_OID", "NAMESPACE_X500", "RESERVED_NCS", "RFC_4122", "RESERVED_MICROSOFT",
           "RESERVED_FUTURE", "NIL", "MAX"]

RESERVED_NCS, RFC_4122, RESERVED_MICROSOFT, RESERVED_FUTURE = [
    "reserved for NCS compatibility", "specified in RFC 4122",
    "reserved for Microsoft compatibility", "reserved for future definition"]

int_ = int
bytes_ = bytes


class SafeUUID(Enum):
    safe = 0
    unsafe = -1
    unknown = None


# The widths of the fields in bits, and how the message about each calls it.
_FIELDS = ((32, "a 32"), (16, "a 16"), (16, "a 16"), (8, "an 8"), (8, "an 8"), (48, "a 48"))


class UUID:
    """A universally unique identifier of RFC 9562; it is immutable and has a total order."""

    __slots__ = ("int", "is_safe", "__weakref__")

    def __init__(self, hex=None, bytes=None, bytes_le=None, fields=None, int=None, version=None, *,
                 is_safe=SafeUUID.unknown):
        if [hex, bytes, bytes_le, fields, int].count(None) != 4:
            raise TypeError("one of the hex, bytes, bytes_le, fields, or int arguments must be given")
        if hex is not None:
            hex = hex.replace("urn:", "").replace("uuid:", "")
            hex = hex.strip("{}").replace("-", "")
            if len(hex) != 32:
                raise ValueError("badly formed hexadecimal UUID string")
            int = int_(hex, 16)
        if bytes_le is not None:
            if len(bytes_le) != 16:
                raise ValueError("bytes_le is not a 16-char string")
            bytes = _swapped(bytes_le)
        if bytes is not None:
            if len(bytes) != 16:
                raise ValueError("bytes is not a 16-char string")
            assert isinstance(bytes, bytes_), repr(bytes)
            int = int_.from_bytes(bytes)
        if fields is not None:
            if len(fields) != 6:
                raise ValueError("fields is not a 6-tuple")
            int = 0
            i = 0
            for bits, words in _FIELDS:
                if not 0 <= fields[i] < 1 << bits:
                    raise ValueError(f"field {i + 1} out of range (need {words}-bit value)")
                int = int << bits | fields[i]
                i += 1
        if not 0 <= int < 1 << 128:
            raise ValueError("int is out of range (need a 128-bit value)")
        if version is not None:
            if not 1 <= version <= 5:
                raise ValueError("illegal version number")
            int = _stamped(int, version)
        object.__setattr__(self, "int", int)
        object.__setattr__(self, "is_safe", is_safe)

    def __getstate__(self):
        d = {"int": self.int}
        if self.is_safe != SafeUUID.unknown:
            d["is_safe"] = self.is_safe.value
        return d

    def __setstate__(self, state):
        object.__setattr__(self, "int", state["int"])
        object.__setattr__(self, "is_safe", SafeUUID(state["is_safe"]) if "is_safe" in state else SafeUUID.unknown)

    def __eq__(self, other):
        if isinstance(other, UUID):
            return self.int == other.int
        return NotImplemented

    def __lt__(self, other):
        if isinstance(other, UUID):
            return self.int < other.int
        return NotImplemented

    def __gt__(self, other):
        if isinstance(other, UUID):
            return self.int > other.int
        return NotImplemented

    def __le__(self, other):
        if isinstance(other, UUID):
            return self.int <= other.int
        return NotImplemented

    def __ge__(self, other):
        if isinstance(other, UUID):
            return self.int >= other.int
        return NotImplemented

    def __hash__(self):
        return hash(self.int)

    def __int__(self):
        return self.int

    def __repr__(self):
        return f"{self.__class__.__name__}({str(self)!r})"

    def __setattr__(self, name, value):
        raise TypeError("UUID objects are immutable")

    def __str__(self):
        x = self.hex
        return f"{x[:8]}-{x[8:12]}-{x[12:16]}-{x[16:20]}-{x[20:]}"

    @property
    def bytes(self):
        return self.int.to_bytes(16)

    @property
    def bytes_le(self):
        return _swapped(self.bytes)

    @property
    def fields(self):
        return (self.time_low, self.time_mid, self.time_hi_version, self.clock_seq_hi_variant, self.clock_seq_low,
                self.node)

    @property
    def time_low(self):
        return self.int >> 96

    @property
    def time_mid(self):
        return self.int >> 80 & 0xFFFF

    @property
    def time_hi_version(self):
        return self.int >> 64 & 0xFFFF

    @property
    def clock_seq_hi_variant(self):
        return self.int >> 56 & 0xFF

    @property
    def clock_seq_low(self):
        return self.int >> 48 & 0xFF

    @property
    def time(self):
        if self.version == 6:
            return self.int >> 96 << 28 | (self.int >> 80 & 0xFFFF) << 12 | self.int >> 64 & 0xFFF
        if self.version == 7:
            return self.int >> 80
        return (self.time_hi_version & 0x0FFF) << 48 | self.time_mid << 32 | self.time_low

    @property
    def clock_seq(self):
        return (self.clock_seq_hi_variant & 0x3F) << 8 | self.clock_seq_low

    @property
    def node(self):
        return self.int & 0xFFFFFFFFFFFF

    @property
    def hex(self):
        return f"{self.int:032x}"

    @property
    def urn(self):
        return "urn:uuid:" + str(self)

    @property
    def variant(self):
        if not self.int & 1 << 63:
            return RESERVED_NCS
        if not self.int & 1 << 62:
            return RFC_4122
        if not self.int & 1 << 61:
            return RESERVED_MICROSOFT
        return RESERVED_FUTURE

    @property
    def version(self):
        if self.variant == RFC_4122:
            return self.int >> 76 & 15


def _stamped(n, version):
    """A number with the bits of the variant and of a version."""
    n = n & ~(3 << 62) | 2 << 62
    return n & ~(15 << 76) | version << 76


def _swapped(b):
    """The first three fields in the other byte order."""
    return b[3::-1] + b[5:3:-1] + b[7:5:-1] + b[8:]


_node = None
_last_timestamp = None
_last_timestamp_v6 = None
_last_timestamp_v7 = None
_last_counter_v7 = 0


def getnode():
    """A number for this machine: random, as the script cannot see its network."""
    global _node
    if _node is None:
        import random
        _node = random.getrandbits(48) | 1 << 40
    return _node


def _ticks(last):
    """Time in units of 100 ns since the Gregorian reform, later than the last one."""
    import time
    t = time.time_ns() // 100 + 0x01B21DD213814000
    if last is not None and t <= last:
        t = last + 1
    return t


def _clock_seq(n):
    if n is None:
        import random
        n = random.getrandbits(14)
    return n & 0x3FFF


def uuid1(node=None, clock_seq=None):
    global _last_timestamp
    t = _last_timestamp = _ticks(_last_timestamp)
    clock_seq = _clock_seq(clock_seq)
    return UUID(fields=(t & 0xFFFFFFFF, t >> 32 & 0xFFFF, t >> 48 & 0x0FFF, clock_seq >> 8, clock_seq & 0xFF,
                        getnode() if node is None else node), version=1)


def _named(namespace, name, hash, version):
    if isinstance(name, str):
        name = name.encode("utf-8")
    return UUID(bytes=hash(namespace.bytes + name).digest()[:16], version=version)


def uuid3(namespace, name):
    from hashlib import md5
    return _named(namespace, name, md5, 3)


def uuid4():
    """Generate a random UUID."""
    import os
    return UUID(bytes=os.urandom(16), version=4)


def uuid5(namespace, name):
    from hashlib import sha1
    return _named(namespace, name, sha1, 5)


def uuid6(node=None, clock_seq=None):
    """Generate a UUID of time, highest bits first, so that UUIDs sort by it."""
    global _last_timestamp_v6
    t = _last_timestamp_v6 = _ticks(_last_timestamp_v6)
    n = (t >> 12 & 0xFFFFFFFFFFFF) << 80 | (t & 0xFFF) << 64 | _clock_seq(clock_seq) << 48
    return UUID(int=_stamped(n | (getnode() if node is None else node) & 0xFFFFFFFFFFFF, 6))


def uuid7():
    """Generate a UUID of the time in milliseconds, a counter and random bits; they sort by time."""
    global _last_timestamp_v7, _last_counter_v7
    import os
    import time
    ms = time.time_ns() // 1000000
    if _last_timestamp_v7 is None or ms > _last_timestamp_v7:
        tail = int.from_bytes(os.urandom(10))
        counter = tail >> 32 & 0x1FFFFFFFFFF
    else:
        ms = _last_timestamp_v7
        counter = _last_counter_v7 + 1
        if counter > 0x3FFFFFFFFFF:
            ms += 1
            counter = int.from_bytes(os.urandom(6)) & 0x1FFFFFFFFFF
        tail = int.from_bytes(os.urandom(4))
    _last_timestamp_v7 = ms
    _last_counter_v7 = counter
    n = (ms & 0xFFFFFFFFFFFF) << 80 | counter >> 30 << 64 | (counter & 0x3FFFFFFF) << 32 | tail & 0xFFFFFFFF
    return UUID(int=_stamped(n, 7))


def uuid8(a=None, b=None, c=None):
    """Generate a UUID of three numbers of 48, 12 and 62 bits; random where they are absent."""
    import random
    a = random.getrandbits(48) if a is None else a
    b = random.getrandbits(12) if b is None else b
    c = random.getrandbits(62) if c is None else c
    return UUID(int=_stamped((a & 0xFFFFFFFFFFFF) << 80 | (b & 0xFFF) << 64 | c & 0x3FFFFFFFFFFFFFFF, 8))


NAMESPACE_DNS = UUID("6ba7b810-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_URL = UUID("6ba7b811-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_OID = UUID("6ba7b812-9dad-11d1-80b4-00c04fd430c8")
NAMESPACE_X500 = UUID("6ba7b814-9dad-11d1-80b4-00c04fd430c8")
NIL = UUID("00000000-0000-0000-0000-000000000000")
MAX = UUID("ffffffff-ffff-ffff-ffff-ffffffffffff")
