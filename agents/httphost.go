package agents

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"errors"
	"fmt"
	"net"
	"net/http"
	"strings"
	"sync"
	"syscall"
	"time"
)

// HTTPPolicy is what a host decides about the requests of tools. The zero value allows
// public addresses and no secrets. An agent file cannot widen it.
type HTTPPolicy struct {
	// AllowPrivate lifts the rule that only public addresses are reached.
	AllowPrivate bool
	// AllowedOrigins are exact origins ("http://10.0.0.5:8080") that are reached whatever
	// their address.
	AllowedOrigins []string
	// Secrets carries the requests of connections with a secret; nil: these raise.
	Secrets SecretProxy
	// Resolver resolves names; nil: the system's.
	Resolver *net.Resolver
}

// A SecretProxy carries requests that need a secret. It checks that the secret may be
// used, sets Authorization on the way upstream and takes every occurrence of the secret
// out of the response, whose body it returns without content encoding. An implementation
// refuses with a [*PermissionError] before it sends anything.
type SecretProxy interface {
	RoundTrip(secretID string, request *http.Request) (*http.Response, error)
}

// A PermissionError is a refusal to use a secret. It becomes http.PermissionDenied.
type PermissionError struct{ Permission string }

func (e *PermissionError) Error() string { return "the permission " + e.Permission + " is missing" }

// An Exchange is the row of one HTTP request in a [Report]. It has no query, no headers
// and no body.
type Exchange struct {
	Method        string  `json:"method"`
	URL           string  `json:"url"`
	Connection    *string `json:"connection"`
	Status        *int    `json:"status"` // nil: there was no response
	DurationMS    int64   `json:"duration_ms"`
	RequestBytes  int     `json:"request_bytes"`  // of the body
	ResponseBytes int     `json:"response_bytes"` // of the body, decoded
	Error         *string `json:"error"`          // what was raised
}

// httpLimits are the limits of one call on its requests.
type httpLimits struct {
	calls   int
	timeout time.Duration
	bytes   int // of one request, and of one response body
}

var defaultHTTPLimits = httpLimits{calls: 32, timeout: 15 * time.Second, bytes: 1 << 20}

// An httpHost sends the requests of an agent's tools. It is safe for concurrent use.
type httpHost struct {
	connections map[string]Connection
	secrets     SecretProxy
	limits      httpLimits
	// guarded reaches public addresses; open is for what the host allowed. They share no
	// connections, so an open one never serves a request that is not allowed.
	guarded, open *http.Transport
	allowPrivate  bool
	allowed       map[origin]bool
}

func newHTTPHost(policy HTTPPolicy, connections map[string]Connection, limits httpLimits) (*httpHost, error) {
	h := &httpHost{
		connections: connections, secrets: policy.Secrets, limits: limits,
		guarded: newTransport(dialPublic(policy.Resolver)), open: newTransport(dialAny(policy.Resolver)),
		allowPrivate: policy.AllowPrivate, allowed: map[origin]bool{},
	}
	for _, text := range policy.AllowedOrigins {
		o, problem := parseOrigin(text)
		if problem != "" {
			return nil, fmt.Errorf("allowed origin: %s", problem)
		}
		h.allowed[o] = true
	}
	return h, nil
}

// newTransport makes a transport that does nothing of its own accord: no proxy from the
// environment, no decoding, no other protocol than HTTP/1.1.
func newTransport(dial dialFunc) *http.Transport {
	protocols := new(http.Protocols)
	protocols.SetHTTP1(true)
	const maxHeaderBytes = 64 << 10
	return &http.Transport{
		DialContext: dial, DisableCompression: true, Protocols: protocols,
		TLSHandshakeTimeout: dialTimeout, IdleConnTimeout: 30 * time.Second,
		MaxIdleConnsPerHost: 4, MaxResponseHeaderBytes: maxHeaderBytes,
	}
}

func (h *httpHost) close() {
	h.guarded.CloseIdleConnections()
	h.open.CloseIdleConnections()
}

// An httpCall is the requests of one tool call. A request is admitted first, in the order
// the script makes them, and sent then, where several may be under way at the same time.
type httpCall struct {
	host *httpHost

	mu       sync.Mutex
	admitted []*admission
}

// An admission is a request that passed every rule and counts against the limit.
type admission struct {
	out  *outgoing
	sent bool
	row  Exchange
}

// admit checks the arguments of http.request and counts the request. What it returns as
// raised is for the script; the ticket is for send.
func (c *httpCall) admit(arguments *requestArguments) (ticket int, err *raised) {
	out, err := arguments.prepare(c.host.connections, c.host.limits.bytes)
	if err != nil {
		return 0, err
	}
	if out.secret != "" && c.host.secrets == nil {
		return 0, raise(httpError, "the connection %s uses a proxy secret, and there is no secret proxy here", quoteShort(out.connection))
	}
	a := &admission{out: out, row: Exchange{Method: out.method, URL: redactedURL(out.url), RequestBytes: len(out.body)}}
	if out.connection != "" {
		a.row.Connection = &out.connection
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.admitted) >= c.host.limits.calls {
		return 0, raise(limitError, "a call makes at most %d HTTP requests", c.host.limits.calls)
	}
	c.admitted = append(c.admitted, a)
	return len(c.admitted) - 1, nil
}

