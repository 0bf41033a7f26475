package agents

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"compress/zlib"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"
)

// arguments reads the arguments of http.request from a JSON object; null is None.
func arguments(t testing.TB, text string) *requestArguments {
	t.Helper()
	root, syntax := parseJSON(&builder{limit: 1 << 26}, []byte(text), 100)
	if syntax != nil {
		t.Fatalf("%s: %v", text, syntax)
	}
	get := func(name string) *node {
		if n := root.get(name); n != nil && n.kind != nullKind {
			return n
		}
		return nil
	}
	return &requestArguments{get("url"), get("connection"), get("path"), get("method"), get("headers"), get("params"), get("json"), get("body")}
}

func newCall(t testing.TB, policy HTTPPolicy, connections map[string]Connection) *httpCall {
	t.Helper()
	host, err := newHTTPHost(policy, connections, defaultHTTPLimits)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(host.close)
	return &httpCall{host: host}
}

func connect(t testing.TB, base string) map[string]Connection {
	t.Helper()
	u, problem := parseBaseURL(base)
	if problem != "" {
		t.Fatal(problem)
	}
	return map[string]Connection{"crm": {BaseURL: u}, "vault": {BaseURL: u, UseProxySecret: "s"}}
}

// request admits and sends a request.
func (c *httpCall) request(ctx context.Context, arguments *requestArguments) (*response, *raised) {
	ticket, err := c.admit(arguments)
	if err != nil {
		return nil, err
	}
	return c.send(ctx, ticket)
}

var allowPrivate = HTTPPolicy{AllowPrivate: true}

