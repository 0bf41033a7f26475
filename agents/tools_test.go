package agents

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// toolFile gives an agent file with one tool, t, that takes any property x.
func toolFile(source, connections string) string {
	var indented strings.Builder
	for line := range strings.Lines(source) {
		indented.WriteString("      " + line)
	}
	return minimal + `tools:
  - type: python
    name: t
    input_schema: {type: object, properties: {x: {}}, required: [x], additionalProperties: false}
    source: |
` + indented.String() + "\n" + connections
}

// callTool calls the tool of a source.
func callTool(t testing.TB, source, x, connections string, limits callLimits) *Report {
	t.Helper()
	file, err := ParseFile([]byte(toolFile(source, connections)))
	if err != nil {
		t.Fatal(err)
	}
	e, err := newExecutor(file, Options{HTTP: allowPrivate}, newMachine(&limits), limits)
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	report, err := e.Call(t.Context(), "t", []byte(`{"x": `+x+`}`))
	if err != nil {
		t.Fatal(err)
	}
	return report
}

// outcome gives a report as a line: the result, or the kind and message of the error.
func outcome(r *Report) string {
	if r.Error != nil {
		return r.Error.Error()
	}
	return string(r.Result)
}

// What tools make of their arguments. A source that is one line is the value returned.
func TestTools(t *testing.T) {
	for _, test := range []struct{ name, source, x, want string }{
		{"values", `{"b": 2**100, "a": [1.0, 1e100, True, None, "é\n"], "t": (1, 2)}`, "1", `{"b":1267650600228229401496703205376,"a":[1.0,1e+100,true,null,"é\n"],"t":[1,2]}`},
		{"None", `None`, "1", "null"},
		{"arguments keep their order and their types", `[list(a["x"]), [type(v).__name__ for v in a["x"].values()]]`, `{"z": 1, "y": 1.0, "x": null, "w": [], "v": {}, "u": "s", "t": true}`,
			`[["z","y","x","w","v","u","t"],["int","float","NoneType","list","dict","str","bool"]]`},
		{"integers of any size", `a["x"] + 1`, "123456789012345678901234567890123456789", "123456789012345678901234567890123456790"},
		{"integers beyond Python's limit on digits", `a["x"] % 1000`, strings.Repeat("7", 6000), "777"},
		{"a returned integer of 5,000 digits", `10**5000`, "1", "1" + strings.Repeat("0", 5000)},
		{"deep arguments", `str(a["x"]).count("[")`, strings.Repeat("[", 150) + strings.Repeat("]", 150), "150"},

		{"NaN", `{"a": [1, float("nan")]}`, "1", "result_error: the returned value is not JSON: /a/1 is nan"},
		{"infinity", `-float("inf")`, "1", "result_error: the returned value is not JSON: it is -inf"},
		{"a key that is no string", `{"a": {1: 2}}`, "1", "result_error: the returned value is not JSON: /a has the key 1, which is of type int"},
		{"a set", `[{1}]`, "1", "result_error: the returned value is not JSON: /0 is of type set"},
		{"bytes", `b"x"`, "1", "result_error: the returned value is not JSON: it is of type bytes"},
		{"an object", "class C: pass\nasync def t(a):\n    return {'c': C()}", "1", "result_error: the returned value is not JSON: /c is of type C"},
		{"a coroutine that was not awaited", `http.request(url="http://x")`, "1", "result_error: the returned value is not JSON: it is of type coroutine"},
		{"half a surrogate pair", `"\ud800"`, "1", "result_error: the returned value is not JSON: it has half a surrogate pair"},
		{"a circle", "async def t(a):\n    l = []\n    l.append(l)\n    return l", "1", "result_error: the returned value is not JSON: it is nested deeper than 200 levels"},
		{"a large result", `"x" * (1 << 20)`, "1", "result_error: the returned value is over 1048576 bytes as JSON"},
		{"a result that is large when written out", "async def t(a):\n    l = 'x'\n    for i in range(60):\n        l = [l, l]\n    return l", "1", "result_error: the returned value is over 1048576 bytes as JSON"},
		{"an integer too large to write", `1 << (1 << 25)`, "1", "result_error: the returned value is over 1048576 bytes as JSON"},

		{"no entrypoint", "def other(): pass", "1", `python_error: the source defines no function "t"`},
		{"an entrypoint that is no function", "t = 1", "1", `python_error: the entrypoint "t" is of type int; it has to be an async def with one parameter`},
		{"an entrypoint that is not async", "def t(a): return 1", "1", `python_error: the entrypoint "t" is not an async def`},
		{"an entrypoint that yields", "async def t(a): yield 1", "1", `python_error: the entrypoint "t" is not an async def`},
		{"an entrypoint without a parameter", "async def t(): return 1", "1", `python_error: the entrypoint "t" has to have exactly one positional parameter`},
		{"an entrypoint with two parameters", "async def t(a, b=1): return 1", "1", `python_error: the entrypoint "t" has to have exactly one positional parameter`},
		{"an entrypoint with any number of parameters", "async def t(*a): return 1", "1", `python_error: the entrypoint "t" has to have exactly one positional parameter`},
		{"an entrypoint with a keyword parameter", "async def t(a, *, b): return 1", "1", `python_error: the entrypoint "t" has to have exactly one positional parameter`},
		{"a parameter that is positional only", "async def t(a, /): return 1", "1", `1`},

		{"an exception", `1 / 0`, "1", "python_error: ZeroDivisionError: division by zero"},
		{"an exception while the source runs", "raise KeyError('k')", "1", "python_error: KeyError: 'k'"},
		{"an exception of one's own", "class Bad(Exception): pass\nasync def t(a):\n    raise Bad('no: ' + a['x'])", `"q"`, "python_error: Bad: no: q"},
		{"an exception without a message", "async def t(a): raise ValueError", "1", "python_error: ValueError"},
		{"SystemExit", "import sys\nasync def t(a): sys.exit(3)", "1", "python_error: SystemExit: 3"},
		{"recursion", "def f(): return f()\nasync def t(a): return f()", "1", "python_error: RecursionError: maximum recursion depth exceeded"},
		{"a source that does not compile", "async def t(a)\n    return 1", "1", "python_error: SyntaxError: expected ':'"},

		{"http and json need no import", "import http as h, json as j\nasync def t(a):\n    return [h is http, j is json, json.dumps({}), http.HTTPStatus(404).phrase]", "1", `[true,true,"{}","Not Found"]`},
		{"the hierarchy of errors", `[c.__name__ for c in (http.InvalidRequest, http.LimitError, http.TransportError, http.PermissionDenied, http.StatusError) if issubclass(c, http.HTTPError)] + [http.HTTPError.__base__.__name__, str(http.LimitError)]`, "1",
			`["InvalidRequest","LimitError","TransportError","PermissionDenied","StatusError","Exception","<class 'http.LimitError'>"]`},
		{"a connection that is not there", "async def t(a):\n    try:\n        await http.request(connection='erp')\n    except http.InvalidRequest as e:\n        return str(e)", "1", `"there is no connection \"erp\"; the agent has none"`},
		{"an argument that is not there", "async def t(a):\n    try:\n        await http.request('http://x', timeout=3)\n    except http.HTTPError as e:\n        return [type(e).__name__, str(e)]", "1", `["InvalidRequest","request() got an unexpected keyword argument 'timeout'"]`},
		{"json that is none", "async def t(a):\n    try:\n        await http.request('http://x', json={'a': [1, {2}]})\n    except http.HTTPError as e:\n        return [type(e).__name__, str(e)]", "1", `["InvalidRequest","json cannot be sent: /a/1 is of type set"]`},
		{"an error that is not caught", `await http.request()`, "1", "python_error: http.InvalidRequest: url or connection is missing"},
		{"a parameter that is not finite", "async def t(a):\n    try:\n        await http.request('http://x', params={'a': float('inf')})\n    except http.HTTPError as e:\n        return [type(e).__name__, str(e)]", "1", `["InvalidRequest","params cannot be sent: /a is inf"]`},

		{"no files", "async def t(a):\n    try:\n        open('/etc/passwd')\n    except OSError as e:\n        return 'refused'", "1", `"refused"`},
		{"no environment", "import os\nasync def t(a):\n    return dict(os.environ)", "1", `{}`},
		{"the clock", "import time, datetime\nasync def t(a):\n    return time.time() > 1.7e9 and datetime.datetime.now().year > 2024 and time.monotonic() >= 0", "1", "true"},
		{"random numbers", "import random, uuid, secrets\nasync def t(a):\n    return len({random.random(), uuid.uuid4(), secrets.token_hex()})", "1", "3"},
		{"sleep", "import asyncio, time\nasync def t(a):\n    await asyncio.sleep(0.01)\n    time.sleep(0.01)\n    return 1", "1", "1"},
	} {
		t.Run(test.name, func(t *testing.T) {
			source := test.source
			if !strings.Contains(source, "def ") && !strings.Contains(source, "raise ") && !strings.Contains(source, "t = ") {
				source = "async def t(a):\n    return " + source
			}
			if got := outcome(callTool(t, source, test.x, "", patientCallLimits)); got != test.want {
				t.Errorf("got  %.300s\nwant %.300s", got, test.want)
			}
		})
	}
}

