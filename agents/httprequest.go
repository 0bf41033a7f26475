package agents

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"
)

// The classes of the http module that the host raises. httpError is the root of them all.
const (
	httpError        = "HTTPError"
	invalidRequest   = "InvalidRequest"
	limitError       = "LimitError"
	transportError   = "TransportError"
	permissionDenied = "PermissionDenied"
)

// A raised error is one that http.request raises in the script. Its message is made for
// the script: it names nothing of the host.
type raised struct {
	class   string
	message string
}

func (r *raised) Error() string { return r.class + ": " + r.message }

func raise(class, format string, args ...any) *raised {
	return &raised{class, fmt.Sprintf(format, args...)}
}

// requestArguments are the arguments of http.request; nil is None or not given.
type requestArguments struct {
	url, connection, path, method, headers, params, json, body *node
}

// An outgoing request passed every rule and is ready to be sent.
type outgoing struct {
	method     string
	url        *url.URL
	connection string // "" for a request by URL
	secret     string // id of the secret; "" for none
	header     http.Header
	body       []byte
}

var methods = []string{"GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"}

// transportHeaders are the host's to set. Names with the prefix proxy- are too.
var transportHeaders = []string{
	"host", "content-length", "connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "expect",
}

const userAgent = "gilliam"

// prepare applies the rules of http.request.
func (a *requestArguments) prepare(connections map[string]Connection, limit int) (*outgoing, *raised) {
	out := &outgoing{header: http.Header{}}
	steps := []func(*outgoing) *raised{
		a.setMethod,
		func(out *outgoing) *raised { return a.setURL(out, connections) },
		a.addParams,
		a.setHeaders,
		a.setBody,
	}
	for _, step := range steps {
		if err := step(out); err != nil {
			return nil, err
		}
	}
	size := len(out.url.String()) + len(out.body)
	for name, values := range out.header {
		size += len(name) + len(values[0])
	}
	if size > limit {
		return nil, raise(limitError, "the request has %d bytes of URL, headers and body; the limit is %d", size, limit)
	}
	return out, nil
}

// str reads an argument that is a string or not given.
func str(name string, n *node) (string, *raised) {
	if n == nil {
		return "", nil
	}
	if n.kind != stringKind {
		return "", raise(invalidRequest, "%s is a str, not %s", name, pythonKind(n))
	}
	return n.text, nil
}

var pythonKinds = [...]string{
	nullKind: "None", boolKind: "bool", intKind: "int", floatKind: "float", stringKind: "str", listKind: "list", mapKind: "dict",
}

func pythonKind(n *node) string { return pythonKinds[n.kind] }

func (a *requestArguments) setMethod(out *outgoing) *raised {
	method, err := str("method", a.method)
	if err != nil {
		return err
	}
	out.method = method
	switch {
	case a.method == nil:
		out.method = "GET"
	case !slices.Contains(methods, method) && slices.Contains(methods, strings.ToUpper(method)):
		return raise(invalidRequest, "method is written in upper case: %q", strings.ToUpper(method))
	case !slices.Contains(methods, method):
		return raise(invalidRequest, "method is one of %s, not %s", strings.Join(methods, ", "), quoteShort(method))
	}
	return nil
}

func (a *requestArguments) setURL(out *outgoing, connections map[string]Connection) *raised {
	switch {
	case a.url == nil && a.connection == nil:
		return raise(invalidRequest, "url or connection is missing")
	case a.url != nil && a.connection != nil:
		return raise(invalidRequest, "url and connection exclude each other")
	case a.url != nil && a.path != nil:
		return raise(invalidRequest, "url and path exclude each other; path goes with connection")
	}
	if a.url != nil {
		text, err := str("url", a.url)
		if err != nil {
			return err
		}
		u, problem := parseWebURL(text)
		if problem != "" {
			return raise(invalidRequest, "%s", problem)
		}
		out.url = u
		return nil
	}
	name, err := str("connection", a.connection)
	if err != nil {
		return err
	}
	path, err := str("path", a.path)
	if err != nil {
		return err
	}
	connection, known := connections[name]
	if !known {
		return raise(invalidRequest, "there is no connection %s; %s", quoteShort(name), listConnections(connections))
	}
	u, problem := joinURL(connection.BaseURL, path)
	if problem != "" {
		return raise(invalidRequest, "%s", problem)
	}
	out.url, out.connection, out.secret = u, name, connection.UseProxySecret
	return nil
}

