"""Addresses, networks and interfaces of the Internet Protocol, versions 4 and 6."""

from functools import cached_property, total_ordering

__version__ = "1.0"

IPV4LENGTH = 32
IPV6LENGTH = 128


class AddressValueError(ValueError):
    """An address that is none."""


class NetmaskValueError(ValueError):
    """A netmask that is none."""


def _first_of(address, kind, *makers):
    for make in makers:
        try:
            return make(address)
        except (AddressValueError, NetmaskValueError):
            pass
    raise ValueError(f"{address!r} does not appear to be an IPv4 or IPv6 {kind}")


def ip_address(address):
    """The address that a text, an int or packed bytes stand for."""
    return _first_of(address, "address", IPv4Address, IPv6Address)


def ip_network(address, strict=True):
    """The network that a text, an int, packed bytes or a pair of address and mask stand for."""
    return _first_of(address, "network", lambda a: IPv4Network(a, strict), lambda a: IPv6Network(a, strict))


def ip_interface(address):
    """The interface that a text, an int, packed bytes or a pair of address and mask stand for."""
    return _first_of(address, "interface", IPv4Interface, IPv6Interface)


def _packed(address, size, version):
    try:
        return address.to_bytes(size)
    except OverflowError:
        raise ValueError(f"Address negative or too large for IPv{version}") from None


def v4_int_to_packed(address):
    """An IPv4 address as four bytes."""
    return _packed(address, 4, 4)


def v6_int_to_packed(address):
    """An IPv6 address as sixteen bytes."""
    return _packed(address, 16, 6)


def _split_optional_netmask(address):
    parts = str(address).split("/")
    if len(parts) > 2:
        raise AddressValueError(f"Only one '/' permitted in {address!r}")
    return parts


def _find_address_range(addresses):
    # The runs of neighbours in sorted addresses: the first and last of each.
    first = last = None
    for ip in addresses:
        if last is None or ip._ip != last._ip + 1:
            if last is not None:
                yield first, last
            first = ip
        last = ip
    if last is not None:
        yield first, last


def _count_righthand_zero_bits(number, bits):
    if number == 0:
        return bits
    return min(bits, (~number & (number - 1)).bit_length())


def _same_version(a, b):
    if a._version != b._version:
        raise TypeError(f"{a} and {b} are not of the same version")


def summarize_address_range(first, last):
    """Yield the networks that cover exactly the addresses from first to last."""
    if not (isinstance(first, _BaseAddress) and isinstance(last, _BaseAddress)):
        raise TypeError("first and last must be IP addresses, not networks")
    _same_version(first, last)
    if first > last:
        raise ValueError("last IP address must be greater than first")
    if first.version == 4:
        network = IPv4Network
    elif first.version == 6:
        network = IPv6Network
    else:
        raise ValueError("unknown IP version")
    bits = first._max_prefixlen
    at, end = first._ip, last._ip
    while at <= end:
        size = min(_count_righthand_zero_bits(at, bits), (end - at + 1).bit_length() - 1)
        yield network((at, bits - size))
        at += 1 << size


def _collapse_addresses_internal(addresses):
    # Two halves of a network become that network, as often as that goes.
    waiting = list(addresses)
    halves = {}
    while waiting:
        net = waiting.pop()
        whole = net.supernet()
        other = halves.get(whole)
        if other is None:
            halves[whole] = net
        elif other != net:
            del halves[whole]
            waiting.append(whole)
    last = None
    for net in sorted(halves.values()):
        if last is None or last.broadcast_address < net.broadcast_address:
            yield net
            last = net


def collapse_addresses(addresses):
    """Yield the fewest networks that cover addresses and networks."""
    ips = []
    nets = []
    for ip in addresses:
        if isinstance(ip, _BaseAddress):
            into = ips
        elif ip._prefixlen == ip._max_prefixlen:
            into = ips
            if ips:
                _same_version(ip, ips[-1])
            ip = ip.ip if hasattr(ip, "ip") else ip.network_address
        else:
            into = nets
        if into:
            _same_version(ip, into[-1])
        into.append(ip)
    found = []
    for first, last in _find_address_range(sorted(set(ips))):
        found.extend(summarize_address_range(first, last))
    return _collapse_addresses_internal(found + nets)


