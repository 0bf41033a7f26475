package agents

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"syscall"
	"time"
)

// errNotPublic is what a guarded dial gives for an address that is not public.
var errNotPublic = errors.New("not a public address")

// notPublic4 are the IPv4 blocks that are not destinations on the public Internet: the
// special-purpose registry of IANA, and addresses inside public space that clouds answer
// on for the machine itself.
var notPublic4 = prefixes(
	"0.0.0.0/8",        // this network, unspecified
	"10.0.0.0/8",       // private
	"100.64.0.0/10",    // carrier-grade NAT; a cloud's metadata at 100.100.100.200
	"127.0.0.0/8",      // loopback
	"168.63.129.16/32", // a cloud's platform endpoint
	"169.254.0.0/16",   // link-local; cloud metadata
	"172.16.0.0/12",    // private
	"192.0.0.0/24",     // protocol assignments; a cloud's metadata at 192.0.0.192
	"192.0.2.0/24",     // documentation
	"192.88.99.0/24",   // 6to4 relays
	"192.168.0.0/16",   // private
	"198.18.0.0/15",    // benchmarking
	"198.51.100.0/24",  // documentation
	"203.0.113.0/24",   // documentation
	"224.0.0.0/4",      // multicast
	"240.0.0.0/4",      // reserved, broadcast
)

// publicSpace6 is the only part of IPv6 given out as public unicast; notPublic6 are the
// blocks inside it that are not.
var (
	publicSpace6 = netip.MustParsePrefix("2000::/3")
	notPublic6   = prefixes(
		"2001::/23",     // protocol assignments: Teredo, benchmarking, ORCHID
		"2001:db8::/32", // documentation
		"2002::/16",     // 6to4, which wraps an IPv4 address
		"3fff::/20",     // documentation
	)
	// nat64 is the well-known prefix that wraps an IPv4 address in its last four bytes.
	nat64 = netip.MustParsePrefix("64:ff9b::/96")
)

func prefixes(texts ...string) []netip.Prefix {
	list := make([]netip.Prefix, len(texts))
	for i, text := range texts {
		list[i] = netip.MustParsePrefix(text)
	}
	return list
}

// isPublic reports whether an address is a destination on the public Internet. An IPv4
// address inside an IPv6 one counts as itself where packets to it would reach it.
func isPublic(addr netip.Addr) bool {
	if addr.Zone() != "" {
		return false
	}
	addr = addr.Unmap()
	if nat64.Contains(addr) {
		bytes := addr.As16()
		addr = netip.AddrFrom4([4]byte(bytes[12:]))
	}
	if addr.Is4() {
		return !within(addr, notPublic4)
	}
	return publicSpace6.Contains(addr) && !within(addr, notPublic6)
}

func within(addr netip.Addr, list []netip.Prefix) bool {
	for _, prefix := range list {
		if prefix.Contains(addr) {
			return true
		}
	}
	return false
}

// A dialFunc connects; it has the shape of [http.Transport.DialContext].
type dialFunc func(ctx context.Context, network, address string) (net.Conn, error)

const dialTimeout = 10 * time.Second

// dialPublic connects to public addresses only. The check is made by the dialer for each
// address it is about to connect to, after name resolution, so a name that resolves to
// something else the second time gains nothing.
func dialPublic(resolver *net.Resolver) dialFunc {
	dialer := &net.Dialer{Timeout: dialTimeout, Resolver: resolver}
	dialer.ControlContext = func(_ context.Context, _, address string, _ syscall.RawConn) error {
		target, err := netip.ParseAddrPort(address)
		if err != nil || !isPublic(target.Addr()) {
			return errNotPublic
		}
		return nil
	}
	return dialer.DialContext
}

// dialAny connects to any address, for what the host allowed by name.
func dialAny(resolver *net.Resolver) dialFunc {
	return (&net.Dialer{Timeout: dialTimeout, Resolver: resolver}).DialContext
}