func listConnections(connections map[string]Connection) string {
	if len(connections) == 0 {
		return "the agent has none"
	}
	names := make([]string, 0, len(connections))
	for name := range connections {
		names = append(names, quoteShort(name))
	}
	slices.Sort(names)
	return "the agent has " + strings.Join(names, ", ")
}

func (a *requestArguments) addParams(out *outgoing) *raised {
	query := cleanQuery(out.url.RawQuery)
	if a.params != nil {
		if a.params.kind != mapKind {
			return raise(invalidRequest, "params is a dict, not %s", pythonKind(a.params))
		}
		pairs := make([]string, 0, len(a.params.keys)+1)
		if query != "" {
			pairs = append(pairs, query)
		}
		for i, key := range a.params.keys {
			value := &a.params.items[i]
			if value.kind == nullKind || value.kind == listKind || value.kind == mapKind {
				return raise(invalidRequest, "the parameter %s is a str, int, float or bool, not %s", quoteShort(key.name), pythonKind(value))
			}
			pairs = append(pairs, url.QueryEscape(key.name)+"="+url.QueryEscape(value.text))
		}
		query = strings.Join(pairs, "&")
	}
	out.url.RawQuery = query
	return nil
}

func (a *requestArguments) setHeaders(out *outgoing) *raised {
	if a.headers != nil && a.headers.kind != mapKind {
		return raise(invalidRequest, "headers is a dict, not %s", pythonKind(a.headers))
	}
	if a.headers != nil {
		for i, key := range a.headers.keys {
			if err := out.setHeader(key.name, &a.headers.items[i]); err != nil {
				return err
			}
		}
	}
	for name, value := range map[string]string{"User-Agent": userAgent, "Accept": "*/*", "Accept-Encoding": "gzip, deflate"} {
		if out.header[name] == nil {
			out.header[name] = []string{value}
		}
	}
	return nil
}

func (out *outgoing) setHeader(name string, value *node) *raised {
	lower := strings.ToLower(name)
	canonical := http.CanonicalHeaderKey(name)
	switch {
	case !isToken(name):
		return raise(invalidRequest, "%s is not the name of a header", quoteShort(name))
	case slices.Contains(transportHeaders, lower) || strings.HasPrefix(lower, "proxy-"):
		return raise(invalidRequest, "the header %s is set by the host", quoteShort(name))
	case lower == "authorization" && out.secret != "":
		return raise(invalidRequest, "the connection %s sets Authorization itself", quoteShort(out.connection))
	case out.header[canonical] != nil:
		return raise(invalidRequest, "the header %s is given twice", quoteShort(name))
	case value.kind != stringKind:
		return raise(invalidRequest, "the header %s is a str, not %s", quoteShort(name), pythonKind(value))
	case strings.ContainsFunc(value.text, func(r rune) bool { return r < ' ' && r != '\t' || r == 0x7f }):
		return raise(invalidRequest, "the header %s has a control character in it", quoteShort(name))
	}
	out.header[canonical] = []string{strings.Trim(value.text, " \t")}
	return nil
}

// isToken reports whether a text is a token of RFC 9110, which the names of headers are.
func isToken(s string) bool {
	for i := range len(s) {
		c := s[i]
		if c <= ' ' || c >= 0x7f || strings.IndexByte(`"(),/:;<=>?@[\]{}`, c) >= 0 {
			return false
		}
	}
	return s != ""
}

func (a *requestArguments) setBody(out *outgoing) *raised {
	contentType := ""
	switch {
	case a.json != nil && a.body != nil:
		return raise(invalidRequest, "json and body exclude each other")
	case a.json != nil:
		out.body, contentType = appendNode(nil, a.json), "application/json"
	case a.body != nil:
		text, err := str("body", a.body)
		if err != nil {
			return err
		}
		out.body, contentType = []byte(text), "text/plain; charset=utf-8"
	}
	if contentType != "" && out.header["Content-Type"] == nil {
		out.header["Content-Type"] = []string{contentType}
	}
	return nil
}

// request gives the request as net/http sends it.
func (out *outgoing) request(ctx context.Context) *http.Request {
	r := &http.Request{
		Method: out.method, URL: out.url, Host: out.url.Host, Header: out.header.Clone(),
		Proto: "HTTP/1.1", ProtoMajor: 1, ProtoMinor: 1, Body: http.NoBody,
	}
	if len(out.body) > 0 {
		r.ContentLength = int64(len(out.body))
		r.Body = io.NopCloser(bytes.NewReader(out.body))
		r.GetBody = func() (io.ReadCloser, error) { return io.NopCloser(bytes.NewReader(out.body)), nil }
	}
	return r.WithContext(ctx)
}