// What the rules make of arguments: the request line, and headers and body where a test
// names them.
func TestRequestsAsTheyAreSent(t *testing.T) {
	const base = "https://crm.example.com:8443/v1/"
	for _, test := range []struct{ name, arguments, want string }{
		{"a URL", `{"url": "http://example.com/a"}`, "GET http://example.com/a"},
		{"a URL without a path", `{"url": "HTTPS://Example.com"}`, "GET https://Example.com"},
		{"params follow the query that is there", `{"url": "http://x.org/a?b=1&c", "params": {"d e": "f&g", "h": 2, "i": 1.5, "j": true, "k": "é"}}`, "GET http://x.org/a?b=1&c&d+e=f%26g&h=2&i=1.5&j=true&k=%C3%A9"},
		{"no params", `{"url": "http://x.org/a?b=1", "params": {}}`, "GET http://x.org/a?b=1"},
		{"an integer of any size", `{"url": "http://x.org/", "params": {"n": 123456789012345678901234567890}}`, "GET http://x.org/?n=123456789012345678901234567890"},
		{"a query that needs escapes", `{"url": "http://x.org/?a=b c\"é"}`, "GET http://x.org/?a=b%20c%22%C3%A9"},
		{"a query keeps its escapes", `{"url": "http://x.org/?a=%2f&b=%"}`, "GET http://x.org/?a=%2f&b=%"},
		{"a connection alone", `{"connection": "crm"}`, "GET https://crm.example.com:8443/v1/"},
		{"a path", `{"connection": "crm", "path": "customers/7"}`, "GET https://crm.example.com:8443/v1/customers/7"},
		{"a path from the root", `{"connection": "crm", "path": "/health"}`, "GET https://crm.example.com:8443/health"},
		{"a path that goes up", `{"connection": "crm", "path": "../v2/./x"}`, "GET https://crm.example.com:8443/v2/x"},
		{"a path with a query", `{"connection": "crm", "path": "c?x=1", "params": {"y": "2"}}`, "GET https://crm.example.com:8443/v1/c?x=1&y=2"},
		{"a path that names its own origin", `{"connection": "crm", "path": "https://CRM.example.com:8443/x"}`, "GET https://CRM.example.com:8443/x"},
		{"escapes in a path stay", `{"connection": "crm", "path": "a%2Fb"}`, "GET https://crm.example.com:8443/v1/a%2Fb"},
		{"a method", `{"url": "http://x.org", "method": "DELETE"}`, "DELETE http://x.org"},
		{"json", `{"url": "http://x.org", "method": "POST", "json": {"b": 1e2, "a": [123456789012345678901, null, "é\n"]}}`, "POST http://x.org Content-Type=application/json {\"b\":1e2,\"a\":[123456789012345678901,null,\"é\\n\"]}"},
		{"json that is false", `{"url": "http://x.org", "method": "POST", "json": false}`, "POST http://x.org Content-Type=application/json false"},
		{"json that is None", `{"url": "http://x.org", "method": "POST", "json": null, "body": "b"}`, "POST http://x.org Content-Type=text/plain; charset=utf-8 b"},
		{"a content type of one's own", `{"url": "http://x.org", "method": "PUT", "headers": {"content-type": "text/csv"}, "body": "a,b"}`, "PUT http://x.org Content-Type=text/csv a,b"},
		{"a header", `{"url": "http://x.org", "headers": {"x-Trace": " 1\t2 "}}`, "GET http://x.org X-Trace=1\t2"},
		{"Authorization without a secret", `{"connection": "crm", "headers": {"Authorization": "Bearer t"}}`, "GET https://crm.example.com:8443/v1/ Authorization=Bearer t"},
	} {
		t.Run(test.name, func(t *testing.T) {
			out, err := arguments(t, test.arguments).prepare(connect(t, base), 1<<20)
			if err != nil {
				t.Fatal(err)
			}
			got := out.method + " " + out.url.String()
			for _, name := range []string{"Authorization", "Content-Type", "X-Trace"} {
				if value := out.header.Get(name); value != "" {
					got += " " + name + "=" + value
				}
			}
			if len(out.body) > 0 {
				got += " " + string(out.body)
			}
			if got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}

func TestInvalidRequests(t *testing.T) {
	for _, test := range []struct{ arguments, want string }{
		{`{}`, "url or connection is missing"},
		{`{"path": "x"}`, "url or connection is missing"},
		{`{"url": "http://x", "connection": "crm"}`, "url and connection exclude each other"},
		{`{"url": "http://x", "path": "y"}`, "url and path exclude each other; path goes with connection"},
		{`{"url": 1}`, "url is a str, not int"},
		{`{"url": ["http://x"]}`, "url is a str, not list"},
		{`{"url": ""}`, `"" is not an absolute URL: it begins with http:// or https://`},
		{`{"url": "/a"}`, `"/a" is not an absolute URL: it begins with http:// or https://`},
		{`{"url": "//x/a"}`, `"//x/a" is not an absolute URL: it begins with http:// or https://`},
		{`{"url": "ftp://x"}`, `a URL has the scheme http or https, not "ftp"`},
		{`{"url": "file:///etc/passwd"}`, `a URL has the scheme http or https, not "file"`},
		{`{"url": "http:x"}`, "the URL has no host"},
		{`{"url": "http://:80/"}`, "the URL has no host"},
		{`{"url": "http://u@x/"}`, "a URL has no user info here"},
		{`{"url": "http://u:p@x/"}`, "a URL has no user info here"},
		{`{"url": "http://x/#"}`, "a URL has no fragment here"},
		{`{"url": "http://x/\r\nHost: y"}`, `"http://x/\r\nHost: y" is not a URL`},
		{`{"url": "http://x y/"}`, `"http://x y/" is not a URL`},
		{`{"url": "http://[::1%25eth0]/"}`, `the host "::1%eth0" is not a name or an address`},
		{`{"url": "http://x:0/"}`, `the port "0" is not between 1 and 65535`},
		{`{"url": "http://x:99999/"}`, `the port "99999" is not between 1 and 65535`},
		{`{"connection": 1}`, "connection is a str, not int"},
		{`{"connection": "erp"}`, `there is no connection "erp"; the agent has "crm", "vault"`},
		{`{"connection": "crm", "path": 7}`, "path is a str, not int"},
		{`{"connection": "crm", "path": "//evil.example/x"}`, `the path "//evil.example/x" leaves https://crm.example.com`},
		{`{"connection": "crm", "path": "http://crm.example.com/x"}`, `the path "http://crm.example.com/x" leaves https://crm.example.com`},
		{`{"connection": "crm", "path": "https://crm.example.com:444/x"}`, `the path "https://crm.example.com:444/x" leaves https://crm.example.com`},
		{`{"connection": "crm", "path": "//u@crm.example.com/x"}`, "a path has no user info"},
		{`{"connection": "crm", "path": "javascript:x"}`, `the path "javascript:x" leaves https://crm.example.com`},
		{`{"connection": "crm", "path": "https:x"}`, `the path "https:x" leaves https://crm.example.com`},
		{`{"connection": "crm", "path": "a#b"}`, "a path has no fragment"},
		{`{"connection": "crm", "path": "a\u0000b"}`, `"a\x00b" is not a path`},
		{`{"url": "http://x", "method": "get"}`, `method is written in upper case: "GET"`},
		{`{"url": "http://x", "method": "TRACE"}`, `method is one of GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS, not "TRACE"`},
		{`{"url": "http://x", "method": ""}`, `method is one of GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS, not ""`},
		{`{"url": "http://x", "headers": ["a"]}`, "headers is a dict, not list"},
		{`{"url": "http://x", "headers": {"a": 1}}`, `the header "a" is a str, not int`},
		{`{"url": "http://x", "headers": {"a": null}}`, `the header "a" is a str, not None`},
		{`{"url": "http://x", "headers": {"": "1"}}`, `"" is not the name of a header`},
		{`{"url": "http://x", "headers": {"a b": "1"}}`, `"a b" is not the name of a header`},
		{`{"url": "http://x", "headers": {"a:": "1"}}`, `"a:" is not the name of a header`},
		{`{"url": "http://x", "headers": {"a\r\nb": "1"}}`, `"a\r\nb" is not the name of a header`},
		{`{"url": "http://x", "headers": {"a": "1\r\nb: 2"}}`, `the header "a" has a control character in it`},
		{`{"url": "http://x", "headers": {"a": "1\n"}}`, `the header "a" has a control character in it`},
		{`{"url": "http://x", "headers": {"a": "\u0000"}}`, `the header "a" has a control character in it`},
		{`{"url": "http://x", "headers": {"a": "1", "A": "2"}}`, `the header "A" is given twice`},
		{`{"connection": "vault", "headers": {"authorization": "x"}}`, `the connection "vault" sets Authorization itself`},
		{`{"url": "http://x", "params": "a=b"}`, "params is a dict, not str"},
		{`{"url": "http://x", "params": {"a": null}}`, `the parameter "a" is a str, int, float or bool, not None`},
		{`{"url": "http://x", "params": {"a": [1]}}`, `the parameter "a" is a str, int, float or bool, not list`},
		{`{"url": "http://x", "params": {"a": {}}}`, `the parameter "a" is a str, int, float or bool, not dict`},
		{`{"url": "http://x", "json": {}, "body": "x"}`, "json and body exclude each other"},
		{`{"url": "http://x", "json": 0, "body": ""}`, "json and body exclude each other"},
		{`{"url": "http://x", "body": {"a": 1}}`, "body is a str, not dict"},
	} {
		_, err := arguments(t, test.arguments).prepare(connect(t, "https://crm.example.com/"), 1<<20)
		if err == nil || err.class != invalidRequest || err.message != test.want {
			t.Errorf("%s\ngot  %v\nwant %s", test.arguments, err, test.want)
		}
	}
	for _, name := range []string{"Host", "content-length", "Connection", "Keep-Alive", "Proxy-Authorization", "proxy-x", "TE", "trailer", "Transfer-Encoding", "UPGRADE", "expect"} {
		_, err := arguments(t, `{"url": "http://x", "headers": {"`+name+`": "1"}}`).prepare(nil, 1<<20)
		if err == nil || err.message != `the header "`+name+`" is set by the host` {
			t.Errorf("%s: got %v", name, err)
		}
	}
}

func TestInvalidRequestsAreNotCounted(t *testing.T) {
	call := newCall(t, HTTPPolicy{}, nil)
	for range 50 {
		if _, err := call.request(context.Background(), arguments(t, `{}`)); err.class != invalidRequest {
			t.Fatal(err)
		}
	}
	if rows := call.exchanges(); len(rows) != 0 {
		t.Errorf("there are %d rows", len(rows))
	}
}

func TestResponse(t *testing.T) {
	var seen *http.Request
	var sent []byte
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		seen = r
		sent, _ = io.ReadAll(r.Body)
		w.Header().Set("Set-Cookie", "session=1")
		w.Header().Add("X-Many", "a")
		w.Header().Add("X-Many", "b")
		w.WriteHeader(http.StatusTeapot)
		io.WriteString(w, `{"ok": "é"}`)
	}))
	defer server.Close()
	call := newCall(t, allowPrivate, connect(t, server.URL+"/v1/"))
	answer, err := call.request(context.Background(), arguments(t, `{"connection": "crm", "path": "customers?token=hidden", "method": "POST", "json": [1]}`))
	if err != nil {
		t.Fatal(err)
	}
	if answer.status != 418 || answer.text != `{"ok": "é"}` {
		t.Errorf("got %d %q", answer.status, answer.text)
	}
	headers := map[string]string{}
	for _, h := range answer.headers {
		headers[h.name] = h.value
	}
	if _, shown := headers["set-cookie"]; shown || headers["x-many"] != "a, b" || headers["content-type"] == "" {
		t.Errorf("headers %v", headers)
	}
	if seen.Method != "POST" || seen.URL.String() != "/v1/customers?token=hidden" || string(sent) != "[1]" || seen.Header.Get("User-Agent") != "gilliam" || seen.ContentLength != 3 {
		t.Errorf("the server got %s %s %q %v", seen.Method, seen.URL, sent, seen.Header)
	}
	row := call.exchanges()[0]
	row.DurationMS = 0
	text, _ := json.Marshal(row)
	want := fmt.Sprintf(`{"method":"POST","url":"%s/v1/customers","connection":"crm","status":418,"duration_ms":0,"request_bytes":3,"response_bytes":12,"error":null}`, server.URL)
	if string(text) != want {
		t.Errorf("row\n%s\nwant\n%s", text, want)
	}
}

