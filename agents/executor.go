package agents

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"
)

// Options are what a host decides about the calls of an agent's tools. The zero value
// reaches public addresses, has no secrets and keeps failures of the host to itself.
type Options struct {
	HTTP HTTPPolicy
	// Logger gets what went wrong in the host, which reports never show; nil: nobody does.
	Logger *slog.Logger
}

// callLimits are the limits of one call.
type callLimits struct {
	call      time.Duration // everything included
	execution time.Duration // of the interpreter, waits for the host excluded
	memory    int           // of the interpreter, in bytes
	logs      int           // bytes of what is printed
	result    int           // bytes of the returned JSON
	http      httpLimits
}

var defaultCallLimits = callLimits{
	call: 30 * time.Second, execution: 10 * time.Second, memory: 64 << 20, logs: 16 << 10, result: 1 << 20, http: defaultHTTPLimits,
}

// An ErrorKind says whose fault a failed call is.
type ErrorKind string

// The kinds of failure.
const (
	InvalidArguments ErrorKind = "invalid_arguments" // the arguments do not fit the schema
	PythonError      ErrorKind = "python_error"      // the source does not compile, or raised
	Timeout          ErrorKind = "timeout"           // of the call or of its execution
	MemoryLimit      ErrorKind = "memory"            // of the interpreter
	ResultError      ErrorKind = "result_error"      // what was returned is not JSON or too large
	HostError        ErrorKind = "host_error"        // the executor failed, or its host cancelled
)

// A CallError is why a call failed.
type CallError struct {
	Kind      ErrorKind `json:"kind"`
	Message   string    `json:"message"`
	Traceback *string   `json:"traceback"` // of Python; nil where there is none
}

func (e *CallError) Error() string { return string(e.Kind) + ": " + e.Message }

// A Report is everything about one call. A model is given Result, or Error; the rest is
// for people.
type Report struct {
	Result        json.RawMessage `json:"result"` // null after a failure
	Logs          string          `json:"logs"`
	LogsTruncated bool            `json:"logs_truncated"`
	HTTP          []Exchange      `json:"http"` // in the order the requests began
	DurationMS    int64           `json:"duration_ms"`
	Error         *CallError      `json:"error"`
}

// An Executor runs the tools of one agent file. It compiles each source once and is safe
// for concurrent use.
type Executor struct {
	tools  map[string]*preparedTool
	http   *httpHost
	limits callLimits
	logger *slog.Logger
}

// An interpreter compiles sources.
type interpreter interface {
	// compile makes a script. The error is for a source that is not Python.
	compile(name, source string) (script, *sourceError)
}

// A script is a compiled source: what the executor needs of an interpreter.
type script interface {
	// run calls the entrypoint in fresh state. It returns when the script and every
	// request it made have ended; a cancelled context ends both.
	run(ctx context.Context, in *scriptInput) *scriptOutput
}

// A sourceError is a source that does not compile.
type sourceError struct {
	line, column int    // from 1; 0 where unknown
	message      string // "SyntaxError: ..."
	traceback    string
}

type scriptInput struct {
	entrypoint string
	arguments  *node
	requests   requester
	limits     *callLimits
}

// A requester is http.request. A request is admitted while the script stands still and
// sent beside it.
type requester interface {
	admit(*requestArguments) (ticket int, err *raised)
	send(ctx context.Context, ticket int) (*response, *raised)
}

type scriptOutput struct {
	result json.RawMessage
	logs   string
	cut    bool // of the logs
	err    *CallError
}

type preparedTool struct {
	*Tool
	interpreter interpreter
	once        sync.Once
	script      script
	problem     *sourceError
}

// compiled compiles the source when the tool is called for the first time.
func (t *preparedTool) compiled() (script, *sourceError) {
	t.once.Do(func() { t.script, t.problem = t.interpreter.compile(t.sourceName(), t.Source) })
	return t.script, t.problem
}

// sourceName is the file name of the source in tracebacks.
func (t *Tool) sourceName() string { return t.Name + ".py" }

// NewExecutor prepares the tools of a file. The error is about the options.
func NewExecutor(f *File, o Options) (*Executor, error) {
	return newExecutor(f, o, newMachine(&defaultCallLimits), defaultCallLimits)
}

func newExecutor(f *File, o Options, in interpreter, limits callLimits) (*Executor, error) {
	host, err := newHTTPHost(o.HTTP, f.Connections, limits.http)
	if err != nil {
		return nil, err
	}
	e := &Executor{tools: map[string]*preparedTool{}, http: host, limits: limits, logger: o.Logger}
	if e.logger == nil {
		e.logger = slog.New(slog.DiscardHandler)
	}
	for _, tool := range f.Tools {
		e.tools[tool.Name] = &preparedTool{Tool: tool, interpreter: in}
	}
	return e, nil
}

