package agents

import (
	"context"
	"crypto/rand"
	_ "embed" // for the prelude
	"errors"
	"fmt"
	"math/big"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/gilliam-run/gilliam"
)

// This file is where the executor meets the interpreter; no other file knows both.

//go:embed prelude.py
var preludeSource string

// Names of the prelude: its file in tracebacks, and what it shares with Go.
const (
	preludeFile = "<http>"
	admitName   = "_gilliam_admit"
	sendName    = "_gilliam_send"
	callName    = "_gilliam_call"
)

// prelude compiles the prelude once for the process. It is part of the program: that it
// compiles is a test's business.
var prelude = sync.OnceValue(func() *gilliam.Program {
	program, err := gilliam.Compile(preludeFile, preludeSource)
	if err != nil {
		panic(err)
	}
	return program
})

// A machine runs scripts in the environment of tools: the clock, randomness, sleep and
// requests, and nothing else.
type machine struct{ env *gilliam.Env }

func newMachine(limits *callLimits) *machine {
	return &machine{&gilliam.Env{
		Funcs: []gilliam.Func{
			{Name: admitName, Params: "arguments", Kind: gilliam.Sync, Call: admit},
			{Name: sendName, Params: "ticket", Kind: gilliam.Async, Call: send},
		},
		Clock: time.Now, Random: rand.Reader, Sleep: gilliam.RealSleep,
		Limits: gilliam.Limits{Memory: int64(limits.memory), Duration: limits.execution, Output: int64(limits.logs)},
		Async:  limits.http.calls,
	}}
}

// A machineScript is a source compiled for the machine.
type machineScript struct {
	machine *machine
	program *gilliam.Program
}

func (m *machine) compile(name, source string) (script, *sourceError) {
	program, err := gilliam.Compile(name, source)
	if err == nil {
		return machineScript{m, program}, nil
	}
	var syntax *gilliam.SyntaxError
	if !errors.As(err, &syntax) {
		return nil, &sourceError{message: "the source does not compile"}
	}
	message := syntax.Kind + ": " + syntax.Message
	traceback := fmt.Sprintf("  File %q, line %d\n    %s\n%s\n", syntax.File, syntax.Line, strings.TrimSpace(syntax.Text), message)
	return nil, &sourceError{line: syntax.Line, column: syntax.Column, message: message, traceback: traceback}
}

// inputKey is where the context of a call carries its scriptInput, so that all calls share
// one environment.
type inputKey struct{}

// run gives the script a session of its own: the prelude, the source, then the call.
func (m machineScript) run(ctx context.Context, in *scriptInput) *scriptOutput {
	logs := &logWriter{limit: in.limits.logs}
	value, err := m.call(context.WithValue(ctx, inputKey{}, in), in, logs)
	out := &scriptOutput{logs: logs.text(), cut: logs.cut}
	if err != nil {
		out.err = callError(err, in.limits)
		return out
	}
	out.result, out.err = returned(value, in.limits.result)
	return out
}

func (m machineScript) call(ctx context.Context, in *scriptInput, logs *logWriter) (any, error) {
	session, err := gilliam.NewSession(m.machine.env)
	if err != nil {
		return nil, err
	}
	defer session.Close()
	for _, program := range []*gilliam.Program{prelude(), m.program} {
		result, err := session.Load(ctx, program, gilliam.Inputs{})
		logs.add(result)
		if err != nil {
			return nil, err
		}
	}
	result, err := session.Call(ctx, callName, in.entrypoint, goValue(in.arguments), in.limits.result)
	logs.add(result)
	if err != nil {
		return nil, err
	}
	return result.Value, nil
}

// admit is the first half of the prelude's request. It answers with the class to raise
// and its message, or with "" and a ticket.
func admit(ctx context.Context, given any) gilliam.Tuple {
	arguments, err := readArguments(given)
	ticket := 0
	if err == nil {
		ticket, err = ctx.Value(inputKey{}).(*scriptInput).requests.admit(arguments)
	}
	if err != nil {
		return gilliam.Tuple{err.class, err.message}
	}
	return gilliam.Tuple{"", ticket}
}

// send is the second half. It answers with the class to raise and its message, or with ""
// and the response.
func send(ctx context.Context, ticket int) gilliam.Tuple {
	answer, err := ctx.Value(inputKey{}).(*scriptInput).requests.send(ctx, ticket)
	if err != nil {
		return gilliam.Tuple{err.class, err.message, nil, nil, nil}
	}
	headers := make(gilliam.Dict, len(answer.headers))
	for i, h := range answer.headers {
		headers[i] = gilliam.Item{Key: h.name, Value: h.value}
	}
	return gilliam.Tuple{"", answer.reason, answer.status, headers, answer.text}
}

// readArguments takes the arguments of a request out of the prelude's dict.
func readArguments(given any) (*requestArguments, *raised) {
	all, ok := nodeOf(given)
	if !ok {
		return nil, raise(invalidRequest, "the arguments cannot be sent")
	}
	get := func(name string) *node {
		if n := all.get(name); n != nil && n.kind != nullKind {
			return n
		}
		return nil
	}
	return &requestArguments{
		url: get("url"), connection: get("connection"), path: get("path"), method: get("method"),
		headers: get("headers"), params: get("params"), json: get("json"), body: get("body"),
	}, nil
}