func TestTracebackPointsIntoTheSource(t *testing.T) {
	report := callTool(t, "def half(n):\n    return 1 / n\n\nasync def t(a):\n    print('before')\n    return half(a['x'])\n", "0", "", patientCallLimits)
	if report.Error == nil || report.Error.Traceback == nil {
		t.Fatalf("got %+v", report.Error)
	}
	traceback := *report.Error.Traceback
	for _, part := range []string{"Traceback (most recent call last):\n", `File "t.py", line 6, in t`, `File "t.py", line 2, in half`, "ZeroDivisionError: division by zero"} {
		if !strings.Contains(traceback, part) {
			t.Errorf("%q is not in\n%s", part, traceback)
		}
	}
	if report.Logs != "before\n" || report.LogsTruncated {
		t.Errorf("logs %q", report.Logs)
	}
}

func TestEachCallStartsFresh(t *testing.T) {
	file, err := ParseFile([]byte(toolFile("import json\nn = 0\nasync def t(a):\n    global n\n    n += 1\n    json.n = getattr(json, 'n', 0) + 1\n    if a['x']:\n        raise ValueError\n    return [n, json.n]", "")))
	if err != nil {
		t.Fatal(err)
	}
	e, err := NewExecutor(file, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	for _, x := range []string{"false", "true", "false"} {
		report, _ := e.Call(t.Context(), "t", []byte(`{"x": `+x+`}`))
		if want := map[string]string{"false": "[1,1]", "true": "python_error: ValueError"}[x]; outcome(report) != want {
			t.Errorf("got %s, want %s", outcome(report), want)
		}
	}
}

func TestLogsAreCut(t *testing.T) {
	report := callTool(t, "import sys\nasync def t(a):\n    print('x', end='')\n    print('é' * 10000, file=sys.stderr)\n    print('more')\n    return 1", "1", "", patientCallLimits)
	want := "x" + strings.Repeat("é", 8191)
	if outcome(report) != "1" || !report.LogsTruncated || report.Logs != want {
		t.Errorf("%s: %d bytes of logs, cut %v; want %d bytes", outcome(report), len(report.Logs), report.LogsTruncated, len(want))
	}
}

// patientCallLimits are for calls whose subject is not time: the machine may be busy.
var patientCallLimits = func() callLimits {
	l := defaultCallLimits
	l.call, l.execution = 10*time.Minute, 10*time.Minute
	return l
}()

// The limits that a script cannot catch.
func TestLimitsThatEndACall(t *testing.T) {
	short := defaultCallLimits
	short.execution = 2 * time.Second
	brief := defaultCallLimits
	brief.call = 150 * time.Millisecond
	small := patientCallLimits
	small.memory = 16 << 20
	for _, test := range []struct {
		name, source string
		limits       callLimits
		want         string
	}{
		{"execution", "async def t(a):\n    print('on')\n    while True:\n        try:\n            while True: pass\n        except BaseException: pass", short, "timeout: the execution took longer than 2s"},
		{"execution of the source itself", "while True: pass", short, "timeout: the execution took longer than 2s"},
		{"execution does not count waits", "import asyncio\nasync def t(a):\n    await asyncio.sleep(2.5)\n    return 1", short, "1"},
		{"the call counts waits", "import asyncio\nasync def t(a):\n    try:\n        await asyncio.sleep(20)\n    finally:\n        print('no')", brief, "timeout: the call took longer than 150ms"},
		{"memory", "async def t(a):\n    l = []\n    try:\n        while True: l.append('x' * 10000)\n    except BaseException:\n        return 1", small, "memory: the interpreter used more than 16 MiB"},
		{"memory in one piece", "async def t(a):\n    try:\n        return len('x' * (100 << 20))\n    except BaseException:\n        return 1", small, "memory: the interpreter used more than 16 MiB"},
	} {
		t.Run(test.name, func(t *testing.T) {
			t.Parallel() // most of it is waiting
			report := callTool(t, test.source, "1", "", test.limits)
			if got := outcome(report); got != test.want {
				t.Errorf("got %s, want %s", got, test.want)
			}
			if strings.Contains(report.Logs, "no") || test.name == "execution" && report.Logs != "on\n" {
				t.Errorf("logs %q", report.Logs)
			}
		})
	}
}

// httpServer answers for tools: what the paths do is in the cases below.
func httpServer(t *testing.T) *httptest.Server {
	var mu sync.Mutex
	waiting := 0
	together := make(chan struct{})
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		switch r.URL.Path {
		case "/v1/missing":
			w.WriteHeader(http.StatusNotFound)
			io.WriteString(w, `{"error": "none"}`)
		case "/v1/meet": // answers once three requests are there
			mu.Lock()
			if waiting++; waiting == 3 {
				close(together)
			}
			mu.Unlock()
			select {
			case <-together:
			case <-time.After(10 * time.Second):
				w.WriteHeader(http.StatusRequestTimeout)
			}
		case "/v1/slow":
			<-r.Context().Done()
		case "/v1/text":
			w.Header().Set("Content-Type", "text/plain; charset=latin-1")
			w.Write([]byte("caf\xe9"))
		default:
			w.Header().Set("Set-Cookie", "s=1")
			w.Header().Set("X-Echo", r.Header.Get("X-Echo"))
			fmt.Fprintf(w, `{"line": "%s %s", "big": 123456789012345678901234567890, "body": %q}`, r.Method, r.URL, body)
		}
	}))
	t.Cleanup(server.Close)
	return server
}