// A redirect is a response like any other, so it cannot lead to a private address.
func TestRedirectsAreNotFollowed(t *testing.T) {
	visits := 0
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		visits++
		http.Redirect(w, r, "http://169.254.169.254/latest/meta-data", http.StatusFound)
	}))
	defer server.Close()
	call := newCall(t, allowPrivate, nil)
	answer, err := call.request(context.Background(), arguments(t, `{"url": "`+server.URL+`"}`))
	if err != nil || answer.status != 302 || visits != 1 {
		t.Errorf("got %v, %v after %d visits", answer, err, visits)
	}
}

func TestPrivateAddressesAreNotReached(t *testing.T) {
	reached := false
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) { reached = true }))
	defer server.Close()
	port := server.URL[strings.LastIndex(server.URL, ":")+1:]
	policy := HTTPPolicy{Resolver: nameserver(t, map[string][]string{"inside.example.com.": {"127.0.0.1"}})}
	call := newCall(t, policy, connect(t, server.URL))
	for _, target := range []string{
		`"url": "http://127.0.0.1:` + port + `/"`, `"url": "http://[::ffff:127.0.0.1]:` + port + `/"`, `"url": "http://localhost:` + port + `/"`,
		`"url": "http://inside.example.com:` + port + `/"`, `"url": "http://0:` + port + `/"`, `"connection": "crm"`,
		`"url": "http://169.254.169.254/"`, `"url": "http://[fd00:ec2::254]/"`, `"url": "https://10.0.0.1/"`,
	} {
		_, err := call.request(context.Background(), arguments(t, `{`+target+`}`))
		if err == nil || err.class != transportError {
			t.Errorf("%s: got %v", target, err)
		} else if !strings.Contains(err.message, "public addresses only") && !strings.Contains(err.message, "cannot be resolved") {
			t.Errorf("%s: got %v", target, err)
		}
		if err != nil && strings.Contains(target, "inside") && strings.Contains(err.message, "127") {
			t.Errorf("the address that a name resolves to is shown: %v", err)
		}
	}
	if reached {
		t.Error("the server was reached")
	}
	for _, row := range call.exchanges() {
		if row.Status != nil || row.Error == nil || !strings.HasPrefix(*row.Error, "TransportError: ") {
			t.Errorf("row %+v", row)
		}
	}
}

