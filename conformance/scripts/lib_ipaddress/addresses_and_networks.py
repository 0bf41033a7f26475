import ipaddress as ip
a = ip.ip_address('192.168.1.10'); b = ip.ip_address('2001:db8::1')
print(repr(a), int(a), a.version, a.is_private, a.packed, a.reverse_pointer, a + 1, a - 1, a < ip.ip_address('192.168.1.11'), a.exploded, format(a, 'b'), b.compressed, b.exploded, b.is_global, ip.ip_address(1), ip.ip_address(2 ** 40), ip.ip_address(b'\x7f\0\0\1'), ip.ip_address('::ffff:1.2.3.4').ipv4_mapped)
n = ip.ip_network('10.0.0.0/29')
print(n, n.netmask, n.hostmask, n.num_addresses, n.broadcast_address, [str(h) for h in n.hosts()], ip.ip_address('10.0.0.3') in n, list(n.subnets(new_prefix=30)), n.supernet(), n.overlaps(ip.ip_network('10.0.0.4/30')), n[1], n.with_netmask, list(n.address_exclude(ip.ip_network('10.0.0.0/31'))), n.prefixlen, n.subnet_of(ip.ip_network('10.0.0.0/8')), ip.ip_network('10.0.0.5/24', strict=False), ip.ip_interface('10.0.0.5/24').network)
for f in (lambda: ip.ip_address('256.1.1.1'), lambda: ip.ip_address('1.2.3'), lambda: ip.ip_address('x'), lambda: ip.ip_network('10.0.0.5/24'), lambda: ip.ip_network('10.0.0.0/33'), lambda: ip.ip_address('01.2.3.4'), lambda: ip.IPv6Address('1::2::3'), lambda: a < b, lambda: ip.ip_address(-1), lambda: a + 2 ** 40, lambda: ip.IPv4Address('1.2.3.4/8')):
    try: print(f())
    except (ValueError, TypeError) as e: print(type(e).__name__, e)
print(list(ip.summarize_address_range(ip.ip_address('10.0.0.0'), ip.ip_address('10.0.0.5'))), list(ip.collapse_addresses([ip.ip_network('10.0.0.0/25'), ip.ip_network('10.0.0.128/25')])), sorted([a, ip.ip_address('1.1.1.1')]), {a: 1}[ip.ip_address('192.168.1.10')], [x for x in ('127.0.0.1', '10.1.1.1', '169.254.1.1', '8.8.8.8', '224.0.0.1') if ip.ip_address(x).is_private], ip.ip_address('fe80::1%eth0').scope_id)
