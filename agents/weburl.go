package agents

import (
	"net/url"
	"strconv"
	"strings"
	"unicode/utf8"
)

// parseWebURL reads an absolute http or https URL without user info and fragment. It
// gives the problem in words when the text is none.
func parseWebURL(text string) (u *url.URL, problem string) {
	if strings.Contains(text, "#") {
		return nil, "a URL has no fragment here"
	}
	u, err := url.Parse(text)
	if err != nil || !utf8.ValidString(text) {
		return nil, quoteShort(text) + " is not a URL"
	}
	switch {
	case u.Scheme == "":
		return nil, quoteShort(text) + " is not an absolute URL: it begins with http:// or https://"
	case u.Scheme != "http" && u.Scheme != "https":
		return nil, "a URL has the scheme http or https, not " + quoteShort(u.Scheme)
	case u.User != nil:
		return nil, "a URL has no user info here"
	}
	return u, hostProblem(u)
}

// parseBaseURL reads the base URL of a connection, which has no query either.
func parseBaseURL(text string) (*url.URL, string) {
	u, problem := parseWebURL(text)
	if problem == "" && (u.RawQuery != "" || u.ForceQuery) {
		problem = "a base URL has no query"
	}
	return u, problem
}

// joinURL resolves a path against a base URL by RFC 3986. The result keeps scheme, host
// and port of the base.
func joinURL(base *url.URL, path string) (u *url.URL, problem string) {
	if strings.Contains(path, "#") {
		return nil, "a path has no fragment"
	}
	reference, err := url.Parse(path)
	if err != nil || !utf8.ValidString(path) {
		return nil, quoteShort(path) + " is not a path"
	}
	joined := base.ResolveReference(reference)
	switch {
	case joined.Opaque != "" || originOf(joined) != originOf(base):
		return nil, "the path " + quoteShort(path) + " leaves " + originOf(base).String()
	case joined.User != nil:
		return nil, "a path has no user info"
	}
	return joined, ""
}

// hostProblem says what is wrong with the host and port of a URL, or gives "".
func hostProblem(u *url.URL) string {
	host := u.Hostname()
	if u.Opaque != "" || host == "" {
		return "the URL has no host"
	}
	for _, c := range host {
		if strings.ContainsRune(`%"<>'()*+,;=!$&`, c) || c <= ' ' {
			return "the host " + quoteShort(host) + " is not a name or an address"
		}
	}
	if port := u.Port(); port != "" {
		if n, err := strconv.Atoi(port); err != nil || n < 1 || n > 65535 {
			return "the port " + quoteShort(port) + " is not between 1 and 65535"
		}
	}
	return ""
}

// An origin is scheme, host and port of a URL, comparable.
type origin struct{ scheme, host, port string }

var defaultPorts = map[string]string{"http": "80", "https": "443"}

func originOf(u *url.URL) origin {
	port := u.Port()
	if port == "" {
		port = defaultPorts[u.Scheme]
	}
	return origin{u.Scheme, strings.ToLower(u.Hostname()), port}
}

func (o origin) String() string {
	host := o.host
	if strings.Contains(host, ":") {
		host = "[" + host + "]"
	}
	if o.port != defaultPorts[o.scheme] {
		host += ":" + o.port
	}
	return o.scheme + "://" + host
}

// parseOrigin reads exactly an origin: a URL that goes no further than the port.
func parseOrigin(text string) (origin, string) {
	u, problem := parseBaseURL(text)
	if problem == "" && u.Path != "" {
		problem = quoteShort(text) + " has a path; an origin is scheme, host and port"
	}
	if problem != "" {
		return origin{}, problem
	}
	return originOf(u), ""
}

// queryEscapes are the characters that stand for themselves in a query (RFC 3986,
// section 3.4), and the percent sign of what is escaped already.
const queryEscapes = "-._~!$&'()*+,;=:@/?%[]"

// cleanQuery escapes what cannot stand in a query and leaves everything else as it is.
func cleanQuery(query string) string {
	var b strings.Builder
	for i := range len(query) {
		c := query[i]
		if c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || strings.IndexByte(queryEscapes, c) >= 0 {
			b.WriteByte(c)
			continue
		}
		const hex = "0123456789ABCDEF"
		b.Write([]byte{'%', hex[c>>4], hex[c&15]})
	}
	return b.String()
}

// redactedURL gives a URL for a summary: no query, no user info, no fragment.
func redactedURL(u *url.URL) string {
	shown := *u
	shown.User, shown.RawQuery, shown.Fragment, shown.RawFragment, shown.ForceQuery = nil, "", "", "", false
	return shown.String()
}