func TestAllowedOriginsAreExact(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, "in") }))
	defer server.Close()
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { t.Error("reached") }))
	defer other.Close()
	call := newCall(t, HTTPPolicy{AllowedOrigins: []string{server.URL}}, nil)
	if answer, err := call.request(context.Background(), arguments(t, `{"url": "`+server.URL+`/x"}`)); err != nil || answer.text != "in" {
		t.Errorf("the allowed origin: %v, %v", answer, err)
	}
	for _, u := range []string{other.URL, strings.Replace(server.URL, "127.0.0.1", "127.0.0.2", 1), strings.Replace(server.URL, "127.0.0.1", "localhost", 1), strings.Replace(server.URL, "http:", "https:", 1)} {
		if answer, err := call.request(context.Background(), arguments(t, `{"url": "`+u+`"}`)); err == nil {
			t.Errorf("%s: got %v", u, answer)
		}
	}
	for _, text := range []string{"", "*", "example.com", "http://example.com/", "http://example.com/x", "http://u@example.com", "ftp://example.com"} {
		if _, err := newHTTPHost(HTTPPolicy{AllowedOrigins: []string{text}}, nil, defaultHTTPLimits); err == nil {
			t.Errorf("%q counts as an origin", text)
		}
	}
}

func TestProxyOfTheEnvironmentIsNotUsed(t *testing.T) {
	t.Setenv("HTTP_PROXY", "http://127.0.0.1:1")
	t.Setenv("http_proxy", "http://127.0.0.1:1")
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { io.WriteString(w, "direct") }))
	defer server.Close()
	host := strings.Replace(server.URL, "127.0.0.1", "direct.example.com", 1)
	policy := HTTPPolicy{AllowPrivate: true, Resolver: nameserver(t, map[string][]string{"direct.example.com.": {"127.0.0.1"}})}
	answer, err := newCall(t, policy, nil).request(context.Background(), arguments(t, `{"url": "`+host+`"}`))
	if err != nil || answer.text != "direct" {
		t.Errorf("got %v, %v", answer, err)
	}
}

