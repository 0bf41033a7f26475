package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const ordersExample = "../../examples/orders"

// startOrdersServer builds and starts the server of the example, and gives an agent file
// that knows where it listens.
func startOrdersServer(t *testing.T) (agentFile string) {
	t.Helper()
	binary := filepath.Join(t.TempDir(), "server")
	if out, err := exec.Command("go", "build", "-o", binary, "github.com/gilliam-run/gilliam/examples/orders/server").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	server := exec.Command(binary, "-listen", "127.0.0.1:0")
	stdout, err := server.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := server.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		server.Process.Kill()
		server.Wait()
	})
	line, err := bufio.NewReader(stdout).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(filepath.Join(ordersExample, "agent.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	address := strings.TrimSpace(strings.TrimPrefix(line, "serving "))
	text = bytes.ReplaceAll(text, []byte("http://127.0.0.1:8765/v1/"), []byte(address))
	agentFile = filepath.Join(t.TempDir(), "agent.yaml")
	if err := os.WriteFile(agentFile, text, 0o600); err != nil {
		t.Fatal(err)
	}
	return agentFile
}

// The commands of examples/README.md do what it says.
func TestOrdersExample(t *testing.T) {
	agentFile := startOrdersServer(t)
	for _, test := range []struct {
		name, tool, input string
		exit              int
		want              map[string]any // parts of the result, or of the error
	}{
		{"compute", "summarize_orders", "@" + ordersExample + "/orders.json", 0,
			map[string]any{"revenue_cents": 37742694.0, "customers": 350.0, "refund_rate": 0.1199}},
		{"ask", "customer_standing", `{"customer_id": "C-001", "on": "2024-06-01"}`, 0,
			map[string]any{"found": true, "name": "Brandt & Söhne", "owes_cents": 93049.0}},
		{"ask for nobody", "customer_standing", `{"customer_id": "C-999", "on": "2024-06-01"}`, 0,
			map[string]any{"found": false, "message": "there is no customer C-999"}},
		{"fail", "refund_order", "@" + ordersExample + "/refund.json", 1,
			map[string]any{"kind": "python_error", "message": "RefundError: order O-00042: SKU-019 takes the refund to 5300 cents, but only 5000 were paid; refund at most 1500 for it"}},
		{"wrong arguments", "refund_order", `{"order_id": 42, "items": []}`, 1, map[string]any{"kind": "invalid_arguments"}},
	} {
		t.Run(test.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			exit := run(&console{strings.NewReader(""), &stdout, &stderr},
				[]string{"agent", "tools", "test", agentFile, "--allow-private-http", "--tool", test.tool, "--input", test.input})
			var report struct {
				Result map[string]any
				Error  map[string]any
				HTTP   []struct{ Status int }
			}
			if err := json.Unmarshal(stdout.Bytes(), &report); err != nil {
				t.Fatalf("%v\n%s%s", err, &stdout, &stderr)
			}
			got := report.Result
			if test.exit == 1 {
				got = report.Error
			}
			if asks := test.tool == "customer_standing"; asks != (len(report.HTTP) == 1) || asks && report.HTTP[0].Status == 0 {
				t.Errorf("rows of requests: %+v", report.HTTP)
			}
			if exit != test.exit {
				t.Errorf("exit code %d, want %d", exit, test.exit)
			}
			for key, want := range test.want {
				if got[key] != want {
					t.Errorf("%s is %v, want %v", key, got[key], want)
				}
			}
			if t.Failed() {
				t.Log(stdout.String())
			}
		})
	}
}