def get_mixed_type_key(obj):
    """A key that sorts addresses and networks together."""
    if isinstance(obj, _BaseNetwork):
        return obj._get_networks_key()
    if isinstance(obj, _BaseAddress):
        return obj._get_address_key()
    return NotImplemented


class _IPAddressBase:
    __slots__ = ()

    @property
    def exploded(self):
        """The longest way to write it."""
        return self._explode_shorthand_ip_string()

    @property
    def compressed(self):
        """The shortest way to write it."""
        return str(self)

    @property
    def reverse_pointer(self):
        """The name by which DNS finds the names of the address."""
        return self._reverse_pointer()

    @property
    def version(self):
        raise NotImplementedError(f"{str(type(self)):>200} has no version specified")

    def _check_int_address(self, address):
        if address < 0:
            raise AddressValueError(f"{address} (< 0) is not permitted as an IPv{self._version} address")
        if address > self._ALL_ONES:
            raise AddressValueError(f"{address} (>= 2**{self._max_prefixlen}) is not permitted as an "
                                    f"IPv{self._version} address")

    def _check_packed_address(self, address, size):
        if len(address) != size:
            raise AddressValueError(f"{address!r} (len {len(address)} != {size}) is not permitted as an "
                                    f"IPv{self._version} address")

    def _number(self, address):
        # The int that an int or packed bytes stand for, None of anything else.
        if isinstance(address, int):
            self._check_int_address(address)
            return address
        if isinstance(address, bytes):
            self._check_packed_address(address, self._max_prefixlen // 8)
            return int.from_bytes(address)
        return None

    @classmethod
    def _ip_int_from_prefix(cls, prefixlen):
        return cls._ALL_ONES ^ (cls._ALL_ONES >> prefixlen)

    @classmethod
    def _prefix_from_ip_int(cls, ip_int):
        bits = cls._max_prefixlen
        zeros = _count_righthand_zero_bits(ip_int, bits)
        ones = ip_int >> zeros
        if ones != (1 << bits - zeros) - 1:
            raise ValueError(f"Netmask pattern {ip_int.to_bytes(bits // 8)!r} mixes zeroes & ones")
        return bits - zeros

    @classmethod
    def _report_invalid_netmask(cls, netmask_str):
        raise NetmaskValueError(f"{netmask_str!r} is not a valid netmask") from None

    @classmethod
    def _prefix_from_prefix_string(cls, prefixlen_str):
        if not (prefixlen_str.isascii() and prefixlen_str.isdigit()):
            cls._report_invalid_netmask(prefixlen_str)
        try:
            prefixlen = int(prefixlen_str)
        except ValueError:
            cls._report_invalid_netmask(prefixlen_str)
        if not 0 <= prefixlen <= cls._max_prefixlen:
            cls._report_invalid_netmask(prefixlen_str)
        return prefixlen

    @classmethod
    def _prefix_from_ip_string(cls, ip_str):
        # A mask, or the mask of the hosts, which is its inverse.
        try:
            mask = cls._ip_int_from_string(ip_str)
        except AddressValueError:
            cls._report_invalid_netmask(ip_str)
        for bits in (mask, mask ^ cls._ALL_ONES):
            try:
                return cls._prefix_from_ip_int(bits)
            except ValueError:
                pass
        cls._report_invalid_netmask(ip_str)

    @classmethod
    def _split_addr_prefix(cls, address):
        if isinstance(address, (bytes, int)):
            return address, cls._max_prefixlen
        if not isinstance(address, tuple):
            address = _split_optional_netmask(address)
        if len(address) > 1:
            return address
        return address[0], cls._max_prefixlen

    @classmethod
    def _make_netmask(cls, arg):
        # The mask that a length or a text stands for, and its length.
        cache = cls._netmask_cache
        if arg not in cache:
            if isinstance(arg, int):
                prefixlen = arg
                if not 0 <= prefixlen <= cls._max_prefixlen:
                    cls._report_invalid_netmask(prefixlen)
            elif cls._version == 6:
                prefixlen = cls._prefix_from_prefix_string(arg)
            else:
                try:
                    prefixlen = cls._prefix_from_prefix_string(arg)
                except NetmaskValueError:
                    prefixlen = cls._prefix_from_ip_string(arg)
            address = IPv4Address if cls._version == 4 else IPv6Address
            if len(cache) > 1000:
                cache.clear()
            cache[arg] = address(cls._ip_int_from_prefix(prefixlen)), prefixlen
        return cache[arg]

    def __reduce__(self):
        return self.__class__, (str(self),)


@total_ordering
class _BaseAddress(_IPAddressBase):
    """What addresses of both versions have in common."""

    __slots__ = ()

    def __int__(self):
        return self._ip

    def __eq__(self, other):
        try:
            return self._ip == other._ip and self._version == other._version
        except AttributeError:
            return NotImplemented

    def __lt__(self, other):
        if not isinstance(other, _BaseAddress):
            return NotImplemented
        _same_version(self, other)
        return self._ip < other._ip

    def __add__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self.__class__(int(self) + other)

    def __sub__(self, other):
        if not isinstance(other, int):
            return NotImplemented
        return self.__class__(int(self) - other)

    def __repr__(self):
        return f"{self.__class__.__name__}({str(self)!r})"

    def __str__(self):
        return self._string_from_ip_int(self._ip)

    def __hash__(self):
        return hash(hex(int(self._ip)))

    def _get_address_key(self):
        return self._version, self

    def __reduce__(self):
        return self.__class__, (self._ip,)

    def __format__(self, fmt):
        """Format as text (s), in base 2 (b) or 16 (x, X), or in the one usual for the version (n)."""
        if not fmt or fmt[-1] == "s":
            return format(str(self), fmt)
        base = fmt[-1]
        prefix = fmt[:-1]
        if base not in "bnxX" or prefix not in ("", "#", "_", "#_"):
            return super().__format__(fmt)
        if base == "n":
            base = "b" if self._version == 4 else "x"
        width = self._max_prefixlen if base == "b" else self._max_prefixlen // 4
        if "_" in prefix:
            width += width // 4 - 1
        if "#" in prefix:
            width += 2
        alternate, grouping = "#" * ("#" in prefix), "_" * ("_" in prefix)
        return format(int(self), f"{alternate}0{width}{grouping}{base}")

    def _in_range(self, name):
        return _within(self._version, name, self._ip, self._ip)


@total_ordering
class _BaseNetwork(_IPAddressBase):
    """What networks of both versions have in common."""

    def __init__(self, address, strict=True):
        addr, mask = self._split_addr_prefix(address)
        self.network_address = self._address_class(addr)
        self.netmask, self._prefixlen = self._make_netmask(mask)
        number = self.network_address._ip
        if number & self.netmask._ip != number:
            if strict:
                raise ValueError(f"{self} has host bits set")
            self.network_address = self._address_class(number & self.netmask._ip)
        if self._prefixlen == self._max_prefixlen - 1:
            self.hosts = self.__iter__
        elif self._prefixlen == self._max_prefixlen:
            self.hosts = lambda: [self._address_class(addr)]

    def __repr__(self):
        return f"{self.__class__.__name__}({str(self)!r})"

    def __str__(self):
        return f"{self.network_address}/{self._prefixlen}"

    def _bounds(self):
        first = self.network_address._ip
        return first, first | self.hostmask._ip

    def hosts(self):
        """Yield the addresses that hosts can have."""
        first, last = self._bounds()
        for x in range(first + 1, last):
            yield self._address_class(x)

    def __iter__(self):
        first, last = self._bounds()
        for x in range(first, last + 1):
            yield self._address_class(x)

    def __getitem__(self, n):
        first, last = self._bounds()
        if n >= 0:
            if first + n > last:
                raise IndexError("address out of range")
            return self._address_class(first + n)
        n += 1
        if last + n < first:
            raise IndexError("address out of range")
        return self._address_class(last + n)

    def __lt__(self, other):
        if not isinstance(other, _BaseNetwork):
            return NotImplemented
        _same_version(self, other)
        return (self.network_address, self.netmask) < (other.network_address, other.netmask)

    def __eq__(self, other):
        try:
            return (self._version == other._version and self.network_address == other.network_address
                    and int(self.netmask) == int(other.netmask))
        except AttributeError:
            return NotImplemented

    def __hash__(self):
        return hash(int(self.network_address) ^ int(self.netmask))

    def __contains__(self, other):
        if self._version != other._version or isinstance(other, _BaseNetwork):
            return False
        return other._ip & self.netmask._ip == self.network_address._ip

    def overlaps(self, other):
        """Whether the networks have addresses in common."""
        return (other.network_address in self or other.broadcast_address in self
                or self.network_address in other or self.broadcast_address in other)

    @cached_property
    def broadcast_address(self):
        return self._address_class(int(self.network_address) | int(self.hostmask))

    @cached_property
    def hostmask(self):
        return self._address_class(int(self.netmask) ^ self._ALL_ONES)

    @property
    def with_prefixlen(self):
        return f"{self.network_address}/{self._prefixlen}"

    @property
    def with_netmask(self):
        return f"{self.network_address}/{self.netmask}"

    @property
    def with_hostmask(self):
        return f"{self.network_address}/{self.hostmask}"

    @property
    def num_addresses(self):
        """How many addresses the network has."""
        return int(self.broadcast_address) - int(self.network_address) + 1

    @property
    def prefixlen(self):
        return self._prefixlen

    def address_exclude(self, other):
        """Yield the networks that are left of this one without another one."""
        _same_version(self, other)
        if not isinstance(other, _BaseNetwork):
            raise TypeError(f"{other} is not a network object")
        if not other.subnet_of(self):
            raise ValueError(f"{other} not contained in {self}")
        if other == self:
            return
        part = self
        while part != other:
            low, high = part.subnets()
            if other.subnet_of(low):
                yield high
                part = low
            else:
                yield low
                part = high

    def compare_networks(self, other):
        """-1, 0 or 1: the order of two networks, of their addresses only."""
        if self._version != other._version:
            raise TypeError(f"{self} and {other} are not of the same type")
        mine = self.network_address, self.netmask
        theirs = other.network_address, other.netmask
        return (mine > theirs) - (mine < theirs)

    def _get_networks_key(self):
        return self._version, self.network_address, self.netmask

    def subnets(self, prefixlen_diff=1, new_prefix=None):
        """Yield the networks that this one divides into."""
        if self._prefixlen == self._max_prefixlen:
            yield self
            return
        if new_prefix is not None:
            if new_prefix < self._prefixlen:
                raise ValueError("new prefix must be longer")
            if prefixlen_diff != 1:
                raise ValueError("cannot set prefixlen_diff and new_prefix")
            prefixlen_diff = new_prefix - self._prefixlen
        if prefixlen_diff < 0:
            raise ValueError("prefix length diff must be > 0")
        length = self._prefixlen + prefixlen_diff
        if length > self._max_prefixlen:
            raise ValueError(f"prefix length diff {length} is invalid for netblock {self}")
        first, last = self._bounds()
        for x in range(first, last + 1, last - first + 1 >> prefixlen_diff):
            yield self.__class__((x, length))

    def supernet(self, prefixlen_diff=1, new_prefix=None):
        """The larger network that this one is in."""
        if self._prefixlen == 0:
            return self
        if new_prefix is not None:
            if new_prefix > self._prefixlen:
                raise ValueError("new prefix must be shorter")
            if prefixlen_diff != 1:
                raise ValueError("cannot set prefixlen_diff and new_prefix")
            prefixlen_diff = self._prefixlen - new_prefix
        length = self._prefixlen - prefixlen_diff
        if length < 0:
            raise ValueError(f"current prefixlen is {self._prefixlen}, cannot have a prefixlen_diff of {prefixlen_diff}")
        return self.__class__((int(self.network_address) & (int(self.netmask) << prefixlen_diff), length))

    @staticmethod
    def _is_subnet_of(a, b):
        try:
            _same_version(a, b)
            return b.network_address <= a.network_address and b.broadcast_address >= a.broadcast_address
        except AttributeError:
            raise TypeError(f"Unable to test subnet containment between {a} and {b}")

    def subnet_of(self, other):
        """Whether this network is in another one."""
        return self._is_subnet_of(self, other)

    def supernet_of(self, other):
        """Whether another network is in this one."""
        return self._is_subnet_of(other, self)

    def _both(self, name):
        return getattr(self.network_address, name) and getattr(self.broadcast_address, name)

    is_multicast = property(lambda self: self._both("is_multicast"), doc="Whether it is for multicast use.")
    is_reserved = property(lambda self: self._both("is_reserved"), doc="Whether it is reserved.")
    is_link_local = property(lambda self: self._both("is_link_local"), doc="Whether it is for one link only.")
    is_unspecified = property(lambda self: self._both("is_unspecified"), doc="Whether it is the one of no host.")
    is_loopback = property(lambda self: self._both("is_loopback"), doc="Whether it is of the host itself.")

    @property
    def is_private(self):
        """Whether it is for private use."""
        first, last = self._bounds()
        return (_within(self._version, "private", first, last)
                and not _within(self._version, "public", first, first)
                and not _within(self._version, "public", last, last))

    @property
    def is_global(self):
        """Whether it is for public use."""
        return not self.is_private


# The ranges of addresses that have a meaning, by version and name, as texts until somebody
# asks for them.
_RANGES = {
    (4, "link_local"): "169.254.0.0/16",
    (4, "loopback"): "127.0.0.0/8",
    (4, "multicast"): "224.0.0.0/4",
    (4, "shared"): "100.64.0.0/10",
    (4, "private"): "0.0.0.0/8 10.0.0.0/8 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.0.170/31 "
                    "192.0.2.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 240.0.0.0/4 "
                    "255.255.255.255/32",
    (4, "public"): "192.0.0.9/32 192.0.0.10/32",
    (4, "reserved"): "240.0.0.0/4",
    (6, "link_local"): "fe80::/10",
    (6, "multicast"): "ff00::/8",
    (6, "private"): "::1/128 ::/128 ::ffff:0:0/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 fc00::/7 "
                    "fe80::/10",
    (6, "public"): "2001:1::1/128 2001:1::2/128 2001:3::/32 2001:4:112::/48 2001:20::/28 2001:30::/28",
    (6, "reserved"): "::/8 100::/8 200::/7 400::/6 800::/5 1000::/4 4000::/3 6000::/3 8000::/3 a000::/3 c000::/3 "
                     "e000::/4 f000::/5 f800::/6 fe00::/9",
    (6, "site_local"): "fec0::/10",
}


def _within(version, name, first, last):
    # Whether the addresses from first to last are all in one of the ranges of a name.
    ranges = _RANGES[version, name]
    if isinstance(ranges, str):
        ranges = _RANGES[version, name] = [ip_network(text)._bounds() for text in ranges.split()]
    for low, high in ranges:
        if low <= first and last <= high:
            return True
    return False


class _BaseV4:
    """What is peculiar to version 4."""

    __slots__ = ()
    _version = 4
    _ALL_ONES = 2 ** IPV4LENGTH - 1
    _max_prefixlen = IPV4LENGTH
    _netmask_cache = {}

    def _explode_shorthand_ip_string(self):
        return str(self)

    @classmethod
    def _ip_int_from_string(cls, ip_str):
        if not ip_str:
            raise AddressValueError("Address cannot be empty")
        octets = ip_str.split(".")
        if len(octets) != 4:
            raise AddressValueError(f"Expected 4 octets in {ip_str!r}")
        try:
            return int.from_bytes(map(cls._parse_octet, octets))
        except ValueError as exc:
            raise AddressValueError(f"{exc} in {ip_str!r}") from None

    @classmethod
    def _parse_octet(cls, octet_str):
        if not octet_str:
            raise ValueError("Empty octet not permitted")
        if not (octet_str.isascii() and octet_str.isdigit()):
            raise ValueError(f"Only decimal digits permitted in {octet_str!r}")
        if len(octet_str) > 3:
            raise ValueError(f"At most 3 characters permitted in {octet_str!r}")
        if octet_str != "0" and octet_str[0] == "0":
            raise ValueError(f"Leading zeros are not permitted in {octet_str!r}")
        octet = int(octet_str)
        if octet > 255:
            raise ValueError(f"Octet {octet} (> 255) not permitted")
        return octet

    @classmethod
    def _string_from_ip_int(cls, ip_int):
        return "%d.%d.%d.%d" % tuple(ip_int.to_bytes(4))

    def _reverse_pointer(self):
        return ".".join(reversed(str(self).split("."))) + ".in-addr.arpa"

    @property
    def max_prefixlen(self):
        return self._max_prefixlen

    @property
    def version(self):
        return self._version


class IPv4Address(_BaseV4, _BaseAddress):
    """An address of version 4: of a text such as '192.0.2.1', an int or four bytes."""

    __slots__ = ("_ip", "__weakref__")

    def __init__(self, address):
        number = self._number(address)
        if number is None:
            text = str(address)
            if "/" in text:
                raise AddressValueError(f"Unexpected '/' in {address!r}")
            number = self._ip_int_from_string(text)
        self._ip = number

    @property
    def packed(self):
        """The address as four bytes."""
        return v4_int_to_packed(self._ip)

    is_reserved = property(lambda self: self._in_range("reserved"), doc="Whether it is reserved.")
    is_multicast = property(lambda self: self._in_range("multicast"), doc="Whether it is for multicast use.")
    is_loopback = property(lambda self: self._in_range("loopback"), doc="Whether it is of the host itself.")
    is_link_local = property(lambda self: self._in_range("link_local"), doc="Whether it is for one link only.")
    is_unspecified = property(lambda self: self._ip == 0, doc="Whether it is the one of no host.")

    @property
    def is_private(self):
        """Whether it is for private use."""
        return self._in_range("private") and not self._in_range("public")

    @property
    def is_global(self):
        """Whether it is for public use."""
        return not self._in_range("shared") and not self.is_private

    @property
    def ipv6_mapped(self):
        """The address of version 6 that stands for this one."""
        return IPv6Address(f"::ffff:{self}")


class _Interface:
    # What interfaces of both versions have: an address in its network.

    __slots__ = ()

    def _set_network(self, address, network):
        addr, mask = self._split_addr_prefix(address)
        self.network = network((addr, mask), strict=False)
        self.netmask = self.network.netmask
        self._prefixlen = self.network._prefixlen
        return addr

    @property
    def hostmask(self):
        return self.network.hostmask

    @property
    def with_prefixlen(self):
        return f"{self._string_from_ip_int(self._ip)}/{self._prefixlen}"

    @property
    def with_netmask(self):
        return f"{self._string_from_ip_int(self._ip)}/{self.netmask}"

    @property
    def with_hostmask(self):
        return f"{self._string_from_ip_int(self._ip)}/{self.hostmask}"

    def _equal(self, other, equal):
        if equal is NotImplemented or not equal:
            return equal
        try:
            return self.network == other.network
        except AttributeError:
            return False   # an address that is no interface

    def _less(self, other, less):
        if less is NotImplemented:
            return less
        try:
            return self.network < other.network or self.network == other.network and less
        except AttributeError:
            return False

    def __reduce__(self):
        return self.__class__, (str(self),)


class IPv4Interface(_Interface, IPv4Address):
    """An address of version 4 and the network it is in, such as '192.0.2.1/24'."""

    def __init__(self, address):
        IPv4Address.__init__(self, self._split_addr_prefix(address)[0])
        self._set_network(address, IPv4Network)

    def __str__(self):
        return f"{self._string_from_ip_int(self._ip)}/{self._prefixlen}"

    def __eq__(self, other):
        return self._equal(other, IPv4Address.__eq__(self, other))

    def __lt__(self, other):
        return self._less(other, IPv4Address.__lt__(self, other))

    def __hash__(self):
        return hash((self._ip, self._prefixlen, int(self.network.network_address)))

    # No interface equals the address of no host.
    is_unspecified = property(lambda self: False, doc="Whether it is the one of no host.")

    @property
    def ip(self):
        """The address alone."""
        return IPv4Address(self._ip)


class IPv4Network(_BaseV4, _BaseNetwork):
    """A network of version 4, such as '192.0.2.0/24'."""

    _address_class = IPv4Address

    @property
    def is_global(self):
        """Whether it is for public use."""
        return not _within(4, "shared", *self._bounds()) and not self.is_private


class _BaseV6:
    """What is peculiar to version 6."""

    __slots__ = ()
    _version = 6
    _ALL_ONES = 2 ** IPV6LENGTH - 1
    _HEXTET_COUNT = 8
    _HEX_DIGITS = frozenset("0123456789ABCDEFabcdef")
    _max_prefixlen = IPV6LENGTH
    _netmask_cache = {}

    @classmethod
    def _ip_int_from_string(cls, ip_str):
        if not ip_str:
            raise AddressValueError("Address cannot be empty")
        parts = ip_str.split(":")
        if len(parts) < 3:
            raise AddressValueError(f"At least 3 parts expected in {ip_str!r}")
        if "." in parts[-1]:
            try:
                low = IPv4Address(parts.pop())._ip
            except AddressValueError as exc:
                raise AddressValueError(f"{exc} in {ip_str!r}") from None
            parts += f"{low >> 16:x}", f"{low & 0xFFFF:x}"
        count = cls._HEXTET_COUNT
        if len(parts) > count + 1:
            raise AddressValueError(f"At most {count} colons permitted in {ip_str!r}")
        gaps = [i for i in range(1, len(parts) - 1) if not parts[i]]
        if len(gaps) > 1:
            raise AddressValueError(f"At most one '::' permitted in {ip_str!r}")
        if gaps:
            head, tail = parts[:gaps[0]], parts[gaps[0] + 1:]
            if not head[0]:
                if len(head) > 1:
                    raise AddressValueError(f"Leading ':' only permitted as part of '::' in {ip_str!r}")
                head = []
            if not tail[-1]:
                if len(tail) > 1:
                    raise AddressValueError(f"Trailing ':' only permitted as part of '::' in {ip_str!r}")
                tail = []
            missing = count - len(head) - len(tail)
            if missing < 1:
                raise AddressValueError(f"Expected at most {count - 1} other parts with '::' in {ip_str!r}")
            parts = head + ["0"] * missing + tail
        elif len(parts) != count:
            raise AddressValueError(f"Exactly {count} parts expected without '::' in {ip_str!r}")
        elif not parts[0]:
            raise AddressValueError(f"Leading ':' only permitted as part of '::' in {ip_str!r}")
        elif not parts[-1]:
            raise AddressValueError(f"Trailing ':' only permitted as part of '::' in {ip_str!r}")
        number = 0
        try:
            for part in parts:
                number = number << 16 | cls._parse_hextet(part)
        except ValueError as exc:
            raise AddressValueError(f"{exc} in {ip_str!r}") from None
        return number

    @classmethod
    def _parse_hextet(cls, hextet_str):
        if not cls._HEX_DIGITS.issuperset(hextet_str):
            raise ValueError(f"Only hex digits permitted in {hextet_str!r}")
        if len(hextet_str) > 4:
            raise ValueError(f"At most 4 characters permitted in {hextet_str!r}")
        return int(hextet_str, 16)

    @classmethod
    def _string_from_ip_int(cls, ip_int=None):
        if ip_int is None:
            ip_int = int(cls._ip)
        if ip_int > cls._ALL_ONES:
            raise ValueError("IPv6 address is too large")
        hextets = [f"{ip_int >> shift & 0xFFFF:x}" for shift in range(112, -1, -16)]
        # The longest run of zeros, the first one of several, becomes "::".
        best = start = length = 0
        for i, hextet in enumerate(hextets):
            if hextet != "0":
                length = 0
                continue
            length += 1
            if length > best:
                best = length
                start = i + 1 - length
        if best < 2:
            return ":".join(hextets)
        return ":".join(hextets[:start]) + "::" + ":".join(hextets[start + best:])

    def _explode_shorthand_ip_string(self):
        if isinstance(self, IPv6Network):
            number = self.network_address._ip
        else:
            number = self._ip
        digits = f"{number:032x}"
        text = ":".join(digits[i:i + 4] for i in range(0, 32, 4))
        if isinstance(self, (IPv6Network, IPv6Interface)):
            return f"{text}/{self._prefixlen}"
        return text

    def _reverse_pointer(self):
        return ".".join(self.exploded[::-1].replace(":", "")) + ".ip6.arpa"

    @staticmethod
    def _split_scope_id(ip_str):
        addr, sep, scope_id = ip_str.partition("%")
        if not sep:
            return addr, None
        if not scope_id or "%" in scope_id:
            raise AddressValueError(f'Invalid IPv6 address: "{ip_str!r}"')
        return addr, scope_id

    @property
    def max_prefixlen(self):
        return self._max_prefixlen

    @property
    def version(self):
        return self._version


class IPv6Address(_BaseV6, _BaseAddress):
    """An address of version 6: of a text such as '2001:db8::1%eth0', an int or sixteen bytes."""

    __slots__ = ("_ip", "_scope_id", "__weakref__")

    def __init__(self, address):
        self._scope_id = None
        number = self._number(address)
        if number is None:
            text = str(address)
            if "/" in text:
                raise AddressValueError(f"Unexpected '/' in {address!r}")
            text, self._scope_id = self._split_scope_id(text)
            number = self._ip_int_from_string(text)
        self._ip = number

    def _explode_shorthand_ip_string(self):
        mapped = self.ipv4_mapped
        if mapped is None:
            return _BaseV6._explode_shorthand_ip_string(self)
        return f"0000:0000:0000:0000:0000:ffff:{mapped}"

    def _reverse_pointer(self):
        if isinstance(self, IPv6Interface):
            return _BaseV6._reverse_pointer(self)
        return ".".join(f"{self._ip:032x}"[::-1]) + ".ip6.arpa"

    def __str__(self):
        mapped = self.ipv4_mapped
        if mapped is None:
            text = self._string_from_ip_int(self._ip)
        else:
            text = f"::ffff:{mapped}"
        return text if self._scope_id is None else f"{text}%{self._scope_id}"

    def __hash__(self):
        return hash((self._ip, self._scope_id))

    def __eq__(self, other):
        equal = _BaseAddress.__eq__(self, other)
        if equal is NotImplemented or not equal:
            return equal
        return self._scope_id == getattr(other, "_scope_id", None)

    def __reduce__(self):
        return self.__class__, (str(self),)

    @property
    def scope_id(self):
        """The zone of the address, None if it has none."""
        return self._scope_id

    @property
    def packed(self):
        """The address as sixteen bytes."""
        return v6_int_to_packed(self._ip)

    is_multicast = property(lambda self: self._in_range("multicast"), doc="Whether it is for multicast use.")
    is_reserved = property(lambda self: self._in_range("reserved"), doc="Whether it is reserved.")
    is_link_local = property(lambda self: self._in_range("link_local"), doc="Whether it is for one link only.")
    is_unspecified = property(lambda self: self._ip == 0, doc="Whether it is the one of no host.")
    is_site_local = property(lambda self: self._in_range("site_local"), doc="Whether it is for one site only.")

    @property
    def is_private(self):
        """Whether it is for private use."""
        mapped = self.ipv4_mapped
        if mapped is not None:
            return mapped.is_private
        return self._in_range("private") and not self._in_range("public")

    @property
    def is_global(self):
        """Whether it is for public use."""
        mapped = self.ipv4_mapped
        return not self.is_private if mapped is None else mapped.is_global

    @property
    def is_loopback(self):
        """Whether it is of the host itself."""
        mapped = self.ipv4_mapped
        return self._ip == 1 if mapped is None else mapped.is_loopback

    @property
    def ipv4_mapped(self):
        """The address of version 4 that this one stands for, None if it does not."""
        if self._ip >> 32 != 0xFFFF:
            return None
        return IPv4Address(self._ip & 0xFFFFFFFF)

    @property
    def teredo(self):
        """The server and the client of a Teredo address, None if it is none."""
        if self._ip >> 96 != 0x20010000:
            return None
        return IPv4Address(self._ip >> 64 & 0xFFFFFFFF), IPv4Address(~self._ip & 0xFFFFFFFF)

    @property
    def sixtofour(self):
        """The address of version 4 in a 6to4 address, None if it is none."""
        if self._ip >> 112 != 0x2002:
            return None
        return IPv4Address(self._ip >> 80 & 0xFFFFFFFF)


class IPv6Interface(_Interface, IPv6Address):
    """An address of version 6 and the network it is in, such as '2001:db8::1/64'."""

    def __init__(self, address):
        IPv6Address.__init__(self, self._split_addr_prefix(address)[0])
        self._set_network(address, IPv6Network)

    def __str__(self):
        return f"{IPv6Address.__str__(self)}/{self._prefixlen}"

    def __eq__(self, other):
        return self._equal(other, IPv6Address.__eq__(self, other))

    def __lt__(self, other):
        return self._less(other, IPv6Address.__lt__(self, other))

    def __hash__(self):
        return hash((self._ip, self._prefixlen, int(self.network.network_address)))

    @property
    def ip(self):
        """The address alone."""
        return IPv6Address(self._ip)

    @property
    def is_unspecified(self):
        """Whether it is the one of no host, in a network of its own."""
        return self._ip == 0 and self.network.is_unspecified

    @property
    def is_loopback(self):
        """Whether it is of the host itself, in a network of its own."""
        return IPv6Address.is_loopback.fget(self) and self.network.is_loopback


class IPv6Network(_BaseV6, _BaseNetwork):
    """A network of version 6, such as '2001:db8::/32'."""

    _address_class = IPv6Address

    def hosts(self):
        """Yield the addresses that hosts can have."""
        first, last = self._bounds()
        for x in range(first + 1, last + 1):
            yield self._address_class(x)

    is_site_local = property(lambda self: self._both("is_site_local"), doc="Whether it is for one site only.")