func TestLimitsOfRequests(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/large":
			w.Write(make([]byte, 1<<20+1))
		case "/exact":
			w.Write(bytes.Repeat([]byte("x"), 1<<20))
		case "/endless":
			for r.Context().Err() == nil {
				if _, err := w.Write(make([]byte, 1<<16)); err != nil {
					return
				}
			}
		case "/slow":
			<-r.Context().Done()
		case "/headers":
			w.Header().Set("X", strings.Repeat("x", 1<<17))
		}
	}))
	defer server.Close()
	limits := defaultHTTPLimits
	limits.timeout = 100 * time.Millisecond
	quick, err := newHTTPHost(allowPrivate, nil, limits)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name string
		call *httpCall
		path string
		body int
		want string
	}{
		{"a body at the limit", newCall(t, allowPrivate, nil), "/exact", 0, ""},
		{"a body over the limit", newCall(t, allowPrivate, nil), "/large", 0, "LimitError: the response body is larger than 1048576 bytes"},
		{"a body without an end", newCall(t, allowPrivate, nil), "/endless", 0, "LimitError: the response body is larger than 1048576 bytes"},
		{"headers over the limit", newCall(t, allowPrivate, nil), "/headers", 0, "LimitError: the response headers are too large"},
		{"a request over the limit", newCall(t, allowPrivate, nil), "/", 1 << 20, "LimitError: the request has"},
		{"a slow response", &httpCall{host: quick}, "/slow", 0, "LimitError: the request took longer than 100ms"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, err := test.call.request(context.Background(), arguments(t, fmt.Sprintf(`{"url": "%s%s", "method": "POST", "body": "%s"}`, server.URL, test.path, strings.Repeat("x", test.body))))
			if test.want == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			if err == nil || !strings.HasPrefix(err.Error(), test.want) {
				t.Errorf("got %v, want %s", err, test.want)
			}
		})
	}
}

