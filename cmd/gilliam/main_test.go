package main

import (
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"gilliam": main})
}

// Each script in testdata/script runs the command as a user would. $SERVER is a server on
// this machine.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(env *testscript.Env) error {
			server := httptest.NewServer(http.HandlerFunc(answer))
			env.Defer(server.Close)
			env.Setenv("SERVER", server.URL)
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"expand":   expand,
			"exitcode": exitCode,
		},
	})
}

// answer echoes what a test needs to see of a request.
func answer(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Set-Cookie", "session=secret")
	switch r.URL.Path {
	case "/v1/missing":
		w.WriteHeader(http.StatusNotFound)
		io.WriteString(w, `{"error": "no such thing"}`)
	case "/v1/away":
		http.Redirect(w, r, "http://169.254.169.254/", http.StatusFound)
	default:
		io.WriteString(w, `{"request": "`+r.Method+` `+r.URL.String()+`", "bytes": `+string('0'+rune(len(body)%10))+`}`)
	}
}

// expand replaces the names of environment variables in files, as in: expand FILE...
func expand(ts *testscript.TestScript, _ bool, names []string) {
	for _, name := range names {
		text := strings.ReplaceAll(ts.ReadFile(name), "$SERVER", ts.Getenv("SERVER"))
		ts.Check(os.WriteFile(ts.MkAbs(name), []byte(text), 0o600))
	}
}

// exitCode runs a command that exits with a code, as in: exitcode CODE COMMAND...
func exitCode(ts *testscript.TestScript, _ bool, arguments []string) {
	want, command := arguments[0], arguments[1:]
	err := ts.Exec(command[0], command[1:]...)
	got := "exit status 0"
	if err != nil {
		got = err.Error()
	}
	if got != "exit status "+want {
		ts.Fatalf("%s: %s, want %s", strings.Join(command, " "), got, want)
	}
}
