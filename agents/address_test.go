package agents

import (
	"context"
	"errors"
	"net"
	"net/netip"
	"testing"
	"time"
)

func TestPublicAddresses(t *testing.T) {
	for text, want := range map[string]bool{
		"8.8.8.8": true, "1.1.1.1": true, "93.184.216.34": true, "172.15.255.255": true, "172.32.0.0": true,
		"100.63.255.255": true, "100.128.0.0": true, "192.167.255.255": true, "169.253.0.1": true, "223.255.255.255": true,
		"0.0.0.0": false, "0.1.2.3": false, "10.0.0.1": false, "10.255.255.255": false, "127.0.0.1": false, "127.255.0.1": false,
		"100.64.0.1": false, "100.100.100.200": false, "169.254.169.254": false, "172.16.0.1": false, "172.31.255.255": false,
		"192.0.0.1": false, "192.0.0.192": false, "192.0.2.1": false, "192.168.1.1": false, "192.88.99.1": false,
		"198.18.0.1": false, "198.19.255.255": false, "198.51.100.1": false, "203.0.113.1": false,
		"224.0.0.1": false, "239.255.255.255": false, "240.0.0.1": false, "255.255.255.255": false, "168.63.129.16": false,

		"2606:4700:4700::1111": true, "2a00:1450:4001::1": true, "2001:4860:4860::8888": true, "2001:200::1": true,
		"::": false, "::1": false, "fe80::1": false, "febf::1": false, "fc00::1": false, "fd00:ec2::254": false, "fec0::1": false,
		"ff02::1": false, "2001:db8::1": false, "2001::1": false, "2001:2::1": false, "2001:10::1": false, "2002:0a00:0001::1": false, "2002:808:808::1": false,
		"3fff::1": false, "100::1": false, "5f00::1": false, "4000::1": false, "::7f00:1": false,
		"::ffff:127.0.0.1": false, "::ffff:10.1.2.3": false, "::ffff:169.254.169.254": false, "::ffff:8.8.8.8": true,
		"64:ff9b::7f00:1": false, "64:ff9b::a9fe:a9fe": false, "64:ff9b::808:808": true, "64:ff9b:1::808:808": false,
		"fe80::1%eth0": false, "2606:4700:4700::1111%eth0": false,
	} {
		if got := isPublic(netip.MustParseAddr(text)); got != want {
			t.Errorf("%s: public is %v", text, got)
		}
	}
}

// The dialer refuses before it connects, for literal addresses and for what names
// resolve to.
func TestGuardedDialRefuses(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	accepted := make(chan struct{})
	go func() {
		if conn, err := listener.Accept(); err == nil {
			conn.Close()
			close(accepted)
		}
	}()
	_, port, _ := net.SplitHostPort(listener.Addr().String())
	dial := dialPublic(nameserver(t, map[string][]string{"rebound.example.com.": {"127.0.0.1"}, "mixed.example.com.": {"127.0.0.1", "10.0.0.1"}}))
	for _, host := range []string{"127.0.0.1", "::ffff:127.0.0.1", "0.0.0.0", "localhost", "rebound.example.com", "mixed.example.com"} {
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		conn, err := dial(ctx, "tcp", net.JoinHostPort(host, port))
		cancel()
		if err == nil {
			conn.Close()
		}
		if !errors.Is(err, errNotPublic) {
			t.Errorf("%s: got %v, want errNotPublic", host, err)
		}
	}
	select {
	case <-accepted:
		t.Error("a connection arrived")
	case <-time.After(50 * time.Millisecond):
	}
}

// nameserver gives a resolver that asks a server of the test, which knows some names.
func nameserver(t *testing.T, addresses map[string][]string) *net.Resolver {
	t.Helper()
	conn, err := net.ListenPacket("udp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	go func() {
		buffer := make([]byte, 512)
		for {
			n, from, err := conn.ReadFrom(buffer)
			if err != nil {
				return
			}
			conn.WriteTo(answer(buffer[:n], addresses), from)
		}
	}()
	return &net.Resolver{PreferGo: true, Dial: func(ctx context.Context, _, _ string) (net.Conn, error) {
		return (&net.Dialer{}).DialContext(ctx, "udp", conn.LocalAddr().String())
	}}
}

// answer makes the DNS message that answers a query with one question: the addresses of
// the name for type A, nothing for other types.
func answer(query []byte, addresses map[string][]string) []byte {
	name, at := "", 12
	for query[at] != 0 {
		name += string(query[at+1:at+1+int(query[at])]) + "."
		at += 1 + int(query[at])
	}
	question := query[12 : at+5]
	var list []string
	if query[at+1] == 0 && query[at+2] == 1 {
		list = addresses[name]
	}
	message := append([]byte{query[0], query[1], 0x81, 0x80, 0, 1, 0, byte(len(list)), 0, 0, 0, 0}, question...)
	for _, address := range list {
		// A pointer to the name, type A, class IN, a minute to live, four bytes.
		message = append(message, 0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4)
		ip := netip.MustParseAddr(address).As4()
		message = append(message, ip[:]...)
	}
	return message
}