func TestThirtyThirdRequestRaises(t *testing.T) {
	var mu sync.Mutex
	arrived := 0
	server := httptest.NewServer(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {
		mu.Lock()
		arrived++
		mu.Unlock()
	}))
	defer server.Close()
	call := newCall(t, allowPrivate, nil)
	failed := make(chan *raised, 40)
	for range 40 {
		go func() {
			_, err := call.request(context.Background(), arguments(t, `{"url": "`+server.URL+`"}`))
			failed <- err
		}()
	}
	refused := 0
	for range 40 {
		if err := <-failed; err != nil {
			refused++
			if err.Error() != "LimitError: a call makes at most 32 HTTP requests" {
				t.Error(err)
			}
		}
	}
	if arrived != 32 || refused != 8 || len(call.exchanges()) != 32 {
		t.Errorf("%d arrived, %d were refused, %d rows", arrived, refused, len(call.exchanges()))
	}
}

// Rows are in the order of admission, whichever response is first. A ticket is good for
// one request.
func TestAdmissions(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { io.WriteString(w, r.URL.Path) }))
	defer server.Close()
	call := newCall(t, allowPrivate, nil)
	var tickets []int
	for _, path := range []string{"/a", "/b", "/c"} {
		ticket, err := call.admit(arguments(t, `{"url": "`+server.URL+path+`"}`))
		if err != nil {
			t.Fatal(err)
		}
		tickets = append(tickets, ticket)
	}
	for _, i := range []int{1, 0} {
		if answer, err := call.send(t.Context(), tickets[i]); err != nil || answer.text != []string{"/a", "/b"}[i] {
			t.Errorf("got %v, %v", answer, err)
		}
	}
	for _, ticket := range []int{tickets[1], -1, 3} {
		if _, err := call.send(t.Context(), ticket); err == nil || err.Error() != "InvalidRequest: the request was not admitted" {
			t.Errorf("ticket %d: %v", ticket, err)
		}
	}
	rows := call.exchanges()
	for i, path := range []string{"/a", "/b", "/c"} {
		if rows[i].URL != server.URL+path || (rows[i].Status != nil) != (i < 2) || (rows[i].Error != nil) != (i == 2) {
			t.Errorf("row %d: %+v", i, rows[i])
		}
	}
}

func TestRequestsEndWithTheCall(t *testing.T) {
	started := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		close(started)
		<-r.Context().Done()
	}))
	defer server.Close()
	ctx, cancel := context.WithCancel(context.Background())
	go func() { <-started; cancel() }()
	call := newCall(t, allowPrivate, nil)
	if _, err := call.request(ctx, arguments(t, `{"url": "`+server.URL+`"}`)); err == nil || err.Error() != "TransportError: the request was cancelled" {
		t.Errorf("got %v", err)
	}
}

func compressed(t *testing.T, encoding string, data []byte) []byte {
	t.Helper()
	var b bytes.Buffer
	var w io.WriteCloser
	switch encoding {
	case "gzip":
		w = gzip.NewWriter(&b)
	case "zlib":
		w = zlib.NewWriter(&b)
	case "flate":
		w, _ = flate.NewWriter(&b, flate.BestCompression)
	}
	if _, err := w.Write(data); err != nil {
		t.Fatal(err)
	}
	w.Close()
	return b.Bytes()
}

