package agents

import (
	"context"
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"
)

// scriptFunc is a script whose body is Go.
type scriptFunc func(ctx context.Context, in *scriptInput) *scriptOutput

func (f scriptFunc) run(ctx context.Context, in *scriptInput) *scriptOutput { return f(ctx, in) }

func (f scriptFunc) compile(string, string) (script, *sourceError) { return f, nil }

// brokenSources is an interpreter that no source compiles for.
type brokenSources struct {
	problem  sourceError
	compiled int
}

func (b *brokenSources) compile(name, _ string) (script, *sourceError) {
	b.compiled++
	problem := b.problem
	problem.traceback = name
	return nil, &problem
}

// executorOf gives an executor of the tool add whose source runs as f.
func executorOf(t *testing.T, limits callLimits, f scriptFunc) *Executor {
	t.Helper()
	file, err := ParseFile([]byte(oneTool))
	if err != nil {
		t.Fatal(err)
	}
	e, err := newExecutor(file, Options{}, f, limits)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(e.Close)
	return e
}

func TestReportOfACall(t *testing.T) {
	e := executorOf(t, defaultCallLimits, func(_ context.Context, in *scriptInput) *scriptOutput {
		return &scriptOutput{result: json.RawMessage(`{"n":123456789012345678901234567890}`), logs: "hello\n", cut: true}
	})
	report, err := e.Call(context.Background(), "add", []byte(`{}`))
	if err != nil {
		t.Fatal(err)
	}
	report.DurationMS = 3
	text, _ := json.Marshal(report)
	const want = `{"result":{"n":123456789012345678901234567890},"logs":"hello\n","logs_truncated":true,"http":[],"duration_ms":3,"error":null}`
	if string(text) != want {
		t.Errorf("got\n%s\nwant\n%s", text, want)
	}
}

func TestFailedReportKeepsLogs(t *testing.T) {
	traceback := "Traceback"
	e := executorOf(t, defaultCallLimits, func(context.Context, *scriptInput) *scriptOutput {
		return &scriptOutput{logs: "before\n", err: &CallError{PythonError, "ValueError: x", &traceback}}
	})
	report, _ := e.Call(context.Background(), "add", []byte(`{}`))
	report.DurationMS = 0
	text, _ := json.Marshal(report)
	const want = `{"result":null,"logs":"before\n","logs_truncated":false,"http":[],"duration_ms":0,"error":{"kind":"python_error","message":"ValueError: x","traceback":"Traceback"}}`
	if string(text) != want {
		t.Errorf("got\n%s\nwant\n%s", text, want)
	}
}

func TestUnknownTool(t *testing.T) {
	e := executorOf(t, defaultCallLimits, nil)
	if _, err := e.Call(context.Background(), "sub", []byte(`{}`)); !errors.Is(err, ErrNoTool) {
		t.Errorf("got %v", err)
	}
}

func TestInvalidArgumentsStartNothing(t *testing.T) {
	e := executorOf(t, defaultCallLimits, func(context.Context, *scriptInput) *scriptOutput {
		t.Error("the script ran")
		return &scriptOutput{}
	})
	report, _ := e.Call(context.Background(), "add", []byte(`{"x": 1}`))
	if report.Error == nil || report.Error.Kind != InvalidArguments || !strings.Contains(report.Error.Message, "/x: the schema has no such property") || report.Error.Traceback != nil {
		t.Errorf("got %+v", report.Error)
	}
}

func TestSourceIsCompiledOnce(t *testing.T) {
	file, err := ParseFile([]byte(oneTool))
	if err != nil {
		t.Fatal(err)
	}
	broken := &brokenSources{problem: sourceError{line: 1, message: "SyntaxError: x"}}
	e, _ := newExecutor(file, Options{}, broken, defaultCallLimits)
	for range 3 {
		report, _ := e.Call(context.Background(), "add", []byte(`{}`))
		if report.Error == nil || report.Error.Kind != PythonError || report.Error.Message != "SyntaxError: x" || *report.Error.Traceback != "add.py" {
			t.Errorf("got %+v", report.Error)
		}
	}
	if broken.compiled != 1 {
		t.Errorf("compiled %d times", broken.compiled)
	}
}

func TestEndsOfACall(t *testing.T) {
	limits := defaultCallLimits
	limits.call = 20 * time.Millisecond
	limits.result = 10
	waits := func(ctx context.Context, _ *scriptInput) *scriptOutput {
		<-ctx.Done()
		return &scriptOutput{err: &CallError{Kind: PythonError, Message: "CancelledError"}}
	}
	cancelled, cancel := context.WithCancel(context.Background())
	cancel()
	expired, cancel := context.WithDeadline(context.Background(), time.Now().Add(-time.Second))
	defer cancel()
	for _, test := range []struct {
		name   string
		ctx    context.Context
		script scriptFunc
		want   string
	}{
		{"time is up", context.Background(), waits, "timeout: the call took longer than 20ms"},
		{"time of the host is up", expired, waits, "timeout: the call took longer than its host gave it"},
		{"cancelled", cancelled, waits, "host_error: the call was cancelled"},
		{"a result at the limit", context.Background(), func(context.Context, *scriptInput) *scriptOutput {
			return &scriptOutput{result: json.RawMessage(`"12345678"`)}
		}, ""},
		{"a result over the limit", context.Background(), func(context.Context, *scriptInput) *scriptOutput {
			return &scriptOutput{result: json.RawMessage(`"123456789"`)}
		}, "result_error: the returned value is over 10 bytes as JSON"},
		{"a panic", context.Background(), func(context.Context, *scriptInput) *scriptOutput { panic("secret") }, "host_error: the call failed in the host"},
		{"a success that was too late to stop", cancelled, func(context.Context, *scriptInput) *scriptOutput {
			return &scriptOutput{result: json.RawMessage(`1`)}
		}, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			report, _ := executorOf(t, limits, test.script).Call(test.ctx, "add", []byte(`{}`))
			got := ""
			if report.Error != nil {
				got = report.Error.Error()
			}
			if got != test.want || (report.Error != nil) != (report.Result == nil) {
				t.Errorf("got %q and %s, want %q", got, report.Result, test.want)
			}
		})
	}
}

func TestPanicInARequestIsAHostError(t *testing.T) {
	e := executorOf(t, defaultCallLimits, func(ctx context.Context, in *scriptInput) *scriptOutput {
		done := make(chan *raised)
		go func() {
			in.requests.(*guardedRequester).requester = nil // a defect
			_, err := in.requests.send(ctx, 0)
			done <- err
		}()
		if err := <-done; err == nil || err.class != httpError {
			t.Errorf("the script got %v", err)
		}
		return &scriptOutput{result: json.RawMessage(`1`)}
	})
	report, _ := e.Call(context.Background(), "add", []byte(`{}`))
	if report.Error == nil || report.Error.Kind != HostError || report.Result != nil {
		t.Errorf("got %+v", report)
	}
}

func TestSourcesThatDoNotCompile(t *testing.T) {
	file, err := ParseFile([]byte(oneTool))
	if err != nil {
		t.Fatal(err)
	}
	err = file.checkSources(&brokenSources{problem: sourceError{line: 2, column: 5, message: "SyntaxError: no"}})
	if err == nil || err.Error() != "11:11: /tools/0/source: SyntaxError: no" {
		t.Errorf("got %v", err)
	}
	if err := file.checkSources(scriptFunc(nil)); err != nil {
		t.Errorf("got %v", err)
	}
}