// returned turns the prelude's answer to a call into JSON, or into why there is none.
func returned(value any, limit int) ([]byte, *CallError) {
	answer, _ := value.(gilliam.Tuple)
	if len(answer) != 2 {
		return nil, &CallError{Kind: PythonError, Message: "the source replaced what calls its entrypoint"}
	}
	text, _ := answer[1].(string)
	switch answer[0] {
	case "entrypoint", "exit":
		return nil, &CallError{Kind: PythonError, Message: text}
	case "large":
		return nil, &CallError{Kind: ResultError, Message: resultTooLarge(limit)}
	case "result":
		return nil, &CallError{Kind: ResultError, Message: "the returned value is not JSON: " + text}
	}
	tree, ok := nodeOf(answer[1])
	if !ok {
		return nil, &CallError{Kind: ResultError, Message: "the returned value is not JSON"}
	}
	return appendNode(nil, &tree), nil
}

// callError says what ended a run of the interpreter. An error it does not know is the
// host's, unless the time of the call is up, which the executor sees.
func callError(err error, limits *callLimits) *CallError {
	var limit *gilliam.LimitError
	var exception *gilliam.Exception
	switch {
	case errors.As(err, &limit):
		switch limit.Resource {
		case "duration":
			return &CallError{Kind: Timeout, Message: fmt.Sprintf("the execution took longer than %s", limits.execution)}
		case "memory":
			return &CallError{Kind: MemoryLimit, Message: fmt.Sprintf("the interpreter used more than %d MiB", limits.memory>>20)}
		}
		return &CallError{Kind: PythonError, Message: limit.Error()}
	case errors.As(err, &exception):
		traceback := scriptFrames(exception.Traceback)
		return &CallError{Kind: PythonError, Message: exception.Error(), Traceback: &traceback}
	}
	return &CallError{Kind: HostError, Message: "the call failed in the host"}
}

// scriptFrames leaves the frames of the prelude out of a traceback: the line that names
// the file, and the lines about the code that are indented deeper.
func scriptFrames(traceback string) string {
	var kept strings.Builder
	skipping := false
	for line := range strings.Lines(traceback) {
		body := withoutMargin(line)
		if strings.HasPrefix(body, `  File "`) {
			skipping = strings.HasPrefix(body, `  File "`+preludeFile+`"`)
		} else if !strings.HasPrefix(body, "    ") {
			skipping = false
		}
		if !skipping {
			kept.WriteString(line)
		}
	}
	return kept.String()
}

// withoutMargin takes away the bars that a traceback of an exception group begins its
// lines with.
func withoutMargin(line string) string {
	indented := line[:len(line)-len(strings.TrimLeft(line, " |"))]
	if bar := strings.LastIndexByte(indented, '|'); bar >= 0 {
		return strings.TrimPrefix(line[bar+1:], " ")
	}
	return line
}

// goValue gives a tree as the interpreter takes values in: dicts in their order, integers
// exact.
func goValue(n *node) any {
	switch n.kind {
	case boolKind:
		return n.text == "true"
	case intKind:
		if small, err := strconv.ParseInt(n.text, 10, 64); err == nil {
			return small
		}
		large, _ := new(big.Int).SetString(n.text, 10)
		return large
	case floatKind:
		f, _ := strconv.ParseFloat(n.text, 64)
		return f
	case stringKind:
		return n.text
	case listKind:
		items := make([]any, len(n.items))
		for i := range n.items {
			items[i] = goValue(&n.items[i])
		}
		return items
	case mapKind:
		dict := make(gilliam.Dict, len(n.keys))
		for i, key := range n.keys {
			dict[i] = gilliam.Item{Key: key.name, Value: goValue(&n.items[i])}
		}
		return dict
	}
	return nil
}

// nodeOf gives a value that came out of the interpreter as a tree. The prelude has walked
// it, so ok is false only where a script replaced the prelude.
func nodeOf(value any) (n node, ok bool) {
	switch value := value.(type) {
	case nil:
		return node{kind: nullKind}, true
	case bool:
		return node{kind: boolKind, text: strconv.FormatBool(value)}, true
	case int64:
		return node{kind: intKind, text: strconv.FormatInt(value, 10)}, true
	case *big.Int:
		return node{kind: intKind, text: value.String()}, true
	case float64:
		return node{kind: floatKind, text: floatText(value)}, value-value == 0
	case string:
		return node{kind: stringKind, text: value}, utf8.ValidString(value)
	case []any:
		return listOf(value)
	case gilliam.Tuple:
		return listOf(value)
	case gilliam.Dict:
		c := &content{items: make([]node, len(value)), keys: make([]mapKey, len(value))}
		for i, item := range value {
			key, isString := item.Key.(string)
			c.keys[i].name = key
			if c.items[i], ok = nodeOf(item.Value); !ok || !isString {
				return node{}, false
			}
		}
		return node{kind: mapKind, content: c}, true
	}
	return node{}, false
}

func listOf(values []any) (n node, ok bool) {
	c := &content{items: make([]node, len(values))}
	for i, value := range values {
		if c.items[i], ok = nodeOf(value); !ok {
			return node{}, false
		}
	}
	return node{kind: listKind, content: c}, true
}

// A logWriter keeps what a script prints up to a limit.
type logWriter struct {
	limit int
	kept  []byte
	cut   bool
}

// add takes what a run printed. The prelude makes standard error the same stream.
func (w *logWriter) add(r *gilliam.Result) {
	if r != nil {
		w.write(r.Stdout + r.Stderr)
		w.cut = w.cut || r.Cut
	}
}

func (w *logWriter) write(text string) {
	if w.cut {
		return
	}
	room := w.limit - len(w.kept)
	w.kept = append(w.kept, truncateText(text, room)...)
	w.cut = len(text) > room
}

func (w *logWriter) text() string { return strings.ToValidUTF8(string(w.kept), "\ufffd") }