func TestBodiesAreDecoded(t *testing.T) {
	hello := []byte("héllo")
	bomb := make([]byte, 8<<20)
	for _, test := range []struct {
		name, encoding, contentType string
		body                        []byte
		want                        string
	}{
		{"plain", "", "", hello, "héllo"},
		{"identity", "identity", "", hello, "héllo"},
		{"gzip", "gzip", "", compressed(t, "gzip", hello), "héllo"},
		{"gzip in capitals", "GZIP", "", compressed(t, "gzip", hello), "héllo"},
		{"deflate with its frame", "deflate", "", compressed(t, "zlib", hello), "héllo"},
		{"bare deflate", "deflate", "", compressed(t, "flate", hello), "héllo"},
		{"two encodings", "deflate, gzip", "", compressed(t, "gzip", compressed(t, "zlib", hello)), "héllo"},
		{"nothing in gzip", "gzip", "", nil, ""},
		{"latin-1", "", "text/plain; charset=ISO-8859-1", []byte("h\xe9llo"), "héllo"},
		{"latin-1 as Python spells it", "", "text/plain; charset=latin_1", []byte("h\xe9llo"), "héllo"},
		{"windows-1252", "", `text/plain; charset="windows-1252"`, []byte("\x80"), "€"},
		{"shift_jis", "", "text/html;charset=Shift_JIS", []byte("\x93\xfa\x96\x7b"), "日本"},
		{"utf-16 by its mark", "", "text/plain", []byte("\xff\xfeh\x00\xe9\x00"), "hé"},
		{"utf-8 with a mark", "", "application/json", []byte("\xef\xbb\xbf{}"), "{}"},
		{"an unknown charset", "", "text/plain; charset=klingon", hello, "héllo"},
		{"bytes that are no text", "", "image/png", []byte("\x89PNG\xff"), "\ufffdPNG\ufffd"},
		{"a bomb", "gzip", "", compressed(t, "gzip", bomb), "LimitError: the response body is larger than 1048576 bytes"},
		{"a bomb in a bomb", "gzip, gzip", "", compressed(t, "gzip", compressed(t, "gzip", bomb)), "LimitError: the response body is larger than 1048576 bytes"},
		{"an unknown encoding", "br", "", hello, "TransportError: the response has a content encoding that is not supported"},
		{"too many encodings", "gzip, gzip, gzip, gzip", "", hello, "TransportError: the response has a content encoding that is not supported"},
		{"broken gzip", "gzip", "", []byte("\x1f\x8bxx"), "TransportError: the connection to \"127.0.0.1\" failed"},
	} {
		t.Run(test.name, func(t *testing.T) {
			server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				if test.encoding != "" {
					w.Header().Set("Content-Encoding", test.encoding)
				}
				w.Header().Set("Content-Type", test.contentType)
				w.Write(test.body)
			}))
			defer server.Close()
			answer, err := newCall(t, allowPrivate, nil).request(context.Background(), arguments(t, `{"url": "`+server.URL+`"}`))
			got := ""
			if err != nil {
				got = err.Error()
			} else {
				got = answer.text
			}
			if got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func TestTransportFailuresNameNoAddress(t *testing.T) {
	closed, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := closed.Addr().String()
	closed.Close()
	broken := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		conn, _, _ := w.(http.Hijacker).Hijack()
		conn.Close()
	}))
	defer broken.Close()
	secure := httptest.NewUnstartedServer(http.NotFoundHandler())
	secure.Config.ErrorLog = log.New(io.Discard, "", 0)
	secure.StartTLS()
	defer secure.Close()
	_, brokenPort, _ := net.SplitHostPort(strings.TrimPrefix(broken.URL, "http://"))
	_, closedPort, _ := net.SplitHostPort(address)
	_, securePort, _ := net.SplitHostPort(strings.TrimPrefix(secure.URL, "https://"))
	policy := HTTPPolicy{AllowPrivate: true, Resolver: nameserver(t, map[string][]string{"a.example.com.": {"127.0.0.1"}})}
	for _, test := range []struct{ url, want string }{
		{"http://a.example.com:" + closedPort, `TransportError: "a.example.com" refuses connections on this port`},
		{"http://a.example.com:" + brokenPort, `TransportError: the connection to "a.example.com" failed`},
		{"http://b.example.com/", `TransportError: the name "b.example.com" cannot be resolved`},
		{"https://a.example.com:" + securePort, `TransportError: no trusted TLS connection to "a.example.com": the certificate is from an unknown authority`},
		{"https://127.0.0.1:" + securePort, `TransportError: no trusted TLS connection to "127.0.0.1": the certificate is from an unknown authority`},
		{"https://a.example.com:" + brokenPort, `TransportError: no trusted TLS connection to "a.example.com": the server does not speak TLS there`},
	} {
		_, err := newCall(t, policy, nil).request(context.Background(), arguments(t, `{"url": "`+test.url+`"}`))
		if err == nil || err.Error() != test.want {
			t.Errorf("%s\ngot  %v\nwant %s", test.url, err, test.want)
		}
	}
}