// Close drops the connections the executor keeps open. Calls under way go on.
func (e *Executor) Close() { e.http.close() }

// ErrNoTool is the error of a call to a tool that the file does not have.
var ErrNoTool = errors.New("the agent has no such tool")

// Call calls a tool with arguments, a JSON object. Whatever the tool does is in the
// report; the error is [ErrNoTool].
func (e *Executor) Call(ctx context.Context, tool string, arguments []byte) (*Report, error) {
	prepared := e.tools[tool]
	if prepared == nil {
		return nil, fmt.Errorf("%w: %s", ErrNoTool, tool)
	}
	start := time.Now()
	requests := &httpCall{host: e.http}
	report := &Report{}
	limited, cancel := context.WithTimeoutCause(ctx, e.limits.call, errCallTimeout)
	defer cancel()
	e.run(limited, prepared, arguments, requests, report)
	if report.Error != nil {
		report.Error = e.verdict(ctx, limited, report.Error)
		report.Result = nil
	}
	report.HTTP = requests.exchanges()
	report.DurationMS = time.Since(start).Milliseconds()
	return report, nil
}

var errCallTimeout = errors.New("the call took too long")

// run fills the report of a call. A defect of the executor is a host_error, so that no
// call takes the process down with it.
func (e *Executor) run(ctx context.Context, tool *preparedTool, arguments []byte, requests *httpCall, report *Report) {
	defer func() {
		if r := recover(); r != nil {
			e.logger.Error("tool call failed in the host", "tool", tool.Name, "panic", r)
			report.Error = &CallError{Kind: HostError, Message: "the call failed in the host"}
		}
	}()
	values, err := tool.InputSchema.checkArguments(ctx, arguments)
	if err != nil {
		report.Error = &CallError{Kind: InvalidArguments, Message: err.Error()}
		return
	}
	compiled, problem := tool.compiled()
	if problem != nil {
		report.Error = &CallError{Kind: PythonError, Message: problem.message, Traceback: &problem.traceback}
		return
	}
	guarded := &guardedRequester{requester: requests}
	out := compiled.run(ctx, &scriptInput{entrypoint: tool.Entrypoint, arguments: values, limits: &e.limits, requests: guarded})
	report.Result, report.Logs, report.LogsTruncated, report.Error = out.result, out.logs, out.cut, out.err
	switch reason := guarded.failure(); {
	case reason != nil:
		e.logger.Error("request of a tool failed in the host", "tool", tool.Name, "panic", reason)
		report.Error = &CallError{Kind: HostError, Message: "the call failed in the host"}
	case report.Error == nil && len(report.Result) > e.limits.result:
		report.Error = &CallError{Kind: ResultError, Message: resultTooLarge(e.limits.result)}
	}
}

func resultTooLarge(limit int) string {
	return fmt.Sprintf("the returned value is over %d bytes as JSON", limit)
}

// verdict sees to it that a call whose time is up says so, whatever its end looked like
// to the interpreter.
func (e *Executor) verdict(ctx, limited context.Context, err *CallError) *CallError {
	switch {
	case limited.Err() == nil || err.Kind == MemoryLimit:
		return err
	case context.Cause(limited) == errCallTimeout:
		return &CallError{Timeout, fmt.Sprintf("the call took longer than %s", e.limits.call), err.Traceback}
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		return &CallError{Timeout, "the call took longer than its host gave it", err.Traceback}
	}
	return &CallError{HostError, "the call was cancelled", err.Traceback}
}

// A guardedRequester remembers a panic in a request, which is sent on a goroutine of its
// own, so that it ends the call and not the process.
type guardedRequester struct {
	requester
	mu     sync.Mutex
	reason any
}

func (g *guardedRequester) send(ctx context.Context, ticket int) (answer *response, err *raised) {
	defer func() {
		if r := recover(); r != nil {
			g.mu.Lock()
			defer g.mu.Unlock()
			g.reason = r
			answer, err = nil, raise(httpError, "the request failed in the host")
		}
	}()
	return g.requester.send(ctx, ticket)
}

func (g *guardedRequester) failure() any {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.reason
}

// CheckSources compiles the source of every tool. The error is [Problems], at the places
// in the file where the sources stand.
func (f *File) CheckSources() error { return f.checkSources(newMachine(&defaultCallLimits)) }

func (f *File) checkSources(in interpreter) error {
	var c collector
	for i, tool := range f.Tools {
		_, problem := in.compile(tool.sourceName(), tool.Source)
		if problem == nil {
			continue
		}
		at := (*path)(nil).key("tools").index(i).key("source")
		pos, exact := tool.written.position(problem.line, max(problem.column, 1))
		message := problem.message
		if !exact && problem.line > 0 {
			message = fmt.Sprintf("%s (line %d of the source)", message, problem.line)
		}
		c.add(at, pos, "%s", message)
	}
	return c.err()
}