func TestToolsWithHTTP(t *testing.T) {
	server := httpServer(t)
	connections := "connections:\n  crm: {base_url: \"" + server.URL + "/v1/\"}\n  vault: {base_url: \"" + server.URL + "/\", use_proxy_secret: s}\n"
	for _, test := range []struct{ name, source, want string }{
		{"a response", "r = await http.request(connection='crm', path='a', params={'q': 'x y', 'n': 2**70, 'f': 1.0, 'b': True}, headers={'x-echo': 'e'})\nreturn [r.status, r.status_code, r.headers['x-echo'], 'set-cookie' in r.headers, r.json()]",
			`[200,200,"e",false,{"line":"GET /v1/a?q=x+y&n=1180591620717411303424&f=1.0&b=true","big":123456789012345678901234567890,"body":""}]`},
		{"positional arguments", "r = await http.request(None, 'crm', '/b', 'POST')\nreturn r.json()['line']", `"POST /b"`},
		{"json is sent", "r = await http.request(connection='crm', method='PUT', json={'b': [1, 2.0, None], 'a': 'é'})\nreturn r.json()['body']", `"{\"b\":[1,2.0,null],\"a\":\"é\"}"`},
		{"text is sent", "r = await http.request(connection='crm', method='POST', body='hé')\nreturn r.json()['body']", `"hé"`},
		{"text is decoded", "r = await http.request(connection='crm', path='text')\nreturn r.text", `"café"`},
		{"a status is no error", "r = await http.request(connection='crm', path='missing')\nreturn [r.status, r.json()]", `[404,{"error":"none"}]`},
		{"raise_for_status", "r = await http.request(connection='crm', path='missing')\ntry:\n    r.raise_for_status()\nexcept http.StatusError as e:\n    return [e.response is r, str(e).split(' (')[0]]", `[true,"404 Not Found"]`},
		{"raise_for_status without an error", "r = await http.request(connection='crm')\nreturn r.raise_for_status() is r", `true`},
		{"json that does not parse", "r = await http.request(connection='crm', path='text')\ntry:\n    r.json()\nexcept json.JSONDecodeError as e:\n    return 'no JSON'", `"no JSON"`},
		{"requests run at the same time", "import asyncio\nl = await asyncio.gather(*[http.request(connection='crm', path='meet') for i in range(3)])\nreturn [r.status for r in l]", `[200,200,200]`},
		{"gather keeps the order of errors and results", "import asyncio\nl = await asyncio.gather(http.request(), http.request(connection='crm', path='missing'), return_exceptions=True)\nreturn [type(l[0]).__name__, l[1].status]", `["InvalidRequest",404]`},
		{"the 33rd request", "n = 0\ntry:\n    while True:\n        await http.request(connection='crm')\n        n += 1\nexcept http.LimitError as e:\n    return [n, str(e)]", `[32,"a call makes at most 32 HTTP requests"]`},
		{"a secret", "try:\n    await http.request(connection='vault')\nexcept http.HTTPError as e:\n    return [type(e).__name__, str(e)]", `["HTTPError","the connection \"vault\" uses a proxy secret, and there is no secret proxy here"]`},
		{"a time-out of one's own", "import asyncio\ntry:\n    async with asyncio.timeout(0.05):\n        await http.request(connection='crm', path='slow')\nexcept TimeoutError:\n    return 'timed out'", `"timed out"`},
		{"a request nobody waits for", "import asyncio\nasyncio.create_task(http.request(connection='crm', path='slow'))\nawait asyncio.sleep(0.05)\nreturn 1", `1`},
	} {
		t.Run(test.name, func(t *testing.T) {
			source := "async def t(a):\n    " + strings.ReplaceAll(test.source, "\n", "\n    ") + "\n"
			report := callTool(t, source, "1", connections, patientCallLimits)
			if got := outcome(report); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
				if report.Error != nil && report.Error.Traceback != nil {
					t.Log(*report.Error.Traceback)
				}
			}
		})
	}
}