// A proxy stands in for the one that holds secrets.
type proxyFunc func(secretID string, r *http.Request) (*http.Response, error)

func (f proxyFunc) RoundTrip(secretID string, r *http.Request) (*http.Response, error) {
	return f(secretID, r)
}

func TestSecretBackedConnections(t *testing.T) {
	connections := connect(t, "https://vault.example.com/")
	if _, err := newCall(t, HTTPPolicy{}, connections).request(context.Background(), arguments(t, `{"connection": "vault"}`)); err == nil ||
		err.Error() != `HTTPError: the connection "vault" uses a proxy secret, and there is no secret proxy here` {
		t.Errorf("without a proxy: %v", err)
	}
	var asked string
	policy := HTTPPolicy{Secrets: proxyFunc(func(secretID string, r *http.Request) (*http.Response, error) {
		asked = secretID + " " + r.URL.String()
		if r.URL.Path == "/refused" {
			return nil, &url.Error{Op: "Get", URL: "x", Err: &PermissionError{Permission: "use_proxy"}}
		}
		return &http.Response{StatusCode: 200, Header: http.Header{}, Body: io.NopCloser(strings.NewReader("ok"))}, nil
	})}
	call := newCall(t, policy, connections)
	if answer, err := call.request(context.Background(), arguments(t, `{"connection": "vault", "path": "a"}`)); err != nil || answer.text != "ok" || asked != "s https://vault.example.com/a" {
		t.Errorf("got %v, %v; the proxy was asked for %q", answer, err, asked)
	}
	_, err := call.request(context.Background(), arguments(t, `{"connection": "vault", "path": "refused"}`))
	if err == nil || err.Error() != "PermissionDenied: the permission use_proxy is missing" {
		t.Errorf("a refusal: %v", err)
	}
	policy.Secrets = proxyFunc(func(string, *http.Request) (*http.Response, error) { return nil, errors.New("token=abc") })
	if _, err := newCall(t, policy, connections).request(context.Background(), arguments(t, `{"connection": "vault"}`)); err == nil || strings.Contains(err.Error(), "abc") {
		t.Errorf("an error of the proxy: %v", err)
	}
}

func FuzzJoinURL(f *testing.F) {
	for _, path := range []string{"a", "/a", "../..", "//x", "http://crm.example.com/", "?q", "a%2f..", `\\x`, "/\t/x"} {
		f.Add(path)
	}
	base, _ := parseBaseURL("https://crm.example.com/v1/")
	f.Fuzz(func(t *testing.T, path string) {
		joined, problem := joinURL(base, path)
		if problem != "" {
			return
		}
		again, err := url.Parse(joined.String())
		if err != nil || originOf(again) != originOf(base) || again.User != nil {
			t.Errorf("%q leads to %q (%v)", path, joined, err)
		}
	})
}
