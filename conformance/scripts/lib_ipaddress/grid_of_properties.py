import ipaddress as i


def t(f):
    try:
        r = f()
        print(repr(r) if not callable(r) else type(r).__name__)
    except Exception as e:
        print(type(e).__name__, ' '.join(str(e).split()), e.__cause__, e.__suppress_context__)


TEXTS = ['0.0.0.0', '1.2.3.4', '10.255.0.1', '100.64.0.1', '127.0.0.1', '169.254.1.1', '172.31.255.255', '192.0.0.9', '192.0.0.170', '192.0.2.1', '192.168.0.0', '198.18.0.1',
         '203.0.113.9', '224.0.0.1', '240.1.2.3', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '::ffff:224.0.0.1', '::ffff:0.0.0.0', '64:ff9b::1', '64:ff9b:1::1', '100::1', '2001::1',
         '2001:1::1', '2001:db8::', '2002:c000:204::', '2001:0:4136:e378:8000:63bf:3fff:fdd2', 'fc00::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', '1:0:0:2:0:0:0:3', '1:0:2:0:3:0:4:0', 'ABCD:ef01:2345:6789:abcd:EF01:2345:6789', '4000::', '::1.2.3.4']
for text in TEXTS:
    a = i.ip_address(text)
    print(a, repr(a), a.version, a.max_prefixlen, a.packed, int(a), a.compressed, '%' in text or (a.exploded, a.reverse_pointer), a.is_private, a.is_global, a.is_multicast, a.is_reserved, a.is_loopback, a.is_link_local, a.is_unspecified,
          getattr(a, 'is_site_local', None), getattr(a, 'ipv4_mapped', None), getattr(a, 'sixtofour', None), getattr(a, 'teredo', None), getattr(a, 'scope_id', None), getattr(a, 'ipv6_mapped', None))
    for size in (0, 4, 8, 10, 23, 31, 32, 64, 127, 128):
        if size > a.max_prefixlen:
            continue
        n = i.ip_network((text.partition('%')[0], size), strict=False)
        f = i.ip_interface(f'{text}/{size}')
        print(n, repr(f), n.broadcast_address, n.hostmask, n.netmask, n.num_addresses, n.is_private, n.is_global, n.is_multicast, n.is_reserved, n.is_loopback, n.is_link_local, n.is_unspecified, n.with_netmask, n.with_hostmask, n.exploded, n.prefixlen,
              f.ip, f.network, f.with_prefixlen, f.with_netmask, f.with_hostmask, f.is_loopback, f.is_unspecified, f.exploded if '%' not in text else None, f.compressed, f.hostmask, n[0], n[-1], n.supernet(), f.__reduce__(), n.__reduce__())
BAD = ['', ' 1.2.3.4', '1.2.3.4 ', '1.2.3', '1.2.3.4.5', '1.2.3.256', '1.2.3.-1', '1.2.3.٣', '01.2.3.4', '1..2.3', '1.2.3.1e2', '0x1.2.3.4', '::g', ':', ':::', '1::2::3', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7', ':1:2:3:4:5:6:7', '1:2:3:4:5:6:7:', '12345::', '::1%', '::1%a%b',
       '::1/64', '1.2.3.4/24', '1.2.3.4/33', '1.2.3.4/-1', '1.2.3.4/a', '1.2.3.4/1/2', '1.2.3.0/255.255.0.255', '1.2.3.0/255.255.255.0', '1.2.3.0/0.0.0.255', '1.2.3.0/', '/24', '::/129', '::/ffff::', '::1.2.3', '::1.2.3.4.5', '1.2.3.4::', '\ud800::1', 'x' * 100, -1, 2**32, 2**128, b'abc', b'\1\2\3\4', bytes(16), None, 1.5, True, [], ('1.2.3.0', 24), ('::', '64'), ()]
for bad in BAD:
    for make in (i.IPv4Address, i.IPv6Address, i.IPv4Network, i.IPv6Network, i.IPv4Interface, i.IPv6Interface, i.ip_address, i.ip_network, i.ip_interface):
        if isinstance(bad, str) and '\ud800' in bad:
            t(lambda: ascii(make(bad)))
        else:
            t(lambda: make(bad))