func TestRowsAreKeptOnFailure(t *testing.T) {
	server := httpServer(t)
	source := "async def t(a):\n    await http.request('" + server.URL + "/v1/x?secret=1')\n    print('sent')\n    raise ValueError('v')"
	report := callTool(t, source, "1", "", patientCallLimits)
	if outcome(report) != "python_error: ValueError: v" || report.Logs != "sent\n" || len(report.HTTP) != 1 || report.HTTP[0].URL != server.URL+"/v1/x" || *report.HTTP[0].Status != 200 {
		t.Errorf("got %+v", report)
	}
}

func TestRequestsUnderWayEndWithTheCall(t *testing.T) {
	server := httpServer(t)
	limits := defaultCallLimits
	limits.call = time.Second
	begin := time.Now()
	report := callTool(t, "async def t(a):\n    await http.request('"+server.URL+"/v1/slow')", "1", "", limits)
	if outcome(report) != "timeout: the call took longer than 1s" || len(report.HTTP) != 1 || report.HTTP[0].Error == nil || time.Since(begin) > 12*time.Second {
		t.Errorf("%s after %v: %+v", outcome(report), time.Since(begin), report.HTTP)
	}
}

func TestCallsRunAtTheSameTime(t *testing.T) {
	file, err := ParseFile([]byte(toolFile("async def t(a):\n    return sum(range(a['x']))", "")))
	if err != nil {
		t.Fatal(err)
	}
	e, err := NewExecutor(file, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer e.Close()
	var group sync.WaitGroup
	for i := range 8 {
		group.Go(func() {
			for range 20 {
				report, _ := e.Call(context.Background(), "t", fmt.Appendf(nil, `{"x": %d}`, i*100))
				if want := fmt.Sprint(i * 100 * (i*100 - 1) / 2); outcome(report) != want {
					t.Errorf("got %s, want %s", outcome(report), want)
				}
			}
		})
	}
	group.Wait()
}