// send sends an admitted request, once.
func (c *httpCall) send(ctx context.Context, ticket int) (*response, *raised) {
	a, err := c.claim(ticket)
	if err != nil {
		return nil, err
	}
	start := time.Now()
	answer, received, err := c.host.exchange(ctx, a.out)
	c.mu.Lock()
	defer c.mu.Unlock()
	a.row.DurationMS, a.row.ResponseBytes = time.Since(start).Milliseconds(), received
	if answer != nil {
		a.row.Status = &answer.status
	}
	if err != nil {
		text := err.Error()
		a.row.Error = &text
		return nil, err
	}
	return answer, nil
}

func (c *httpCall) claim(ticket int) (*admission, *raised) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if ticket < 0 || ticket >= len(c.admitted) || c.admitted[ticket].sent {
		return nil, raise(invalidRequest, "the request was not admitted")
	}
	c.admitted[ticket].sent = true
	return c.admitted[ticket], nil
}

// exchanges gives the rows of what was admitted, in that order.
func (c *httpCall) exchanges() []Exchange {
	c.mu.Lock()
	defer c.mu.Unlock()
	list := make([]Exchange, len(c.admitted))
	for i, a := range c.admitted {
		list[i] = a.row
		if !a.sent {
			unsent := transportError + ": the request was not sent"
			list[i].Error = &unsent
		}
	}
	return list
}

var errRequestTimeout = errors.New("the request took too long")

// exchange sends a request and reads the response. With an error the response is given
// too, without text, if there was one.
func (h *httpHost) exchange(ctx context.Context, out *outgoing) (*response, int, *raised) {
	ctx, cancel := context.WithTimeoutCause(ctx, h.limits.timeout, errRequestTimeout)
	defer cancel()
	r, err := h.roundTrip(out, out.request(ctx))
	if err != nil {
		return nil, 0, h.transportFailure(ctx, out, err)
	}
	defer r.Body.Close()
	answer := &response{status: r.StatusCode, reason: statusReason(out, r.StatusCode), headers: visibleHeaders(r.Header)}
	body, err := readBody(r, h.limits.bytes)
	if err != nil {
		return answer, len(body), h.transportFailure(ctx, out, err)
	}
	answer.text = decodeText(r.Header.Get("Content-Type"), body)
	return answer, len(body), nil
}

// statusReason words what raise_for_status raises.
func statusReason(out *outgoing, status int) string {
	phrase := http.StatusText(status)
	if phrase == "" {
		phrase = "unknown status"
	}
	return fmt.Sprintf("%d %s (%s %s)", status, phrase, out.method, redactedURL(out.url))
}

func (h *httpHost) roundTrip(out *outgoing, r *http.Request) (*http.Response, error) {
	switch {
	case out.secret != "":
		return h.secrets.RoundTrip(out.secret, r)
	case h.allowPrivate || h.allowed[originOf(out.url)]:
		return h.open.RoundTrip(r)
	default:
		return h.guarded.RoundTrip(r)
	}
}

// transportFailure words an error of the transport for the script. The error's own text
// holds addresses and is not used.
func (h *httpHost) transportFailure(ctx context.Context, out *outgoing, err error) *raised {
	var permission *PermissionError
	var lookup *net.DNSError
	host := quoteShort(out.url.Hostname())
	switch {
	case context.Cause(ctx) == errRequestTimeout:
		return raise(limitError, "the request took longer than %s", h.limits.timeout)
	case ctx.Err() != nil:
		return raise(transportError, "the request was cancelled")
	case errors.As(err, &permission):
		return raise(permissionDenied, "%s", permission.Error())
	case errors.Is(err, errBodyTooLarge):
		return raise(limitError, "the response body is larger than %d bytes", h.limits.bytes)
	case strings.Contains(err.Error(), "server response headers exceeded"):
		return raise(limitError, "the response headers are too large")
	case errors.Is(err, errEncoding):
		return raise(transportError, "the response has a content encoding that is not supported")
	case errors.Is(err, errNotPublic):
		return raise(transportError, "%s is not a public address; tools reach public addresses only", host)
	case errors.As(err, &lookup):
		return raise(transportError, "the name %s cannot be resolved", host)
	case errors.Is(err, syscall.ECONNREFUSED):
		return raise(transportError, "%s refuses connections on this port", host)
	case isTLSFailure(err):
		return raise(transportError, "no trusted TLS connection to %s: %s", host, tlsReason(err))
	}
	return raise(transportError, "the connection to %s failed", host)
}

func isTLSFailure(err error) bool {
	var verification *tls.CertificateVerificationError
	var record tls.RecordHeaderError
	var alert tls.AlertError
	return errors.Is(err, http.ErrSchemeMismatch) || errors.As(err, &verification) || errors.As(err, &record) || errors.As(err, &alert)
}

// tlsReason words why a TLS connection failed.
func tlsReason(err error) string {
	var name x509.HostnameError
	var authority x509.UnknownAuthorityError
	var invalid x509.CertificateInvalidError
	var record tls.RecordHeaderError
	switch {
	case errors.As(err, &name):
		return "the certificate is for another name"
	case errors.As(err, &authority):
		return "the certificate is from an unknown authority"
	case errors.As(err, &invalid) && invalid.Reason == x509.Expired:
		return "the certificate has expired or is not valid yet"
	case errors.As(err, &record), errors.Is(err, http.ErrSchemeMismatch):
		return "the server does not speak TLS there"
	}
	return "the handshake failed"
}
